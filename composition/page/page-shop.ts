import { createAnnouncer } from '../../adapters/browser/kit/announcer.js'
import type { Announcer } from '../../adapters/browser/kit/announcer.js'
import { cartQueries } from '../../adapters/browser/shop/cart/index.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import {
  createBoundScope,
  createTemplateParser,
  pageDrawContext,
} from '../../adapters/browser/template/index.js'
import type { BoundScope, TemplateParser } from '../../adapters/browser/template/index.js'
import { createCartService } from '../../core/cart/index.js'
import type { CartService } from '../../core/cart/index.js'
import { commerceRuntime } from './commerce-runtime.js'
import type { ShopPorts } from '../adapter-table.js'
import { createLazyListView } from '../../adapters/browser/template/lazy-list-view.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { watchMember } from './watch-member.js'

/** Parts that the shop features of a page share: one cart, one way to draw orders, one announcer. */
export interface PageShop {
  readonly runtime: ShopPorts
  readonly cart: CartService
  readonly parse: TemplateParser
  readonly announcer: Announcer
  /** Binds a part of the page that shows an order: static markup in place, lists through React. */
  readonly bindScope: (root: HTMLElement) => BoundScope
  /** Preloads the code that draws lists, when one is about to be drawn. */
  readonly warmUp: () => void
}

const loadDrawing = () => import('../../ui-react/template/list-view.js')

/** The page's shop, built once for each document. */
export const pageShop = oncePerDocument((context: PageContext): PageShop => {
  const runtime = commerceRuntime(context)
  const parse = createTemplateParser(context.window)
  watchMember(context)
  const cart = createCartService({
    commerce: runtime.commerce,
    storage: runtime.storage,
    random: runtime.random,
    queries: () => cartQueries(context.document),
  })
  // Page scripts, log-ins and log-outs make the cart ask the back end again
  // (reference/shop-pages#events-of-page-code).
  const onRenderTree = (): void => {
    if (context.mode() === 'published') void cart.refresh()
  }
  context.window.addEventListener('wf-render-tree', onRenderTree, { capture: true })
  return {
    runtime,
    parse,
    cart,
    announcer: createAnnouncer(context.document),
    bindScope: (root) =>
      createBoundScope(root, {
        parse,
        view: createLazyListView(async () => (await loadDrawing()).createListView(context.document)),
        context: () => pageDrawContext(context, parse),
      }),
    // A failed load is repeated when the code is needed.
    warmUp: () => void loadDrawing().catch(() => undefined),
  }
})
