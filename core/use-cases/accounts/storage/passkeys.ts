import type { PasskeyCredential } from '../../../ports/platform/passkey-proofs.port.js'

/** A passkey that a member adds. */
export interface NewPasskey extends PasskeyCredential {
  readonly memberId: string
  readonly name: string
  readonly createdOnMs: number
}

/** A passkey of a member. */
export interface StoredPasskey extends NewPasskey {
  readonly id: string
  /** null: it was never used. */
  readonly usedOnMs: number | null
}

/** Passkeys of members. */
export interface Passkeys {
  /** The passkeys of a member, oldest first. */
  readonly of: (memberId: string) => Promise<readonly StoredPasskey[]>
  /** null: no member has it. */
  readonly findByCredential: (credentialId: string) => Promise<StoredPasskey | null>
  /** False: it is stored already. */
  readonly insert: (passkey: NewPasskey) => Promise<boolean>
  /** Records a use; false: the passkey was removed. */
  readonly use: (id: string, use: { readonly counter: number; readonly atMs: number }) => Promise<boolean>
  /** False: the member has no such passkey. */
  readonly remove: (memberId: string, id: string) => Promise<boolean>
}
