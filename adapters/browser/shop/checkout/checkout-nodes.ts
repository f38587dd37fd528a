import { findNode, findNodes, nodeSelector } from '../node-type.js'
import type { NodeType } from '../node-type.js'

/**
 * The parts of a checkout page; null where the designer left one out (reference/shop-pages#node-types,
 * reference/checkout#blocks).
 */
export interface CheckoutNodes {
  readonly customer: HTMLFormElement | null
  readonly shippingAddress: HTMLFormElement | null
  readonly shippingMethods: HTMLFormElement | null
  readonly shippingMethodsList: HTMLElement | null
  readonly shippingMethodsEmpty: HTMLElement | null
  readonly billingAddress: HTMLFormElement | null
  readonly billingToggle: HTMLInputElement | null
  readonly additionalInfo: HTMLElement | null
  readonly discountForm: HTMLFormElement | null
  readonly discountInput: HTMLInputElement | null
  readonly payment: HTMLElement | null
  readonly placeOrderButtons: readonly HTMLElement[]
  readonly error: HTMLElement | null
  readonly errorText: HTMLElement | null
}

/** Every checkout of a page, in document order. */
export const checkoutContainers = (scope: ParentNode): readonly HTMLElement[] =>
  findNodes(scope, 'commerce-checkout-form-container')

/** Looks the parts up again at every call: templates and page transitions replace them. */
export function checkoutNodes(container: HTMLElement): CheckoutNodes {
  const find = <E extends HTMLElement>(type: NodeType): E | null => findNode<E>(container, type)
  const form = (type: NodeType): HTMLFormElement | null =>
    container.querySelector<HTMLFormElement>(`form${nodeSelector(type)}`)
  const error = find('commerce-checkout-error-state')
  return {
    customer: form('commerce-checkout-customer-info-wrapper'),
    shippingAddress: form('commerce-checkout-shipping-address-wrapper'),
    shippingMethods: form('commerce-checkout-shipping-methods-wrapper'),
    shippingMethodsList: find('commerce-checkout-shipping-methods-list'),
    shippingMethodsEmpty: find('commerce-checkout-shipping-methods-empty-state'),
    billingAddress: form('commerce-checkout-billing-address-wrapper'),
    billingToggle: find<HTMLInputElement>('commerce-checkout-billing-address-toggle-checkbox'),
    additionalInfo: find('commerce-checkout-additional-info'),
    discountForm: form('commerce-checkout-discount-form'),
    discountInput: find<HTMLInputElement>('commerce-checkout-discount-input'),
    payment: container.querySelector<HTMLElement>('.w-commerce-commercecheckoutpaymentinfowrapper'),
    placeOrderButtons: findNodes(container, 'commerce-checkout-place-order-button'),
    error,
    errorText: error?.querySelector<HTMLElement>('.w-checkout-error-msg') ?? null,
  }
}
