import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** The passkeys of a browser; null: the person cancelled. */
export interface Passkeys {
  readonly use: (options: unknown) => Promise<unknown>
  readonly make: (options: unknown) => Promise<unknown>
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Loads the package on first use, since most pages of the desk need no passkey. */
const load = () => import('@simplewebauthn/browser')

const orNull = (asked: Promise<unknown>): Promise<unknown> => asked.catch(() => null)

/** The passkeys of a window's browser; null: not supported. */
export const createPasskeys = (page: object): Passkeys | null =>
  'PublicKeyCredential' in page
    ? {
        use: (options) =>
          orNull(load().then((keys) => keys.startAuthentication({ optionsJSON: options as RequestOptions }))),
        make: (options) =>
          orNull(load().then((keys) => keys.startRegistration({ optionsJSON: options as CreationOptions }))),
      }
    : null
