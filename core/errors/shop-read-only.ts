/** The server code for changes that are refused because the shop is read-only for now. */
export const SHOP_READ_ONLY = 'ShopReadOnly'

/** The text that is shown for it everywhere. */
export const UNAVAILABLE_TEXT = 'This shop takes no changes at the moment. Please try again later.'
