import { emailKey, isEmailAddress, NO_RULES, passwordLengthProblem } from '../../core/accounts/index.js'
import type { AccountEntry, AccountField, AccountValue } from '../../core/accounts/index.js'
import type {
  AccountEntrance,
  AccountProfile,
  EnteredUser,
  NewIdentity,
  SiteUser,
} from '../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { sessionId, visitorId } from '../../core/ports/visitor.port.js'
import type { Visitor, VisitorId } from '../../core/ports/visitor.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { MailedToken } from '../contracts/backend/backend-fixture.js'
import { withCapabilities } from './with-capabilities.js'

/** A member who may log in. */
export interface FakeAccount extends SiteUser {
  readonly password: string
}

interface FakeMember {
  readonly user: SiteUser
  password: string
  isVerified: boolean
  readonly createdOnMs: number
  values: Readonly<Record<string, AccountValue>>
}

interface FakeToken extends MailedToken {
  readonly member: FakeMember
  readonly visitor: VisitorId
}

/** An in-memory back end with accounts, and the mails it would have sent. */
export interface FakeAccountsBackend extends Backend {
  readonly mailsTo: (email: string) => readonly MailedToken[]
}

const HOUR_MS = 3_600_000

/** The one field that the owner defined. */
export const FAKE_FIELDS: readonly AccountField[] = [
  {
    id: 'b6f7000000000000000000000000382d',
    name: 'Nickname',
    slug: 'nickname',
    type: 'PlainText',
    required: false,
    rules: { ...NO_RULES, maxLength: 20 },
  },
]

const refuse = (code: string, failedValidations?: readonly { fieldId: string; name: string }[]) =>
  err<GatewayFailure>({
    tag: 'rejected',
    code,
    message: code,
    problems: [],
    ...(failedValidations && { failedValidations }),
  })

const newSecret = (): string => crypto.randomUUID().replaceAll('-', '')

const enteredOf = ({ user, values, isVerified, createdOnMs }: FakeMember): EnteredUser => ({
  id: user.id,
  email: user.email,
  name: values['name']?.tag === 'text' ? values['name'].text : null,
  createdOnMs,
  emailVerified: isVerified,
})

/** The fields that the form of an account may change. */
const EDITABLE = new Set([
  'name',
  'accept-privacy',
  'accept-communications',
  ...FAKE_FIELDS.map(({ id }) => id),
])

const tooLong = (entries: readonly AccountEntry[]) =>
  entries.flatMap(({ id, value }) => {
    const most = FAKE_FIELDS.find((field) => field.id === id)?.rules.maxLength ?? Infinity
    return value.tag === 'text' && value.text.length > most ? [{ fieldId: id, name: 'MaxLength' }] : []
  })

function valueOf({ value }: AccountEntry): AccountValue {
  if (value.tag === 'text') return value.text === '' ? null : { tag: 'text', text: value.text }
  return value.tag === 'flag' ? { tag: 'flag', isSet: value.isSet } : null
}

/**
 * A back end with accounts around another one. A log-in gives a new secret that opens the previous cart,
 * together with the member's stored cart; a log-out gives one that opens an empty cart. The previous secret
 * opens nothing.
 */
