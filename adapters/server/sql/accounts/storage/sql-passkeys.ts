import type { Passkeys, StoredPasskey } from '../../../../../core/use-cases/accounts/storage/passkeys.js'
import { numberOrNull, secretId } from '../../engine/index.js'
import type { MemberPasskeyRow } from '../../engine/index.js'
import { removeOwnRow } from './remove-own-row.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

const passkeyRowId = (credentialId: string): string => secretId('passkey', credentialId)

const toPasskey = (row: MemberPasskeyRow): StoredPasskey => ({
  id: row.id,
  memberId: row.member_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports) as readonly string[],
  name: row.name,
  createdOnMs: Number(row.created_on),
  usedOnMs: numberOrNull(row.used_on),
})

/** Passkeys of members, over SQL. */
export function createSqlPasskeys(tables: Tables, { siteId }: AccountSite): Passkeys {
  const select = () => tables.selectFrom('member_passkey').selectAll().where('site_id', '=', siteId)
  return {
    of: async (memberId) =>
      (await select().where('member_id', '=', memberId).orderBy('created_on').execute()).map(toPasskey),
    findByCredential: async (credentialId) => {
      const row = await select().where('id', '=', passkeyRowId(credentialId)).executeTakeFirst()
      return row === undefined ? null : toPasskey(row)
    },
    insert: async ({ memberId, credentialId, publicKey, counter, transports, name, createdOnMs }) => {
      const row = {
        site_id: siteId,
        id: passkeyRowId(credentialId),
        member_id: memberId,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        name,
        created_on: createdOnMs,
        used_on: null,
      }
      const inserted = await tables
        .insertInto('member_passkey')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(inserted.numInsertedOrUpdatedRows) === 1
    },
    use: async (id, { counter, atMs }) => {
      const used = await tables
        .updateTable('member_passkey')
        .set({ counter, used_on: atMs })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(used.numUpdatedRows) === 1
    },
    remove: (memberId, id) => removeOwnRow(tables, 'member_passkey', { siteId, memberId, id }),
  }
}
