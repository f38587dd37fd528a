/**
 * The class of a mutation, for limits.
 * - `cart`: changes of a cart and of the details of its order.
 * - `account`: changes of an account by the member who is logged in.
 * - `entrance`: operations of visitors who are not logged in, and those that end a log-in.
 */
export type LimitClass = 'cart' | 'account' | 'entrance'
