/**
 * The builder's marks of its shop elements (reference/shop-pages#node-types) that the cart, the product page
 * and the checkout go by.
 */
export type NodeType =
  | 'cart-checkout-button'
  | 'commerce-add-to-cart-button'
  | 'commerce-add-to-cart-error'
  | 'commerce-add-to-cart-form'
  | 'commerce-add-to-cart-option-list'
  | 'commerce-add-to-cart-option-select'
  | 'commerce-add-to-cart-pill'
  | 'commerce-add-to-cart-pill-group'
  | 'commerce-buy-now-button'
  | 'commerce-cart-apple-pay-button'
  | 'commerce-cart-close-link'
  | 'commerce-cart-container'
  | 'commerce-cart-container-wrapper'
  | 'commerce-cart-error'
  | 'commerce-cart-form'
  | 'commerce-cart-open-link'
  | 'commerce-cart-quick-checkout-actions'
  | 'commerce-cart-quick-checkout-button'
  | 'commerce-cart-wrapper'
  | 'commerce-checkout-additional-info'
  | 'commerce-checkout-billing-address-toggle-checkbox'
  | 'commerce-checkout-billing-address-wrapper'
  | 'commerce-checkout-billing-zip-field'
  | 'commerce-checkout-customer-info-wrapper'
  | 'commerce-checkout-discount-form'
  | 'commerce-checkout-discount-input'
  | 'commerce-checkout-error-state'
  | 'commerce-checkout-form-container'
  | 'commerce-checkout-place-order-button'
  | 'commerce-checkout-shipping-address-wrapper'
  | 'commerce-checkout-shipping-methods-empty-state'
  | 'commerce-checkout-shipping-methods-list'
  | 'commerce-checkout-shipping-methods-wrapper'
  | 'commerce-checkout-shipping-zip-field'
  | 'commerce-order-confirmation-wrapper'
  | 'commerce-paypal-checkout-form-container'

/** Finds the parts of a node type. */
export const nodeSelector = (type: NodeType): string => `[data-node-type="${type}"]`

/** The first element of a type in `scope`. */
export const findNode = <E extends HTMLElement = HTMLElement>(scope: ParentNode, type: NodeType): E | null =>
  scope.querySelector<E>(nodeSelector(type))

/** All parts of a node type below a root, in page order. */
export const findNodes = <E extends HTMLElement = HTMLElement>(
  scope: ParentNode,
  type: NodeType,
): readonly E[] => [...scope.querySelectorAll<E>(nodeSelector(type))]

/** The nearest element of a type around an event's target, including the target. */
export const closestNode = <E extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  type: NodeType,
): E | null => closest<E>(target, nodeSelector(type))

/** The nearest match of a selector around an event's target, including the target. */
export const closest = <E extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (isElement(target) ? target.closest<E>(selector) : null)

/** Works across windows, where `instanceof` does not. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === 1
