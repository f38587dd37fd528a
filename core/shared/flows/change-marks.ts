/** Key of the mark that a tab changes after it changed the cart; the other tabs watch it. */
export const CART_CHANGE_MARK = 'vitrine-cart-change'

/** The same for the logged-in user. */
export const USER_CHANGE_MARK = 'vitrine-user-change'
