import { createHash } from 'node:crypto'
import { TRIALS_KEPT_MS, withTrial } from '../../../core/checkout/index.js'
import type { CardTrialCount, CardTrials } from '../../../core/ports/payments/card-trials.port.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import { deferText } from '../sql/engine/index.js'
import type { Querier, Sql, SqlAnswer, TransactionOptions } from '../sql/engine/index.js'

/** The database that counts card trials, and its clock. */
export interface SqlCardTrialsOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

type Counts = ReadonlyMap<string, CardTrialCount>

const NOTHING: CardTrialCount = { refused: 0, underway: 0, lastOnMs: null }

/** The time after a refused admission in which each payment is checked before any row is locked for it. */
const CHECK_MS = 60_000

/**
 * A payment is recorded before its provider is asked, together with the counts before it. A trial whose end
 * is lost counts as running until it is forgotten.
 */
const COUNTED: TransactionOptions = { mayBeLost: true }

/** `$2`, `$3` ... for the ids, after the site's. */
const idsOf = (ids: readonly string[]): string => ids.map((_, index) => `$${index + 2}`).join()

const read = (ids: readonly string[]): string =>
  `SELECT id, refused, underway, last_on FROM card_trial WHERE site_id = $1 AND id IN (${idsOf(ids)})`

/** Inserts the rows, or locks existing ones, so that other processes wait. */
const hold = (ids: readonly string[]): string => `
  INSERT INTO card_trial AS known (site_id, id, refused, underway, last_on)
  VALUES ${ids.map((_, index) => `($1, $${index + 2}, 0, 0, NULL)`).join()}
  ON CONFLICT (site_id, id) DO UPDATE SET underway = known.underway
  RETURNING id, refused, underway, last_on`

const write = (ids: readonly string[]): string => `
  INSERT INTO card_trial (site_id, id, refused, underway, last_on)
  VALUES ${ids.map((_, index) => `($1, ${[2, 3, 4, 5].map((place) => `$${4 * index + place}`).join()})`).join()}
  ON CONFLICT (site_id, id) DO UPDATE SET
    refused = EXCLUDED.refused, underway = EXCLUDED.underway, last_on = EXCLUDED.last_on`

const end = (ids: readonly string[], refused: 0 | 1): string => `
  UPDATE card_trial SET
    refused = refused + ${refused}, underway = CASE WHEN underway > 0 THEN underway - 1 ELSE 0 END
  WHERE site_id = $1 AND id IN (${idsOf(ids)})`

const countsOf = ({ rows }: SqlAnswer): Counts =>
  new Map(
    rows.map((row) => [
      String(row['id']),
      {
        refused: Number(row['refused']),
        underway: Number(row['underway']),
        lastOnMs: row['last_on'] === null ? null : Number(row['last_on']),
      },
    ]),
  )

/**
 * Counts in the table of migration 0016. While a sender is blocked, a refused payment costs one read, so that
 * a flood writes nothing. Keys are hashed, and locked in a fixed order, so that payments rarely wait for each
 * other.
 */
export function createSqlCardTrials({ sql, siteId, clock }: SqlCardTrialsOptions): CardTrials {
  const idOf = (key: string): string => createHash('sha256').update(`${siteId}\n${key}`).digest('hex')
  const inOrder = (keys: readonly string[]): readonly string[] => keys.map(idOf).sort()
  let checksUntilMs = 0

  const admit = async (querier: Querier, ids: readonly string[], counts: Counts): Promise<void> => {
    const nowMs = clock.wallTime()
    const values = ids.flatMap((id) => {
      const { refused, underway, lastOnMs } = withTrial(counts.get(id) ?? NOTHING, nowMs)
      return [id, refused, underway, lastOnMs]
    })
    await deferText(querier, write(ids), [siteId, ...values])
  }

  return {
    begin: async (keys, assess) => {
      const ids = inOrder(keys)
      const decide = (counts: Counts) => {
        const decision = assess(keys.map((key) => counts.get(idOf(key)) ?? NOTHING))
        if (decision.tag !== 'admitted') checksUntilMs = clock.wallTime() + CHECK_MS
        return decision
      }
      try {
        if (clock.wallTime() < checksUntilMs) {
          const decision = decide(countsOf(await sql.query(read(ids), [siteId, ...ids])))
          if (decision.tag !== 'admitted') return decision
        }
        return await sql.tx(async (querier) => {
          const counts = countsOf(await querier.query(hold(ids), [siteId, ...ids]))
          const decision = decide(counts)
          if (decision.tag === 'admitted') await admit(querier, ids, counts)
          return decision
        }, COUNTED)
      } catch {
        return decide(new Map())
      }
    },
    end: async (keys, wasRefused) => {
      const ids = inOrder(keys)
      try {
        await sql.tx((querier) => deferText(querier, end(ids, wasRefused ? 1 : 0), [siteId, ...ids]), COUNTED)
      } catch {
        // A trial whose end is not noted is forgotten after a while.
      }
    },
    cleanUp: async () => {
      try {
        await sql.query(`DELETE FROM card_trial WHERE site_id = $1 AND (last_on IS NULL OR last_on < $2)`, [
          siteId,
          clock.wallTime() - TRIALS_KEPT_MS,
        ])
      } catch {
        // The next clean-up removes the rest.
      }
    },
  }
}
