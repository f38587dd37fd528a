/**
 * What a mutation counts as, for limits.
 *
 * - `cart`: changes of a cart and of what it is ordered with.
 * - `account`: changes of an account by the member who is logged in.
 * - `entrance`: what visitors ask for who are not logged in, and what ends a log-in.
 */
export type Admission = 'cart' | 'account' | 'entrance'
