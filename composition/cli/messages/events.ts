import { Option } from 'commander'
import type { Command } from 'commander'
import { createSqlEventList, findEvents, replayOf } from '../../../adapters/server/sql/events/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { EVENT_STATES } from '../../../core/ports/platform/event-queue.port.js'
import type { EventFilter, EventState } from '../../../core/ports/platform/event-queue.port.js'
import { err, ok, badInput, withoutUndefined } from '../../../core/shared/index.js'
import { SHOP_EVENT_KINDS } from '../../../core/use-cases/events/shop-events.js'
import { eventReplayWords } from '../../../core/use-cases/owner/audit-words.js'
import { atShop } from '../catalogue/at-shop.js'
import { eventLine } from '../../../adapters/server/terminal/site/event-lines.js'
import { jsonText, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData, withOwnersData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { registerEndpoints, registerRotate } from './webhook-endpoints.js'

interface EventOptions extends DataOptions, ListOptions<'time'> {
  readonly site: string
  readonly state?: EventState
  readonly kind?: string
}

const DEFAULT_LIMIT = 100
const ALL_GIVEN_UP = 'given-up'

const NONE = badInput(
  'There is no such event, or it is being sent just now.',
  '`vitrine events list` shows the ids.',
)

const filterOf = ({ state, kind }: EventOptions): EventFilter => withoutUndefined({ state, kind })

interface Wiring {
  readonly terminal: Terminal
  readonly fail: Fail
}

function registerList(events: Command, { terminal, fail }: Wiring): void {
  addListOptions(nameData(events.command('list')), { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the events of the last month for each endpoint, the newest first')
    .addOption(new Option('--state <state>', 'only events in this state').choices(EVENT_STATES))
    .addOption(new Option('--kind <kind>', 'only events of this kind').choices(SHOP_EVENT_KINDS))
    .action(async (folder: string | undefined, options: EventOptions) => {
      const read = await withOwnersData(folder, options, ({ sql }) =>
        readList(createSqlEventList({ sql, siteId: options.site }), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such events.',
        lines: (items) => items.map(eventLine),
      })
    })
}

function registerShow(events: Command, { terminal, fail }: Wiring): void {
  nameData(events.command('show').argument('<event>', 'the id of an event'))
    .description('show the sent text of an event and its state for each endpoint')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const read = await withOwnersData(folder, options, async ({ sql }) => {
        const found = await findEvents({ sql, siteId: options.site }, id)
        return found.length === 0 ? err(NONE) : ok(found)
      })
      if (!read.ok) return fail(read.failure)
      if (options.json) return terminal.out(jsonText(read.value))
      for (const event of read.value) terminal.out(eventLine(event))
      terminal.out(plainLine(read.value[0]?.body ?? ''))
    })
}

function registerReplay(events: Command, { terminal, fail }: Wiring): void {
  nameData(
    events
      .command('replay')
      .argument('<event>', `the id of an event, or "${ALL_GIVEN_UP}" for all that were given up`),
  )
    .description('send an event again unchanged, also a delivered one')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const which = id === ALL_GIVEN_UP ? null : id
      const replayed = await atShop(folder, options, async ({ commit, siteId, nowMs, entryOf }) => {
        const entry = auditChanges(siteId, entryOf(eventReplayWords(which)))
        const isDone = await commit([replayOf(siteId, which, nowMs), ...entry])
        return isDone || which === null ? ok(isDone) : err(NONE)
      })
      if (!replayed.ok) return fail(replayed.failure)
      if (options.json) return terminal.out(jsonText({ replayed: replayed.value }))
      terminal.out(
        replayed.value
          ? 'A running site sends it again within a minute, otherwise the next start does.'
          : 'No event was given up.',
      )
    })
}

/** `vitrine events list|show|replay|endpoints|rotate`: events for other programs and their delivery. */
export function registerEvents(program: Command, terminal: Terminal, fail: Fail): void {
  const events = program.command('events').description('the events for webhooks')
  for (const register of [registerList, registerShow, registerReplay]) register(events, { terminal, fail })
  registerEndpoints(events, terminal, fail)
  registerRotate(events, terminal, fail)
}
