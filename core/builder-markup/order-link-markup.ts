/** The attribute of a link about an order: `invoice` or `withdrawal`. */
export const ORDER_LINK = 'data-vitrine-order-link'
/** The attribute of an element that is hidden while none of its links has a target. */
export const ORDER_LINKS = 'data-vitrine-order-links'
/** The attribute of the check box in a checkout by which shoppers ask for a reminder of their cart. */
export const REMINDER_BOX = 'data-vitrine-reminder'
