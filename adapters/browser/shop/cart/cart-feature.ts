import { NOTICES, cartFacts, cartProblem, toServerError } from '../../../../core/errors/index.js'
import { readingOf, shownTree } from '../../../../core/cart/index.js'
import type { CartService, CartState } from '../../../../core/cart/index.js'
import { formatPrice } from '../../../../core/money/index.js'
import type { OpenCheckout } from '../../../../core/checkout/index.js'
import type { ProblemFacts } from '../../../../core/errors/index.js'
import type { Order } from '../../../../core/orders/index.js'
import type { OrderReading, PageQuery } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { Navigator } from '../../../../core/ports/page/navigator.port.js'
import { createTransitionPlayer } from '../../kit/play-transition.js'
import type { PageContext } from '../../kit/page-module.js'
import { pagePrices } from '../../kit/page-prices.js'
import { pageText } from '../../kit/page-texts.js'
import type { BoundScope } from '../../template/index.js'
import type { Announcer } from '../../kit/announcer.js'
import { checkoutAddress } from '../checkout-address.js'
import { closestNode, findNode, findNodes } from '../node-type.js'
import { createOrderTerms } from '../order-terms.js'
import { hideUndrawnWallets } from '../wallet-marks.js'
import { showCartBlocks, showCartError } from './cart-blocks.js'
import { focusAfterRemoval, listenToChanges, restoreCount } from './cart-changes.js'
import type { LineChange } from './cart-changes.js'
import { listenToOpening, makeReachable, nameDialog } from './cart-opening.js'
import { createCartPanel } from './cart-panel.js'
import type { CartPanel } from './cart-panel.js'
import { showWaiting, stopWaiting } from '../../kit/forms/waiting-label.js'
import { leadsToCheckout, hitCheckoutButton, hitWallet, loadingTextOf } from './checkout-button.js'

/** The dependencies of the carts of a page. */
export interface CartFeaturePorts {
  readonly context: PageContext
  readonly cart: CartService
  readonly navigator: Navigator
  readonly announcer: Announcer
  readonly openCheckout: OpenCheckout
  /** Binds a part of the page that shows an order. */
  readonly bindScope: (root: HTMLElement) => BoundScope
}

/** The carts of a page. */
export interface CartFeature {
  /** Finds the carts on the page; known ones stay unchanged. */
  readonly scan: () => void
  readonly open: () => void
  readonly close: () => void
  readonly destroy: () => void
}

interface BoundCart {
  readonly panel: CartPanel
  readonly scope: BoundScope
  readonly showTerms: (order: Order | null) => void
  shown: OrderReading | null
}

const queryOf = (wrapper: HTMLElement): string => (wrapper.getAttribute('data-wf-cart-query') ?? '').trim()

/** The queries of the carts on a page, for the service that reads them. */
export const cartQueries = (document: Document): readonly PageQuery[] =>
  findNodes(document, 'commerce-cart-wrapper').map((wrapper) => ({ text: queryOf(wrapper) }))

/**
 * True if the carts of the page show the visitor's cart: on a confirmation they keep what the server wrote
 * (reference/cart#display).
 */
const showsCarts = (document: Document): boolean =>
  findNode(document, 'commerce-cart-wrapper') !== null &&
  findNode(document, 'commerce-order-confirmation-wrapper') === null

