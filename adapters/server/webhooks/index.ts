export { isPublicAddress } from './public-addresses.js'
export { createWebhookClient, signatureOf, webhookSecret } from './webhook-client.js'
