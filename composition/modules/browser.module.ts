import { ContainerModule } from 'inversify'
import { createPageTrackers } from '../../adapters/analytics/index.js'
import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
} from '../../adapters/browser/index.js'
import { provide } from './provide.js'
import { TOKENS } from './tokens.js'

/** What a browser offers: storage, navigation, randomness and the page's trackers. */
export const browserModule = new ContainerModule((options) => {
  provide(options, TOKENS.storage, [TOKENS.window], createLocalKeyValueStore)
  provide(options, TOKENS.navigator, [TOKENS.window], createPageNavigator)
  provide(options, TOKENS.random, [TOKENS.window], (window) => createCryptoRandom(window.crypto))
  provide(options, TOKENS.eventSink, [TOKENS.window], createPageTrackers)
})
