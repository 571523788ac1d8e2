export default import.meta.glob<string>("../dice/*.svg", { eager: true, query: "?raw", import: "default" });
