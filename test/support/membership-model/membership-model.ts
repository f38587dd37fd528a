import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { createMemberAdmin } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberAdmin } from '../../../adapters/server/sql/accounts/index.js'
import { createCancelledSubscriptions } from '../../../adapters/server/sql/shop/index.js'
import { cancelSubscription } from '../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import { createMayRead } from '../../../adapters/server/routes/accounts/may-read.js'
import { createGateFinder } from '../../../core/accounts/index.js'
import type { AccessGroup, Gate } from '../../../core/accounts/index.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { newKey, newShopper, valueOf } from '../../contracts/backend/shopper.js'
import type { FakeClock } from '../../fakes/clock.fake.js'
import type { FakeProcessor } from '../../fakes/payment-processor.fake.js'
import type { createAccountsFixture } from '../accounts/accounts-fixture.js'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The duration of sessions and links (docs/accounts.md), a period of the plan, the pauses between tries. */
const SESSION_DAYS = 7
const IDLE_DAYS = 3
export const PERIOD_DAYS = 10
const PAUSES = [1, 3, 5, 7]

export const GROUPS: readonly AccessGroup[] = [
  { id: 'gold', name: 'Gold', type: 'paid', product: 'box' },
  { id: 'staff', name: 'Staff', type: 'admin', product: null },
]
const GATES: readonly Gate[] = [
  { path: '/members/*', groups: [], password: null },
  { path: '/gold/*', groups: ['gold'], password: null },
]
export const PEOPLE = ['ada', 'bob'] as const
type Person = (typeof PEOPLE)[number]

interface ModelSubscription {
  paidUntil: number
  due: number | null
  failures: number
  isGood: boolean
  isCanceled: boolean
  isEnded: boolean
}

interface ModelMember {
  signedUpAt: number | null
  isVerified: boolean
  isBanned: boolean
  groups: Set<string>
  session: { from: number; usedAt: number } | null
  subscription: ModelSubscription | null
}

/** The state of all members, kept without reading the shop. */
export interface MembershipModel {
  now: number
  readonly members: Readonly<Record<Person, ModelMember>>
}

export const newModel = (now: number): MembershipModel => {
  const newMember = (): ModelMember => ({
    signedUpAt: null,
    isVerified: false,
    isBanned: false,
    groups: new Set(),
    session: null,
    subscription: null,
  })
  return { now, members: { ada: newMember(), bob: newMember() } }
}

const isLive = (subscription: ModelSubscription | null, now: number): boolean =>
  subscription !== null && !subscription.isEnded && (!subscription.isCanceled || now < subscription.paidUntil)

const isLoggedIn = ({ session, isBanned }: ModelMember, now: number): boolean =>
  session !== null &&
  !isBanned &&
  now < session.from + SESSION_DAYS * DAY_MS &&
  now < session.usedAt + IDLE_DAYS * DAY_MS

/** Visitors that the model lets in: members, and those of the group. */
export function admitted(
  model: MembershipModel,
  person: Person,
): { readonly members: boolean; readonly gold: boolean } {
  const member = model.members[person]
  const members = isLoggedIn(member, model.now)
  const isGold =
    member.groups.has('gold') || member.groups.has('staff') || isLive(member.subscription, model.now)
  return { members, gold: members && isGold }
}

/** The running shop of one sequence, with a browser for each person. */
export class MembershipWorld {
  readonly browsers: Record<Person, Visitor>
  readonly #admin: MemberAdmin
  readonly #mayRead: ReturnType<typeof createMayRead>

