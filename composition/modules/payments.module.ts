import { ContainerModule } from 'inversify'
import { createSandboxCardPayments } from '../../adapters/sandbox-payments/page/index.js'
import { SANDBOX_ENDPOINT } from '../sandbox-endpoint.js'
import { provide } from './provide.js'
import { TOKENS } from './tokens.js'

/** The page's side of taking cards. */
export const paymentsModule = new ContainerModule((options) => {
  provide(options, TOKENS.cardPayments, [TOKENS.window, TOKENS.clock], (window, clock) =>
    createSandboxCardPayments({
      document: window.document,
      endpoint: SANDBOX_ENDPOINT,
      fetch: window.fetch.bind(window),
      wallTime: clock.wallTime,
    }),
  )
})
