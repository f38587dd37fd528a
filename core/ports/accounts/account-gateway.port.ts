import type { Membership, ProductId } from '../../catalog/index.js'
import type {
  Account,
  AccountEntry,
  AccountField,
  AccountFieldName,
  AccountValues,
  MemberSubscription,
} from '../../accounts/index.js'
import type { Answer } from '../gateway-failure.port.js'
import type { SessionId, VisitorId } from '../visitor.port.js'

/** A logged-in visitor, as far as the shop needs to know. */
export interface SiteUser {
  readonly id: string
  readonly email: string
  /** Names of the access groups they belong to. */
  readonly groups: readonly string[]
  /** True if the site requires a second factor that they have not set up yet; no gate opens until then. */
  readonly needsFactor?: boolean
}

/** One visitor's account. Never rejects, never throws. A back end without accounts returns null. */
export interface AccountGateway {
  /** The logged-in user; null: the visitor is not logged in. */
  readonly readUser: () => Answer<SiteUser | null>
  /** The visitor's memberships from these products. */
  readonly readMemberships: (products: readonly ProductId[]) => Answer<readonly Membership[]>
}

/**
 * The visitor's new identity. Its secret is new each time and takes the cart along, so that an attacker who
 * knew or planted the old secret learns nothing of what follows. On a page the browser's cookies carry both
 * secrets, and they are empty here.
 */
export interface NewIdentity {
  readonly visitor: VisitorId
  /** null: the visitor is no longer logged in. */
  readonly session: { readonly id: SessionId; readonly expiresAtMs: number } | null
  /** True if a valid session has just ended: the browser still counts as one that was logged in. */
  readonly wasLoggedIn?: boolean
}

/** A visitor's values in the form of the sign-up page. */
export interface SignUpForm {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly acceptPrivacy: boolean
  readonly acceptCommunications: boolean
  /** The owner's fields. */
  readonly entries: readonly AccountEntry[]
}

/** A sign-up: the form, and what the address and the page add. */
export interface SignUp extends SignUpForm {
  /** From the link of an invitation; only the invited address may sign up with it. */
  readonly inviteToken: string | null
  /** The answer to the page's challenge. */
  readonly captchaToken: string | null
  /** The final target of the link in the verification mail: a path of this site. */
  readonly redirectPath: string | null
}

/** A user who has just signed up or logged in. */
export interface EnteredUser {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly createdOnMs: number
  readonly emailVerified: boolean
}

/** Logging in and out. */
export interface AccountLogIn {
  /** Refused with the same code for an unknown address, a wrong password or a banned member. */
  readonly logIn: (credentials: {
    readonly email: string
    readonly password: string
  }) => Answer<NewIdentity & { readonly user: EnteredUser }>
  readonly logOut: () => Answer<NewIdentity>
}

/** Sign-up and the links of mails: verified addresses, new passwords. */
export interface AccountRegistration {
  /** Makes an account that waits for the verification of its address. It does not log the visitor in. */
  readonly signUp: (form: SignUp) => Answer<EnteredUser>
  /**
   * Uses the token of a verification mail. In the browser that signed up it logs in; elsewhere it returns
   * null, the password of the sign-up becomes invalid, and a link to set one is mailed. For an expired token
   * a new mail is sent (`UsysExpiredToken`).
   */
  readonly verifyEmail: (link: {
    readonly token: string
    readonly redirectPath: string | null
  }) => Answer<NewIdentity | null>
  /** Sends a mail to set a new password; the answer is the same if there is no such account. */
  readonly resetPassword: (email: string) => Answer<void>
  /**
   * Sets the password with the token of that mail and logs in. Every other access is revoked, except a second
   * factor, whose code is then required.
   */
  readonly updatePassword: (change: {
    readonly password: string
    readonly token: string
  }) => Answer<NewIdentity>
}

/**
 * Log-in, log-out and sign-up; absent if a back end has no accounts. Refusals have the codes of
 * reference/errors#accounts, and response times never reveal whether an address has an account.
 */
export interface AccountEntrance extends AccountLogIn, AccountRegistration {}

/** A form, made and signed by the server, with which a file is sent as `multipart/form-data`. */
export interface UploadForm {
  readonly url: string
  /** To be sent in this order, followed by the file as `file`. */
  readonly fields: readonly { readonly key: string; readonly value: string }[]
  /** Identifies the file in the entry of its field until it is saved. */
  readonly key: string
}

/** The fields of an account, as a member's forms read and save them. */
export interface AccountForms {
  /** The fields that the site's owner defined. Every visitor may read them. */
  readonly readFields: () => Answer<readonly AccountField[]>
  /** The account with these fields; null: the visitor is not logged in. */
  readonly readAccount: (fields: readonly AccountFieldName[]) => Answer<Account | null>
  /** Saves the entries of a form; returns the fields' new values. */
  readonly updateAccount: (entries: readonly AccountEntry[]) => Answer<AccountValues>
  /** `UsysForbiddenFileExtension`: the field does not accept this kind of file. */
  readonly beginUpload: (file: { readonly fieldId: string; readonly filename: string }) => Answer<UploadForm>
}

/** The subscriptions that a member pays for. */
export interface AccountSubscriptions {
  /** `NoCommerceCustomerFound`: the member never bought anything. */
  readonly readSubscriptions: () => Answer<readonly MemberSubscription[]>
  /** Ends a subscription at the end of its period. */
  readonly cancelSubscription: (id: string) => Answer<void>
}

/** Members' calls for their own account. Refused with `UsysNotLoggedIn` if the visitor is not logged in. */
export interface AccountProfile extends AccountForms, AccountSubscriptions {}
