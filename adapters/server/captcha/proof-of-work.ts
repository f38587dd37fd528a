import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { PaymentChallenge } from '../../../core/ports/payments/payment-challenge.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import { beginsWithZeros, bitsOfTask, PROOF_OF_WORK, proofOf } from '../../../core/challenges/proof-text.js'

/** The key, the clock and the memory for proofs of work. */
export interface ProofOfWorkOptions {
  /** The same in every process of the site, and secret. */
  readonly siteKey: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  /** Stores the used answers. */
  readonly used: Pick<RateLimit, 'take'>
}

const VALID_MS = 10 * 60_000
const ANSWER = /^(pow1\.\d{1,2}\.(\d{1,15})\.([0-9a-f]{32}))\.([0-9a-f]{64})\.(\d{1,15})$/

/**
 * A challenge without a third-party service: a page searches for a number whose SHA-256 digest, together with
 * a part of the task, begins with zeros. A task is signed for its visitor, so that the server stores nothing
 * before the answer.
 */
export function createProofOfWork({ siteKey, clock, random, used }: ProofOfWorkOptions): PaymentChallenge {
  const signatureOf = (text: string, visitor: string): Buffer =>
    createHmac('sha256', siteKey).update(`proof ${text} ${visitor}`).digest()
  return {
    issue: (visitor, bits) => {
      const text = `pow1.${bits}.${clock.wallTime() + VALID_MS}.${random.token()}`
      return { provider: PROOF_OF_WORK, data: `${text}.${signatureOf(text, visitor).toString('hex')}` }
    },
    isAnswer: (confirmation) => bitsOfTask(confirmation) !== null,
    verify: async ({ visitor }, answer) => {
      const [, text = '', endsOn = '', nonce = '', signature = '', number = ''] = ANSWER.exec(answer) ?? []
      if (text === '' || !timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(text, visitor)))
        return false
      const leftMs = Number(endsOn) - clock.wallTime()
      const bits = bitsOfTask(text)
      if (leftMs <= 0 || leftMs > VALID_MS || bits === null) return false
      if (!beginsWithZeros(createHash('sha256').update(proofOf(signature, number)).digest(), bits))
        return false
      return used.take(`proof ${nonce}`, 1, VALID_MS)
    },
  }
}
