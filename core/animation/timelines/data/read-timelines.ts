import { isNumber, toList, toRecord, toText } from '../../../shared/index.js'
import type { DataProblem } from '../../data/interactions.js'
import type { TimelineInteraction, TimelinePlan } from './model.js'
import { createProblems } from './problems.js'
import type { Report } from './problems.js'
import { readAction } from './read-action.js'
import type { ReadContext } from './read-action.js'
import { readControl, readTrigger } from './read-trigger.js'
import { toSeconds } from './read-values.js'

/** The timeline interactions of a page, and the parts of the data that are ignored. */
export interface TimelineData {
  readonly interactions: readonly TimelineInteraction[]
  readonly problems: readonly DataProblem[]
}

/**
 * The parts of a record that are read: the builder allows 20 triggers and 200 actions, and the work grows with
 * the square of actions on one property.
 */
const MAX_PARTS = 1000

/** The parts of a list of a record; those beyond the limit are reported and left out. */
function partsOf(value: unknown, path: string, report: Report): readonly unknown[] {
  const parts = toList(value)
  if (parts.length > MAX_PARTS) report(path, `more than ${MAX_PARTS} are not played`)
  return parts.slice(0, MAX_PARTS)
}

function readTimeline(value: unknown, path: string, context: ReadContext): TimelinePlan {
  const timeline = toRecord(value)
  const settings = toRecord(timeline['settings'])
  const role = toRecord(timeline['triggerMetadata'])
  const { repeat, speed } = settings
  return {
    id: toText(timeline['id']) ?? path,
    actions: partsOf(timeline['actions'], `${path}.actions`, context.report).flatMap(
      (action, at) => readAction(action, `${path}.actions[${at}]`, context) ?? [],
    ),
    delayS: Math.max(0, toSeconds(settings['delay']) ?? 0),
    repeat: isNumber(repeat) ? Math.round(repeat) : 0,
    repeatDelayS: toSeconds(settings['repeatDelay']) ?? 0,
    yoyo: settings['yoyo'] === true,
    canvasS: Math.max(0, toSeconds(timeline['canvasDuration']) ?? 0),
    groupId: toText(timeline['groupId']),
    role: toText(role['role']),
    interval: context.further.readInterval?.(role) ?? null,
    control: readControl(settings['control'], 'restart', `${path}.settings.control`, context.report),
    jumpS: toSeconds(settings['jump']),
    speed: isNumber(speed) && speed >= 0 ? speed : 1,
  }
}

/** True if an interaction belongs to the page; those of components belong wherever the component is. */
function isOnPage(scope: unknown, pageId: string | null): boolean {
  const { type, value } = toRecord(scope)
  return type !== 'pages' || toList(value).includes(pageId)
}

/**
 * Reads both arguments of a registration, in any version of the format. Deleted interactions and those of
 * other pages are left out; unknown parts are reported once with their path. No data can make it throw.
 */
export function readTimelines(
  interactions: unknown,
  timelines: unknown,
  { pageId, ...chance }: { readonly pageId: string | null } & Omit<ReadContext, 'report'>,
): TimelineData {
  const { report, all } = createProblems()
  const context: ReadContext = { report, ...chance }
  const plans = new Map<string, TimelinePlan>()
  toList(timelines).forEach((value, at) => {
    const { id, deleted } = toRecord(value)
    if (toText(id) !== null && deleted !== true)
      plans.set(String(id), readTimeline(value, `timelines[${at}]`, context))
  })
  const own = toList(interactions).flatMap((value, at): readonly TimelineInteraction[] => {
    const { id, deleted, scope, triggers, timelineIds, conditionalPlayback } = toRecord(value)
    if (deleted === true || !isOnPage(scope, pageId)) return []
    const path = `interactions[${at}]`
    return [
      {
        id: toText(id) ?? path,
        component: context.further.readComponent?.(scope) ?? null,
        triggers: partsOf(triggers, `${path}.triggers`, report).flatMap(
          (trigger, place) => readTrigger(trigger, `${path}.triggers[${place}]`, context) ?? [],
        ),
        timelines: toList(timelineIds).flatMap((name) => plans.get(String(name)) ?? []),
        conditions:
          context.further.readConditions?.(conditionalPlayback, `${path}.conditionalPlayback`, report) ?? [],
      },
    ]
  })
  return {
    interactions: own,
    problems: [...all(), ...(context.further.unknownFields?.(interactions, timelines) ?? [])],
  }
}
