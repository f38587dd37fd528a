import { rowsKeptSince } from '../../../../core/use-cases/delivery/kept-since.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import { EVENT_STATES } from '../../../../core/ports/platform/event-queue.port.js'
import type {
  EventFilter,
  EventList,
  EventQueue,
  EventSummary,
  WaitingEvent,
} from '../../../../core/ports/platform/event-queue.port.js'
import {
  byAge,
  createKeysetList,
  giveUpText,
  numberOrNull,
  putBackRows,
  takeDue,
  textOrNull,
} from '../engine/index.js'
import type { Change, Querier, SqlAnswer, SqlValue } from '../engine/index.js'

/** The events of a site. */
export interface SqlEventsOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
}

const TABLE = 'webhook_delivery'

type Row = SqlAnswer['rows'][number]

const URL_OF = `(SELECT url FROM webhook_endpoint
  WHERE webhook_endpoint.site_id = webhook_delivery.site_id AND webhook_endpoint.id = endpoint AND is_set) AS url`

const toWaiting = (row: Row): WaitingEvent => ({
  id: `${row['id']}`,
  eventId: `${row['event_id']}`,
  kind: `${row['kind']}`,
  url: textOrNull(row['url']),
  body: `${row['body']}`,
  createdMs: Number(row['created_on']),
  tries: Number(row['tries']),
})

/** The queue over the table `webhook_delivery`; every change is one statement, so it needs no transaction. */
export function createSqlEventQueue({ sql, siteId, clock }: SqlEventsOptions): EventQueue {
  return {
    take: async ({ limit, leaseMs }) => {
      const columns = `id, event_id, kind, body, created_on, tries, ${URL_OF}`
      const due = takeDue(TABLE, columns, { siteId, nowMs: clock.wallTime(), leaseMs, limit })
      const { rows } = await sql.query(due.text, due.values)
      return rows.map(toWaiting).sort(byAge)
    },
    deliver: async (id) => {
      await sql.query(
        `UPDATE webhook_delivery SET state = 'delivered', leased_until = NULL, tries = tries + 1, failure = NULL,
           delivered_on = $3 WHERE site_id = $1 AND id = $2`,
        [siteId, id, clock.wallTime()],
      )
    },
    putBack: async (ids, how) => {
      if (ids.length === 0) return
      const { text, values } = putBackRows(TABLE, siteId, ids, how)
      await sql.query(text, values)
    },
    giveUp: async (id, failure) => {
      await sql.query(giveUpText(TABLE), [siteId, id, failure])
    },
  }
}

const toSummary = (row: Row): EventSummary => ({
  ...toWaiting(row),
  subject: `${row['subject']}`,
  state: EVENT_STATES.find((state) => state === row['state']) ?? 'waiting',
  failure: textOrNull(row['failure']),
  nextTryMs: Number(row['next_try_on']),
  deliveredMs: numberOrNull(row['delivered_on']),
})

const SUMMARY =
  'id, event_id, kind, subject, body, state, tries, failure, created_on, next_try_on, delivered_on, ' + URL_OF

/** The owner's list of events at their endpoints. */
export const createSqlEventList = ({ sql, siteId }: Omit<SqlEventsOptions, 'clock'>): EventList =>
  createKeysetList<EventSummary, 'time', EventFilter>({
    sql,
    columns: SUMMARY,
    from: 'webhook_delivery',
    idColumn: 'id',
    sortColumns: { time: { expression: 'created_on', type: 'BIGINT' } },
    where: ({ state, kind }) => {
      const values: SqlValue[] = [siteId]
      const conditions = ['site_id = $1']
      if (state !== undefined) conditions.push(`state = $${values.push(state)}`)
      if (kind !== undefined) conditions.push(`kind = $${values.push(kind)}`)
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toSummary),
  })

/**
 * Finds an event at one endpoint by its id, or at all endpoints by the id of the event; empty: none exists.
 */
export async function findEvents(
  { sql, siteId }: Omit<SqlEventsOptions, 'clock'>,
  id: string,
): Promise<readonly EventSummary[]> {
  const { rows } = await sql.query(
    `SELECT ${SUMMARY}
     FROM webhook_delivery WHERE site_id = $1 AND (id = $2 OR event_id = $2) ORDER BY id`,
    [siteId, id],
  )
  return rows.map(toSummary)
}

/**
 * The statement that sends events again unchanged, also delivered ones: one event by its id at an endpoint or
 * by its own id, or, with null, all failed events.
 */
export const replayOf = (siteId: string, id: string | null, nowMs: number): Change => ({
  text: `UPDATE webhook_delivery SET state = 'waiting', tries = 0, created_on = $2, next_try_on = $2
     WHERE site_id = $1 AND COALESCE(leased_until, 0) <= $2
     AND (id = $3 OR event_id = $3 OR (CAST($3 AS TEXT) IS NULL AND state = 'given-up'))`,
  values: [siteId, nowMs, id],
  mustChange: true,
})

/** Deletes events that are older than a month. */
export async function forgetOldEvents({ sql, siteId, clock }: SqlEventsOptions): Promise<void> {
  await sql.query('DELETE FROM webhook_delivery WHERE site_id = $1 AND created_on < $2', [
    siteId,
    rowsKeptSince('event', clock.wallTime()),
  ])
}
