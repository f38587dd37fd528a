import { isRecord, toList, toRecord, toText } from '../../shared/index.js'
import type { Breakpoint, DataProblem, EventPlan, Interactions, ListPlan } from './interactions.js'
import { parseEvent } from './parse-event.js'
import { parseList } from './parse-list.js'
import { engineVersionOf } from './engine-version.js'
import { toNumber } from './untrusted-number.js'

/** An end of a breakpoint's range, also given as text; NaN if it is broken, so that it contains no width. */
const toWidth = (value: unknown): number => toNumber(value, Number.parseFloat(toText(value) ?? ''))

const parseBreakpoints = (value: unknown, report: (problem: DataProblem) => void): readonly Breakpoint[] =>
  toList(value)
    .map(toRecord)
    .flatMap((raw, index) => {
      const key = toText(raw['key'])
      const [min, max] = [toWidth(raw['min']), toWidth(raw['max'])]
      if (key !== null && !Number.isNaN(min + max)) return [{ key, min, max }]
      report({ path: `site.mediaQueries[${index}]`, message: 'needs a key, min and max' })
      return key === null ? [] : [{ key, min, max }]
    })

/** Interaction data after reading. */
export interface ParsedInteractions {
  readonly interactions: Interactions
  /** Everything that is left out. Reading this property also reads the lists that were not needed so far. */
  readonly problems: readonly DataProblem[]
}

/**
 * Reads the argument of `init` (reference/interactions#starting). `publishedMs` is the day on which the page
 * was published, 0 if unknown. Data that cannot be played are left out and reported once to `onProblem`; no
 * data can make this throw.
 */
export function parseInteractions(
  value: unknown,
  publishedMs = 0,
  onProblem: (problem: DataProblem) => void = () => undefined,
): ParsedInteractions {
  const problems: DataProblem[] = []
  const report = (problem: DataProblem): void => {
    problems.push(problem)
    onProblem(problem)
  }
  const raw = toRecord(value)
  if (!isRecord(value)) report({ path: '', message: 'interaction data is not an object' })
  else
    for (const part of ['events', 'actionLists'])
      if (!isRecord(value[part])) report({ path: part, message: 'is missing' })
  const lists = new Map<string, ListPlan>()
  for (const [id, list] of Object.entries(toRecord(raw['actionLists'])))
    lists.set(id, parseList(id, list, `actionLists[${JSON.stringify(id)}]`, report))
  const events = new Map<string, EventPlan>()
  const rawEvents = toRecord(raw['events'])
  for (const id of Object.keys(rawEvents)) {
    const event = parseEvent(id, rawEvents, lists, report)
    if (event) events.set(id, event)
  }
  const mediaQueries = toRecord(raw['site'])['mediaQueries']
  if (!Array.isArray(mediaQueries))
    report({ path: 'site.mediaQueries', message: 'is missing: every event runs at every width' })
  const newestMs = Object.values(rawEvents).reduce<number>(
    (newest, event) => Math.max(newest, toNumber(toRecord(event)['createdOn'], 0)),
    0,
  )
  return {
    interactions: {
      events,
      lists,
      breakpoints: parseBreakpoints(mediaQueries, report),
      engineVersion: engineVersionOf(publishedMs, newestMs),
    },
    get problems() {
      for (const { groups } of lists.values()) void groups
      return problems
    },
  }
}
