export default import.meta.glob<string>("../mocha/*.svg", { eager: true, query: "?raw", import: "default" });