export function withAccounts(inner: Backend, accounts: readonly FakeAccount[]): FakeAccountsBackend {
  /** The inner visitor whose cart a secret opens, where that is not the one of the same name. */
  const carts = new Map<VisitorId, VisitorId>()
  /** The inner visitor whose cart is kept for a member's next log-in. */
  const keptCarts = new Map<FakeMember, VisitorId>()
  /** The member whose cart an inner visitor has. */
  const owners = new Map<VisitorId, FakeMember>()
  const sessions = new Map<string, FakeMember>()
  const tokens: FakeToken[] = []
  const members = accounts.map(({ password, ...user }): FakeMember => ({
    user,
    password,
    isVerified: true,
    createdOnMs: Date.now(),
    values: {},
  }))
  const find = (email: string) => members.find(({ user }) => emailKey(user.email) === emailKey(email))
  const mail = (kind: MailedToken['kind'], member: FakeMember, visitor: VisitorId): void => {
    tokens.push({ kind, token: newSecret(), member, visitor })
  }
  const take = (kind: MailedToken['kind'], text: string): FakeToken | null => {
    const index = tokens.findIndex((one) => one.kind === kind && one.token === text)
    return index < 0 ? null : (tokens.splice(index, 1)[0] ?? null)
  }

  const freshVisitor = (): VisitorId => visitorId(newSecret())
  const startEmpty = (visitor: Visitor): VisitorId => {
    const fresh = freshVisitor()
    carts.set(visitor.id, fresh)
    return fresh
  }

  /** The inner visitor whose cart a browser shows: a member's opens for their live session alone. */
  const cartOf = (visitor: Visitor): VisitorId => {
    const cart = carts.get(visitor.id) ?? visitor.id
    const owner = owners.get(cart)
    if (owner === undefined || owner === sessions.get(visitor.session ?? '')) return cart
    keptCarts.set(owner, cart)
    return startEmpty(visitor)
  }

  /** Adds what a guest chose to the cart that is kept for the member, if one is; of equal lines the larger counts. */
  const mergeInto = async (member: FakeMember, guest: VisitorId): Promise<VisitorId> => {
    const kept = keptCarts.get(member)
    keptCarts.delete(member)
    if (kept === undefined) return guest
    const linesOf = async (id: VisitorId) => {
      const cart = await inner.open({ id, address: '' }).commerce.readCart()
      return new Map(cart.ok ? (cart.value.order?.items ?? []).map(({ sku, count }) => [sku.id, count]) : [])
    }
    const there = await linesOf(kept)
    for (const [skuId, count] of await linesOf(guest)) {
      const missing = count - (there.get(skuId) ?? 0)
      const { commerce } = inner.open({ id: kept, address: '' })
      if (missing > 0) await commerce.addToCart({ skuId, count: missing, buyNow: false, key: newSecret() })
    }
    return kept
  }

  /** Ends the browser's earlier visitor. Returns the inner visitor of its cart if that was a guest's. */
  const leave = (visitor: Visitor): VisitorId => {
    const cart = cartOf(visitor)
    const before = sessions.get(visitor.session ?? '')
    if (visitor.session !== undefined) sessions.delete(visitor.session)
    startEmpty(visitor)
    if (before === undefined) return cart
    keptCarts.set(before, cart)
    return freshVisitor()
  }

  const enter = async (visitor: Visitor, member: FakeMember): Promise<NewIdentity> => {
    const next = freshVisitor()
    const cart = await mergeInto(member, leave(visitor))
    carts.set(next, cart)
    owners.set(cart, member)
    const id = sessionId(newSecret())
    sessions.set(id, member)
    return { visitor: next, session: { id, expiresAtMs: Date.now() + HOUR_MS } }
  }

  const logOut = (visitor: Visitor): NewIdentity => {
    leave(visitor)
    return { visitor: freshVisitor(), session: null }
  }

  const entranceFor = (visitor: Visitor): AccountEntrance => ({
    logIn: async ({ email, password }) => {
      const member = find(email)
      if (member?.password !== password) return refuse('UsysInvalidCredentials')
      if (!member.isVerified) return refuse('UsysUnverifiedEmail')
      return ok({ ...(await enter(visitor, member)), user: enteredOf(member) })
    },
    logOut: async () => ok(logOut(visitor)),
    signUp: async ({ email, name, password, entries, acceptCommunications }) => {
      if (!isEmailAddress(email)) return refuse('UsysInvalidEmail')
      if (passwordLengthProblem(password) !== null) return refuse('UsysInvalidPassword')
      const failed = tooLong(entries)
      if (failed.length > 0) return refuse('UsysInvalidUserData', failed)
      if (find(email)) return refuse('UsysDuplicateEmail')
      const values = Object.fromEntries(entries.map((entry) => [entry.id, valueOf(entry)]))
      const user = { id: newSecret(), email, groups: [] }
      const told = {
        ...values,
        name: { tag: 'text', text: name },
        'accept-communications': { tag: 'flag', isSet: acceptCommunications },
      } as const
      const createdOnMs = Date.now()
      const member: FakeMember = { user, password, isVerified: false, createdOnMs, values: told }
      members.push(member)
      mail('verify', member, visitor.id)
      return ok(enteredOf(member))
    },
    verifyEmail: async ({ token }) => {
      const found = take('verify', token)
      if (found === null) return refuse('UsysInvalidToken')
      found.member.isVerified = true
      if (found.visitor === visitor.id) return ok(await enter(visitor, found.member))
      // Reported in another browser, which may belong to another person.
      found.member.password = newSecret()
      mail('reset', found.member, visitor.id)
      return ok(null)
    },
    resetPassword: async (email) => {
      const member = find(email)
      if (member) mail('reset', member, visitor.id)
      return ok(undefined)
    },
    updatePassword: async ({ password, token }) => {
      if (passwordLengthProblem(password) !== null) return refuse('UsysInvalidPassword')
      const found = take('reset', token)
      if (found === null) return refuse('UsysInvalidToken')
      found.member.password = password
      found.member.isVerified = true
      for (const [id, member] of sessions) if (member === found.member) sessions.delete(id)
      const left = tokens.filter(({ member }) => member !== found.member)
      tokens.splice(0, tokens.length, ...left)
      return ok(await enter(visitor, found.member))
    },
  })

  const profileFor = (visitor: Visitor): AccountProfile => {
    const current = (): FakeMember | null => sessions.get(visitor.session ?? '') ?? null
    return {
      readFields: async () => ok(FAKE_FIELDS),
      readAccount: async (fields) => {
        const member = current()
        if (member === null) return ok(null)
        const values = { ...member.values, email: { tag: 'text', text: member.user.email } as const }
        const asked = [
          'email',
          'name',
          'accept-privacy',
          'accept-communications',
          ...fields.map(({ id }) => id),
        ]
        const shown = asked.map((id) => [id, values[id as keyof typeof values] ?? null] as const)
        return ok({ id: member.user.id, createdOnMs: member.createdOnMs, values: Object.fromEntries(shown) })
      },
      updateAccount: async (entries) => {
        const member = current()
        if (member === null) return refuse('UsysNotLoggedIn')
        const failed = tooLong(entries)
        if (entries.some(({ id }) => !EDITABLE.has(id))) return refuse('UsysInvalidUserData')
        if (failed.length > 0) return refuse('UsysInvalidUserData', failed)
        const changes = Object.fromEntries(entries.map((entry) => [entry.id, valueOf(entry)]))
        member.values = { ...member.values, ...changes }
        return ok(changes)
      },
      readSubscriptions: async () => refuse(current() ? 'NoCommerceCustomerFound' : 'UsysNotLoggedIn'),
      cancelSubscription: async () => refuse(current() ? 'SubscriptionNotFound' : 'UsysNotLoggedIn'),
      beginUpload: async () => refuse(current() ? 'UsysForbiddenFileExtension' : 'UsysNotLoggedIn'),
    }
  }

  const backend = withCapabilities(
    {
      open: (visitor) => {
        const opened = inner.open({ ...visitor, id: cartOf(visitor) })
        return {
          ...opened,
          accounts: {
            ...opened.accounts,
            readUser: async () => ok(sessions.get(visitor.session ?? '')?.user ?? null),
          },
          entrance: entranceFor(visitor),
          profile: profileFor(visitor),
        }
      },
    },
    { accounts: true },
  )
  return {
    ...backend,
    mailsTo: (email) => tokens.filter(({ member }) => emailKey(member.user.email) === emailKey(email)),
  }
}
