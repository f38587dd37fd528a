import { isRecord, toList, toRecord, toText } from '../../core/shared/index.js'

type Entries = Readonly<Record<string, unknown>>

/** The page that a target names: `pageId|elementId`, or a page itself; null: it names none. */
function pageOfTarget(value: unknown): string | null {
  const target = typeof value === 'string' ? { id: value } : toRecord(value)
  const id = toText(target['id'])
  if (id === null) return null
  const [page = '', element] = id.split('|')
  return element !== undefined || target['appliesTo'] === 'PAGE' ? page : null
}

/** Whether something on the page `pageId` may start the event: it is looked for there, or on every page. */
function concernsPage(event: unknown, pageId: string | null): boolean {
  const raw = toRecord(event)
  const several = toList(raw['targets'])
  const targets = several.length > 0 ? several : [raw['target']]
  return targets.some((target) => {
    const page = pageOfTarget(target)
    return page === null || page === pageId
  })
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
  const own = Object.keys(events).filter((id) => concernsPage(events[id], pageId))
  if (own.length === 0) return null
  const kept = withPartners(events, new Set(own))
  const listIds = new Set([...kept].map((id) => toText(configOf(events[id])['actionListId'])))
  const pick = (entries: Entries, ids: { readonly has: (id: string) => boolean }): Entries =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)))
  return { ...data, events: pick(events, kept), actionLists: pick(lists, listIds) }
}
