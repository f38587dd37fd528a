import { createStaticSite } from '../../../adapters/server/static-files/index.js'
import type { HttpHandler } from '../../../adapters/server/http/index.js'
import type { StaticSiteOptions } from '../../../adapters/server/static-files/index.js'
import { createSiteFiles } from '../../../adapters/site/files/index.js'
import { createServedPages, STRICT_POLICY } from '../../../adapters/site/pages/index.js'
import type { ServedPagesOptions } from '../../../adapters/site/pages/index.js'
import { renderPolicy } from '../../../core/site/index.js'

/** Options with which a test changes how a folder is served. */
export interface StaticSiteOfOptions
  extends
    Partial<Pick<StaticSiteOptions, 'hasItem' | 'mayRead' | 'redirects' | 'hasOneAddress' | 'language'>>,
    Partial<Pick<ServedPagesOptions, 'transforms' | 'filler' | 'store'>> {
  readonly folder: string
  readonly privateFolders?: readonly string[]
}

/** A folder served like by `vitrine serve`, under the strict policy. */
export function staticSiteOf({ folder, privateFolders = [], ...options }: StaticSiteOfOptions): HttpHandler {
  const files = createSiteFiles({ folder, privateFolders })
  const { hasItem, mayRead, redirects, hasOneAddress, language, ...pageOptions } = options
  return createStaticSite({
    files,
    readPage: createServedPages({ files, policy: STRICT_POLICY, ...pageOptions }).read,
    headers: { 'Content-Security-Policy': renderPolicy(STRICT_POLICY) },
    ...(hasItem && { hasItem }),
    ...(mayRead && { mayRead }),
    ...(redirects && { redirects }),
    ...(hasOneAddress && { hasOneAddress }),
    ...(language && { language }),
  })
}
