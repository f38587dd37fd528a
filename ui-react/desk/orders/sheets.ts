/** The dialogs of an order, loaded once its page is shown. */
export { CancelSheet } from './cancel-sheet.js'
export { FulfilSheet } from './fulfil-sheet.js'
export { RefundSheet } from './refund-sheet.js'
