interface Row {
  readonly site_id: string
  readonly id: string
}

/** A member; documents are JSON text, times wall-clock ms. */
export interface MemberRow extends Row {
  readonly email: string
  readonly email_key: string
  readonly name: string
  /** `invited`, `unverified` or `verified`. */
  readonly status: string
  /** null: no password was ever set. */
  readonly password_hash: string | null
  readonly accept_privacy: boolean
  readonly accept_communications: boolean
  /** Values by the ids of the owner's fields, as `AccountValue`. */
  readonly fields: string
  readonly banned_on: number | null
  readonly created_on: number
  readonly updated_on: number
  readonly invited_on: number | null
  readonly last_login_on: number | null
}

/** The membership of a member in an access group, and its source. */
export interface MemberGroupRow extends Row {
  readonly member_id: string
  readonly group_id: string
  readonly source: string
  readonly added_on: number
}

/** A note of the shop about a member, for the shop only. */
export interface MemberNoteRow extends Row {
  readonly member_id: string
  readonly note: string
  /** The mail address of the person, kept after the person was removed. */
  readonly acted_by: string
  readonly acted_on: number
}

/** The mails of a campaign to one member, by the member's id. */
export interface MemberCampaignRow extends Row {
  readonly member_id: string
  /** Number of queued mails. */
  readonly mails: number
  /** Number of mails to queue later. */
  readonly more: number
  readonly next_on: number | null
  readonly started_on: number
}

/** A session, by a digest of its secret. */
export interface MemberSessionRow extends Row {
  readonly member_id: string
  readonly created_on: number
  /** Updated at most once an hour. */
  readonly used_on: number
  readonly expires_on: number
  /** Last proof that the account is the session user's own; null: none was recorded. */
  readonly proved_on: number | null
  /** A short description of the browser. */
  readonly agent: string | null
}

/** The data of a mailed link, by a digest of its token. */
export interface MemberTokenRow extends Row {
  readonly kind: string
  readonly member_id: string
  /** A digest of the visitor who requested it. */
  readonly visitor: string | null
  readonly redirect_path: string | null
  /** The subject of the link besides its member, such as a new address. */
  readonly detail: string | null
  readonly created_on: number
  readonly expires_on: number
}

/** An event of an account. */
export interface MemberEventRow extends Row {
  readonly member_id: string | null
  readonly kind: string
  /** JSON text, without secrets. */
  readonly detail: string
  readonly at: number
}

/** A browser that a member has logged in with before, by a digest of its visitor. */
export interface MemberDeviceRow extends Row {
  readonly member_id: string
  readonly expires_on: number
}

/** A file of a member's (schema/0014-member-files.ts). */
export interface MemberFileRow extends Row {
  readonly member_id: string
  readonly field_id: string
  readonly name: string
  readonly token: string
  /** `expected`, `receiving`, `arrived`, `saved` or `dropped`. */
  readonly state: string
  readonly created_on: number
  /** The size of the file, or the maximum of its upload; null: unknown. */
  readonly size_bytes: number | null
}

/** A passkey of a member's. */
export interface MemberPasskeyRow extends Row {
  readonly member_id: string
  readonly credential_id: string
  /** COSE, in base64url. */
  readonly public_key: string
  readonly counter: number
  /** JSON text: a list. */
  readonly transports: string
  readonly name: string
  readonly created_on: number
  readonly used_on: number | null
}

/** An account elsewhere that a member logs in with, by a digest of its id there. */
export interface MemberProviderRow extends Row {
  readonly member_id: string
  /** Its id in the owner's settings. */
  readonly provider: string
  readonly created_on: number
  readonly used_on: number | null
}

/** Progress of a member import, for the waiting owner (schema/0022-member-imports.ts). */
export interface MemberImportRow extends Row {
  readonly state: string
  readonly total: number
  readonly done: number
  readonly added: number
  readonly problems: string
  readonly seen_on: number
  /** The text of the file until the import ends. */
  readonly file: string | null
}

/** The authenticator app of a member, under the member's id; active once a correct code was entered. */
export interface MemberFactorRow extends Row {
  readonly member_id: string
  /** In base32, sealed with the site's key if there is one (`SecretBox`). */
  readonly secret: string
  readonly is_on: boolean
  /** The time step of the last accepted code: no code is accepted twice. */
  readonly last_step: number
  readonly created_on: number
}

/** A code for a member who has lost the authenticator app, by its digest. */
export interface MemberRecoveryCodeRow extends Row {
  readonly member_id: string
}

/** The tables of visitor accounts as Kysely reads them (schema/0010-accounts.ts, 0018-account-self-service.ts ...). */
export interface AccountTables {
  readonly member: MemberRow
  readonly member_group: MemberGroupRow
  readonly member_session: MemberSessionRow
  readonly member_token: MemberTokenRow
  readonly member_event: MemberEventRow
  readonly member_note: MemberNoteRow
  readonly member_campaign: MemberCampaignRow
  readonly member_device: MemberDeviceRow
  readonly member_file: MemberFileRow
  readonly member_passkey: MemberPasskeyRow
  readonly member_provider: MemberProviderRow
  readonly member_import: MemberImportRow
  readonly member_factor: MemberFactorRow
  readonly member_recovery_code: MemberRecoveryCodeRow
}