  constructor(
    readonly fixture: Awaited<ReturnType<typeof createAccountsFixture>>,
    readonly clock: FakeClock,
    readonly processor: FakeProcessor,
    /** Addresses of this sequence begin with it. */
    readonly run: number,
    sabotage: 'none' | 'forgets-ends',
  ) {
    this.browsers = { ada: fixture.newVisitor(), bob: fixture.newVisitor() }
    this.#admin = createMemberAdmin(fixture.context)
    const { backend } = fixture
    const believed: typeof backend = {
      open: (visitor) => {
        const opened = backend.open(visitor)
        const readUser: typeof opened.accounts.readUser = async () => {
          const user = await opened.accounts.readUser()
          const isMember = user.ok && user.value !== null
          return isMember ? { ...user, value: { ...user.value!, groups: ['gold'] } } : user
        }
        return { ...opened, accounts: { ...opened.accounts, readUser } }
      },
    }
    this.#mayRead = createMayRead({
      gatesBefore: createGateFinder(GATES),
      groups: GROUPS,
      backend: sabotage === 'none' ? backend : believed,
      trustProxy: false,
      passwords: { missing: () => null },
    })
  }

  email = (person: Person): string => `${person}-${this.run}@example.com`

  get admin(): MemberAdmin {
    return this.#admin
  }

  opened(person: Person) {
    return this.fixture.backend.open(this.browsers[person])
  }

  /** True if a page is sent to a member's browser. */
  async reads(person: Person, path: string): Promise<boolean> {
    const { session } = this.browsers[person]
    const cookie = session === undefined ? '' : `vitrine_session=${session}`
    const request = { headers: { cookie }, socket: {} } as unknown as IncomingMessage
    const page = { file: `${path.slice(1)}.html`, path, address: path, isAsset: false }
    return (await this.#mayRead(request, page)).tag === 'open'
  }

  async subscription(person: Person) {
    const { sql, siteId } = this.fixture.context
    const { rows } = await sql.query(
      `SELECT subscription.id, subscription.period, subscription.order_id FROM subscription
        JOIN member ON member.site_id = subscription.site_id AND member.id = subscription.member_id
        WHERE subscription.site_id = $1 AND member.email = $2 ORDER BY subscription.id DESC`,
      [siteId, this.email(person)],
    )
    return rows[0]
  }

  /** Compares the admitted requests with those of the model. */
  async check(model: MembershipModel): Promise<void> {
    for (const person of PEOPLE) {
      const expected = admitted(model, person)
      const found = {
        members: await this.reads(person, '/members/letter'),
        gold: await this.reads(person, '/gold/%6Cetter'),
      }
      if (found.members !== expected.members || found.gold !== expected.gold)
        throw new Error(
          `${person} is let in to ${JSON.stringify(found)}, the model says ${JSON.stringify(expected)}`,
        )
      const { session } = model.members[person]
      if (expected.members && session !== null && model.now - session.usedAt >= HOUR_MS)
        session.usedAt = model.now
    }
  }
}

type Command = fc.AsyncCommand<MembershipModel, MembershipWorld>

const command = (
  name: string,
  isPossible: (model: MembershipModel) => boolean,
  work: (model: MembershipModel, world: MembershipWorld) => Promise<void>,
): Command => ({
  check: isPossible,
  run: async (model, world) => {
    await work(model, world)
    await world.check(model)
  },
  toString: () => name,
})

const known = (model: MembershipModel, person: Person): boolean => model.members[person].signedUpAt !== null

const signUp = (person: Person): Command =>
  command(
    `${person} signs up`,
    (model) => !known(model, person),
    async (model, world) => {
      const none = { inviteToken: null, captchaToken: null, redirectPath: null, entries: [] }
      const consent = { acceptPrivacy: true, acceptCommunications: false }
      const form = { email: world.email(person), name: person, password: 'blue lorry tomorrow' }
      valueOf(await world.opened(person).entrance!.signUp({ ...form, ...consent, ...none }))
      model.members[person].signedUpAt = model.now
    },
  )

