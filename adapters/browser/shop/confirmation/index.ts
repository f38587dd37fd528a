export { confirmationQuery, confirmationWrappers, startConfirmation } from './start-confirmation.js'
export type { ConfirmationBinding } from './start-confirmation.js'
