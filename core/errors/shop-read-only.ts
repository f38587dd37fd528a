/** The server code of a change that was refused whole because the shop can only be read for now. */
export const SHOP_READ_ONLY = 'ShopReadOnly'

/** The text shown for it everywhere. */
export const UNAVAILABLE_TEXT = 'This shop takes no changes at the moment. Please try again later.'
