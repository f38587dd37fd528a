import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import { SESSION_IDLE_MS } from '../../../../../core/accounts/index.js'
import { withoutPersonalData } from '../../../../../core/orders/index.js'
import type { AccountProfile, NewIdentity } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { AccountLogInMethods } from '../../../../../core/ports/accounts/account-log-in-methods.port.js'
import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, newShopper } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { logInAsAda } from '../../../../support/shop/subscriber.js'
import { DATABASES } from '../../../../support/sql/databases.js'
import { valueOf } from '../../../../support/value-of.js'

type Call = (...words: readonly unknown[]) => Promise<Result<unknown, GatewayFailure>>
/** Every call for an account; `readFields` reads only the site, and the others log in. */
type AccountCall = Exclude<
  keyof AccountProfile | keyof AccountSelfService,
  'readFields' | keyof AccountLogInMethods
>
const CALLS: Readonly<Record<AccountCall, readonly unknown[]>> = {
  readAccount: [['email', 'name']],
  updateAccount: [[]],
  beginUpload: [{ fieldId: 'photo', filename: 'a.png' }],
  readSubscriptions: [],
  cancelSubscription: ['sub-1'],
  readOverview: [],
  confirm: [{ password: ADA.password, code: null }],
  endSessions: [null],
  deleteAccount: [],
  exportAccount: [],
  changeEmail: ['eve@example.com'],
  confirmEmail: ['a'.repeat(64)],
  changePassword: [{ current: ADA.password, password: 'seven green kettles' }],
  beginFactor: [],
  turnOnFactor: ['123456'],
  turnOffFactor: [],
  renewRecoveryCodes: [],
  beginPasskey: [],
  addPasskey: [{ answer: {}, name: 'key' }],
  removeLogIn: ['p'],
  changeCard: [{ subscriptionId: 'sub-1', provider: 'fake', token: 'card', confirmation: null }],
}
/** The only call that checks its argument before the session. */
const UNKNOWN_WORD = 'confirmEmail'
const READS: ReadonlySet<string> = new Set(['readAccount', 'readOverview'])

