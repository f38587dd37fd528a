import { emailKey } from '../../../../core/accounts/index.js'
import type { OwnerAccount, OwnerChange, OwnerFields } from '../../../../core/owners/index.js'
import { assertNever } from '../../../../core/shared/index.js'
import type { Change, SqlValue } from '../engine/index.js'
import { auditChanges } from './audit-statements.js'
import { change, insertOf } from './row-statements.js'

const REALM = 'realm'

const ownerRow = (owner: OwnerAccount): Readonly<Record<string, SqlValue>> => ({
  id: owner.id,
  email: owner.email,
  email_key: emailKey(owner.email),
  name: owner.name,
  role: owner.role,
  version: owner.version,
  password_hash: owner.passwordHash,
  factor_secret: owner.factor?.secret ?? null,
  factor_on: owner.factor?.isOn ?? false,
  factor_step: owner.factor?.lastStep ?? 0,
  created_on: owner.createdMs,
  last_sign_in_on: owner.lastSignInMs,
})

const fieldColumns = ({
  name,
  role,
  passwordHash,
  factor,
}: OwnerFields): Readonly<Record<string, SqlValue>> => ({
  ...(name !== undefined && { name }),
  ...(role !== undefined && { role }),
  ...(passwordHash !== undefined && { password_hash: passwordHash }),
  ...(factor !== undefined && {
    factor_secret: factor?.secret ?? null,
    factor_on: factor?.isOn ?? false,
    factor_step: factor?.lastStep ?? 0,
  }),
})

function changeOwner(siteId: string, id: string, version: number, set: OwnerFields): readonly Change[] {
  const columns = Object.entries(fieldColumns(set))
  const parts = columns.map(([name], index) => `${name} = $${index + 4}`)
  const text =
    `UPDATE owner SET ${['version = version + 1', ...parts].join(', ')} ` +
    'WHERE site_id = $1 AND id = $2 AND version = $3'
  return change(siteId, text, [id, version, ...columns.map(([, value]) => value)], true)
}

const countRealm = (siteId: string, revision: number): readonly Change[] => [
  ...change(
    siteId,
    'INSERT INTO owner_realm (site_id, id, revision) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
    [REALM],
  ),
  ...change(
    siteId,
    'UPDATE owner_realm SET revision = revision + 1 WHERE site_id = $1 AND id = $2 AND revision = $3',
    [REALM, revision],
    true,
  ),
]

type ChangeOf<Tag extends OwnerChange['tag']> = Extract<OwnerChange, { readonly tag: Tag }>

type PersonChange = ChangeOf<'insert-owner' | 'change-owner' | 'remove-owner' | 'note-sign-in'>
type SessionChange = ChangeOf<'begin-session' | 'end-session' | 'end-sessions'>
type CodeChange = ChangeOf<'add-code' | 'take-code' | 'drop-codes'>
type FactorChange = ChangeOf<'take-step' | 'set-recovery-codes' | 'take-recovery-code'>
type PasskeyChange = ChangeOf<
  'take-challenge' | 'add-passkey' | 'use-passkey' | 'remove-passkey' | 'remove-passkeys'
>

function personStatements(siteId: string, one: PersonChange): readonly Change[] {
  switch (one.tag) {
    case 'insert-owner':
      return insertOf(siteId, 'owner', ownerRow(one.owner), true)
    case 'change-owner':
      return changeOwner(siteId, one.id, one.version, one.set)
    case 'remove-owner':
      return change(
        siteId,
        'DELETE FROM owner WHERE site_id = $1 AND id = $2 AND version = $3',
        [one.id, one.version],
        true,
      )
    case 'note-sign-in':
      return change(
        siteId,
        `UPDATE owner SET last_sign_in_on = $3 WHERE site_id = $1 AND id = $2
           AND (CAST($4 AS TEXT) IS NULL OR password_hash = $4)`,
        [one.id, one.atMs, one.passwordHash],
        true,
      )
    default:
      return assertNever(one)
  }
}

function sessionStatements(siteId: string, one: SessionChange): readonly Change[] {
  switch (one.tag) {
    case 'begin-session': {
      const { id, ownerId, createdMs, usedMs, expiresMs, browser } = one.session
      const times = { created_on: createdMs, used_on: usedMs, expires_on: expiresMs }
      return insertOf(siteId, 'owner_session', { id, owner_id: ownerId, ...times, browser })
    }
    case 'end-session':
      return change(siteId, 'DELETE FROM owner_session WHERE site_id = $1 AND owner_id = $2 AND id = $3', [
        one.ownerId,
        one.id,
      ])
    case 'end-sessions':
      return change(
        siteId,
        `DELETE FROM owner_session WHERE site_id = $1 AND owner_id = $2
           AND (CAST($3 AS TEXT) IS NULL OR id <> $3)`,
        [one.ownerId, one.except],
      )
    default:
      return assertNever(one)
  }
}

