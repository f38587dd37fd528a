/** A secret as an app takes it. */
export interface AuthenticatorSetUp {
  /** For apps on the same device: `otpauth://totp/...`. */
  readonly uri: string
  /** The same as a QR code: the dark squares as one SVG path, in a square of `size` units. */
  readonly qr: { readonly size: number; readonly path: string }
}

/** Authenticator apps of members. Never fails. */
export interface AuthenticatorApps {
  /** A new secret in base 32. */
  readonly newSecret: () => string
  readonly setUp: (secret: string, email: string) => AuthenticatorSetUp
  /** The time step of a code that is correct now; null: it is wrong, or not six digits. */
  readonly stepOf: (secret: string, code: string, nowMs: number) => number | null
}
