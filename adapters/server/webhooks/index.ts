export { isPublicAddress } from './public-addresses.js'
export { createWebhookClient, newWebhookSecret, signatureOf, webhookSecret } from './webhook-client.js'
