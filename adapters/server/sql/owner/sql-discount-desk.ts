import type { DiscountDesk } from '../../../../core/ports/owner/discount-desk.port.js'
import type { Discount, OwnedDiscount } from '../../../../core/pricing/index.js'
import { isStorable, likeText } from '../engine/index.js'
import type { Change, CommitChanges, Querier, SqlValue } from '../engine/index.js'
import { discountDocument, toDiscount } from '../shop/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges } from './audit-statements.js'

/** The database, the site and the codes of its settings. */
export interface SqlDiscountDeskOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  /** The codes of `vitrine.json`; for a code that is also in the shop, the shop's version counts. */
  readonly settings: readonly Discount[]
}

const WITH_USES = `FROM discount LEFT JOIN discount_use AS used
  ON used.site_id = discount.site_id AND used.id = discount.id WHERE discount.site_id = $1`

/** Inserts a new code, or changes the version that was read. */
const saveChange = (siteId: string, discount: Discount, version: number): Change =>
  version === 0
    ? {
        text:
          'INSERT INTO discount (site_id, id, name, document, version) VALUES ($1, $2, $3, $4, 1) ' +
          'ON CONFLICT (site_id, id) DO NOTHING',
        values: [siteId, discount.code, discount.name, discountDocument(discount)],
        mustChange: true,
      }
    : {
        text:
          'UPDATE discount SET name = $3, document = $4, version = version + 1 ' +
          'WHERE site_id = $1 AND id = $2 AND version = $5',
        values: [siteId, discount.code, discount.name, discountDocument(discount), version],
        mustChange: true,
      }

/** The discount codes of a shop as their owner edits them, over SQL. */
export function createSqlDiscountDesk(options: SqlDiscountDeskOptions): DiscountDesk {
  const { sql, commit, siteId, settings } = options
  const rowsOf = async (text: string, values: readonly SqlValue[]): Promise<readonly OwnedDiscount[]> => {
    const { rows } = await sql.query(text, [siteId, ...values])
    return rows.map((row) => ({
      ...toDiscount(`${row['document']}`, {
        code: `${row['id']}`,
        name: `${row['name']}`,
        usedCount: Number(row['used_count'] ?? 0),
      }),
      source: 'shop',
      version: Number(row['version']),
    }))
  }
  /** The codes of the settings with their uses, without those that the shop has itself. */
  const fromSettings = async (codes: readonly Discount[]): Promise<readonly OwnedDiscount[]> => {
    if (codes.length === 0) return []
    const places = codes.map((_, index) => `$${index + 2}`).join(', ')
    const values = [siteId, ...codes.map(({ code }) => code)]
    const used = await sql.query(
      `SELECT id, used_count FROM discount_use WHERE site_id = $1 AND id IN (${places})`,
      values,
    )
    const taken = await sql.query(`SELECT id FROM discount WHERE site_id = $1 AND id IN (${places})`, values)
    const inShop = new Set(taken.rows.map(({ id }) => `${id}`))
    const uses = new Map(used.rows.map((row) => [`${row['id']}`, Number(row['used_count'])]))
    return codes
      .filter(({ code }) => !inShop.has(code))
      .map((one) => ({ ...one, usedCount: uses.get(one.code) ?? 0, source: 'settings', version: 0 }))
  }
  return {
    list: async ({ search = '', after, limit }) => {
      if (!isStorable(search) || (after !== null && !isStorable(after))) return []
      const inShop = await rowsOf(
        `SELECT discount.id, discount.name, discount.document, discount.version, used.used_count ${WITH_USES}
           AND (CAST($2 AS TEXT) IS NULL OR LOWER(discount.id) LIKE $2 OR LOWER(discount.name) LIKE $2)
           AND (CAST($3 AS TEXT) IS NULL OR discount.id COLLATE "C" > $3)
         ORDER BY discount.id COLLATE "C" LIMIT $4`,
        [search === '' ? null : likeText(search), after, limit],
      )
      const wanted = search.toLowerCase()
      const inSettings = await fromSettings(
        settings.filter(
          ({ code, name }) =>
            (after === null || code > after) && `${code} ${name}`.toLowerCase().includes(wanted),
        ),
      )
      return [...inShop, ...inSettings]
        .sort((left, right) => (left.code < right.code ? -1 : 1))
        .slice(0, limit)
    },
    find: async (code) => {
      if (!isStorable(code)) return null
      const [inShop] = await rowsOf(
        `SELECT discount.id, discount.name, discount.document, discount.version, used.used_count ${WITH_USES}
           AND discount.id = $2`,
        [code],
      )
      if (inShop !== undefined) return inShop
      const [inSettings] = await fromSettings(settings.filter((one) => one.code === code))
      return inSettings ?? null
    },
    save: (discount, version, entry) =>
      commitUnlessTaken(commit, [saveChange(siteId, discount, version), ...auditChanges(siteId, entry)]),
  }
}
