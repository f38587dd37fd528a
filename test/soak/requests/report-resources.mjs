/** Loaded into the server before it starts: tells its parent what it holds, whenever that asks. */
process.on('message', () => {
  globalThis.gc()
  const { heapUsed, rss } = process.memoryUsage()
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  process.send({ heapBytes: heapUsed, rssBytes: rss, sockets })
})
// To be asked is no reason to stay.
process.channel.unref()
