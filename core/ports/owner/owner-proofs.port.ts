import type { OwnerFactor } from '../../owners/index.js'

/** Passwords of the people who run a shop. Never rejects. */
export interface OwnerPasswords {
  readonly hash: (password: string) => Promise<string>
  /** `known` is null if there is no such person: the result is false, after the same time. */
  readonly verify: (known: string | null, password: string) => Promise<boolean>
  /** The reason why a password is not acceptable, for its person; null: it is. */
  readonly refusal: (password: string, email: string) => Promise<string | null>
}

/** A new secret of an authenticator app. */
export interface NewOwnerFactor {
  /** In its stored form. */
  readonly stored: string
  /** The secret in base 32, to type into an app. */
  readonly secret: string
  /** `otpauth://`. */
  readonly uri: string
  /** A QR code: the dark squares as one SVG path, and the number of squares in a row. */
  readonly qr: { readonly size: number; readonly path: string }
}

/** Codes of authenticator apps. Never rejects. */
export interface OwnerFactors {
  readonly make: (ownerId: string, email: string) => NewOwnerFactor
  /** The time step of a code that is correct now and newer than the last one; null: it is wrong. */
  readonly stepOf: (ownerId: string, factor: OwnerFactor, code: string, nowMs: number) => number | null
}

/** The digests under which secrets are stored. */
export interface OwnerSecrets {
  /** A new secret of 128 bits as hex digits. */
  readonly token: () => string
  /** The id of a new row. */
  readonly newId: () => string
  /** The stored form of a secret; `kind` separates the secrets of different kinds. */
  readonly digest: (kind: 'session' | 'code' | 'passkey' | 'challenge' | 'recovery', secret: string) => string
}
