import type { OwnerStore } from '../../../../core/ports/owner/owner-store.port.js'
import { isLiveOwnerSession } from '../../../../core/owners/index.js'
import { isStorable } from '../engine/index.js'
import type { CommitChanges, Querier, SqlValue } from '../engine/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { toOwner, toPasskey, toSession } from './owner-rows.js'
import { statementsOf } from './owner-statements.js'

/** The database and the site of an owner's realm, and the clock of its sessions. */
export interface SqlOwnerStoreOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: { readonly wallTime: () => number }
}

const OWNER_COLUMNS =
  'id, email, name, role, version, password_hash, factor_secret, factor_on, factor_step, created_on, last_sign_in_on'
const SESSION_COLUMNS = 'id, owner_id, created_on, used_on, expires_on, browser'
const PASSKEY_COLUMNS =
  'id, owner_id, credential_id, public_key, counter, transports, name, created_on, used_on'

/** Reads and changes rows of one site. */
function accessTo(sql: Querier, siteId: string) {
  return {
    rowsOf: async (text: string, values: readonly SqlValue[] = []) =>
      (await sql.query(text, [siteId, ...values])).rows,
    changeOf: async (text: string, values: readonly SqlValue[]) =>
      (await sql.query(text, [siteId, ...values])).changedRows,
  }
}

type Access = ReturnType<typeof accessTo>

const sessionsIn = (
  { rowsOf, changeOf }: Access,
  clock: SqlOwnerStoreOptions['clock'],
): Pick<OwnerStore, 'findSession' | 'touchSession' | 'sessionsOf'> => ({
  findSession: async (id) => {
    const [session] = await rowsOf(
      `SELECT ${SESSION_COLUMNS} FROM owner_session WHERE site_id = $1 AND id = $2`,
      [id],
    )
    if (session === undefined) return null
    const [owner] = await rowsOf(`SELECT ${OWNER_COLUMNS} FROM owner WHERE site_id = $1 AND id = $2`, [
      `${session['owner_id']}`,
    ])
    return owner === undefined ? null : { session: toSession(session), owner: toOwner(owner) }
  },
  touchSession: async (id, atMs) => {
    await changeOf('UPDATE owner_session SET used_on = $3 WHERE site_id = $1 AND id = $2', [id, atMs])
  },
  sessionsOf: async (ownerId) => {
    const rows = await rowsOf(
      `SELECT ${SESSION_COLUMNS} FROM owner_session WHERE site_id = $1 AND owner_id = $2
         ORDER BY used_on DESC, id`,
      [ownerId],
    )
    return rows.map(toSession).filter((session) => isLiveOwnerSession(session, clock.wallTime()))
  },
})

const passkeysIn = ({ rowsOf }: Access): Pick<OwnerStore, 'passkeysOf' | 'findPasskey'> => ({
  passkeysOf: async (ownerId) => {
    const rows = await rowsOf(
      `SELECT ${PASSKEY_COLUMNS} FROM owner_passkey WHERE site_id = $1 AND owner_id = $2
         ORDER BY created_on, id`,
      [ownerId],
    )
    return rows.map(toPasskey)
  },
  findPasskey: async (id) => {
    const [row] = await rowsOf(
      `SELECT ${PASSKEY_COLUMNS} FROM owner_passkey WHERE site_id = $1 AND id = $2`,
      [id],
    )
    return row === undefined ? null : toPasskey(row)
  },
})

const proofsIn = ({
  rowsOf,
  changeOf,
}: Access): Pick<OwnerStore, 'findCode' | 'keepChallenge' | 'hasChallenge' | 'countRecoveryCodes'> => ({
  findCode: async (id) => {
    const [row] = await rowsOf(
      'SELECT id, owner_id, expires_on FROM owner_code WHERE site_id = $1 AND id = $2',
      [id],
    )
    if (row === undefined) return null
    const ownerId = row['owner_id'] === null ? null : `${row['owner_id']}`
    return { id, ownerId, expiresMs: Number(row['expires_on']) }
  },
  keepChallenge: async (id, ownerId, expiresMs) => {
    await changeOf(
      'INSERT INTO owner_challenge (site_id, id, owner_id, expires_on) VALUES ($1, $2, $3, $4)',
      [id, ownerId, expiresMs],
    )
  },
  hasChallenge: async (id, ownerId, nowMs) => {
    const rows = await rowsOf(
      'SELECT id FROM owner_challenge WHERE site_id = $1 AND id = $2 AND owner_id = $3 AND expires_on > $4',
      [id, ownerId, nowMs],
    )
    return rows.length === 1
  },
  countRecoveryCodes: async (ownerId) => {
    const [row] = await rowsOf(
      'SELECT count(*) AS codes FROM owner_recovery_code WHERE site_id = $1 AND owner_id = $2',
      [ownerId],
    )
    return Number(row?.['codes'] ?? 0)
  },
})

/** The people who run a shop, over SQL. */
export function createSqlOwnerStore({ sql, commit, siteId, clock }: SqlOwnerStoreOptions): OwnerStore {
  const access = accessTo(sql, siteId)
  const { rowsOf, changeOf } = access
  return {
    load: async () => {
      // The revision is read first, so people who are read after it are at least as new.
      const [realm] = await rowsOf('SELECT revision FROM owner_realm WHERE site_id = $1')
      const owners = await rowsOf(
        `SELECT ${OWNER_COLUMNS} FROM owner WHERE site_id = $1 ORDER BY created_on, id`,
      )
      return { revision: Number(realm?.['revision'] ?? 0), owners: owners.map(toOwner) }
    },
    save: (changes) =>
      commitUnlessTaken(
        commit,
        // Entries are written first, since other changes may end the session that allows them.
        [
          ...changes.filter(({ tag }) => tag === 'audit'),
          ...changes.filter(({ tag }) => tag !== 'audit'),
        ].flatMap((one) => statementsOf(siteId, one)),
      ),
    ...sessionsIn(access, clock),
    ...passkeysIn(access),
    ...proofsIn(access),
    findRequest: async (ownerId, key) => {
      if (!isStorable(key)) return null
      const [row] = await rowsOf(
        'SELECT fingerprint FROM owner_audit WHERE site_id = $1 AND owner_id = $2 AND request_key = $3',
        [ownerId, key],
      )
      return row === undefined ? null : { key, fingerprint: `${row['fingerprint']}` }
    },
    forgetOld: async (nowMs) => {
      for (const table of ['owner_session', 'owner_code', 'owner_challenge'])
        await changeOf(`DELETE FROM ${table} WHERE site_id = $1 AND expires_on <= $2`, [nowMs])
    },
  }
}
