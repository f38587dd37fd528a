import { Option } from 'commander'
import type { Command } from 'commander'
import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { readSiteKey } from '../../adapters/server/sql/engine/index.js'
import {
  createSqlEventList,
  findEvents,
  readEndpoints,
  replayOf,
} from '../../adapters/server/sql/events/index.js'
import { webhookSecret } from '../../adapters/server/webhooks/index.js'
import { EVENT_STATES } from '../../core/ports/event-queue.port.js'
import type { EventFilter, EventState, EventSummary } from '../../core/ports/event-queue.port.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import { SHOP_EVENT_KINDS } from '../../core/use-cases/events/shop-events.js'
import { WEBHOOK_KEY } from '../server/site-events.js'
import type { Fail } from './failure.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { addListOptions, readList, sayNext } from './owner-list.js'
import type { ListOptions } from './owner-list.js'
import { jsonText, plainLine } from './plain-words.js'
import type { Terminal } from './terminal.js'
import { utcText } from './time-text.js'

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

const filterOf = ({ state, kind }: EventOptions): EventFilter => ({
  ...(state !== undefined && { state }),
  ...(kind !== undefined && { kind }),
})

const lineOf = ({ createdMs, state, kind, url, eventId, failure }: EventSummary): string =>
  plainLine(
    `${utcText(createdMs)}  ${state}  ${kind}  ${url ?? 'an endpoint that is set no more'}  ${eventId}` +
      (failure === null ? '' : `  (${failure})`),
  )

interface Wiring {
  readonly terminal: Terminal
  readonly fail: Fail
}

function registerList(events: Command, { terminal, fail }: Wiring): void {
  addListOptions(nameData(events.command('list')), { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the events of a month at each endpoint, the newest first')
    .addOption(new Option('--state <state>', 'only events in this state').choices(EVENT_STATES))
    .addOption(new Option('--kind <kind>', 'only events of this kind').choices(SHOP_EVENT_KINDS))
    .action(async (folder: string | undefined, options: EventOptions) => {
      const read = await withOwnersData(folder, options, ({ sql }) =>
        readList(createSqlEventList({ sql, siteId: options.site }), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      if (options.json) terminal.out(jsonText(read.value.items))
      else if (read.value.items.length === 0) terminal.out('There are no such events.')
      else for (const event of read.value.items) terminal.out(lineOf(event))
      sayNext(terminal, read.value)
    })
}

function registerShow(events: Command, { terminal, fail }: Wiring): void {
  nameData(events.command('show').argument('<event>', 'the id of an event'))
    .description('show an event as it is sent, and its state at each endpoint')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const read = await withOwnersData(folder, options, async ({ sql }) => {
        const found = await findEvents({ sql, siteId: options.site }, id)
        return found.length === 0 ? err(NONE) : ok(found)
      })
      if (!read.ok) return fail(read.failure)
      if (options.json) return terminal.out(jsonText(read.value))
      for (const event of read.value) terminal.out(lineOf(event))
      terminal.out(plainLine(read.value[0]?.body ?? ''))
    })
}

function registerReplay(events: Command, { terminal, fail }: Wiring): void {
  nameData(
    events.command('replay').argument('<event>', `the id of an event, or "${ALL_GIVEN_UP}" for all of those`),
  )
    .description('send an event again as it was, also one that was delivered')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: EventOptions) => {
      const which = id === ALL_GIVEN_UP ? null : id
      const replayed = await withOwnersData(folder, options, async ({ commit }) => {
        const isDone = await commit([replayOf(options.site, which, systemClock.wallTime())])
        return isDone || which === null ? ok(isDone) : err(NONE)
      })
      if (!replayed.ok) return fail(replayed.failure)
      if (options.json) return terminal.out(jsonText({ replayed: replayed.value }))
      terminal.out(
        replayed.value
          ? 'It is sent again: at once, or within a minute; else with the next start.'
          : 'No event was given up.',
      )
    })
}

function registerEndpoints(events: Command, { terminal, fail }: Wiring): void {
  nameData(events.command('endpoints'))
    .description('list the endpoints with their secrets, as the last start of the site had them')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: EventOptions) => {
      const read = await withOwnersData(folder, options, async ({ sql }) => {
        const place = { sql, siteId: options.site, random: createCryptoRandom(globalThis.crypto) }
        const key = await readSiteKey(place, WEBHOOK_KEY)
        const endpoints = await readEndpoints(sql, options.site)
        return ok(endpoints.map((endpoint) => ({ ...endpoint, secret: webhookSecret(key, endpoint.url) })))
      })
      if (!read.ok) return fail(read.failure)
      if (options.json) return terminal.out(jsonText(read.value))
      if (read.value.length === 0)
        return terminal.out('There are none: name them in "webhooks" of vitrine.json and start the site.')
      for (const { url, kinds, secret } of read.value)
        terminal.out(plainLine(`${url}  ${kinds.length === 0 ? 'all events' : kinds.join(', ')}  ${secret}`))
    })
}

/** `vitrine events list|show|replay|endpoints`: what other programs are told. */
export function registerEvents(program: Command, terminal: Terminal, fail: Fail): void {
  const events = program.command('events').description('the events that other programs are told of')
  for (const register of [registerList, registerShow, registerReplay, registerEndpoints])
    register(events, { terminal, fail })
}
