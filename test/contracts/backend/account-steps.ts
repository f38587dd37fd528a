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
  return {
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
  }
}
