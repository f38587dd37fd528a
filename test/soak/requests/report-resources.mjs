/** Loaded into the server before it starts; reports the server's resources to its parent on request. */
process.on('message', () => {
  globalThis.gc()
  const { heapUsed, rss } = process.memoryUsage()
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  process.send({ heapBytes: heapUsed, rssBytes: rss, sockets })
})
// Waiting for requests does not keep the process alive.
process.channel.unref()
