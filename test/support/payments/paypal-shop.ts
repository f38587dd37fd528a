import { createPaypalProcessor } from '../../../adapters/payments/paypal/server/index.js'
import type { PaypalOptions } from '../../../adapters/payments/paypal/server/index.js'
import type { ChargeRequest, PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { startPaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import type { PaypalOrderOptions, PaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import { chargeRequest } from './charge-request.js'

const servers: PaypalServer[] = []

/** Ends the servers of all orders. */
export async function closePaypalServers(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
}

/** A shop that takes payments through PayPal; `another` is the same shop in a new process. */
export async function openPaypalShop() {
  const server = await startPaypalServer()
  servers.push(server)
  const problems: string[] = []
  const another = (more: Partial<PaypalOptions> = {}): PaymentProcessor =>
    createPaypalProcessor({
      clientId: server.clientId,
      clientSecret: server.clientSecret,
      webhookId: server.webhookId,
      baseUrl: server.url,
      siteUrl: 'https://shop.example',
      onProblem: (message) => problems.push(message),
      ...more,
    })
  return { server, processor: another(), another, problems }
}

/** A shop with one order that a shopper has made at PayPal, and what charges it. */
export async function openPaypalOrder(options: PaypalOrderOptions = {}) {
  const { server, processor, problems } = await openPaypalShop()
  const id = server.order(options)
  const order = server.orders.get(id)!
  const request = (changes: Partial<ChargeRequest> = {}): ChargeRequest => chargeRequest(id, changes)
  return { server, processor, problems, id, order, request }
}
