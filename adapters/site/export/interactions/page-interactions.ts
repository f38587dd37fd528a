import { isRecord, toList, toRecord, toText } from '../../../../core/shared/index.js'

type Entries = Readonly<Record<string, unknown>>

/** The page that a target names: `pageId|elementId`, or a page itself; null: it names none. */
function pageOfTarget(value: unknown): string | null {
  const target = typeof value === 'string' ? { id: value } : toRecord(value)
  const id = toText(target['id'])
  if (id === null) return null
  const [page = '', element] = id.split('|')
  return element !== undefined || target['appliesTo'] === 'PAGE' ? page : null
}

/** The pages on which something may start the event; null: it is looked for on every page. */
function pagesOfEvent(event: unknown): readonly (string | null)[] {
  const raw = toRecord(event)
  const several = toList(raw['targets'])
  return (several.length > 0 ? several : [raw['target']]).map(pageOfTarget)
}

/** Computes a value once for an object: each page of a site asks for the site's data. */
function oncePer<T>(make: (entries: Entries) => T): (entries: Entries) => T {
  const known = new WeakMap<Entries, { readonly value: T }>()
  return (entries) => {
    const found = known.get(entries) ?? { value: make(entries) }
    known.set(entries, found)
    return found.value
  }
}

const placesOf = oncePer((entries) => new Map(Object.keys(entries).map((id, index) => [id, index])))

/** The events of each page; of null: those of every page. */
const eventsByPage = oncePer((events) => {
  const byPage = new Map<string | null, string[]>()
  for (const [id, event] of Object.entries(events))
    for (const page of pagesOfEvent(event)) {
      const known = byPage.get(page)
      if (known === undefined) byPage.set(page, [id])
      else known.push(id)
    }
  return byPage
})

/** These of the entries, in their own order. */
function pick(entries: Entries, ids: Iterable<string | null>): Entries {
  const places = placesOf(entries)
  const kept = [...new Set(ids)].flatMap((id) => {
    const place = id === null ? undefined : places.get(id)
    return id === null || place === undefined ? [] : [{ id, place }]
  })
  return Object.fromEntries(
    kept.sort((one, other) => one.place - other.place).map(({ id }) => [id, entries[id]]),
  )
}

const configOf = (event: unknown): Entries => toRecord(toRecord(toRecord(event)['action'])['config'])

/** An event, the one that stops it, and what that one names in its turn. */
function withPartners(events: Entries, kept: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>()
  const open = [...kept]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (all.has(id) || !Object.hasOwn(events, id)) continue
    all.add(id)
    const partner = toText(configOf(events[id])['autoStopEventId'])
    if (partner !== null) open.push(partner)
  }
  return all
}

/**
 * The part of a site's interaction data that a page can play: its own events, those found by class on any
 * page, and the lists they run. Everything else belongs to other pages. Null: the page plays nothing.
 */
export function interactionsOfPage(data: unknown, pageId: string | null): Entries | null {
  if (!isRecord(data)) return null
  const events = toRecord(data['events'])
  const lists = toRecord(data['actionLists'])
  const byPage = eventsByPage(events)
  const own = [...new Set([null, pageId])].flatMap((page) => byPage.get(page) ?? [])
  if (own.length === 0) return null
  const kept = withPartners(events, new Set(own))
  const listIds = [...kept].map((id) => toText(configOf(events[id])['actionListId']))
  return { ...data, events: pick(events, kept), actionLists: pick(lists, listIds) }
}

/**
 * The data of several scripts as one, since a page plays what any of its scripts brings. Of two things with one id the
 * later one counts. Undefined: there are none.
 */
export function mergeInteractions(all: readonly unknown[]): unknown {
  const data = all.filter(isRecord)
  if (data.length < 2) return data[0]
  // Made entry by entry: an assignment to a name like `__proto__` would be no entry.
  const together = (parts: readonly Entries[]): Entries => Object.fromEntries(parts.flatMap(Object.entries))
  const merged = (name: string): Entries => together(data.map((each) => toRecord(each[name])))
  return { ...together(data), events: merged('events'), actionLists: merged('actionLists') }
}
