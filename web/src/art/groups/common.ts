export default import.meta.glob<string>("../common/*.svg", { eager: true, query: "?raw", import: "default" });
