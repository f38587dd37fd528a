/** The path to which a page sends its shop operations (reference/wire-protocol#requests). */
export const COMMERCE_ENDPOINT = '/.wf_graphql/apollo'

/**
 * The path to which a page sends the operations of its visitor's account (reference/wire-protocol#accounts).
 */
export const ACCOUNT_ENDPOINT = '/.wf_graphql/usys/apollo'

/** The path of the cookie with the CSRF token. */
export const CSRF_ENDPOINT = '/.wf_graphql/csrf'

/** The address at which a page asks whether its visitor's session is still valid. */
export const SESSION_ENDPOINT = '/.wf_graphql/session'

/** The cookie that scripts may read, and the header that repeats it. */
export const CSRF_COOKIE = 'wf-csrf'
/**
 * The cookie over HTTPS, under a name that no other host of the domain can set; pages read this one first.
 */
export const HOST_CSRF_COOKIE = `__Host-${CSRF_COOKIE}`
/** The header that carries the token of `CSRF_COOKIE` back. */
export const CSRF_HEADER = 'x-wf-csrf'

/**
 * The header with the script-readable cookies for pages of another origin, which cannot read this server's
 * cookies. It holds cookie texts separated by commas.
 */
export const MARKS_HEADER = 'x-vitrine-marks'

/** The maximum number of operations in one request (reference/wire-protocol#requests). */
export const BATCH_LIMIT = 10
