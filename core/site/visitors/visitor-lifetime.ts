/** The lifetime of a visitor's cookie, and of what is kept for it: a browser that returns later is a new visitor. */
export const VISITOR_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000
