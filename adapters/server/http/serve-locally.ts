import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of this machine alone, until it is closed. */
export interface LocalServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves to this machine alone, on a free port. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  // No connection is kept for later requests: on a busy machine a client could use one that was closed
  // meanwhile.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
