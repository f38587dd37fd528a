import { useCallback, useRef, useState } from 'react'
import { beginsTrial, takesOrder } from '../../core/checkout/index.js'
import { toServerError, checkoutProblem } from '../../core/errors/index.js'
import type { ProblemFacts } from '../../core/errors/index.js'
import type { OrderReading } from '../../core/ports/shop/commerce-gateway.port.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { Shop } from '../shop.js'

const PROVIDER = 'paypal'

/** Payment with PayPal. */
export interface PaypalHook {
  /** True if the order can be paid with PayPal in this shop; false until the order is known. */
  readonly takesOrder: boolean
  /** The `ref` of the element in which PayPal draws its button, if the order can be paid with it. */
  readonly button: (element: Element | null) => (() => void) | undefined
  /** True: the shopper has approved at PayPal, and `placeOrder` uses that payment. */
  readonly hasAgreed: boolean
  /** The reason why no payment could begin; null: none. */
  readonly problem: ProblemFacts | null
}

/** PayPal's button of a checkout. `shown` null: the order is not known yet. */
export function usePaypal(
  { commerce }: Shop,
  payments: Required<Pick<PaymentForm, 'buttons'>>,
  shown: OrderReading | null,
): PaypalHook & { readonly restart: () => void } {
  const [hasAgreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<ProblemFacts | null>(null)
  const order = shown?.order ?? null
  const provider = shown?.shop.paymentProviders.find(({ name }) => name === PROVIDER)
  const isTaken = takesOrder(order, provider)
  const currency = isTaken ? (order?.total.currency ?? null) : null
  const keepsOnly = order !== null && beginsTrial(order)
  const again = useRef<() => void>(() => undefined)
  const button = useCallback(
    (element: Element | null) => {
      if (element === null || currency === null) return undefined
      return payments.buttons.draw(element, {}, currency, {
        keepsOnly,
        begin: async () => {
          setProblem(null)
          const begun = await commerce.beginWallet?.(PROVIDER)
          if (begun?.ok) return begun.value.reference
          if (begun) setProblem(checkoutProblem(toServerError(begun.failure)))
          throw new Error(begun?.failure.message ?? 'This shop takes no payments through PayPal.')
        },
        agreed: ({ restart }) => {
          again.current = restart
          setAgreed(true)
        },
      })
    },
    [commerce, payments, currency, keepsOnly],
  )
  const restart = useCallback(() => {
    setAgreed(false)
    again.current()
  }, [])
  return { takesOrder: isTaken, button, hasAgreed, problem, restart }
}