// A member's data need a live session of that member, on both databases.
describe.each(DATABASES)('a computer that several people use, over %s', (_, openSql) => {
  let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
  let aheadMs = 0
  beforeAll(async () => {
    const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
    fixture = await createAccountsFixture(await openSql(), {}, { clock })
  }, 60_000)
  afterAll(() => fixture.close())
  beforeEach(async () => {
    aheadMs = 0
    await admin().ban(ADA.email, false)
  })

  const admin = () => createMemberAdmin(fixture.context)
  const visitorOf = ({ visitor, session }: NewIdentity): Visitor =>
    session === null ? { id: visitor } : { id: visitor, session: session.id }
  const shopperOf = (visitor: Visitor) => newShopper(fixture, visitor)
  const open = (visitor: Visitor) => fixture.backend.open(visitor)

  /** Ada at the checkout of a browser: her address, mail and card are in the cart. */
  async function atCheckout(): Promise<Visitor> {
    const visitor = await logInAsAda(fixture)
    const shopper = shopperOf(visitor)
    valueOf(await shopper.add(fixture.shop.tea.sku, 1))
    await shopper.fillIn(fixture.cards.accepted)
    await shopper.cart()
    return visitor
  }

  /** The next person at a browser, with all its cookies but without the session, reaches nothing of the member. */
  async function expectNothingOf(visitor: Visitor): Promise<void> {
    for (const next of [visitor, { id: visitor.id }]) {
      const shopper = shopperOf(next)
      expect(await shopper.cart()).toBeNull()
      expect(codeOf(await shopper.submitOrder({ key: newKey() }))).toBe('ItemNotFound')
      expect(await shopper.cart()).toBeNull()
      // The next person begins a cart of their own, which shows nothing of the one before.
      valueOf(await shopper.add(fixture.shop.tea.sku, 2))
      const cart = await shopper.cart()
      expect([cart?.itemCount, cart?.email, cart?.shippingAddress, cart?.card]).toEqual([2, null, null, null])
      expect(codeOf(await shopper.submitOrder({ key: newKey() }))).not.toBe('ok')
      valueOf(await shopper.updateItem({ skuId: fixture.shop.tea.sku, count: 0 }))
    }
  }

  const ENDS: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
    'logged out': async (visitor) => valueOf(await open(visitor).entrance!.logOut()),
    'logged out by its owner everywhere else': async () => {
      const other = await logInAsAda(fixture)
      valueOf(await open(other).selfService!.endSessions(null))
    },
    'logged out by the owner of the site': () => admin().logOut(ADA.email),
    banned: () => admin().ban(ADA.email, true),
    idle: async () => {
      aheadMs += SESSION_IDLE_MS + 1
    },
    'given a new password elsewhere': async () => {
      const other = await logInAsAda(fixture)
      const change = { current: ADA.password, password: ADA.password }
      valueOf(await open(other).selfService!.changePassword(change))
    },
    'reset by mail': async () => {
      const stranger = open(fixture.newVisitor()).entrance!
      valueOf(await stranger.resetPassword(ADA.email))
      const mails = await fixture.mailsTo!(ADA.email)
      const token = mails.filter(({ kind }) => kind === 'reset').at(-1)?.token ?? ''
      valueOf(await stranger.updatePassword({ password: ADA.password, token }))
    },
  }

  it.each(Object.keys(ENDS))(
    'opens nothing of a member who is %s, who finds their cart again',
    async (how) => {
      const visitor = await atCheckout()
      await ENDS[how]?.(visitor)
      await expectNothingOf(visitor)
      await admin().ban(ADA.email, false)
      const again = await shopperOf(await logInAsAda(fixture)).cart()
      expect([again?.email, again?.card?.last4]).toEqual([expect.any(String), '4242'])
    },
  )

  it.each(Object.keys(ENDS))('answers no call for the account of a member who is %s', async (how) => {
    const visitor = await atCheckout()
    await ENDS[how]?.(visitor)
    for (const next of [visitor, { id: visitor.id }]) {
      const { accounts, profile, selfService } = open(next)
      expect(valueOf(await accounts.readUser())).toBeNull()
      const calls = { ...profile!, ...selfService! } as unknown as Record<string, Call>
      for (const [name, words] of Object.entries(CALLS)) {
        const answer = await calls[name]!(...words)
        const refused = name === UNKNOWN_WORD ? 'UsysInvalidToken' : 'UsysNotLoggedIn'
        const told = answer.ok ? answer.value : codeOf(answer)
        expect([name, told]).toEqual([name, READS.has(name) ? null : refused])
      }
    }
  })

  it('shows a member nothing of another one who is logged in with that browser', async () => {
    const visitor = await atCheckout()
    await admin().logOut(ADA.email)
    const form = {
      email: `eve-${newKey()}@example.com`,
      name: 'Eve',
      password: 'seven green kettles',
      acceptPrivacy: true,
      acceptCommunications: false,
      inviteToken: null,
      captchaToken: null,
      redirectPath: null,
      entries: [],
    }
    valueOf(await open(visitor).entrance!.signUp(form))
    const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
    const entered = await open(visitor).entrance!.verifyEmail({ token, redirectPath: null })
    expect(await shopperOf(visitorOf(valueOf(entered)!)).cart()).toBeNull()
  })

  it('shows the outcome of a submit only in a live session of the member', async () => {
    const visitor = await atCheckout()
    const key = newKey()
    const placed = acceptedOf(await shopperOf(visitor).submitOrder({ key }))
    expect(acceptedOf(await shopperOf(visitor).submitOrder({ key })).orderId).toBe(placed.orderId)
    await admin().logOut(ADA.email)
    expect(codeOf(await shopperOf(visitor).findSubmit(key))).toBe('SessionRequired')
    expect(codeOf(await shopperOf(visitor).submitOrder({ key }))).toBe('ItemNotFound')
    expect(codeOf(await shopperOf(visitor).submitOrder({ key: newKey() }))).toBe('ItemNotFound')
  })

  it.each(Object.keys(ENDS))(
    'hides the person in the link of an order of a member who is %s',
    async (how) => {
      const visitor = await atCheckout()
      const link = acceptedOf(await shopperOf(visitor).submit())
      const read = async (reader: Visitor) => valueOf(await shopperOf(reader).readPlacedOrder(link)).order
      const whole = await read(visitor)
      expect([whole?.email, whole?.card?.last4, whole?.shippingAddress]).not.toContain(null)
      await ENDS[how]?.(visitor)
      for (const reader of [visitor, { id: visitor.id }, fixture.newVisitor()]) {
        const shown = await read(reader)
        expect(shown).toEqual(whole && withoutPersonalData(whole))
        expect([shown?.id, shown?.status, shown?.items.length]).toEqual([link.orderId, 'placed', 1])
      }
      await admin().ban(ADA.email, false)
      expect(await read(await logInAsAda(fixture))).toEqual(whole)
    },
  )

  it('erases the cart of an account that is deleted, and keeps the placed order without it', async () => {
    const form = {
      email: `grace-${newKey()}@example.com`,
      name: 'Grace',
      password: 'seven green kettles',
      acceptPrivacy: true,
      acceptCommunications: false,
      inviteToken: null,
      captchaToken: null,
      redirectPath: null,
      entries: [],
    }
    const guest = fixture.newVisitor()
    valueOf(await open(guest).entrance!.signUp(form))
    const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
    const grace = visitorOf(valueOf(await open(guest).entrance!.verifyEmail({ token, redirectPath: null }))!)
    const shopper = shopperOf(grace)
    valueOf(await shopper.add(fixture.shop.tea.sku, 1))
    await shopper.fillIn(fixture.cards.accepted)
    await shopper.cart()
    const placed = acceptedOf(await shopper.submit())
    valueOf(await shopper.add(fixture.shop.tea.sku, 1))
    valueOf(await shopper.updateIdentity(form.email))
    valueOf(await admin().remove(form.email))
    for (const browser of [grace, { id: grace.id }]) expect(await shopperOf(browser).cart()).toBeNull()
    const rows = async (text: string) =>
      (await fixture.context.sql.query(text, [fixture.context.siteId, form.email])).rows
    expect(await rows(`SELECT id FROM shop_order WHERE site_id = $1 AND email = $2`)).toEqual([])
    for (const reader of [grace, fixture.newVisitor()])
      expect(valueOf(await shopperOf(reader).readPlacedOrder(placed)).order).toBeNull()
    const { rows: kept } = await fixture.context.sql.query(
      `SELECT member_id, status FROM shop_order WHERE site_id = $1 AND id = $2`,
      [fixture.context.siteId, placed.orderId],
    )
    expect(kept).toEqual([{ member_id: null, status: 'placed' }])
    await fixture.context.sql.query(`DELETE FROM shop_order WHERE site_id = $1 AND id = $2`, [
      fixture.context.siteId,
      placed.orderId,
    ])
  })

  it('takes the member of an order from the session, also beside a log-out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitor = await atCheckout()
      const key = newKey()
      const [submitted, left] = await Promise.all([
        shopperOf(visitor).submitOrder({ key }),
        open(visitor).entrance!.logOut(),
        shopperOf(visitor).cart(),
      ])
      expect(['ok', 'ItemNotFound']).toContain(codeOf(submitted))
      const next = visitorOf(valueOf(left))
      for (const browser of [next, visitor, { id: visitor.id }])
        expect(await shopperOf(browser).cart()).toBeNull()
      const found = await shopperOf(next).findSubmit(key)
      expect(found).toEqual({ ok: true, value: { tag: 'not-placed' } })
      const orders = await fixture.context.sql.query(
        `SELECT id FROM shop_order WHERE site_id = $1 AND status = 'placed' AND member_id IS NULL`,
        [fixture.context.siteId],
      )
      expect(orders.rows).toEqual([])
    }
  })
})
