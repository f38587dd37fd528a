import { describe, expect, it } from './test-runner.js'
import type { Stamp } from '../../core/ports/platform/stamp.port.js'
import { money } from '../../core/money/index.js'
import { orderToken } from '../../core/orders/index.js'
import type { ChargedPayment } from '../../core/ports/payments/payment-processor.port.js'
import type { AttemptPorts, AttemptWork } from '../../core/use-cases/shop/payments/attempt-ports.js'
import type { OpenChange } from '../../core/use-cases/shop/payments/attempt-state.js'
import type { AttemptWithOrder, PaymentAttempt } from '../../core/use-cases/shop/payments/payment-attempt.js'
import { rejection } from '../../core/use-cases/shop/failures.js'

/** A store of payments with one submitted order of one piece, whose payment has begun. */
export interface PaymentStoreSubject {
  readonly ports: Pick<AttemptPorts, 'attempts' | 'stock' | 'unitOfWork'>
  /** The open attempt of the order, without a reference. */
  readonly begun: PaymentAttempt
}

const NOW_MS = Date.UTC(2026, 0, 1)
const STAMP: Stamp = { nowMs: NOW_MS, newId: () => 'new' }
const REFERENCE = 'ref-1'

const paidBy = ({ state }: PaymentAttempt): ChargedPayment => ({
  tag: 'charged',
  reference: REFERENCE,
  amount: state.terms.amount,
  refunded: money(0, state.terms.amount.currency),
  isDisputed: false,
  card: null,
})

const placedBy = (attempt: PaymentAttempt): Extract<OpenChange, { readonly tag: 'place' }> => ({
  tag: 'place',
  paid: paidBy(attempt),
  money: 'held',
  subscription: 'none',
})

const RELEASE = {
  tag: 'release',
  failure: rejection('PaymentDeclined', 'The card was declined.'),
  order: 'cart',
  forgetsMethod: true,
  forgetsTrial: false,
} as const

/** The changes of an open attempt, with the expected state beside its terms. */
const CHANGES: readonly (readonly [(attempt: PaymentAttempt) => OpenChange, object])[] = [
  [() => ({ tag: 'name', reference: REFERENCE }), { tag: 'pending', reference: REFERENCE }],
  [() => ({ tag: 'confirm', confirmation: 'came back' }), { tag: 'pending', reference: null }],
  [
    () => ({ tag: 'challenge', reference: REFERENCE, action: { provider: 'fake', data: 'act' } }),
    { tag: 'action-required', reference: REFERENCE, action: { provider: 'fake', data: 'act' } },
  ],
  [placedBy, { tag: 'placed', reference: REFERENCE, money: 'held' }],
  [() => RELEASE, { tag: 'released', reference: null, failure: RELEASE.failure }],
]

