import { isBusy, problemOfCheckout } from '../../../../core/checkout/index.js'
import type { CheckoutFailure, CheckoutService, CheckoutState } from '../../../../core/checkout/index.js'
import type { Order } from '../../../../core/orders/index.js'
import type { OrderReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { NoticeView, PageNotice } from '../../../../core/ports/page/notice-view.port.js'
import type { PageContext } from '../../kit/page-module.js'
import { hideUndrawnWallets } from '../wallet-marks.js'
import { checkLostAnswers } from './check-lost-answers.js'
import { checkoutNodes } from './checkout-nodes.js'
import { drawErrorBlock, failureText } from './error-block.js'
import { declareInputPurposes } from './input-purpose.js'
import { listenToFields } from './listen-to-fields.js'
import { createBusyButtons, listenToPlaceOrder, loadingTextOf } from './place-order-button.js'
import { readAddress } from './read-details.js'
import { drawShownParts } from './shown-parts.js'

/** The dependencies of one checkout container. */
export interface CheckoutBinding {
  readonly container: HTMLElement
  readonly context: Pick<PageContext, 'window' | 'clock' | 'mode'>
  readonly checkout: CheckoutService
  /** Fills the page's bindings and lists with an order. */
  readonly drawOrder: (reading: OrderReading) => void
  /** Tells assistive technology. */
  readonly say: (message: string) => void
  /** Above the checkout, for what concerns all of it. */
  readonly showNotice: NoticeView['show']
  /** Draws the payment provider's fields; returns the function that removes them. */
  readonly mountPaymentFields: () => () => void
}

/** The reading to draw: none that is still being prepared, and nothing new once the order is placed. */
function readingToDraw({ order, placing }: CheckoutState): OrderReading | null {
  if (placing.tag === 'accepted' || placing.tag === 'handing-off') return null
  return order.tag === 'read' || order.tag === 'unreachable' ? order.known : null
}

const CHECKING = 'We are checking whether your order was placed. This takes a moment.'

/**
 * The notice above the checkout: an earlier submit is being looked up, the cart is empty, or the shop was
 * never reached.
 */
function noticeOf({ order, placing, failure }: CheckoutState, retry: () => void): PageNotice | null {
  if (placing.tag === 'checking') return { message: CHECKING, retry: null }
  const mayHaveOrdered = failure?.tag === 'unreachable' && failure.mayHaveOrdered
  if (placing.tag === 'accepted' || mayHaveOrdered) return null
  if (order.tag === 'read' && order.known.order === null)
    return { message: problemOfCheckout({ tag: 'empty-cart' }).text, retry: null }
  if (order.tag === 'unreachable' && order.known === null)
    return { message: problemOfCheckout({ tag: 'unreachable', mayHaveOrdered: false }).text, retry }
  return null
}

/**
 * A failure before any order was read is shown at the top, beside the button only after the shopper has
 * pressed it.
 */
function failureToDraw(
  { placing, failure }: CheckoutState,
  notice: PageNotice | null,
): CheckoutFailure | null {
  const wasPressed = placing.tag !== 'idle' || placing.open !== null
  return notice !== null && failure?.tag === 'unreachable' && !wasPressed ? null : failure
}

/**
 * Runs the designer's checkout: its forms and buttons send commands, its blocks show the state. Returns the
 * function that undoes it.
 */
export function startCheckout(binding: CheckoutBinding): () => void {
  const { container, context, checkout, say } = binding
  const stopping = new AbortController()
  const { signal } = stopping
  const buttons = createBusyButtons()
  let drawn: OrderReading | null = null
  let shownNotice: PageNotice | null = null
  /** undefined: nothing was drawn yet. */
  let drawnFailure: CheckoutFailure | null | undefined
  let before = checkout.getSnapshot()

  const order = (): Order | null => drawn?.order ?? null

  const drawReading = (state: CheckoutState): void => {
    const reading = readingToDraw(state)
    if (reading === null || reading === drawn) return
    const isFirst = drawn === null
    drawn = reading
    binding.drawOrder(reading)
    drawShownParts(checkoutNodes(container), order())
    if (isFirst) sendShownCountry()
  }

  // The form opens with a chosen country, so its methods, taxes and total are requested at once instead of an
  // empty list.
  const sendShownCountry = (): void => {
    const current = order()
    if (!current?.flags.requiresShipping || current.shippingAddress !== null) return
    const address = readAddress(checkoutNodes(container).shippingAddress)
    if (address.country === null) return
    checkout.send({ tag: 'details-changed', changes: [{ tag: 'address', kind: 'shipping', address }] })
  }

  const draw = (): void => {
    const state = checkout.getSnapshot()
    drawReading(state)
    const nodes = checkoutNodes(container)
    const notice = noticeOf(state, () => checkout.send({ tag: 'refresh-requested' }))
    if (notice?.message !== shownNotice?.message) binding.showNotice(notice)
    shownNotice = notice
    const failure = failureToDraw(state, notice)
    // A wallet's message stays until the checkout has its own, or starts again.
    if (failure !== drawnFailure || isBusy(state) !== isBusy(before)) drawErrorBlock(nodes, failure)
    drawnFailure = failure
    buttons.show(nodes.placeOrderButtons, isBusy(state))
    if (state.discount.tag === 'applied' && before.discount.tag !== 'applied' && nodes.discountInput)
      nodes.discountInput.value = ''
    const [button] = nodes.placeOrderButtons
    if (state.placing.tag === 'checking' && before.placing.tag !== 'checking') say(CHECKING)
    else if (isBusy(state) && !isBusy(before) && button) say(loadingTextOf(button))
    if (failure !== null && failure !== before.failure) {
      say(failureText(failure, nodes.errorText))
      nodes.error?.scrollIntoView({ block: 'nearest' })
    }
    before = state
  }

  const isLive = (): boolean => context.mode() === 'published'
  const dropUnsentAddresses = listenToFields(
    {
      container,
      clock: context.clock,
      isLive,
      send: checkout.send,
      onToggle: () => drawShownParts(checkoutNodes(container), order()),
    },
    signal,
  )
  listenToPlaceOrder(
    container,
    () => {
      if (!isLive()) return
      dropUnsentAddresses()
      checkout.send({ tag: 'place-order-requested' })
    },
    signal,
  )
  context.window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) checkout.send({ tag: 'restarted' })
    },
    { signal },
  )

  checkLostAnswers(checkout, context, signal)

  declareInputPurposes(checkoutNodes(container))
  hideUndrawnWallets(container)
  const removePaymentFields = binding.mountPaymentFields()
  const unsubscribe = checkout.subscribe(draw)
  checkout.send({ tag: 'refresh-requested' })

  return () => {
    stopping.abort()
    unsubscribe()
    removePaymentFields()
    binding.showNotice(null)
    buttons.show([], false)
  }
}
