import type { Random } from '../../../core/ports/platform/random.port.js'

/** `Random` over the platform's cryptographic source: the browser's `crypto` or Node's. */
export const createCryptoRandom = (crypto: Pick<Crypto, 'getRandomValues'>): Random => ({
  token: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
})
