import { ContainerModule } from 'inversify'
import { createStripeProcessor } from '../../../adapters/payments/stripe/server/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { SERVER_TOKENS } from '../../../composition/modules/server-tokens.js'
import { TOKENS } from '../../../composition/modules/tokens.js'
import { startSite } from '../../../composition/server/index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import type { SiteChoice } from '../process-model/site-process.js'

/** Serves a site until it is killed, with a clock ahead of the machine's by a given time. */
const choice = JSON.parse(process.argv[2] ?? '{}') as SiteChoice
const wallTime = (): number => Date.now() + choice.aheadMs
const processor = createStripeProcessor({
  secretKey: choice.stripe.secretKey,
  publishableKey: 'pk_test_fake',
  webhookSecret: choice.stripe.webhookSecret,
  account: null,
  baseUrl: choice.stripe.url,
  wallTime,
})
const started = await startSite(choice.folder, {
  port: 0,
  cartLimit: 0,
  trustProxy: true,
  ...(choice.database.startsWith('postgres:')
    ? { databaseUrl: choice.database }
    : { dataFolder: choice.database }),
  modules: [
    new ContainerModule(({ rebind }) => {
      rebind<readonly PaymentProcessor[]>(SERVER_TOKENS.paymentProcessors).toConstantValue([processor])
      rebind<Clock>(TOKENS.clock).toConstantValue({ ...systemClock, wallTime })
    }),
  ],
  onError: (error) => process.stdout.write(`PROBLEM ${String(error)}\n`),
})
if (!started.ok) throw new Error(JSON.stringify(started.failure))
process.stdout.write(`OPEN ${started.value.server.url}\n`)
