import { createCryptoRandom } from './crypto-random.js'
import { randomNumbers } from '../../../core/animation/timelines/index.js'

/** The numbers 0..1 of a page's timelines, another sequence at each visit. */
export const timelinesRandom = (crypto: Crypto): (() => number) =>
  randomNumbers(createCryptoRandom(crypto).token())
