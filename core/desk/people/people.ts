import type { DeskOwner } from '../desk-session.js'

/** A person who may sign in to the desk, as the managers of people see them. */
export interface DeskPerson extends DeskOwner {
  /** The version that was read; changes are refused if it is no longer current. */
  readonly version: number
  /** False until an invitation is used. */
  readonly hasAccess: boolean
  /** ISO 8601. */
  readonly lastSignInAt: string | null
}

/** The code of an invitation, which is shown once. */
export interface DeskInvitation {
  readonly invitation: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** A passkey of the signed-in person. */
export interface DeskPasskey {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** A browser in which the person is signed in. */
export interface DeskBrowserSession {
  readonly id: string
  /** The browser's name and system; null: unknown. */
  readonly browser: string | null
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly isThis: boolean
}

/** The access methods and sessions of the signed-in person. */
export interface DeskAccess {
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly DeskPasskey[]
  readonly sessions: readonly DeskBrowserSession[]
}

/** The secret of a new authenticator app, as a text, as a link and as a QR code. */
export interface DeskFactorSecret {
  readonly secret: string
  readonly uri: string
  /** The number of squares in a row. */
  readonly qrSize: number
  /** The dark squares, as the path of an SVG. */
  readonly qrPath: string
}
