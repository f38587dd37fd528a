import { describe, expect, it } from './test-runner.js'
import { money } from '../../core/money/index.js'
import type {
  ChargeRequest,
  FoundPayment,
  PaymentAuthorisation,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../core/ports/payments/payment-processor.port.js'

/** A processor and the tokens that make it do one thing or another. */
export interface PaymentProcessorSubject {
  readonly processor: PaymentProcessor
  readonly accepted: string
  readonly declined: string
  readonly challenged: string
  /** Passes the challenge of an action as the shopper; answers what the page brings back. */
  readonly passChallenge: (data: string) => Promise<string>
  /** State of a payment after a passed challenge whose page never came back. @default 'charged' */
  readonly passedChallengeIs?: 'charged' | 'action-required' | 'none'
  /** True if a payment is found by its reference alone, under any key. @default true */
  readonly findsByReference?: boolean
  /** True if tokens stand for cards. @default true */
  readonly takesCards?: boolean
  /** Gives money back in the provider's dashboard; answers the notice that the shop is sent. */
  readonly refund: (reference: string, amountMinor: number) => Promise<RawNotice>
  /** Has the card holder call on their bank; answers the notice. */
  readonly dispute: (reference: string) => Promise<RawNotice>
}

/** A new subject, with nothing charged. */
export type Open = () => PaymentProcessorSubject | Promise<PaymentProcessorSubject>

const amount = money(1250, 'EUR')

const requestOf = (paymentMethod: string, key = 'order:1'): ChargeRequest => ({
  key,
  reference: null,
  amount,
  paymentMethod,
  confirmation: null,
})

/**
 * The rules of every `PaymentProcessor`, and of one that authorises first and captures later. `authorises:
 * false`: the
 * provider cannot; `keeps: false`: it stores no methods.
 */
export function describePaymentProcessor(
  name: string,
  open: Open,
  { authorises = true, keeps = true }: { readonly authorises?: boolean; readonly keeps?: boolean } = {},
): void {
  describePayments(name, open)
  describeKeeping(name, open, { authorises, keeps })
  if (authorises) describeAuthorisation(name, open)
  else describeTakingAtOnce(name, open)
}

function describePayments(name: string, open: Open): void {
  /** A payment that was charged. */
  const charged = async ({ processor, accepted }: PaymentProcessorSubject, key = 'order:1') => {
    const state = await processor.charge(requestOf(accepted, key))
    if (state.tag !== 'charged') throw new Error(`not charged: ${state.tag}`)
    return state
  }

  /** A payment that waits for its shopper. */
  const challenge = async ({ processor, challenged }: PaymentProcessorSubject, key = 'order:1') => {
    const state = await processor.charge(requestOf(challenged, key))
    if (state.tag !== 'action-required') throw new Error(`no challenge was demanded: ${state.tag}`)
    return state
  }

  describe(`PaymentProcessor: ${name}`, () => {
    it('charges once per key, for repeated and parallel calls', async () => {
      const { processor, accepted } = await open()
      const request = requestOf(accepted)
      const first = await processor.charge(request)
      expect(first).toMatchObject({ tag: 'charged', amount, refunded: { amount: 0 }, isDisputed: false })
      const again = await Promise.all([processor.charge(request), processor.charge(request)])
      expect(again).toEqual([first, first])
    })

    it('finds the same payment with the stored reference', async () => {
      const subject = await open()
      const first = await charged(subject)
      const request = { ...requestOf(subject.accepted), reference: first.reference }
      expect(await subject.processor.charge(request)).toEqual(first)
    })

    it('charges again for another key', async () => {
      const subject = await open()
      const [one, two] = await Promise.all([charged(subject, 'order:1'), charged(subject, 'order:2')])
      expect(one.reference).not.toBe(two.reference)
    })

    it('reports a refusal of the bank, also repeatedly', async () => {
      const { processor, declined } = await open()
      const answer = await processor.charge(requestOf(declined))
      expect(answer.tag).toBe('declined')
      expect(await processor.charge(requestOf(declined))).toEqual(answer)
    })

    it('requires a challenge until it was passed, then charges', async () => {
      const subject = await open()
      const { processor, challenged, passChallenge } = subject
      const asked = await challenge(subject)
      expect(asked.action.provider).toBe(processor.provider.name)
      expect(await processor.charge(requestOf(challenged))).toEqual(asked)
      const request = { ...requestOf(challenged), reference: asked.reference }
      const confirmation = await passChallenge(asked.action.data)
      const paid = await processor.charge({ ...request, confirmation })
      expect(paid).toMatchObject({ tag: 'charged', reference: asked.reference, amount })
      expect(await processor.charge(request)).toEqual(paid)
    })

    it('accepts no answer to another payment', async () => {
      const subject = await open()
      const other = await challenge(subject, 'order:1')
      const own = await challenge(subject, 'order:2')
      const confirmation = await subject.passChallenge(other.action.data)
      const request = {
        ...requestOf(subject.challenged, 'order:2'),
        reference: own.reference,
        confirmation,
      }
      expect((await subject.processor.charge(request)).tag).toBe('action-required')
    })

    it('shows no more of a card than a page may show', async () => {
      const { processor, accepted, takesCards = true } = await open()
      const card = await processor.describe(accepted)
      expect(card?.last4 ?? '').toMatch(takesCards ? /^\d{4}$/ : /^$/)
      expect(JSON.stringify(card)).not.toMatch(/\d{5}/)
    })

    it('refuses an unknown token, and has no card for it', async () => {
      const { processor } = await open()
      expect((await processor.charge(requestOf('no such token'))).tag).toBe('declined')
      expect(await processor.describe('no such token')).toBeNull()
    })

    it('returns the state of a payment by its key and by its reference, without charging', async () => {
      const subject = await open()
      const { processor } = subject
      expect(await processor.lookup({ key: 'order:1', reference: null })).toEqual({ tag: 'none' })
      const paid = await charged(subject)
      expect(await processor.lookup({ key: 'order:1', reference: null })).toEqual(paid)
      if (subject.findsByReference ?? true) {
        expect(await processor.lookup({ key: 'forgotten', reference: paid.reference })).toEqual(paid)
      }
      const asked = await challenge(subject, 'order:2')
      expect(await processor.lookup({ key: 'order:2', reference: asked.reference })).toEqual(asked)
    })

    it('finds a passed challenge although the shopper never came back from it', async () => {
      const subject = await open()
      const asked = await challenge(subject)
      await subject.passChallenge(asked.action.data)
      const which = { key: 'order:1', reference: asked.reference }
      const { passedChallengeIs = 'charged' } = subject
      expect((await subject.processor.lookup(which)).tag).toBe(passedChallengeIs)
    })

    it('cancels a challenge finally: it cannot be passed, charged or found any more', async () => {
      const subject = await open()
      const { processor, challenged, passChallenge } = subject
      const asked = await challenge(subject)
      const which = { key: 'order:1', reference: asked.reference }
      expect(await processor.cancel(which)).toEqual({ tag: 'cancelled' })
      expect(await processor.cancel(which)).toEqual({ tag: 'cancelled' })
      const confirmation = await passChallenge(asked.action.data).catch(() => 'refused')
      expect((await processor.charge({ ...requestOf(challenged), confirmation })).tag).toBe('declined')
      expect(await processor.lookup(which)).toEqual({ tag: 'none' })
    })

    it('cancels a key before anything was charged under it', async () => {
      const { processor, accepted } = await open()
      expect(await processor.cancel({ key: 'order:1', reference: null })).toEqual({ tag: 'cancelled' })
      expect((await processor.charge(requestOf(accepted))).tag).toBe('declined')
    })

    it('does not cancel a paid payment, and reports it', async () => {
      const subject = await open()
      const asked = await challenge(subject)
      const confirmation = await subject.passChallenge(asked.action.data)
      const which = { key: 'order:1', reference: asked.reference }
      await subject.processor.charge({ ...requestOf(subject.challenged), ...which, confirmation })
      expect(await subject.processor.cancel(which)).toMatchObject({ tag: 'charged', amount })
      expect((await subject.processor.lookup(which)).tag).toBe('charged')
    })

    it('reports the refunds and disputes of its notices', async () => {
      const subject = await open()
      const { processor, refund, dispute } = subject
      const { reference } = await charged(subject)
      const notices = [await refund(reference, 400), await dispute(reference), await refund(reference, 100)]
      for (const notice of notices) {
        expect(await processor.readNotice(notice)).toEqual({
          ok: true,
          value: [{ key: 'order:1', reference }],
        })
      }
      expect(await processor.lookup({ key: 'order:1', reference })).toMatchObject({
        tag: 'charged',
        amount,
        refunded: money(500, 'EUR'),
        isDisputed: true,
      })
    })

    it('accepts no forged notice: changed by one byte, unsigned, signed for another', async () => {
      const subject = await open()
      const { processor, refund } = subject
      const { reference } = await charged(subject)
      const notice = await refund(reference, 400)
      const changed = Uint8Array.from(notice.body, (byte, index) => (index === 3 ? byte ^ 1 : byte))
      const other = await refund((await charged(subject, 'order:2')).reference, 1)
      for (const forged of [
        { ...notice, body: changed },
        { ...notice, headers: {} },
        { body: notice.body, headers: other.headers },
      ]) {
        expect(await processor.readNotice(forged)).toMatchObject({ ok: false, failure: { tag: 'forged' } })
      }
    })
  })
}

/** Methods that are kept, and charged while the shopper is away. */
function describeKeeping(
  name: string,
  open: Open,
  { authorises, keeps }: { readonly authorises: boolean; readonly keeps: boolean },
): void {
  if (!keeps) {
    it(`PaymentProcessor: ${name} keeps no methods and says so`, async () => {
      expect((await open()).processor.keepsMethods ?? false).toBe(false)
    })
    return
  }

  const keptBy = (state: PaymentState | FoundPayment): string => {
    const kept = state.tag === 'charged' || state.tag === 'authorised' ? state.keptMethod : null
    if (kept == null) throw new Error(`nothing was kept: ${JSON.stringify(state)}`)
    return kept
  }

  describe(`PaymentProcessor that keeps methods: ${name}`, () => {
    it('stores the method of a charge, reports it again, and charges it without the shopper once per key', async () => {
      const { processor, accepted } = await open()
      expect(processor.keepsMethods).toBe(true)
      const kept = keptBy(await processor.charge({ ...requestOf(accepted), keepsMethod: true }))
      expect(keptBy(await processor.lookup({ key: 'order:1', reference: null }))).toBe(kept)
      const renewal = { ...requestOf(kept, 'renewal:1'), isOffSession: true }
      const first = await processor.charge(renewal)
      expect(first).toMatchObject({ tag: 'charged', amount })
      expect(await processor.charge(renewal)).toEqual(first)
    })

    it('stores no method without a request', async () => {
      const { processor, accepted } = await open()
      const state = await processor.charge(requestOf(accepted))
      expect(state.tag === 'charged' ? (state.keptMethod ?? null) : state.tag).toBeNull()
    })

    it('requires nothing of an absent shopper', async () => {
      const { processor, challenged } = await open()
      const state = await processor.charge({ ...requestOf(challenged, 'renewal:1'), isOffSession: true })
      expect(state.tag).toBe('declined')
    })

    it('stores a card without a charge if it declares that, once for a key, and charges it later', async () => {
      const { processor, accepted, declined, challenged, passChallenge, takesCards = true } = await open()
      if (processor.keep === undefined) return
      const request = { key: 'card:1', paymentMethod: accepted, confirmation: null }
      const kept = await processor.keep(request)
      if (kept.tag !== 'kept') throw new Error(`not kept: ${kept.tag}`)
      expect(kept.card?.last4 ?? '').toMatch(takesCards ? /^\d{4}$/ : /^$/)
      const again = await Promise.all([processor.keep(request), processor.keep(request)])
      expect(again).toEqual([kept, kept])
      const renewal = { ...requestOf(kept.keptMethod, 'renewal:1'), isOffSession: true }
      expect(await processor.charge(renewal)).toMatchObject({ tag: 'charged', amount })
      expect(await processor.keep({ ...request, key: 'card:2', paymentMethod: declined })).toMatchObject({
        tag: 'declined',
      })
      const asked = await processor.keep({ ...request, key: 'card:3', paymentMethod: challenged })
      if (asked.tag !== 'action-required') throw new Error(`no challenge was demanded: ${asked.tag}`)
      const confirmation = await passChallenge(asked.action.data)
      const passed = { key: 'card:3', paymentMethod: challenged, confirmation }
      expect((await processor.keep(passed)).tag).toBe('kept')
    })

    if (!authorises) return
    it('stores the method of held money, and charges it after a release', async () => {
      const { processor, accepted } = await open()
      const held = await processor.authorisation!.authorise({ ...requestOf(accepted), keepsMethod: true })
      const kept = keptBy(held)
      if (held.tag !== 'authorised') throw new Error(held.tag)
      const which = { key: 'order:1', reference: held.reference }
      expect(await processor.cancel(which)).toEqual({ tag: 'cancelled' })
      const renewal = await processor.charge({ ...requestOf(kept, 'renewal:1'), isOffSession: true })
      expect(renewal).toMatchObject({ tag: 'charged', amount })
    })
  })
}

function describeTakingAtOnce(name: string, open: Open): void {
  it(`PaymentProcessor: ${name} takes money at once and says so`, async () => {
    expect((await open()).processor.authorisation).toBeUndefined()
  })
}

function describeAuthorisation(name: string, open: Open): void {
  const authorisationOf = ({ processor }: PaymentProcessorSubject): PaymentAuthorisation => {
    if (processor.authorisation === undefined) throw new Error('cannot authorise')
    return processor.authorisation
  }

  /** Money that is held. */
  const authorised = async (subject: PaymentProcessorSubject, key = 'order:1') => {
    const state = await authorisationOf(subject).authorise(requestOf(subject.accepted, key))
    if (state.tag !== 'authorised') throw new Error(`not authorised: ${state.tag}`)
    return state
  }

  describe(`PaymentProcessor that authorises: ${name}`, () => {
    it('holds money once per key and charges none', async () => {
      const subject = await open()
      const { authorise } = authorisationOf(subject)
      const request = requestOf(subject.accepted)
      const held = await authorise(request)
      expect(held).toMatchObject({ tag: 'authorised', amount })
      expect(await Promise.all([authorise(request), authorise(request)])).toEqual([held, held])
      expect(await subject.processor.lookup({ key: 'order:1', reference: null })).toEqual(held)
    })

    it('captures held money once for repeated calls', async () => {
      const subject = await open()
      const { capture } = authorisationOf(subject)
      const { reference } = await authorised(subject)
      const request = { key: 'order:1', reference, amount }
      const taken = await capture(request)
      expect(taken).toMatchObject({ tag: 'charged', reference, amount, refunded: { amount: 0 } })
      expect(await Promise.all([capture(request), capture(request)])).toEqual([taken, taken])
      expect(await subject.processor.lookup(request)).toEqual(taken)
    })

    it('refuses if the bank refuses, and asks for a challenge if the bank requires one', async () => {
      const subject = await open()
      const { authorise } = authorisationOf(subject)
      expect((await authorise(requestOf(subject.declined))).tag).toBe('declined')
      const asked = await authorise(requestOf(subject.challenged, 'order:2'))
      if (asked.tag !== 'action-required') throw new Error(`no challenge was demanded: ${asked.tag}`)
      const confirmation = await subject.passChallenge(asked.action.data)
      const which = { key: 'order:2', reference: asked.reference }
      const request = { ...requestOf(subject.challenged, 'order:2'), ...which, confirmation }
      expect(await authorise(request)).toMatchObject({ tag: 'authorised', reference: asked.reference })
      expect((await subject.processor.lookup(which)).tag).toBe('authorised')
    })

    it('releases held money finally: it cannot be captured any more', async () => {
      const subject = await open()
      const { reference } = await authorised(subject)
      const which = { key: 'order:1', reference }
      expect(await subject.processor.cancel(which)).toEqual({ tag: 'cancelled' })
      expect((await authorisationOf(subject).capture({ ...which, amount })).tag).toBe('lapsed')
      expect(await subject.processor.lookup(which)).toEqual({ tag: 'none' })
    })

    it('does not release captured money', async () => {
      const subject = await open()
      const { reference } = await authorised(subject)
      const which = { key: 'order:1', reference }
      await authorisationOf(subject).capture({ ...which, amount })
      expect(await subject.processor.cancel(which)).toMatchObject({ tag: 'charged', amount })
    })

    it('captures nothing that it never held', async () => {
      const { capture } = authorisationOf(await open())
      expect((await capture({ key: 'order:9', reference: null, amount })).tag).toBe('lapsed')
    })
  })
}
