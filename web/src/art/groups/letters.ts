export default import.meta.glob<string>("../letters/*.svg", { eager: true, query: "?raw", import: "default" });
