import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import {
  createCheckoutService,
  createDetailsForms,
  createWalletCheckoutService,
  declinedInstrument,
  followCart,
  isBusy,
  knownReading,
  needsRefresh,
  NEW_CHECKOUT,
  problemOfCheckout,
  withShippingMethodOf,
} from '../../core/checkout/index.js'
import type {
  CheckoutBlock,
  CheckoutDetails,
  CheckoutService,
  CheckoutState,
  DetailChange,
} from '../../core/checkout/index.js'
import type { ProblemFacts } from '../../core/errors/index.js'
import type { Order } from '../../core/orders/index.js'
import type { OrderReading } from '../../core/ports/shop/commerce-gateway.port.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import { USER_CHANGE_MARK } from '../../core/shared/index.js'
import { useShop } from '../shop.js'
import type { Shop } from '../shop.js'
import { usePaypal } from './use-paypal.js'
import type { PaypalHook } from './use-paypal.js'
import { useWallet } from './use-wallet.js'
import type { WalletHook } from './use-wallet.js'

/** The options of a checkout. */
export interface CheckoutOptions {
  /** The shopper's values so far; without a `shippingMethodId` the order's own counts. */
  readonly details: CheckoutDetails
  /** The way of taking payments, if it is not the shop's own. */
  readonly payments?: PaymentForm
}

/** The result of `useCheckout`. */
export interface CheckoutHook {
  readonly state: CheckoutState
  /** The last read order; null: the cart is empty, or not read yet. */
  readonly order: Order | null
  readonly isBusy: boolean
  readonly needsRefresh: boolean
  /** The present problem, with its text from the catalogue; null: none. */
  readonly problem: ProblemFacts | null
  /** The incomplete block because of which the last `placeOrder` placed nothing; null: all were complete. */
  readonly incomplete: CheckoutBlock | null
  /** Sends a completed value, e.g. the e-mail, so that the order's totals are updated. */
  readonly change: (changes: readonly DetailChange[]) => void
  readonly applyDiscount: (code: string) => void
  /** Removes the discount from the order. */
  readonly removeDiscount: () => void
  /** Places the order; ignored while busy, and after a lost answer it continues the same attempt. */
  readonly placeOrder: () => void
  /** Restarts after a failure that needs a refresh. */
  readonly restart: () => void
  /**
   * The `ref` of the element in which the payment provider draws its fields: inside elements marked with
   * `data-wf-stripe-element-type` (`cardNumber`, `cardExpiry`, `cardCvc`).
   */
  readonly paymentFields: (element: Element | null) => (() => void) | undefined
  readonly wallet: WalletHook
  readonly paypal: PaypalHook
}

/** Gives the latest payments under one identity, since they may be new objects on each render. */
type SteadyPayments = Required<Pick<PaymentForm, 'perform' | 'wallets' | 'buttons'>>

/** The checkout on a server, with which the page also begins. */
const unread = (): CheckoutState => NEW_CHECKOUT

/** Replaces a missing payment element, since providers without fields need none. */
const NO_ELEMENT = {}

/** The options of the last render: the flow outlives a render, whose options may be new objects. */
type Latest = RefObject<Required<Pick<CheckoutOptions, 'details' | 'payments'>>>

/** The payments of the last render, under one identity. */
const useSteadyPayments = (latest: Latest): SteadyPayments =>
  useMemo<SteadyPayments>(
    () => ({
      perform: (action) => latest.current.payments.perform(action),
      wallets: {
        prepare: async (...asked) => (await latest.current.payments.wallets?.prepare(...asked)) ?? null,
      },
      buttons: {
        draw: (...asked) => latest.current.payments.buttons?.draw(...asked) ?? (() => undefined),
      },
    }),
    [latest],
  )

/** The parts that the flow of a checkout is made of. */
interface FlowParts {
  readonly shop: Shop
  readonly latest: Latest
  readonly scope: RefObject<object>
  readonly steady: SteadyPayments
  /** True once the shopper agreed to pay in a wallet's own window. */
  readonly hasAgreed: boolean
  readonly setIncomplete: (block: CheckoutBlock | null) => void
}

