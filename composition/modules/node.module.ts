import { ContainerModule } from 'inversify'
import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { provide } from './provide.js'
import { TOKENS } from './tokens.js'

/** The services of Node: time and randomness. */
export const nodeModule = new ContainerModule((options) => {
  provide(options, TOKENS.clock, [], () => systemClock)
  provide(options, TOKENS.random, [], () => createCryptoRandom(globalThis.crypto))
})
