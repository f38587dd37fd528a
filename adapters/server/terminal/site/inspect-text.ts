import { plural } from '../../../../core/shared/index.js'
import type { InteractionReport, TargetCheck } from '../../../../core/animation/index.js'
import type {
  Inspection,
  PageInspection,
} from '../../../site/export/interactions/inspect-interaction-files.js'
import { plainText } from '../plain-words.js'
import type { Colours } from '../terminal.js'

type Section = readonly [title: string, rows: readonly string[]]

const counts = (types: InteractionReport['eventTypes']): readonly string[] =>
  types.map(({ type, count }) => plainText(`${String(count).padStart(5)}  ${type}`))

/** Missing targets, each once, with the actions that use it. */
function missingRows(
  checks: readonly TargetCheck[],
  nameOf: (list: string) => string,
  { dim }: Colours,
): readonly string[] {
  const byTarget = new Map<string, Map<string, Set<string>>>()
  for (const { target, list, action, event, type } of checks) {
    const sources = byTarget.get(target) ?? new Map<string, Set<string>>()
    byTarget.set(target, sources)
    const source = list === null ? `the trigger of` : `${action} in list ${nameOf(list)}, run by`
    sources.set(source, (sources.get(source) ?? new Set()).add(list === null ? `${event} (${type})` : event))
  }
  return [...byTarget].flatMap(([target, sources]) => [
    plainText(target),
    ...[...sources].map(([source, events]) => dim(plainText(`    ${source} ${[...events].join(', ')}`))),
  ])
}

const keyOf = ({ event, action, target }: TargetCheck): string => [event, action, target].join(' ')

/** The targets that all inspected pages lack; for one page, all that it lacks. */
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

/** An inspection in the form for people. */
export function toLines({ file, titles, report, pages }: Inspection, colours: Colours): readonly string[] {
  const nameOf = (list: string): string => {
    const title = titles.get(list)
    return title ? `${list} "${title}"` : list
  }
  const events = report.eventTypes.reduce((sum, { count }) => sum + count, 0)
  const problems = report.problems.map(({ path, message }) => `${path || 'data'}: ${message}`)
  const sections: readonly Section[] = [
    ['Events', counts(report.eventTypes)],
    ['Actions', counts(report.actionTypes)],
    ['Lists that no event runs', report.unusedLists.map(nameOf).map(plainText)],
    ['Parts that are ignored', problems.map(plainText)],
    ['Pages', pages.map(pageRow).map(plainText)],
    [
      pages.length > 1 ? 'Targets that are on none of the pages' : 'Targets that are not on the page',
      missingRows(missingEverywhere(pages), nameOf, colours),
    ],
  ]
  return [
    `${colours.bold(plainText(file))}: ${plural(events, 'event')}, ${plural(report.lists, 'action list')}`,
    ...sections
      .filter(([, rows]) => rows.length > 0)
      .flatMap(([title, rows]) => ['', colours.bold(title), ...rows.map((row) => `  ${row}`)]),
  ]
}

/** The output for programs: the counts, and the missing parts of each page. */
export const toInspectionJson = ({ file, report, pages }: Inspection): string =>
  JSON.stringify(
    {
      file,
      ...report,
      pages: pages.map(({ checks, ...page }) => ({
        ...page,
        events: new Set(checks.map(({ event }) => event)).size,
        missing: checks.flatMap(({ isMissing, ...check }) => (isMissing ? [check] : [])),
      })),
    },
    null,
    2,
  )
