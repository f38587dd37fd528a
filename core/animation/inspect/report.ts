import type { BuilderMarkup } from '../../ports/page/stage.port.js'
import { oncePer } from '../../shared/index.js'
import type {
  DataProblem,
  EventPlan,
  Interactions,
  ItemPlan,
  ListPlan,
  TargetPlan,
} from '../data/interactions.js'

/** The facts of a page that are known without a browser: its id, and the ids and classes of its elements. */
export interface PageFacts {
  readonly markup: Pick<BuilderMarkup, 'idAttribute' | 'copySuffix'>
  readonly pageId: string | null
  readonly ids: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
}

/** A summary of interaction data for the designer. */
export interface InteractionReport {
  /** Numbers of events by type, the most frequent first. */
  readonly eventTypes: readonly { readonly type: string; readonly count: number }[]
  readonly lists: number
  /** Lists that no event plays. */
  readonly unusedLists: readonly string[]
  readonly actionTypes: readonly { readonly type: string; readonly count: number }[]
  readonly problems: readonly DataProblem[]
}

/**
 * The result of looking for a target on a page: the trigger of an event or, with a list, the target of one of
 * its actions.
 */
export interface TargetCheck {
  readonly event: string
  readonly type: string
  readonly list: string | null
  readonly action: string | null
  readonly target: string
  readonly isMissing: boolean
}

const counted = (types: readonly string[]): readonly { readonly type: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
}

const itemsOf = (list: ListPlan): readonly ItemPlan[] => [
  ...list.groups.flat(),
  ...[...list.parameterGroups.values()].flatMap((frames) => frames.flatMap(({ items }) => items)),
]

/** The ids of a page, and those of which it has copies. */
const knownIds = oncePer(({ ids, markup: { copySuffix } }: PageFacts): ReadonlySet<string> => {
  // A copy of a copy has the suffix twice.
  const originals = [...ids].flatMap((id) =>
    [id.indexOf(copySuffix), id.lastIndexOf(copySuffix)].flatMap((at) => (at < 0 ? [] : [id.slice(0, at)])),
  )
  return new Set([...ids, ...originals])
})

/**
 * The name of a target and whether it is missing on the page; null if it belongs to another page or is no
 * element of its own.
 */
function look(
  page: PageFacts,
  target: TargetPlan | null,
): { readonly name: string; readonly isMissing: boolean } | null {
  if (!target || target.isPage || target.objectId !== null) return null
  if (target.id !== null && target.id !== 'N/A') {
    const [first = '', second] = target.id.split('|')
    if (second !== undefined && first !== page.pageId) return null
    const id = second ?? first
    return { name: `${page.markup.idAttribute} ${id}`, isMissing: !knownIds(page).has(id) }
  }
  if (target.selector === null) return null
  const classes = target.selector.match(/\.[\w-]+/g) ?? []
  return { name: target.selector, isMissing: !classes.every((name) => page.classes.has(name.slice(1))) }
}

const isElsewhere = (page: PageFacts, event: EventPlan): boolean =>
  [event.target, ...event.targets].every((target) => {
    if (!target) return true
    if (target.isPage) return target.id !== null && target.id.split('|')[0] !== page.pageId
    return (target.id?.includes('|') ?? false) && target.id?.split('|')[0] !== page.pageId
  })

/** Maximum number of checks for one page; a thousand events may play one list of thousands of actions. */
const MAX_CHECKS = 100_000

/**
 * Looks for the targets of all events of a page. If the trigger of an event is missing, its list is skipped,
 * since it never runs there. Each target of a list counts once for its event and action type, the first
 * `MAX_CHECKS` of them.
 */
export function inspectPage(interactions: Interactions, page: PageFacts): readonly TargetCheck[] {
  const checks = new Map<string, TargetCheck>()
  const note = (event: EventPlan, item: ItemPlan | null, target: TargetPlan | null): boolean => {
    const seen = look(page, target)
    if (!seen) return false
    const list = item ? event.list.id : null
    const action = item?.actionTypeId ?? null
    checks.set([event.id, action, seen.name].join(' '), {
      event: event.id,
      type: event.type,
      list,
      action,
      target: seen.name,
      isMissing: seen.isMissing,
    })
    return seen.isMissing
  }
  for (const event of interactions.events.values()) {
    if (isElsewhere(page, event)) continue
    const triggers = event.targets.length > 0 ? event.targets : [event.target]
    if (triggers.map((target) => note(event, null, target)).every(Boolean)) continue
    for (const item of itemsOf(event.list)) {
      if (checks.size >= MAX_CHECKS) break
      if (item.target.relation === true) continue
      const { id, selector } = item.target
      const override = event.overrides.get(id ?? '') ?? event.overrides.get(selector ?? '')
      note(event, item, override?.target ?? item.target)
    }
  }
  return [...checks.values()]
}

/** Summarizes interaction data. */
export function inspectInteractions(
  interactions: Interactions,
  problems: readonly DataProblem[],
): InteractionReport {
  const used = new Set([...interactions.events.values()].map(({ list }) => list.id))
  const lists = [...interactions.lists.values()]
  return {
    eventTypes: counted([...interactions.events.values()].map(({ type }) => type)),
    lists: lists.length,
    unusedLists: lists.filter(({ id }) => !used.has(id)).map(({ id }) => id),
    actionTypes: counted(lists.flatMap((list) => itemsOf(list).map(({ actionTypeId }) => actionTypeId))),
    problems,
  }
}
