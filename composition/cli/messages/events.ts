import { Option } from 'commander'
import type { Command } from 'commander'
import { findEvents, replayOf } from '../../../adapters/server/sql/events/index.js'
import { EVENT_STATES } from '../../../core/ports/platform/event-queue.port.js'
import type { EventFilter, EventState } from '../../../core/ports/platform/event-queue.port.js'
import { err, ok, mapResult, badInput, withoutUndefined } from '../../../core/shared/index.js'
import { SHOP_EVENT_KINDS } from '../../../core/use-cases/events/shop-events.js'
import { eventReplayWords } from '../../../core/use-cases/owner/audit-words.js'
import { eventLine } from '../../../adapters/server/terminal/site/event-lines.js'
import { finish, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { registerEndpoints, registerRotate } from './webhook-endpoints.js'

interface EventOptions extends ShopOptions, ListOptions<'time'> {
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

function registerList(events: Command, { terminal, fail }: Outputs): void {
  addListOptions(nameData(events.command('list')), { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the events of the last month for each endpoint, the newest first')
    .addOption(new Option('--state <state>', 'only events in this state').choices(EVENT_STATES))
    .addOption(new Option('--kind <kind>', 'only events of this kind').choices(SHOP_EVENT_KINDS))
    .action(async (folder: string | undefined, options: EventOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(shop.desks.events, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such events.',
        lines: (items) => items.map(eventLine),
      })
    })
}

function registerShow(events: Command, out: Outputs): void {
  nameData(events.command('show').argument('<event>', 'the id of an event'))
    .description('show the sent text of an event and its state for each endpoint')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const read = await atShop(folder, options, async (shop) => {
        const found = await findEvents(shop, id)
        if (found.length === 0) return err(NONE)
        return ok({ json: found, lines: [...found.map(eventLine), plainLine(found[0]?.body ?? '')] })
      })
      finish(out, options, read)
    })
}

function registerReplay(events: Command, out: Outputs): void {
  nameData(
    events
      .command('replay')
      .argument('<event>', `the id of an event, or "${ALL_GIVEN_UP}" for all that were given up`),
  )
    .description('send an event again unchanged, also a delivered one')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const which = id === ALL_GIVEN_UP ? null : id
      const replayed = await atShop(folder, options, async ({ commit, siteId, nowMs, auditOf }) => {
        const isDone = await commit([replayOf(siteId, which, nowMs), ...auditOf(eventReplayWords(which))])
        return isDone || which === null ? ok(isDone) : err(NONE)
      })
      const result = mapResult(replayed, (isDone) => ({
        json: { replayed: isDone },
        lines: [
          isDone
            ? 'A running site sends it again within a minute, otherwise the next start does.'
            : 'No event was given up.',
        ],
      }))
      finish(out, options, result)
    })
}

/** `vitrine events list|show|replay|endpoints|rotate`: events for other programs and their delivery. */
export function registerEvents(program: Command, terminal: Terminal, fail: Fail): void {
  const events = program.command('events').description('the events for webhooks')
  for (const register of [registerList, registerShow, registerReplay]) register(events, { terminal, fail })
  registerEndpoints(events, terminal, fail)
  registerRotate(events, terminal, fail)
}
