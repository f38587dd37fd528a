import type {
  AccountEntrance,
  AccountProfile,
  NewIdentity,
  SignUp,
} from '../../../core/ports/accounts/account-gateway.port.js'
import type { AccountSelfService } from '../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import type { BackendFixture, MailedToken } from './backend-fixture.js'
import { newShopper, valueOf } from './shopper.js'

/** A member with their password, and the visitor who is logged in. */
export interface Member {
  readonly email: string
  readonly password: string
  readonly visitor: Visitor
}

/** Steps that cases about accounts share. */
export interface AccountSteps {
  /** The address and password of a member who may log in. */
  readonly credentials: () => { readonly email: string; readonly password: string }
  readonly entranceOf: (visitor: Visitor) => AccountEntrance
  readonly profileOf: (visitor: Visitor) => AccountProfile
  readonly selfServiceOf: (visitor: Visitor) => AccountSelfService
  readonly visitorOf: (identity: NewIdentity) => Visitor
  /** The address of the logged-in member; null for a guest. */
  readonly userOf: (visitor: Visitor) => Promise<string | null>
  /** The number of pieces in the visitor's cart. */
  readonly piecesOf: (visitor: Visitor) => Promise<number>
  /** A visitor who has logged in. */
  readonly logIn: (credentials: Pick<Member, 'email' | 'password'>) => Promise<Visitor>
  /** A new member with a verified address; with self-service, this is their only session. */
  readonly newMember: (change?: Partial<SignUp>) => Promise<Member>
  /** The newest link that was mailed for something. */
  readonly tokenOf: (email: string, kind: MailedToken['kind']) => Promise<string>
}

let addresses = 0

/** A form that may be sent, with an unused address. */
export const newSignUp = (): SignUp => ({
  email: `grace-${process.pid}-${(addresses += 1)}@example.com`,
  name: 'Grace Hopper',
  password: 'blue lorry tomorrow',
  acceptPrivacy: true,
  acceptCommunications: false,
  inviteToken: null,
  captchaToken: null,
  redirectPath: null,
  entries: [],
})

export function accountSteps(fixture: () => BackendFixture): AccountSteps {
  const steps: AccountSteps = {
    credentials: () => {
      const { account } = fixture()
      if (account === undefined) throw new Error('the fixture names no member who may log in')
      return account
    },
    entranceOf: (visitor) => {
      const { entrance } = fixture().backend.open(visitor)
      if (entrance === undefined) throw new Error('the back end has accounts and no way in')
      return entrance
    },
    profileOf: (visitor) => {
      const { profile } = fixture().backend.open(visitor)
      if (profile === undefined) throw new Error('the back end has accounts without a profile')
      return profile
    },
    selfServiceOf: (visitor) => {
      const { selfService } = fixture().backend.open(visitor)
      if (selfService === undefined) throw new Error('members can do nothing with their account')
      return selfService
    },
    visitorOf: ({ visitor, session }) =>
      session === null ? { id: visitor } : { id: visitor, session: session.id },
    userOf: async (visitor) =>
      valueOf(await fixture().backend.open(visitor).accounts.readUser())?.email ?? null,
    piecesOf: async (visitor) => (await newShopper(fixture(), visitor).cart())?.itemCount ?? 0,
    tokenOf: async (email, kind) => {
      const mails = (await fixture().mailsTo?.(email)) ?? []
      const token = mails.filter((mail) => mail.kind === kind).at(-1)?.token
      if (token === undefined) throw new Error(`nothing was mailed to ${kind}`)
      return token
    },
    logIn: async (credentials) => {
      const entrance = steps.entranceOf(fixture().newVisitor())
      return steps.visitorOf(valueOf(await entrance.logIn(credentials)))
    },
    newMember: async (change = {}) => {
      const form = { ...newSignUp(), ...change }
      const entrance = steps.entranceOf(fixture().newVisitor())
      valueOf(await entrance.signUp(form))
      const token = await steps.tokenOf(form.email, 'verify')
      valueOf(await entrance.verifyEmail({ token, redirectPath: null }))
      const visitor = await steps.logIn(form)
      // The link of the verification has logged in too.
      await fixture().backend.open(visitor).selfService?.endSessions(null)
      return { email: form.email, password: form.password, visitor }
    },
  }
  return steps
}
