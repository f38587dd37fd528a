/**
 * The sign-up address for visitors who need a session to buy (reference/shop-pages#sign-up-redirect,
 * reference/product#add-to-cart); `path` is the page to return to.
 */
export const signUpUrl = (path: string): string => `/sign-up?usredir=${encodeURIComponent(path)}`