/** The browser that signed up is logged in by the link. */
const verify = (person: Person): Command =>
  command(
    `${person} follows the link of the mail`,
    (model) => {
      const { signedUpAt, isVerified, isBanned } = model.members[person]
      return signedUpAt === model.now && !isVerified && !isBanned
    },
    async (model, world) => {
      const mail = (await world.fixture.mailsTo!(world.email(person))).find(({ kind }) => kind === 'verify')
      const link = { token: mail?.token ?? '', redirectPath: null }
      const entered = valueOf(await world.opened(person).entrance!.verifyEmail(link))
      model.members[person].isVerified = true
      enter(model, world, person, entered)
    },
  )

function enter(
  { now, members }: MembershipModel,
  world: MembershipWorld,
  person: Person,
  identity: {
    readonly visitor: Visitor['id']
    readonly session: { readonly id: Visitor['session'] & string } | null
  } | null,
): void {
  if (identity === null) return
  const { visitor, session } = identity
  world.browsers[person] = { id: visitorId(visitor), ...(session && { session: session.id }) }
  members[person].session = session === null ? null : { from: now, usedAt: now }
}

const logIn = (person: Person): Command =>
  command(
    `${person} logs in`,
    () => true,
    async (model, world) => {
      const credentials = { email: world.email(person), password: 'blue lorry tomorrow' }
      const answer = await world.opened(person).entrance!.logIn(credentials)
      const { isVerified, isBanned } = model.members[person]
      if (answer.ok !== (isVerified && !isBanned)) throw new Error(`${person}: ${JSON.stringify(answer)}`)
      if (answer.ok) enter(model, world, person, answer.value)
    },
  )

const logOut = (person: Person): Command =>
  command(
    `${person} logs out`,
    () => true,
    async (model, world) =>
      enter(model, world, person, valueOf(await world.opened(person).entrance!.logOut())),
  )

const ban = (person: Person, isBanned: boolean): Command =>
  command(
    `the owner ${isBanned ? 'bans' : 'lifts the ban of'} ${person}`,
    (model) => known(model, person),
    async (model, world) => {
      await world.admin.ban(world.email(person), isBanned)
      const member = model.members[person]
      member.isBanned = isBanned
      if (isBanned) member.session = null
    },
  )

const group = (person: Person, id: 'gold' | 'staff', isAdded: boolean): Command =>
  command(
    `the owner ${isAdded ? 'puts' : 'takes'} ${person} ${isAdded ? 'into' : 'out of'} ${id}`,
    (model) => known(model, person),
    async (model, world) => {
      const [add, remove] = isAdded ? [[id], []] : [[], [id]]
      await world.admin.changeGroups(world.email(person), { add, remove })
      if (isAdded) model.members[person].groups.add(id)
      else model.members[person].groups.delete(id)
    },
  )

const subscribe = (person: Person, token: string, isGood: boolean): Command =>
  command(
    `${person} subscribes with ${token}`,
    (model) =>
      isLoggedIn(model.members[person], model.now) && !isLive(model.members[person].subscription, model.now),
    async (model, world) => {
      const shopper = newShopper(world.fixture, world.browsers[person])
      const box = world.fixture.shop.subscription!
      valueOf(await shopper.addToCart({ skuId: box, count: 1, buyNow: true, key: newKey() }))
      await shopper.fillIn({ provider: 'fake', token })
      valueOf(await shopper.submit())
      const paidUntil = model.now + PERIOD_DAYS * DAY_MS
      const fresh = { failures: 0, isCanceled: false, isEnded: false }
      model.members[person].subscription = { paidUntil, due: paidUntil, isGood, ...fresh }
    },
  )

const isCancellable = (model: MembershipModel, person: Person): boolean => {
  const { subscription } = model.members[person]
  return isLive(subscription, model.now) && subscription?.isCanceled === false
}

function cancelModel(subscription: ModelSubscription, isAtOnce: boolean): void {
  // No period is paid any more while a charge is retried.
  if (isAtOnce || subscription.failures > 0) subscription.isEnded = true
  Object.assign(subscription, { isCanceled: true, due: null })
}