/** Starts the carts of a page: what they show, how they open, what is changed in them (reference/cart). */
export function startCarts(ports: CartFeaturePorts): CartFeature {
  const { context, cart, announcer } = ports
  const { document, window } = context
  const player = createTransitionPlayer(context)
  const carts = new Map<HTMLElement, BoundCart>()
  const life = new AbortController()
  let lastChange: LineChange | null = null

  const panels = (): readonly CartPanel[] => [...carts.values()].map(({ panel }) => panel)
  const orderOf = (wrapper: HTMLElement): Order | null =>
    readingOf(cart.getSnapshot(), queryOf(wrapper))?.order ?? null

  const render = (bound: BoundCart, state: CartState): void => {
    const { wrapper } = bound.panel
    const reading = readingOf(state, queryOf(wrapper))
    if (reading && reading !== bound.shown) {
      bound.shown = reading
      bound.scope.render(shownTree(reading))
      bound.showTerms(reading.order)
      makeReachable(wrapper)
    }
    const hasFailed = state.failure !== null || state.problem !== null
    if (!reading && !(hasFailed && speaksOfFailure(bound))) return
    // The designer's sample lines must not look like the visitor's cart.
    if (!reading) bound.scope.clearLists()
    hideUndrawnWallets(wrapper)
    showCartBlocks(wrapper, reading?.order ?? null, state, context.prefersReducedMotion)
  }

  const renderAll = (): void => {
    const state = cart.getSnapshot()
    for (const bound of carts.values()) render(bound, state)
    if (lastChange && state.phase !== 'reading' && Object.keys(state.pending).length === 0) {
      finish(lastChange, state)
      lastChange = null
    }
  }

  const finish = (change: LineChange, state: CartState): void => {
    if (state.problem) return restoreCount(change.wrapper, orderOf(change.wrapper), state.problem.skuId)
    if (change.tag === 'removed') focusAfterRemoval(change.wrapper, change.index)
    announcer.say(describe(change, orderOf(change.wrapper), context))
  }

  const scan = (): void => {
    for (const [wrapper, { panel, scope }] of carts) {
      if (wrapper.isConnected) continue
      panel.dispose()
      scope.dispose()
      carts.delete(wrapper)
    }
    for (const wrapper of findNodes(document, 'commerce-cart-wrapper')) {
      nameDialog(wrapper)
      makeReachable(wrapper)
      if (carts.has(wrapper)) continue
      const scope = ports.bindScope(wrapper)
      carts.set(wrapper, {
        panel: createCartPanel(context, wrapper, player, onOpen),
        scope,
        showTerms: createOrderTerms(wrapper, context),
        shown: null,
      })
    }
    if (context.mode() !== 'published' || !showsCarts(document)) return
    // On a page that requests a cart, the designer's sample lines are removed before the answer arrives.
    for (const { panel, scope, shown } of carts.values())
      if (!shown && queryOf(panel.wrapper) !== '') scope.clearLists()
    const state = cart.getSnapshot()
    // A replaced page may have a cart with another query.
    const isRead = [...carts.keys()].every((wrapper) => readingOf(state, queryOf(wrapper)) !== null)
    if (state.phase === 'unread' || (state.phase !== 'reading' && !isRead)) void cart.refresh()
    else renderAll()
  }

  const onOpen = (): void => {
    for (const wrapper of carts.keys()) {
      hideUndrawnWallets(wrapper)
      makeReachable(wrapper)
    }
    renderAll()
    // Opening a cart that could not be read retries the read.
    if (cart.getSnapshot().phase === 'failed' && context.mode() === 'published') void cart.refresh()
  }

  listenToOpening(context, panels, life.signal)
  listenToChanges({ context, cart, order: orderOf, onChange: (change) => (lastChange = change) }, life.signal)
  listenToCheckout(ports, life.signal)
  window.addEventListener('pageshow', ({ persisted }) => persisted && void cart.refresh(), {
    signal: life.signal,
  })
  const unsubscribe = cart.subscribe(() => {
    if (context.mode() === 'published' && showsCarts(document)) renderAll()
  })

  return {
    scan,
    open: () => panels()[0]?.open(),
    close: () => {
      for (const panel of panels()) panel.close()
    },
    destroy: () => {
      life.abort()
      unsubscribe()
      for (const { panel, scope } of carts.values()) {
        panel.dispose()
        scope.dispose()
      }
      carts.clear()
    },
  }
}

/**
 * A cart whose page requested data shows missing ones at once; an export's cart shows it when it is opened.
 */
const speaksOfFailure = ({ panel }: BoundCart): boolean => queryOf(panel.wrapper) !== '' || panel.isOpen()

/** The announcement of a completed change. */
function describe({ tag, name }: LineChange, order: Order | null, context: PageContext): string {
  const { document } = context
  const count = order?.itemCount ?? 0
  const total = order ? `, ${formatPrice(order.subtotal, pagePrices(context))}` : ''
  const cart =
    count === 0
      ? pageText(document, 'Your cart is empty.')
      : pageText(document, count === 1 ? 'Cart: 1 item{total}.' : 'Cart: {count} items{total}.', {
          count,
          total,
        })
  const text = tag === 'removed' ? '{name} removed. {cart}' : '{name} updated. {cart}'
  return pageText(document, text, { name, cart })
}

/**
 * The click that opens the checkout, refused if the page is not secure or has no checkout
 * (reference/cart#checkout-link).
 */
function listenToCheckout({ context, navigator, openCheckout }: CartFeaturePorts, signal: AbortSignal): void {
  const { window } = context
  window.addEventListener(
    'click',
    (event) => {
      if (context.mode() === 'preview' && hitWallet(event.target))
        return window.alert(NOTICES.walletsInPreview)
      const button = hitCheckoutButton(event.target)
      const wrapper = closestNode(event.target, 'commerce-cart-wrapper')
      if (!button || context.mode() === 'design') return
      event.preventDefault()
      if (context.mode() !== 'published') return
      if (!navigator.current().isSecure)
        return window.alert(pageText(context.document, NOTICES.insecureCheckout))
      showWaiting(button, loadingTextOf(button))
      const stay = (problem: ProblemFacts): void => {
        stopWaiting(button)
        if (wrapper) showCartError(wrapper, problem)
      }
      if (!leadsToCheckout(button, wrapper !== null && queryOf(wrapper) === ''))
        return stay(cartFacts('checkout'))
      void openCheckout(checkoutAddress(button)).then((opened) => {
        if (!opened.ok) stay(cartProblem(toServerError(opened.failure)))
      })
    },
    { capture: true, signal },
  )
  window.addEventListener(
    'pageshow',
    () => {
      for (const button of findNodes(context.document, 'cart-checkout-button')) stopWaiting(button)
    },
    { signal },
  )
}
