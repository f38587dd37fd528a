import { describe, expect, it } from '@jest/globals'
import { createCardChange } from '../../../../core/account-flows/index.js'
import type { CardAnswer } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { CardChange } from '../../../../core/ports/accounts/member-subscriptions.port.js'
import type { PaymentFailure } from '../../../../core/ports/payments/payment-form.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { refused } from '../../../fakes/account-gateway.fake.js'

type Answered = Result<CardAnswer, GatewayFailure>

const ACTION: Answered = ok({ tag: 'action-required', action: { provider: 'fake', data: 'secret' } })
const card = ok({ provider: 'fake', token: 'tok' })

/** A form over answers that are given one after the other; the last one again and again. */
function open(
  answers: readonly Answered[],
  {
    entry = card,
    acted = ok({ confirmation: 'done' }),
    isLoaded = true,
  }: {
    readonly entry?: Result<{ readonly provider: string; readonly token: string }, PaymentFailure>
    readonly acted?: Result<{ readonly confirmation: string }, PaymentFailure>
    readonly isLoaded?: boolean
  } = {},
) {
  const asked: CardChange[] = []
  let kept = 0
  const looks: boolean[] = []
  const pauses: number[] = []
  const changeCard = async (change: CardChange): Promise<Answered> => {
    asked.push(change)
    return answers[asked.length - 1] ?? (answers.at(-1) as Answered)
  }
  const payments = { createPaymentMethod: async () => entry, perform: async () => acted }
  const service = createCardChange({
    account: { changeCard },
    payments: async () => (isLoaded ? payments : null),
    onKept: () => (kept += 1),
    onLooking: (isLooking) => looks.push(isLooking),
    pause: async (ms) => void pauses.push(ms),
  })
  const send = async () => {
    service.submit({ subscriptionId: 'sub-1', scope: {} })
    await new Promise((resolve) => setTimeout(resolve))
    const state = service.getSnapshot()
    const said = state.tag === 'failed' ? [state.problem.key, state.problem.text] : [state.tag]
    return { said, confirmations: asked.map(({ confirmation }) => confirmation), kept }
  }
  return { send, asked, looks, pauses }
}

describe('the form for another card', () => {
  it('sends the token once, and again with the answer of its holder', async () => {
    const plain = await open([ok({ tag: 'changed' })]).send()
    expect(plain).toEqual({ said: ['done'], confirmations: [null], kept: 1 })
    const asked = await open([ACTION, ACTION, ok({ tag: 'changed' })]).send()
    expect(asked).toEqual({ said: ['done'], confirmations: [null, 'done', 'done'], kept: 1 })
  })

  it('reports a stored card without a payment', async () => {
    const { said, kept } = await open([ok({ tag: 'unpaid' })]).send()
    expect([said[0], kept]).toEqual(['CARD_UNPAID', 1])
  })

  it('looks up an unknown charge with the same token, with a notice meanwhile', async () => {
    const unclear: Answered = ok({ tag: 'unclear' })
    const lost: Answered = err({
      tag: 'unreachable',
      reason: 'network',
      status: null,
      message: 'lost',
    })
    const { send, asked, looks, pauses } = open([ACTION, unclear, lost, unclear, ok({ tag: 'changed' })])
    const { said, confirmations } = await send()
    expect([said, confirmations]).toEqual([['done'], [null, 'done', 'done', 'done', 'done']])
    expect([looks, pauses]).toEqual([
      [true, false],
      [2000, 4000, 8000],
    ])
    expect(new Set(asked.map(({ token }) => token)).size).toBe(1)
  })

  it('reports a result that is still unknown after half a minute', async () => {
    const { send, looks, asked } = open([ok({ tag: 'unclear' })])
    const { said, kept } = await send()
    expect([said[0], said[1]]).toEqual(['CARD_UNCLEAR', expect.stringMatching(/Nothing is charged twice/)])
    expect([looks, asked.length, kept]).toEqual([[true, false], 5, 2])
  })

  it('asks its holder a few times at most', async () => {
    const { said, confirmations, kept } = await open([ACTION]).send()
    expect([said[0], confirmations.length, kept]).toEqual(['CARD_REFUSED', 4, 0])
  })

  it.each([
    [
      'what is missing, in the words of the provider',
      'validation',
      ['GENERAL_ERROR', 'The number is short.'],
    ],
    ['a refusal', 'declined', ['CARD_REFUSED', expect.any(String)]],
    [
      'a provider that cannot be reached',
      'unavailable',
      ['GENERAL_ERROR', expect.stringMatching(/^That did not/)],
    ],
  ] as const)('sends nothing and says %s', async (_, tag, expected) => {
    const entry = err({ tag, message: 'The number is short.' })
    const { said, confirmations } = await open([ACTION], { entry }).send()
    expect([said, confirmations]).toEqual([expected, []])
  })

  it('reports a failed challenge, and refusals of the server', async () => {
    const acted = err({ tag: 'declined', message: 'No.' } as const)
    expect((await open([ACTION], { acted }).send()).said[0]).toBe('CARD_REFUSED')
    expect((await open([err(refused('SubscriptionNotFound'))]).send()).said[0]).toBe('CARD_NOT_POSSIBLE')
    expect((await open([ACTION], { isLoaded: false }).send()).said[0]).toBe('GENERAL_ERROR')
  })
})
