import type { CheckoutBlock } from '../../../../core/checkout/index.js'
import type { CheckoutForms } from '../../../../core/ports/shop/checkout-forms.port.js'
import { checkoutNodes } from './checkout-nodes.js'
import type { CheckoutNodes } from './checkout-nodes.js'
import { fieldsOf, readDetails } from './read-details.js'
import type { Field } from './read-details.js'

const blockOf = (nodes: CheckoutNodes, block: CheckoutBlock): HTMLElement | null => {
  switch (block) {
    case 'customer':
      return nodes.customer
    case 'shipping-address':
      return nodes.shippingAddress
    case 'shipping-methods':
      return nodes.shippingMethods
    case 'billing-address':
      return nodes.billingAddress
    case 'additional-info':
      return nodes.additionalInfo
  }
}

/** Marks a field as wrong for assistive technology until it is edited; the browser's own message says why. */
function markInvalid(field: Field): void {
  field.setAttribute('aria-invalid', 'true')
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true })
}

/**
 * Shows the browser's message at the first wrong field of a block and puts the focus there; returns whether
 * all are right.
 */
export function checkBlock(block: HTMLElement | null): boolean {
  const wrong = fieldsOf(block).find((field) => !field.validity.valid && field.willValidate)
  if (!wrong) return true
  markInvalid(wrong)
  wrong.reportValidity()
  return false
}

/**
 * The designer's forms as the checkout's `CheckoutForms`, checked by the browser's own rules
 * (reference/checkout#placing-an-order).
 */
export function createDomCheckoutForms(container: HTMLElement): CheckoutForms {
  let asked: readonly Field[] = []
  return {
    read: () => readDetails(checkoutNodes(container)),
    check: (blocks) => {
      const nodes = checkoutNodes(container)
      for (const box of asked) box.required = false
      asked = []
      return blocks.find((block) => !checkBlock(blockOf(nodes, block))) ?? null
    },
    askFor: (names) => {
      const { shippingAddress, additionalInfo } = checkoutNodes(container)
      const fields = [shippingAddress, additionalInfo]
        .flatMap(fieldsOf)
        .filter(({ name }) => names.includes(name))
      asked = fields.filter(({ type, required }) => type === 'checkbox' && !required)
      for (const field of fields) field.required = true
      const wrong = fields.filter(({ validity }) => !validity.valid)
      for (const field of wrong) markInvalid(field)
      wrong[0]?.reportValidity()
    },
  }
}
