import type { Say } from '../../../../core/site/page-texts/page-texts.js'
import type { PaymentFailure, PaymentForm } from '../../../../core/ports/payments/payment-form.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { SANDBOX } from '../shared/sandbox-provider.js'
import { toTestToken } from '../shared/test-token.js'
import { drawCardInputs } from './card-inputs.js'
import type { CardInputs } from './card-inputs.js'
import { showChallenge } from './challenge-dialog.js'
import type { ChallengeChoice } from './challenge-dialog.js'
import { parseCard } from './parse-card.js'

/** The options of the test processor's card fields. */
export interface SandboxFormOptions {
  readonly document: Document
  /** The address at which the server answers challenges: `POST <endpoint>/authenticate`. */
  readonly endpoint: string
  readonly fetch: typeof globalThis.fetch
  /** Wall-clock ms, by which expired cards are found. */
  readonly wallTime: () => number
  /** A text in the language of the page. @default the English one */
  readonly say?: Say
}

const CHALLENGE_FAILED =
  'The payment was not confirmed, so nothing was paid. Please try again or use another card.'

/**
 * Cards of a test shop on the page: the entries become the name of a test card here, so no card number ever
 * leaves the page.
 */
export function createSandboxPaymentForm({
  document,
  endpoint,
  fetch,
  wallTime,
  say = (text) => text,
}: SandboxFormOptions): PaymentForm {
  const mounted = new WeakMap<object, CardInputs>()
  return {
    mount: (scope) => {
      mounted.get(scope)?.remove()
      const inputs = drawCardInputs(scope as ParentNode, say)
      mounted.set(scope, inputs)
      return () => {
        inputs.remove()
        if (mounted.get(scope) === inputs) mounted.delete(scope)
      }
    },
    createPaymentMethod: (scope) => {
      const inputs = mounted.get(scope)
      if (inputs === undefined) {
        return Promise.resolve(err({ tag: 'unavailable', message: 'This checkout has no card fields.' }))
      }
      const card = parseCard(inputs.entries(), new Date(wallTime()))
      if (card.ok) return Promise.resolve(ok({ provider: SANDBOX.name, token: toTestToken(card.value) }))
      inputs.point(card.failure.field)
      return Promise.resolve(err({ tag: card.failure.tag, message: card.failure.message }))
    },
    perform: async ({ data: challenge }) => {
      let answer: Result<{ readonly confirmation: string }, PaymentFailure> = err({
        tag: 'declined',
        message: CHALLENGE_FAILED,
      })
      await showChallenge({ document, say }, async (choice: ChallengeChoice) => {
        if (choice === 'cancel') return null
        const reply = await post(fetch, `${endpoint}/authenticate`, { challenge, outcome: choice })
        if (reply === null) return say('The test bank did not answer. Please try again.')
        if (reply !== 'refused') answer = ok({ confirmation: reply })
        return null
      })
      return answer
    },
  }
}

/**
 * Posts the shopper's choice; returns the reference of a confirmed payment, `refused`, or null without a
 * valid answer.
 */
async function post(
  fetch: typeof globalThis.fetch,
  url: string,
  body: { readonly challenge: string; readonly outcome: 'complete' | 'fail' },
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status === 402) return 'refused'
    const { confirmation } = (await response.json()) as { readonly confirmation?: unknown }
    return response.ok && typeof confirmation === 'string' ? confirmation : null
  } catch {
    return null
  }
}