const cancel = (person: Person): Command =>
  command(
    `${person} cancels`,
    (model) => isCancellable(model, person) && isLoggedIn(model.members[person], model.now),
    async (model, world) => {
      const row = await world.subscription(person)
      valueOf(await world.opened(person).profile!.cancelSubscription(`${row?.['id']}`))
      cancelModel(model.members[person].subscription!, false)
    },
  )

const endNow = (person: Person): Command =>
  command(
    `the owner ends the subscription of ${person}`,
    (model) => isLive(model.members[person].subscription, model.now),
    async (model, world) => {
      const { sql, siteId, clock, random } = world.fixture.context
      const row = await world.subscription(person)
      const stored = createCancelledSubscriptions({ sql, siteId, commit: commitChanges(sql) })
      await cancelSubscription({ ...stored, clock, random }, `${row?.['id']}`, { by: 'owner', atOnce: true })
      cancelModel(model.members[person].subscription!, true)
    },
  )

const refund = (person: Person): Command =>
  command(
    `the money of ${person} is given back`,
    (model) => isLive(model.members[person].subscription, model.now),
    async (model, world) => {
      const row = await world.subscription(person)
      const { sql, siteId } = world.fixture.context
      const { rows } = await sql.query(
        `SELECT payment_reference FROM shop_order
          WHERE site_id = $1 AND subscription_id = $2 AND period = $3 AND status = 'placed'`,
        [siteId, `${row?.['id']}`, Number(row?.['period'])],
      )
      const notice = world.processor.refund(`${rows[0]?.['payment_reference']}`, 1_000_000)
      await world.fixture.store().receiveNotice('fake', notice)
      cancelModel(model.members[person].subscription!, true)
    },
  )

/** The model's result of one round of renewals. */
function renewModel({ now, members }: MembershipModel): void {
  for (const { subscription, isBanned } of Object.values(members)) {
    if (subscription === null || subscription.due === null || subscription.due > now) continue
    if (isBanned) cancelModel(subscription, true)
    else if (subscription.isGood) {
      const next = subscription.paidUntil + PERIOD_DAYS * DAY_MS
      const paidUntil = next <= now ? now + PERIOD_DAYS * DAY_MS : next
      Object.assign(subscription, { paidUntil, due: paidUntil, failures: 0 })
    } else {
      const pause = PAUSES[subscription.failures]
      subscription.failures += 1
      if (pause === undefined) cancelModel(subscription, true)
      else subscription.due = now + pause * DAY_MS
    }
  }
}

const wait = (days: number): Command =>
  command(
    `${days} days go by`,
    () => true,
    async (model, world) => {
      world.clock.advance(days * DAY_MS)
      model.now += days * DAY_MS
      // A member without access is refused before the store has looked, too.
      await world.check(model)
      await world.fixture.store().renewSubscriptions()
      renewModel(model)
    },
  )

/** Everything that may happen. */
export const membershipCommands = [
  ...PEOPLE.flatMap((person) => [
    fc.constant(signUp(person)),
    fc.constant(verify(person)),
    fc.constant(logIn(person)),
    fc.constant(logOut(person)),
    fc.boolean().map((isBanned) => ban(person, isBanned)),
    fc.boolean().map((isAdded) => group(person, 'gold', isAdded)),
    fc.boolean().map((isAdded) => group(person, 'staff', isAdded)),
    fc.constant(subscribe(person, 'fake_ok', true)),
    fc.constant(subscribe(person, 'fake_declined_later', false)),
    fc.constant(cancel(person)),
    fc.constant(endNow(person)),
    fc.constant(refund(person)),
  ]),
  fc.constantFrom(1, 2, 4, 11, 31).map(wait),
]

/** Two existing members, the usual start of a sequence. */
export const prologue = (): readonly Command[] => PEOPLE.flatMap((person) => [signUp(person), verify(person)])
