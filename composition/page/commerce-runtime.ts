import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { serverOrigin } from '../../adapters/browser/kit/server-origin.js'
import { shopEndpoints } from '../../adapters/graphql/client/index.js'
import { wire } from '../adapter-table.js'
import type { ShopPorts } from '../adapter-table.js'
import { shopAdapters } from '../shop-adapters.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { pageRetry } from './page-retry.js'
import { reportFault } from '../../adapters/browser/kit/report-fault.js'

/** The shop's address for a page, and the page's retry settings for it. */
function connectionOf({ window, document, mode }: PageContext) {
  const asked = new URLSearchParams(window.location.search)
  return {
    ...shopEndpoints({
      mode: mode(),
      siteId: document.documentElement.getAttribute('data-wf-site'),
      publication: asked.get('pub'),
      previewKey: asked.get('preview'),
      server: serverOrigin(document),
    }),
    retry: pageRetry(document),
  }
}

/** The page's connection to its server, shared by cart, product page and checkout over all restarts. */
export const commerceRuntime = oncePerDocument((context: PageContext): ShopPorts =>
  wire(
    shopAdapters(context.window, context.clock, {
      ...connectionOf(context),
      onFault: (fault) => reportFault(context, fault),
    }),
  ),
)
