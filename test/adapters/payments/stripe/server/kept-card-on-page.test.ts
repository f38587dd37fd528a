import { describe, expect, it } from '@jest/globals'
import { stripeActionText } from '../../../../../adapters/payments/stripe/shared/stripe-action.js'
import { createStripePaymentForm } from '../../../../../adapters/payments/stripe/page/index.js'

type Options = Parameters<typeof createStripePaymentForm>[0]
type Stripe = NonNullable<Awaited<ReturnType<Options['stripe']>>>

const SECRET = 'seti_1_secret_2'
const ACTION = {
  provider: 'stripe',
  data: stripeActionText({ clientSecret: SECRET, confirmation: 'automatic', reference: 'seti_1' }),
}

/** The confirmation that the page sends after the challenge of a card that is only kept. */
async function perform(answer: object) {
  const asked: string[] = []
  const stripe = {
    confirmCardSetup: async (secret: string) => {
      asked.push(secret)
      return answer
    },
  } as unknown as Stripe
  const form = createStripePaymentForm({
    window: globalThis as unknown as Options['window'],
    stripe: async () => stripe,
  })
  return { result: await form.perform(ACTION), asked }
}

describe('a card that Stripe is to keep, on the page', () => {
  it('asks its holder by a SetupIntent', async () => {
    const { result, asked } = await perform({ setupIntent: { id: 'seti_1', status: 'succeeded' } })
    expect(result).toEqual({ ok: true, value: { confirmation: 'seti_1' } })
    expect(asked).toEqual([SECRET])
  })

  it('is stored if the challenge was passed before', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      setup_intent: { status: 'succeeded' },
    }
    expect((await perform({ error })).result).toEqual({ ok: true, value: { confirmation: 'seti_1' } })
  })

  it('is refused if the bank declines, and no network fault is reported', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message: 'No.',
    }
    expect((await perform({ error })).result).toEqual({
      ok: false,
      failure: { tag: 'declined', message: 'No.' },
    })
  })
})
