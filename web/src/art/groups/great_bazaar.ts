export default import.meta.glob<string>("../great_bazaar/*.svg", { eager: true, query: "?raw", import: "default" });
