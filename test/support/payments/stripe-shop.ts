import { createStripeProcessor } from '../../../adapters/payments/stripe/server/index.js'
import type { StripeOptions } from '../../../adapters/payments/stripe/server/index.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { startStripeServer } from '../../fakes/stripe/stripe-server.fake.js'
import type { StripeServer, StripeServerOptions } from '../../fakes/stripe/stripe-server.fake.js'

/** The adapter with Stripe's own SDK, connected to the stand-in for Stripe's API. */
export interface StripeShop {
  readonly server: StripeServer
  readonly processor: PaymentProcessor
  /** Another process of the same shop. */
  readonly another: (changes?: Partial<StripeOptions>) => PaymentProcessor
  /** Messages to the owner. */
  readonly problems: readonly string[]
}

/** Opens it; the caller closes `server`. */
export async function openStripeShop(
  changes: Partial<StripeOptions> = {},
  serverOptions: StripeServerOptions = {},
): Promise<StripeShop> {
  const server = await startStripeServer(serverOptions)
  const problems: string[] = []
  const another = (more: Partial<StripeOptions> = {}): PaymentProcessor =>
    createStripeProcessor({
      secretKey: server.secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret: server.webhookSecret,
      account: null,
      baseUrl: server.url,
      onProblem: (message) => problems.push(message),
      ...(serverOptions.nowMs && { wallTime: serverOptions.nowMs }),
      ...changes,
      ...more,
    })
  return { server, processor: another(), another, problems }
}
