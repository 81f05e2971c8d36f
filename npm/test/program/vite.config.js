// A page, and a page with a worker, bundled. A worker that waits for what it imports has to stay a module.
export default {
  base: "./",
  build: { outDir: "bundled", rolldownOptions: { input: ["page.html", "worker.html"] } },
  worker: { format: "es" },
};
