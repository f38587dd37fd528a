import type { OwnerFactor, OwnerPasskey } from '../owners/index.js'

/** Passwords of people who run a shop. Never rejects. */
export interface OwnerPasswords {
  readonly hash: (password: string) => Promise<string>
  /** `known` is null where there is no such person: it takes the same time, and is false. */
  readonly verify: (known: string | null, password: string) => Promise<boolean>
  /** The reason why a password cannot be taken, for its person; null: it can. */
  readonly refusal: (password: string, email: string) => Promise<string | null>
}

/** A new secret of an authenticator app. */
export interface NewOwnerFactor {
  /** As it is kept. */
  readonly stored: string
  /** The secret in base 32, to be typed into an app. */
  readonly secret: string
  /** `otpauth://`. */
  readonly uri: string
  /** The dark squares of the code as one path of an SVG, and its number of squares in a row. */
  readonly qr: { readonly size: number; readonly path: string }
}

/** Codes of authenticator apps. Never rejects. */
export interface OwnerFactors {
  readonly make: (ownerId: string, email: string) => NewOwnerFactor
  /** The time step of a code that is right now and newer than the last one; null: it is wrong. */
  readonly stepOf: (ownerId: string, factor: OwnerFactor, code: string, nowMs: number) => number | null
}

/** A passkey that a browser made, checked. */
export type NewPasskey = Pick<OwnerPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** Takes the challenge that an answer signs; false: it was not given, was taken, or has ended. */
export type TakeChallenge = (challenge: string) => Promise<boolean>

/** Passkeys of a browser. Never rejects. */
export interface OwnerPasskeyProofs {
  /** Options for a browser that makes a passkey. */
  readonly registration: (
    person: { readonly id: string; readonly email: string; readonly name: string },
    known: readonly OwnerPasskey[],
    challenge: string,
  ) => Promise<object>
  /** Null: the answer proves nothing. */
  readonly checkRegistration: (answer: unknown, take: TakeChallenge) => Promise<NewPasskey | null>
  /** Options for a browser that signs in. */
  readonly authentication: (challenge: string) => Promise<object>
  /** The passkey's new counter; null: the answer proves nothing. */
  readonly checkAuthentication: (
    answer: unknown,
    passkey: OwnerPasskey,
    take: TakeChallenge,
  ) => Promise<number | null>
}

/** Digests under which secrets are stored. */
export interface OwnerSecrets {
  /** A new secret of 128 bits as hex digits. */
  readonly token: () => string
  /** The id of a new row. */
  readonly newId: () => string
  /** The stored form of a secret; `kind` keeps those of one kind apart from others. */
  readonly digest: (kind: 'session' | 'code' | 'passkey' | 'challenge' | 'recovery', secret: string) => string
}
