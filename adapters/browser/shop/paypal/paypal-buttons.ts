import { beginsTrial, takesOrder } from '../../../../core/checkout/index.js'
import type { Order, PaymentProvider } from '../../../../core/orders/index.js'
import { decodeAttribute } from '../../../../core/template/index.js'
import { setShown } from '../shown.js'

const STYLE_ATTRIBUTE = 'data-wf-paypal-button'

/** The elements of a page that hold PayPal's buttons. */
const holdersOf = (document: Document): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`),
]

/**
 * Draws a button in a style into an element; returns the function that removes it. `keepsOnly`: as in
 * `ButtonHandlers`.
 */
export type DrawPaypal = (
  holder: HTMLElement,
  style: unknown,
  currency: string,
  keepsOnly: boolean,
) => () => void

/**
 * Draws PayPal's buttons if an order can be paid with them, once for each element. They replace the designer's
 * content, since exports have a transparent cover that would catch every click.
 */
export function createPaypalButtons(document: Document, draw: DrawPaypal) {
  const drawn = new Map<HTMLElement, { readonly keepsOnly: boolean; readonly remove: () => void }>()
  return {
    show: (order: Order | null, provider: PaymentProvider | undefined): void => {
      const isWanted = takesOrder(order, provider)
      for (const holder of holdersOf(document)) {
        setShown(holder, isWanted)
        if (order === null || !isWanted) continue
        const keepsOnly = beginsTrial(order)
        const before = drawn.get(holder)
        if (before?.keepsOnly === keepsOnly) continue
        // PayPal learns the kind of approval when the button is drawn, so a change draws it again.
        before?.remove()
        const designed = [...holder.childNodes]
        holder.replaceChildren()
        const style = decodeAttribute(holder.getAttribute(STYLE_ATTRIBUTE))
        const end = draw(holder, style.ok ? style.value : {}, order.total.currency, keepsOnly)
        const remove = (): void => {
          end()
          holder.replaceChildren(...designed)
        }
        drawn.set(holder, { keepsOnly, remove })
      }
    },
    dispose: (): void => {
      for (const { remove } of drawn.values()) remove()
      drawn.clear()
    },
  }
}
