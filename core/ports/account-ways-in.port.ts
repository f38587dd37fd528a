import type { NewIdentity } from './account-gateway.port.js'
import type { Answer } from './gateway-failure.port.js'

/** Options of the browser's own functions for passkeys, as JSON; what they hold is between it and the server. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/**
 * Ways in beside the password. Where the member has a second factor, a link asks for its code as well
 * (`AccountCodeNeeded`); a passkey that knows its user is two factors already.
 */
export interface AccountWaysIn {
  /** With the password and the code of the second factor, where `AccountCodeNeeded` asked for it. */
  readonly logInWithCode: (credentials: {
    readonly email: string
    readonly password: string
    /** Of the app, or one of those for who has lost it. */
    readonly code: string
  }) => Answer<NewIdentity>
  /** The browser's request for a passkey: the options of `navigator.credentials.get`, as JSON. */
  readonly askPasskey: () => Answer<PasskeyOptions>
  /** `answer`: what the browser made of them, as JSON. */
  readonly logInWithPasskey: (answer: unknown) => Answer<NewIdentity>
  /** Sends a link that logs in; answers the same where there is no such account. */
  readonly sendLink: (to: { readonly email: string; readonly redirectPath: string | null }) => Answer<void>
  /** Takes the token of that link, once, in the browser that asked for it. */
  readonly openLink: (link: {
    readonly token: string
    /** Of the second factor; null: none was entered. */
    readonly code: string | null
  }) => Answer<NewIdentity & { readonly redirectPath: string | null }>
}
