export { createPaypalButtons } from './paypal-buttons.js'
export { openPaypalOverlay, overlayText } from './paypal-overlay.js'
export type { DrawPaypal } from './paypal-buttons.js'
export type { OverlayMessage } from './paypal-overlay.js'
