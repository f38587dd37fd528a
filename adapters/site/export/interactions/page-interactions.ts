import { isRecord, oncePer, toList, toRecord, toText } from '../../../../core/shared/index.js'

type Entries = Readonly<Record<string, unknown>>

/** The page that a target names: `pageId|elementId`, or a page itself; null for none. */
function pageOfTarget(value: unknown): string | null {
  const target = typeof value === 'string' ? { id: value } : toRecord(value)
  const id = toText(target['id'])
  if (id === null) return null
  const [page = '', element] = id.split('|')
  return element !== undefined || target['appliesTo'] === 'PAGE' ? page : null
}

/** The pages on which an element may start the event; null if any page may have one. */
function pagesOfEvent(event: unknown): readonly (string | null)[] {
  const raw = toRecord(event)
  const several = toList(raw['targets'])
  return (several.length > 0 ? several : [raw['target']]).map(pageOfTarget)
}

// Every page of a site uses the same data.
const placesOf = oncePer((entries: Entries) => new Map(Object.keys(entries).map((id, index) => [id, index])))

/** The events of each page; under null, those of every page. */
const eventsByPage = oncePer((events: Entries) => {
  const byPage = new Map<string | null, string[]>()
  for (const [id, event] of Object.entries(events))
    for (const page of pagesOfEvent(event)) {
      const known = byPage.get(page)
      if (known === undefined) byPage.set(page, [id])
      else known.push(id)
    }
  return byPage
})

/** Selects entries in their own order. */
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

/** An event with the events that stop it, directly and indirectly. */
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
 * Merges the data of several scripts, since a page plays all of them. A later entry replaces an earlier one of the
 * same id. Undefined if there are no data.
 */
export function mergeInteractions(all: readonly unknown[]): unknown {
  const data = all.filter(isRecord)
  if (data.length < 2) return data[0]
  // Merges entries with `Object.fromEntries`, since an assignment to a name like `__proto__` would not
  // create one.
  const together = (parts: readonly Entries[]): Entries => Object.fromEntries(parts.flatMap(Object.entries))
  const merged = (name: string): Entries => together(data.map((each) => toRecord(each[name])))
  return { ...together(data), events: merged('events'), actionLists: merged('actionLists') }
}
