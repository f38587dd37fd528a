/**
 * The address for a visitor without a session before buying what needs one
 * (reference/shop-pages#sign-up-redirect, reference/product#add-to-cart); `path` is where they come back to.
 */
export const signUpUrl = (path: string): string => `/sign-up?usredir=${encodeURIComponent(path)}`
