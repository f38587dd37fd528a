/** The path of the checkout on every site. */
export const CHECKOUT_PATH = '/checkout'