function codeStatements(siteId: string, one: CodeChange): readonly Change[] {
  switch (one.tag) {
    case 'add-code': {
      const { id, ownerId, expiresMs } = one.code
      return insertOf(siteId, 'owner_code', { id, owner_id: ownerId, expires_on: expiresMs })
    }
    case 'take-code':
      return change(siteId, 'DELETE FROM owner_code WHERE site_id = $1 AND id = $2', [one.id], true)
    case 'drop-codes':
      return change(
        siteId,
        `DELETE FROM owner_code WHERE site_id = $1
           AND (owner_id = $2 OR (CAST($2 AS TEXT) IS NULL AND owner_id IS NULL))`,
        [one.ownerId],
      )
    default:
      return assertNever(one)
  }
}

function factorStatements(siteId: string, one: FactorChange): readonly Change[] {
  switch (one.tag) {
    case 'take-step':
      return change(
        siteId,
        'UPDATE owner SET factor_step = $3 WHERE site_id = $1 AND id = $2 AND factor_on AND factor_step < $3',
        [one.ownerId, one.step],
        true,
      )
    case 'set-recovery-codes':
      return [
        ...change(siteId, 'DELETE FROM owner_recovery_code WHERE site_id = $1 AND owner_id = $2', [
          one.ownerId,
        ]),
        ...one.ids.flatMap((id) => insertOf(siteId, 'owner_recovery_code', { id, owner_id: one.ownerId })),
      ]
    case 'take-recovery-code':
      return change(
        siteId,
        'DELETE FROM owner_recovery_code WHERE site_id = $1 AND owner_id = $2 AND id = $3',
        [one.ownerId, one.id],
        true,
      )
    default:
      return assertNever(one)
  }
}

function passkeyStatements(siteId: string, one: PasskeyChange): readonly Change[] {
  switch (one.tag) {
    case 'take-challenge':
      return change(
        siteId,
        'DELETE FROM owner_challenge WHERE site_id = $1 AND owner_id = $2 AND id = $3',
        [one.ownerId, one.id],
        true,
      )
    case 'add-passkey': {
      const { id, ownerId, credentialId, publicKey, counter, transports, name, createdMs } = one.passkey
      const key = { credential_id: credentialId, public_key: publicKey, counter }
      const rest = { transports: JSON.stringify(transports), name, created_on: createdMs }
      return insertOf(siteId, 'owner_passkey', { id, owner_id: ownerId, ...key, ...rest }, true)
    }
    case 'use-passkey':
      return change(
        siteId,
        'UPDATE owner_passkey SET counter = $3, used_on = $4 WHERE site_id = $1 AND id = $2',
        [one.id, one.counter, one.atMs],
        true,
      )
    case 'remove-passkey':
      return change(
        siteId,
        'DELETE FROM owner_passkey WHERE site_id = $1 AND owner_id = $2 AND id = $3',
        [one.ownerId, one.id],
        true,
      )
    case 'remove-passkeys':
      return change(siteId, 'DELETE FROM owner_passkey WHERE site_id = $1 AND owner_id = $2', [one.ownerId])
    default:
      return assertNever(one)
  }
}

/** The statements of a change. */
export function statementsOf(siteId: string, one: OwnerChange): readonly Change[] {
  switch (one.tag) {
    case 'insert-owner':
    case 'change-owner':
    case 'remove-owner':
    case 'note-sign-in':
      return personStatements(siteId, one)
    case 'begin-session':
    case 'end-session':
    case 'end-sessions':
      return sessionStatements(siteId, one)
    case 'add-code':
    case 'take-code':
    case 'drop-codes':
      return codeStatements(siteId, one)
    case 'take-step':
    case 'set-recovery-codes':
    case 'take-recovery-code':
      return factorStatements(siteId, one)
    case 'take-challenge':
    case 'add-passkey':
    case 'use-passkey':
    case 'remove-passkey':
    case 'remove-passkeys':
      return passkeyStatements(siteId, one)
    case 'count-realm':
      return countRealm(siteId, one.revision)
    case 'audit':
      return auditChanges(siteId, one.entry)
    default:
      return assertNever(one)
  }
}
