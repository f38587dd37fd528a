import { createSiteFiles } from '../../site/files/index.js'
import { createServedPages } from '../../site/pages/index.js'
import { serveLocally } from '../http/serve-locally.js'
import type { LocalServer } from '../http/serve-locally.js'
import { createStaticSite } from './index.js'

/** Serves a folder as it is, to this machine alone, on a free port. */
export function serveFolder(folder: string): Promise<LocalServer> {
  const files = createSiteFiles({ folder })
  const handle = createStaticSite({ files, readPage: createServedPages({ files, policy: null }).read })
  return serveLocally((request, response) => void handle(request, response))
}
