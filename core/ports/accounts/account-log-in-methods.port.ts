import type { NewIdentity } from './account-gateway.port.js'
import type { Answer } from '../gateway-failure.port.js'

/** Options of the browser's own functions for passkeys, as JSON; only browser and server read them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/**
 * Ways to log in beside the password. If the member has a second factor, a link also requires its code
 * (`AccountCodeNeeded`); a passkey that verifies its user counts as two factors.
 */
export interface AccountLogInMethods {
  /** Logs in with the password and the code of the second factor, after `AccountCodeNeeded`. */
  readonly logInWithCode: (credentials: {
    readonly email: string
    readonly password: string
    /** Of the app, or a recovery code. */
    readonly code: string
  }) => Answer<NewIdentity>
  /** The browser's request for a passkey: the options of `navigator.credentials.get`, as JSON. */
  readonly askPasskey: () => Answer<PasskeyOptions>
  /** `answer`: the browser's result, as JSON. */
  readonly logInWithPasskey: (answer: unknown) => Answer<NewIdentity>
  /** Sends a link that logs in; the answer is the same if there is no such account. */
  readonly sendLink: (to: { readonly email: string; readonly redirectPath: string | null }) => Answer<void>
  /** Uses the token of that link, once, in the browser that requested it. */
  readonly openLink: (link: {
    readonly token: string
    /** Of the second factor; null: none was entered. */
    readonly code: string | null
  }) => Answer<NewIdentity & { readonly redirectPath: string | null }>
}
