/** A stored passkey. */
export interface PasskeyCredential {
  /** In base64url, as browsers name it. */
  readonly credentialId: string
  /** In base64url. */
  readonly publicKey: string
  /** The number of its uses by the device's own count. */
  readonly counter: number
  readonly transports: readonly string[]
}

/** The person a passkey is made for. */
export interface PasskeyPerson {
  /** The id on the device. */
  readonly handle: string
  readonly email: string
  /** Empty: not known. */
  readonly name: string
}

/** Finds the challenge that an answer signs; false: it was not issued, was used, or has expired. */
export type FindChallenge = (challenge: string) => Promise<boolean>

/** Passkeys of a browser for the site's own address; a passkey of one address is useless at another. Never rejects. */
export interface PasskeyProofs {
  /** Options for a browser that creates a passkey. */
  readonly registration: (
    person: PasskeyPerson,
    known: readonly PasskeyCredential[],
    challenge: string,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** null: the answer is not valid. */
  readonly checkRegistration: (answer: unknown, find: FindChallenge) => Promise<PasskeyCredential | null>
  /** Options for a browser that logs in. */
  readonly authentication: (challenge: string) => Promise<Readonly<Record<string, unknown>>>
  /** The passkey's new counter; null: the answer is not valid. */
  readonly checkAuthentication: (
    answer: unknown,
    passkey: PasskeyCredential,
    find: FindChallenge,
  ) => Promise<number | null>
}
