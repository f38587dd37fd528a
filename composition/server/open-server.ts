import { connectionLimits, listen, listenFailure } from '../../adapters/server/http/index.js'
import type { HttpServer } from '../../adapters/server/http/index.js'
import { createProbes } from '../../adapters/server/routes/probes.js'
import type { Probes } from '../../adapters/server/routes/probes.js'
import { createOpening } from '../../adapters/server/routes/wait-for-opening.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import type { SiteFiles } from '../../adapters/site/files/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { privateFoldersOf } from './prepare-site.js'
import type { SiteStart } from './prepare-site.js'

/** The server of a site that listens, and its files. */
export interface OpenServer {
  readonly server: HttpServer
  readonly files: SiteFiles
  readonly probes: Probes
  readonly opening: ReturnType<typeof createOpening>
}

/** True if a path belongs to a page of the site. */
const isPageOf =
  (files: SiteFiles) =>
  (path: string): boolean =>
    [`${path}.html`, `${path}/index.html`].some((page) => files.find(page.slice(1)) !== null)

/** Starts the server of a site: requests that come before the site is ready wait for it. */
export async function openServer({
  site,
  location,
  options,
  closers,
}: SiteStart): Promise<Result<OpenServer, OwnerFailure>> {
  const { port, host, trustProxy = false } = options
  const opening = createOpening()
  const files = createSiteFiles({ folder: site.folder, privateFolders: privateFoldersOf(location) })
  const probes = createProbes({ isOwnPage: isPageOf(files), now: () => performance.now() })
  const listening = await listen(probes.before(opening.handler), {
    port,
    ...(host !== undefined && { host }),
    connections: connectionLimits(trustProxy),
    trustProxy,
  })
  if (!listening.ok) return err(listenFailure(listening.failure))
  closers.push(listening.value.close, opening.end)
  return ok({ server: listening.value, files, probes, opening })
}
