import { OWNER_ROLES } from '../../../../core/owners/index.js'
import type {
  StoredAuditEntry,
  OwnerAccount,
  OwnerPasskey,
  OwnerSessionRow,
} from '../../../../core/owners/index.js'
import type { SqlAnswer } from '../engine/index.js'

type Row = SqlAnswer['rows'][number]

const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : `${value}`
const timeOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)

/** A stored person. A role that this version does not know may only read. */
export function toOwner(row: Row): OwnerAccount {
  const secret = textOrNull(row['factor_secret'])
  return {
    id: `${row['id']}`,
    email: `${row['email']}`,
    name: `${row['name']}`,
    role: OWNER_ROLES.find((role) => role === row['role']) ?? 'read-only',
    version: Number(row['version']),
    passwordHash: textOrNull(row['password_hash']),
    factor:
      secret === null
        ? null
        : { secret, isOn: row['factor_on'] === true, lastStep: Number(row['factor_step']) },
    createdMs: Number(row['created_on']),
    lastSignInMs: timeOrNull(row['last_sign_in_on']),
  }
}

/** A stored session. */
export const toSession = (row: Row): OwnerSessionRow => ({
  id: `${row['id']}`,
  ownerId: `${row['owner_id']}`,
  createdMs: Number(row['created_on']),
  usedMs: Number(row['used_on']),
  expiresMs: Number(row['expires_on']),
  browser: textOrNull(row['browser']),
})

/** A stored passkey: only this program writes the table. */
export const toPasskey = (row: Row): OwnerPasskey => ({
  id: `${row['id']}`,
  ownerId: `${row['owner_id']}`,
  credentialId: `${row['credential_id']}`,
  publicKey: `${row['public_key']}`,
  counter: Number(row['counter']),
  transports: JSON.parse(`${row['transports']}`) as readonly string[],
  name: `${row['name']}`,
  createdMs: Number(row['created_on']),
  usedMs: timeOrNull(row['used_on']),
})

/** A stored entry of the audit log. */
export function toAudit(row: Row): StoredAuditEntry {
  const key = textOrNull(row['request_key'])
  return {
    id: `${row['id']}`,
    atMs: Number(row['at']),
    ownerId: textOrNull(row['owner_id']),
    by: `${row['acted_by']}`,
    operation: `${row['operation']}`,
    subject: textOrNull(row['subject']),
    detail: `${row['detail']}`,
    request: key === null ? null : { key, fingerprint: `${row['fingerprint']}` },
  }
}
