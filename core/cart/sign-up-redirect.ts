/**
 * Where a visitor without a session is sent before buying what needs one (spec 2 "usredir", contract/commerce
 * 2.8); `path` is where they come back to.
 */
export const signUpUrl = (path: string): string => `/sign-up?usredir=${encodeURIComponent(path)}`
