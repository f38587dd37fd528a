import type {
  AccountEntrance,
  EnteredUser,
  NewIdentity,
} from '../../../core/ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { sessionId } from '../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { err } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { BreakOpened, Opened, World } from './broken-gateway.js'

const inPart =
  <Name extends 'entrance' | 'profile' | 'selfService'>(name: Name) =>
  (
    change: (real: NonNullable<Opened[Name]>, world: World) => Partial<NonNullable<Opened[Name]>>,
  ): BreakOpened =>
  (opened, world) => {
    const real = opened[name]
    return real === undefined
      ? {}
      : { [name]: { ...real, ...change(real as NonNullable<Opened[Name]>, world) } }
  }

/** Breaks a rule of logging in, signing up and mailed links. */
export const entrance = inPart<'entrance'>('entrance')
/** Breaks a rule of the form of an account, and of subscriptions. */
export const profile = inPart<'profile'>('profile')
/** Breaks a rule of account self-service. */
export const selfService = inPart<'selfService'>('selfService')

/** A refusal with a code. */
export const refused = <T>(code: string): Result<T, GatewayFailure> =>
  err({ tag: 'rejected', code, message: '', problems: [] })

/** True for a refusal with this code. */
export const answersTo = (result: Result<unknown, GatewayFailure>, code: string): boolean =>
  !result.ok && result.failure.tag === 'rejected' && result.failure.code === code

/** The visitor of a new identity. */
export const entersAs = ({ visitor, session }: NewIdentity): Visitor =>
  session === null ? { id: visitor } : { id: visitor, session: session.id }

/** The access of the fixture's member in the right back end. */
export async function asFirstMember({ fixture }: World): Promise<Opened> {
  const entered = await fixture.backend.open(fixture.newVisitor()).entrance!.logIn(fixture.account!)
  if (!entered.ok) throw new Error('the member of the fixture cannot log in')
  return fixture.backend.open(entersAs(entered.value))
}

/** A log-in that the right back end does not give. */
export const intruder = (
  { fixture }: World,
  email: string,
): NewIdentity & { readonly user: EnteredUser } => ({
  visitor: fixture.newVisitor().id,
  session: { id: sessionId('f'.repeat(32)), expiresAtMs: 2 ** 50 },
  user: { id: 'x', email, name: null, createdOnMs: 0, emailVerified: false },
})

/** Treats a visitor who was logged in once as logged in for ever. */
export const keepsUsers: BreakOpened = ({ accounts }, { memory, visitor }) => ({
  accounts: {
    ...accounts,
    readUser: async () => {
      const answer = await accounts.readUser()
      const key = `user ${visitor}`
      if (answer.ok && answer.value !== null) memory.set(key, answer)
      return (memory.get(key) ?? answer) as typeof answer
    },
  },
})

/** The passwords that members have entered, by their addresses. */
export const hearsPasswords = (
  real: AccountEntrance,
  { memory }: World,
): Pick<AccountEntrance, 'signUp'> => ({
  signUp: (form) => {
    memory.set(`password ${form.email}`, form.password)
    return real.signUp(form)
  },
})
