import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import { serverOrigin } from '../../adapters/dom-kit/server-origin.js'
import { COMMERCE_RETRY, shopEndpoints } from '../../adapters/graphql-client/index.js'
import { browserPorts } from '../browser-ports.js'
import type { BrowserPorts } from '../browser-ports.js'
import { oncePerDocument } from './once-per-document.js'
import { reportFault } from './report-fault.js'

/** Where the shop of a page is, and how patient the page is with it. */
function connectionOf({ window, document, mode }: PageContext) {
  const asked = new URLSearchParams(window.location.search)
  const root = document.documentElement
  return {
    ...shopEndpoints({
      mode: mode(),
      siteId: root.getAttribute('data-wf-site'),
      publication: asked.get('pub'),
      previewKey: asked.get('preview'),
      server: serverOrigin(document),
    }),
    retry: { ...COMMERCE_RETRY, only502: root.getAttribute('data-vitrine-retry') === '502' },
  }
}

/**
 * The page's way to its server, one for the cart, the product page and the checkout however often they start
 * and stop.
 */
export const commerceRuntime = oncePerDocument((context: PageContext): BrowserPorts =>
  browserPorts(context.window, context.clock, {
    ...connectionOf(context),
    onFault: (fault) => reportFault(context, fault),
  }),
)