/** The flow of the checkout: of a wallet once the shopper agreed there, else of the application's form. */
const useFlow = ({ shop, latest, scope, steady, hasAgreed, setIncomplete }: FlowParts): CheckoutService =>
  useMemo<CheckoutService>(() => {
    const { commerce, cart, confirmationUrl, navigator, random, storage } = shop
    const orderNow = (): Order | null => knownReading(made.getSnapshot().order)?.order ?? null
    const forms = createDetailsForms({
      details: () => withShippingMethodOf(latest.current.details, orderNow()),
      // Data from the wallet are not requested again.
      flags: () => (hasAgreed ? null : (orderNow()?.flags ?? null)),
    })
    const check: typeof forms.check = (blocks) => {
      const found = forms.check(blocks)
      setIncomplete(found)
      return found
    }
    const common = {
      commerce,
      navigator,
      random,
      storage,
      forms: { ...forms, check },
      onOrderChanged: () => void cart.invalidate(),
      confirmationUrl,
    }
    const { perform } = steady
    const made: CheckoutService = hasAgreed
      ? createWalletCheckoutService({ ...common, provider: 'paypal', payments: { perform } })
      : createCheckoutService({
          ...common,
          payments: {
            createPaymentMethod: (_, billing) =>
              latest.current.payments.createPaymentMethod(scope.current, billing),
            perform,
          },
          paymentScope: NO_ELEMENT,
        })
    return made
  }, [shop, latest, scope, steady, hasAgreed, setIncomplete])

/**
 * Reads the order at the start, again when the cart beside the checkout has changed, and again after a log-in or
 * log-out in any tab: it is another one or none.
 */
function useReading(service: CheckoutService, { cart, visitorChanges, storage }: Shop): void {
  useEffect(() => {
    if (service.getSnapshot().order.tag === 'unread') service.send({ tag: 'refresh-requested' })
  }, [service])
  useEffect(() => followCart(cart, service), [cart, service])
  useEffect(() => {
    const readAgain = (): void => service.send({ tag: 'refresh-requested' })
    const stops = [visitorChanges.subscribe(readAgain), storage.subscribe(USER_CHANGE_MARK, readAgain)]
    return () => stops.forEach((stop) => stop())
  }, [service, visitorChanges, storage])
}

/** The checkout of a React application: the same flow as on a page, over the application's own form. */
export function useCheckout({ details, payments: own }: CheckoutOptions): CheckoutHook {
  const shop = useShop()
  const payments = own ?? shop.payments
  const latest = useRef({ details, payments })
  useEffect(() => {
    latest.current = { details, payments }
  }, [details, payments])
  const scope = useRef<object>(NO_ELEMENT)
  const [shown, setShown] = useState<OrderReading | null>(null)
  const [incomplete, setIncomplete] = useState<CheckoutBlock | null>(null)
  const steady = useSteadyPayments(latest)
  const paypal = usePaypal(shop, steady, shown)
  const wallet = useWallet(shop, steady, shown)
  const { hasAgreed, restart: restartPaypal } = paypal
  const service = useFlow({ shop, latest, scope, steady, hasAgreed, setIncomplete })
  const paymentFields = useCallback((element: Element | null) => {
    if (element === null) return undefined
    scope.current = element
    const remove = latest.current.payments.mount(element)
    return () => {
      scope.current = NO_ELEMENT
      remove()
    }
  }, [])
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, unread)
  useReading(service, shop)
  const known = knownReading(state.order)
  useEffect(() => setShown(known), [known])
  const isDeclined = hasAgreed && state.failure !== null && declinedInstrument(state.failure) !== null
  useEffect(() => {
    if (isDeclined) restartPaypal()
  }, [isDeclined, restartPaypal])
  return {
    state,
    order: knownReading(state.order)?.order ?? null,
    isBusy: isBusy(state),
    needsRefresh: needsRefresh(state),
    problem: state.failure && problemOfCheckout(state.failure),
    incomplete,
    change: useCallback((changes) => service.send({ tag: 'details-changed', changes }), [service]),
    applyDiscount: useCallback((code) => service.send({ tag: 'discount-entered', code }), [service]),
    removeDiscount: useCallback(() => service.send({ tag: 'discount-removed' }), [service]),
    placeOrder: useCallback(() => service.send({ tag: 'place-order-requested' }), [service]),
    restart: useCallback(() => service.send({ tag: 'restarted' }), [service]),
    paymentFields,
    wallet,
    paypal,
  }
}
