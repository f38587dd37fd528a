export { confirmationQuery, confirmationWrappers, startConfirmation } from './start-confirmation.js'
export type { ConfirmationBinding, ConfirmationNotice } from './start-confirmation.js'
