import type { SecondFactors } from '../../../../../core/use-cases/accounts/storage/second-factors.js'
import { secretId } from '../../engine/index.js'
import type { Tables } from './tables.js'
import { openedSecret, sealedSecret } from './factor-secrets.js'
import type { AccountSite } from './account-site.js'

/** The stored form of a recovery code. */
const recoveryCodeId = (memberId: string, code: string): string => secretId('recovery code', memberId, code)

type RecoveryCodes = Pick<SecondFactors, 'takeRecoveryCode' | 'replaceRecoveryCodes' | 'countRecoveryCodes'>

/** The recovery codes of members, and the removal of all codes of one member. */
function createRecoveryCodes(tables: Tables, siteId: string) {
  const removeCodes = async (memberId: string): Promise<void> => {
    await tables
      .deleteFrom('member_recovery_code')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .execute()
  }
  const codes: RecoveryCodes = {
    takeRecoveryCode: async (memberId, code) => {
      const taken = await tables
        .deleteFrom('member_recovery_code')
        .where('site_id', '=', siteId)
        .where('id', '=', recoveryCodeId(memberId, code))
        .executeTakeFirst()
      return Number(taken.numDeletedRows) === 1
    },
    replaceRecoveryCodes: async (memberId, codes) => {
      await removeCodes(memberId)
      await tables
        .insertInto('member_recovery_code')
        .values(
          codes.map((code) => ({
            site_id: siteId,
            id: recoveryCodeId(memberId, code),
            member_id: memberId,
          })),
        )
        .execute()
    },
    countRecoveryCodes: async (memberId) => {
      const { count } = await tables
        .selectFrom('member_recovery_code')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
  return { codes, removeCodes }
}

/** Authenticator apps and recovery codes, over SQL; secrets are sealed, codes stored as digests. */
export function createSqlSecondFactors(tables: Tables, site: AccountSite): SecondFactors {
  const { siteId, clock } = site
  const { codes, removeCodes } = createRecoveryCodes(tables, siteId)
  return {
    find: async (memberId) => {
      const row = await tables
        .selectFrom('member_factor')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .executeTakeFirst()
      if (row === undefined) return null
      return { memberId, secret: openedSecret(site, memberId, row.secret), isOn: row.is_on }
    },
    begin: async (memberId, secret) => {
      await tables
        .deleteFrom('member_factor')
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .execute()
      await tables
        .insertInto('member_factor')
        .values({
          site_id: siteId,
          id: memberId,
          member_id: memberId,
          secret: sealedSecret(site, memberId, secret),
          is_on: false,
          last_step: 0,
          created_on: clock.wallTime(),
        })
        .execute()
    },
    turnOn: async (memberId) => {
      await tables
        .updateTable('member_factor')
        .set({ is_on: true })
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .execute()
    },
    takeStep: async (memberId, step) => {
      const taken = await tables
        .updateTable('member_factor')
        .set({ last_step: step })
        .where('site_id', '=', siteId)
        .where('id', '=', memberId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return Number(taken.numUpdatedRows) === 1
    },
    drop: async (memberId) => {
      const dropped = await tables
        .deleteFrom('member_factor')
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .returning('is_on')
        .execute()
      await removeCodes(memberId)
      return dropped.some(({ is_on: isOn }) => isOn)
    },
    ...codes,
  }
}
