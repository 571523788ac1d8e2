export default import.meta.glob<string>("../base/*.svg", { eager: true, query: "?raw", import: "default" });
