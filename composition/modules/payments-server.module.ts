import { ContainerModule } from 'inversify'
import { createSandboxProcessor } from '../../adapters/payments/sandbox/server/index.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'

/**
 * The payment providers on the server. Without keys of a provider, the sandbox is used, which moves no money.
 */
export const paymentsServerModule = new ContainerModule((options) => {
  provide(options, SERVER_TOKENS.sandbox, [], () => createSandboxProcessor())
  provide(options, SERVER_TOKENS.paymentProcessors, [SERVER_TOKENS.sandbox], (sandbox) => [sandbox])
})
