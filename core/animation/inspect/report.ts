import type { DataProblem, EventPlan, Interactions, ListPlan, TargetPlan } from '../data/interactions.js'

/** What is known of a page without a browser: its id, and which ids and classes its elements have. */
export interface PageFacts {
  readonly pageId: string | null
  readonly ids: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
}

/** What interaction data contains, for the person who made it. */
export interface InteractionReport {
  /** Numbers of events by type, the most frequent first. */
  readonly eventTypes: readonly { readonly type: string; readonly count: number }[]
  readonly lists: number
  /** Lists that no event runs. */
  readonly unusedLists: readonly string[]
  readonly actionTypes: readonly { readonly type: string; readonly count: number }[]
  readonly problems: readonly DataProblem[]
  /** With a page: events and actions whose target is not on it. Events of other pages are not counted. */
  readonly missing: readonly { readonly where: string; readonly target: string }[]
}

const counted = (types: readonly string[]): readonly { readonly type: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
}

const itemsOf = (list: ListPlan) => [
  ...list.groups.flat(),
  ...[...list.parameterGroups.values()].flatMap((frames) => frames.flatMap(({ items }) => items)),
]

const hasId = (page: PageFacts, id: string): boolean =>
  page.ids.has(id) || [...page.ids].some((other) => other.startsWith(`${id}_instance`))

/** The name of a target that the page has nothing for; null where it may be found or belongs elsewhere. */
function missingOn(page: PageFacts, target: TargetPlan | null): string | null {
  if (!target || target.isPage || target.objectId !== null) return null
  if (target.id !== null && target.id !== 'N/A') {
    const [first = '', second] = target.id.split('|')
    if (second !== undefined && first !== page.pageId) return null
    const id = second ?? first
    return hasId(page, id) ? null : `data-w-id ${id}`
  }
  const classes = target.selector?.match(/\.[\w-]+/g) ?? []
  return classes.every((name) => page.classes.has(name.slice(1))) ? null : (target.selector ?? null)
}

const isElsewhere = (page: PageFacts, event: EventPlan): boolean =>
  [event.target, ...event.targets].every((target) => {
    if (!target) return true
    if (target.isPage) return target.id !== null && target.id.split('|')[0] !== page.pageId
    return (target.id?.includes('|') ?? false) && target.id?.split('|')[0] !== page.pageId
  })

function missingTargets(interactions: Interactions, page: PageFacts): InteractionReport['missing'] {
  const missing: { readonly where: string; readonly target: string }[] = []
  for (const event of interactions.events.values()) {
    if (isElsewhere(page, event)) continue
    const own = missingOn(page, event.targets[0] ?? event.target)
    if (own !== null) missing.push({ where: `event ${event.id} (${event.type})`, target: own })
    else
      for (const item of itemsOf(event.list)) {
        const target = item.target.relation === true ? null : missingOn(page, item.target)
        if (target !== null)
          missing.push({
            where: `list ${event.list.id} (${item.actionTypeId}), run by event ${event.id}`,
            target,
          })
      }
  }
  return missing
}

/** Looks through interaction data; with a page, also for targets that are not on it. */
export function inspectInteractions(
  interactions: Interactions,
  problems: readonly DataProblem[],
  page: PageFacts | null,
): InteractionReport {
  const used = new Set([...interactions.events.values()].map(({ list }) => list.id))
  const lists = [...interactions.lists.values()]
  return {
    eventTypes: counted([...interactions.events.values()].map(({ type }) => type)),
    lists: lists.length,
    unusedLists: lists.filter(({ id }) => !used.has(id)).map(({ id }) => id),
    actionTypes: counted(lists.flatMap((list) => itemsOf(list).map(({ actionTypeId }) => actionTypeId))),
    problems,
    missing: page ? missingTargets(interactions, page) : [],
  }
}
