/** The dialogs of an order, loaded once its page is shown. */
export { AcceptReturnSheet } from './accept-return-sheet.js'
export { CancelSheet } from './cancel-sheet.js'
export { FulfilSheet } from './fulfil-sheet.js'
export { RefundSheet } from './refund-sheet.js'