/** Tests that every store of payments must pass. */
export function describePaymentStore(name: string, open: () => Promise<PaymentStoreSubject>): void {
  const opened = async () => {
    const subject = await open()
    const { ports, begun } = subject
    const find = async (): Promise<PaymentAttempt> => (await ports.attempts.find(begun.id))!
    /** Runs work on the locked attempt and its order. */
    const locked = <T>(run: (work: AttemptWork, known: AttemptWithOrder) => Promise<T>): Promise<T> =>
      ports.unitOfWork(async (work) => run(work, await work.lock(begun)))
    const save = (change: OpenChange) => locked((work, { attempt }) => work.save(attempt!, change, NOW_MS))
    const left = async () => [...(await ports.stock.left(begun.reserved.map(([sku]) => sku))).values()]
    return { ...subject, find, locked, save, left }
  }

  describe(`payments: ${name}`, () => {
    it('finds an attempt by its id, its order, and the key or the reference of its provider', async () => {
      const { ports, begun, save } = await opened()
      const { find, findLatest, findNotified } = ports.attempts
      expect(await find(begun.id)).toEqual(begun)
      expect(await findLatest(begun.orderId)).toEqual(begun)
      const saved = await save({ tag: 'name', reference: REFERENCE })
      for (const payment of [
        { key: begun.id, reference: 'another' },
        { key: null, reference: REFERENCE },
        { key: 'another', reference: REFERENCE },
      ])
        expect(await findNotified('fake', payment)).toEqual(saved)
    })

    it('finds nothing for unknown names', async () => {
      const { ports, begun } = await opened()
      const { find, findLatest, findNotified } = ports.attempts
      for (const unknown of ['', 'nothing', "'; DROP TABLE payment_attempt"]) {
        expect(await find(unknown)).toBeNull()
        expect(await findLatest(unknown)).toBeNull()
        expect(await findNotified('fake', { key: unknown, reference: unknown })).toBeNull()
      }
      expect(await findNotified('other', { key: begun.id, reference: REFERENCE })).toBeNull()
    })

    it.each(CHANGES)('saves a change of an open attempt (%#)', async (changeOf, expected) => {
      const { begun, find, save } = await opened()
      const saved = await save(changeOf(begun))
      expect(saved.state).toEqual({ terms: begun.state.terms, ...expected })
      expect(await find()).toEqual(saved)
    })

    it('lists open attempts, and placed ones by the state of their money', async () => {
      const { ports, begun, save } = await opened()
      const open = async () => (await ports.attempts.open()).map(({ id }) => id)
      expect(await open()).toEqual([begun.id])
      expect(await ports.attempts.placedWith('held')).toEqual([])
      const placed = await save(placedBy(begun))
      expect(await open()).toEqual([])
      expect(await ports.attempts.placedWith('held')).toEqual([placed])
      expect(await ports.attempts.placedWith('taken')).toEqual([])
    })

    it('changes the money of a placed order only from an expected state', async () => {
      const { begun, find, locked, save } = await opened()
      await save(placedBy(begun))
      const change = { tag: 'captured', paid: paidBy(begun) } as const
      expect(await locked((work) => work.saveEnded(begun, change, ['capturing'], NOW_MS))).toBe(false)
      expect((await find()).state).toMatchObject({ money: 'held' })
      expect(await locked((work) => work.saveEnded(begun, change, ['held', 'capturing'], NOW_MS))).toBe(true)
      const { state, reported } = await find()
      expect(state).toMatchObject({ tag: 'placed', money: 'taken' })
      expect(reported).toEqual({
        capturedMinor: begun.state.terms.amount.amount,
        refundedMinor: 0,
        isDisputed: false,
      })
    })

    it('writes news of the money in each state', async () => {
      const { begun, find, locked, save } = await opened()
      await save(RELEASE)
      const paid = { ...paidBy(begun), isDisputed: true }
      expect(await locked((work) => work.saveEnded(begun, { tag: 'taken', paid }, 'any', NOW_MS))).toBe(true)
      const { state, reported } = await find()
      expect(state.tag).toBe('released')
      expect(reported.isDisputed).toBe(true)
    })

    it('places an order, and reopens another', async () => {
      const { begun, locked } = await opened()
      const { order } = await locked(async (_, known) => known)
      expect(order).toMatchObject({ id: begun.orderId, status: 'submitting', attempts: 1, placed: null })
      const placement = { order: begun.frozen, token: orderToken('token'), reference: REFERENCE, begun: null }
      const placed = await locked((work) => work.placeOrder(order!, placement, [], STAMP))
      expect(placed).toMatchObject({
        status: 'placed',
        placed: { order: begun.frozen, token: placement.token },
      })
      expect((await locked(async (_, known) => known)).order).toEqual(placed)

      const other = await opened()
      const reopened = await other.locked((work, known) =>
        work.reopenOrder(known.order!, { status: 'cart', forgetsMethod: false }, NOW_MS),
      )
      expect(reopened).toMatchObject({ status: 'cart', placed: null })
      expect((await other.locked(async (_, known) => known)).order).toEqual(reopened)
    })

    it('holds the pieces of an open attempt until it returns them', async () => {
      const { ports, begun, locked, left } = await opened()
      const another = { ...begun, id: 'another' }
      expect(await ports.stock.bySourceOf(another)).toEqual(begun.reserved)
      expect(await ports.stock.bySourceOf(begun)).toEqual([])
      expect(await ports.stock.bySourceOf({ ...another, source: 'elsewhere' })).toEqual([])
      const [before] = await left()
      await locked((work, { attempt }) => work.releaseReserved(attempt!))
      expect(await left()).toEqual([(before ?? 0) + 1])
    })

    it('counts pieces for shoppers only while they must act', async () => {
      const { ports, begun, save } = await opened()
      expect(await ports.stock.forShoppers()).toEqual([])
      await save({ tag: 'challenge', reference: REFERENCE, action: { provider: 'fake', data: 'act' } })
      expect(await ports.stock.forShoppers()).toEqual(begun.reserved)
    })

    it('changes nothing with a unit of work that fails', async () => {
      const { begun, find, locked, left } = await opened()
      const before = await left()
      const failed = locked(async (work, { attempt, order }) => {
        await work.save(attempt!, RELEASE, NOW_MS)
        await work.releaseReserved(attempt!)
        await work.reopenOrder(order!, { status: 'cart', forgetsMethod: true }, NOW_MS)
        throw new Error('the unit fails')
      })
      await expect(failed).rejects.toThrow('the unit fails')
      expect(await find()).toEqual(begun)
      expect(await left()).toEqual(before)
      expect((await locked(async (_, known) => known)).order?.status).toBe('submitting')
    })

    it('adds news to the log of an order', async () => {
      const { begun, locked } = await opened()
      const events = () => locked((work) => work.historyOf(begun.orderId)).then((history) => history.events)
      const before = await events()
      const news = [{ tag: 'note', atMs: 1000, by: 'owner', text: 'called' }] as const
      await locked((work) => work.recordNews(begun.orderId, news as never))
      expect(await events()).toHaveLength(before.length + 1)
    })
  })
}
