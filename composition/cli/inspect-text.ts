import pc from 'picocolors'
import type { InteractionReport, TargetCheck } from '../../core/animation/index.js'
import { plural } from '../server/site-catalogue.js'

/** What an inspection found out about one page. */
export interface PageInspection {
  readonly file: string
  readonly pageId: string | null
  readonly checks: readonly TargetCheck[]
}

/** What a data file contains and how it fits its pages. */
export interface Inspection {
  readonly file: string
  readonly titles: ReadonlyMap<string, string>
  readonly report: InteractionReport
  readonly pages: readonly PageInspection[]
}

const section = (title: string, rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : ['', pc.bold(title), ...rows.map((row) => `  ${row}`)]

const counts = (types: InteractionReport['eventTypes']): readonly string[] =>
  types.map(({ type, count }) => `${String(count).padStart(5)}  ${type}`)

/** Missing targets, each once, with what asks for it. */
function missingRows(checks: readonly TargetCheck[], nameOf: (list: string) => string): readonly string[] {
  const byTarget = new Map<string, Map<string, Set<string>>>()
  for (const { target, list, action, event, type } of checks) {
    const sources = byTarget.get(target) ?? new Map<string, Set<string>>()
    byTarget.set(target, sources)
    const source = list === null ? `the trigger of` : `${action} in list ${nameOf(list)}, run by`
    sources.set(source, (sources.get(source) ?? new Set()).add(list === null ? `${event} (${type})` : event))
  }
  return [...byTarget].flatMap(([target, sources]) => [
    target,
    ...[...sources].map(([source, events]) => pc.dim(`    ${source} ${[...events].join(', ')}`)),
  ])
}

const keyOf = ({ event, action, target }: TargetCheck): string => [event, action, target].join(' ')

/** What every page that was looked at for it lacks; on one page that is simply what it lacks. */
function missingEverywhere(pages: readonly PageInspection[]): readonly TargetCheck[] {
  const checks = pages.flatMap((page) => page.checks)
  const found = new Set(checks.filter(({ isMissing }) => !isMissing).map(keyOf))
  const missing = new Map(checks.map((check) => [keyOf(check), check]))
  return [...missing].flatMap(([key, check]) => (found.has(key) ? [] : [check]))
}

const pageRow = ({ file, checks }: PageInspection): string => {
  const events = new Set(checks.map(({ event }) => event)).size
  const missing = new Set(checks.filter(({ isMissing }) => isMissing).map(({ target }) => target)).size
  return (
    `${file}: ${plural(events, 'event')}, ` +
    `${missing === 0 ? 'all targets found' : `${plural(missing, 'target')} not found`}`
  )
}

/** The inspection as a person at a terminal reads it. */
export function toLines({ file, titles, report, pages }: Inspection): readonly string[] {
  const nameOf = (list: string): string => {
    const title = titles.get(list)
    return title ? `${list} "${title}"` : list
  }
  const events = report.eventTypes.reduce((sum, { count }) => sum + count, 0)
  const missing = missingRows(missingEverywhere(pages), nameOf)
  return [
    `${pc.bold(file)}: ${plural(events, 'event')}, ${plural(report.lists, 'action list')}`,
    ...section('Events', counts(report.eventTypes)),
    ...section('Actions', counts(report.actionTypes)),
    ...section('Lists that no event runs', report.unusedLists.map(nameOf)),
    ...section(
      'Parts that are ignored',
      report.problems.map(({ path, message }) => `${path || 'data'}: ${message}`),
    ),
    ...section('Pages', pages.map(pageRow)),
    ...section(
      pages.length > 1 ? 'Targets that are on none of the pages' : 'Targets that are not on the page',
      missing,
    ),
  ]
}
