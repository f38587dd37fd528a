import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteFiles } from '../../site/files/index.js'
import { createServedPages } from '../../site/pages/index.js'
import { createStaticSite } from './index.js'

/** A folder that is served, until it is closed. */
export interface ServedFolder {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a folder as it is, to this machine alone, on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const files = createSiteFiles({ folder })
  const handle = createStaticSite({ files, readPage: createServedPages({ files, policy: null }).read })
  const server = createServer((request, response) => void handle(request, response))
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
