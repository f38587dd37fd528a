/** Key of the mark that a tab changes when it changed the cart; the other tabs watch it. */
export const CART_CHANGE_MARK = 'vitrine-cart-change'

/** The same for who is logged in. */
export const USER_CHANGE_MARK = 'vitrine-user-change'
