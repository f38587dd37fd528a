import { ContainerModule } from 'inversify'
import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createPasswordHasher } from '../../adapters/server/sql/accounts/index.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** The services of Node: time, randomness and the hashes of passwords. */
export const nodeModule = new ContainerModule((options) => {
  provide(options, TOKENS.clock, [], () => systemClock)
  provide(options, TOKENS.random, [], () => createCryptoRandom(globalThis.crypto))
  provide(options, SERVER_TOKENS.passwords, [], createPasswordHasher)
})
