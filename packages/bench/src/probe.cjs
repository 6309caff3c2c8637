/** Loaded into a measured server: tells its heap, after a collection, to whoever started it, and does not outlive that one. */
process.on('message', (message) => {
  if (message !== 'heap') return;
  global.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: heapUsed + external, rss });
});
process.on('disconnect', () => process.exit(1));
