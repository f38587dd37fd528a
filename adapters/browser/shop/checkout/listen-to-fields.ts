import type { CheckoutCommand } from '../../../../core/checkout/index.js'
import { REMINDER_BOX } from '../../../../core/builder-markup/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import { checkoutNodes } from './checkout-nodes.js'
import { checkBlock } from './dom-checkout-forms.js'
import { methodOf, readAddress, readDatum, readEmail } from './read-details.js'
import type { Field } from './read-details.js'

/** The pause after which an address is sent (reference/constants#network). */
const ADDRESS_PAUSE_MS = 500

/** The container to listen to, and the receivers of its changes. */
export interface FieldListening {
  readonly container: HTMLElement
  readonly clock: Clock
  readonly send: (command: CheckoutCommand) => void
  /** Called when the shopper changes whether both addresses are the same. */
  readonly onToggle: () => void
  /** False in design and preview, where nothing is sent. */
  readonly isLive: () => boolean
}

type AddressKind = 'shipping' | 'billing'

/**
 * Turns events in the fields of a checkout into commands (reference/checkout#changes). Returns the function
 * that drops unsent addresses, since placing an order sends them all.
 */
export function listenToFields(options: FieldListening, signal: AbortSignal): () => void {
  const { container, clock, send } = options
  const window = container.ownerDocument.defaultView as Window
  const pauses = new Map<AddressKind, () => void>()
  const dropPauses = (): void => {
    for (const cancel of pauses.values()) cancel()
    pauses.clear()
  }

  const sendAddressAfterPause = (kind: AddressKind): void => {
    pauses.get(kind)?.()
    pauses.set(
      kind,
      clock.setTimer(ADDRESS_PAUSE_MS, () => {
        pauses.delete(kind)
        const nodes = checkoutNodes(container)
        const address = readAddress(kind === 'shipping' ? nodes.shippingAddress : nodes.billingAddress)
        send({ tag: 'details-changed', changes: [{ tag: 'address', kind, address }] })
      }),
    )
  }

  const onChange = (event: Event): void => {
    const target = event.target as HTMLElement | null
    if (!target || !container.contains(target) || !options.isLive()) return
    const nodes = checkoutNodes(container)
    if (target === nodes.billingToggle) options.onToggle()
    else if (nodes.customer?.contains(target))
      send({ tag: 'details-changed', changes: [{ tag: 'identity', email: readEmail(nodes.customer) }] })
    else if (nodes.shippingAddress?.contains(target)) sendAddressAfterPause('shipping')
    else if (nodes.billingAddress?.contains(target)) sendAddressAfterPause('billing')
    else if (nodes.shippingMethods?.contains(target) && target.tagName === 'INPUT')
      send({
        tag: 'details-changed',
        changes: [{ tag: 'shipping-method', id: methodOf(target as HTMLInputElement) }],
      })
    // The shopper asks for a reminder of this cart, or no longer: other answers are sent with the order only.
    else if (target.hasAttribute(REMINDER_BOX))
      send({ tag: 'details-changed', changes: [{ tag: 'custom-data', data: readDatum(target as Field) }] })
  }

  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLElement | null
    if (!form || !container.contains(form)) return
    event.preventDefault()
    const { discountForm, discountInput } = checkoutNodes(container)
    if (form !== discountForm) return void checkBlock(form)
    // The builder's own form handling must not take the code for a message to the owner.
    event.stopImmediatePropagation()
    if (options.isLive() && discountInput) send({ tag: 'discount-entered', code: discountInput.value })
  }

  const onKeyUp = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement | null
    if (event.key !== 'Enter' || target?.tagName !== 'INPUT' || !container.contains(target)) return
    const form = (target as HTMLInputElement).form
    if (form && target !== checkoutNodes(container).discountInput) checkBlock(form)
  }

  const at = { capture: true, signal } as const
  window.addEventListener('change', onChange, at)
  window.addEventListener('submit', onSubmit, at)
  window.addEventListener('keyup', onKeyUp, at)
  signal.addEventListener('abort', dropPauses)
  return dropPauses
}
