// Bundles a page, and a page with a worker. The worker uses top-level await, so it must stay a module.
export default {
  base: "./",
  build: { outDir: "bundled", rolldownOptions: { input: ["page.html", "worker.html"] } },
  worker: { format: "es" },
};
