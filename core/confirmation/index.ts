export { createConfirmationService } from './confirmation.service.js'
export { purchaseEvent, trackPurchase } from './purchase-tracking.js'
export type { ConfirmationState, PlacedOrderKey } from './confirmation.machine.js'
export type { ConfirmationPorts, ConfirmationService } from './confirmation.service.js'
