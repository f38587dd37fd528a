import { isNumber, toList, toRecord, toText } from '../../../shared/index.js'
import type { UntrustedRecord } from '../../../shared/index.js'
import type { LoadedParts } from './further-parts.js'
import type { Control, Occurrences, TimelineTarget, TimelineTrigger, TriggerEvent } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'
import type { ReadScroll } from './read-scroll.js'
import { readTarget } from './read-target.js'
import { toSeconds } from './read-values.js'

/** The facts and readers for triggers. */
export interface TriggerContext {
  readonly report: Report
  readonly further: Pick<LoadedParts, 'readEvent' | 'readConditions' | 'readEarly'>
  /** Null: no trigger follows the page. */
  readonly readScroll: ReadScroll | null
}

const CONTROLS: readonly Control[] = [
  'play',
  'restart',
  'reverse',
  'reverseFlipEase',
  'pause',
  'resume',
  'stop',
  'reset',
  'complete',
  'togglePlayReverse',
  'togglePlayReverseFlipEase',
  'none',
]

/** Reads the command of a trigger to a timeline; `absent` if none is given. */
export function readControl(value: unknown, absent: Control, path: string, report: Report): Control {
  if (value === undefined || value === null) return absent
  const control = CONTROLS.find((name) => name === value)
  if (!control) reportUnknown(report, path, 'the control', value)
  return control ?? absent
}

function scrollOf(value: unknown, path: string, context: TriggerContext): TriggerEvent | null {
  const { report, readScroll } = context
  const config = toRecord(value)
  const element = (name: string, target: unknown): TimelineTarget | null =>
    readTarget(target, `${path}.${name}`, context)
  const toggle = (name: string): Control => readControl(config[name], 'none', `${path}.${name}`, report)
  return readScroll && { tag: 'scroll', scroll: readScroll(config, element, toggle) }
}

function readOccurrences(plugin: UntrustedRecord, name: string): Occurrences {
  const value = plugin[name]
  if (value === 'first' || value === 'odd' || value === 'even') return { tag: value }
  if (value === 'custom' || value === 'count')
    return { tag: 'number', count: Math.max(1, Math.round(Number(plugin['custom'] ?? plugin['count']) || 1)) }
  return { tag: 'each' }
}

function readHover(plugin: UntrustedRecord): TriggerEvent {
  const isLeave = /leave|out/.test(String([plugin['eventMode'], plugin['type']]))
  return {
    tag: 'hover',
    when: plugin['multiTimeline'] === true ? 'both' : isLeave ? 'leave' : 'enter',
    occurrences: readOccurrences(plugin, 'hover'),
  }
}

function readEvent(
  key: string,
  config: UntrustedRecord,
  path: string,
  context: TriggerContext,
): TriggerEvent | null {
  const { report, further } = context
  const plugin = toRecord(config['pluginConfig'])
  switch (key) {
    case 'wf:load':
      return { tag: 'load' }
    case 'wf:click':
      return { tag: 'click', occurrences: readOccurrences(plugin, 'click') }
    case 'wf:hover':
      return readHover(plugin)
    case 'wf:scroll':
      return scrollOf(config['scrollTriggerConfig'], `${path}.scrollTriggerConfig`, context)
    default: {
      const event = further.readEvent?.(key, config) ?? null
      if (!event) reportUnknown(report, path, 'a trigger of the kind', key)
      return event
    }
  }
}

/** Reads a trigger: `[key, config, target]`. Null: it is of no known kind. */
export function readTrigger(value: unknown, path: string, context: TriggerContext): TimelineTrigger | null {
  const { report, further } = context
  const [key, given, target] = toList(value)
  const config = toRecord(given)
  const event = readEvent(toText(key) ?? '', config, path, context)
  if (!event) return null
  const { jump, speed, delay } = config
  return {
    event,
    target: target === undefined || target === null ? null : readTarget(target, `${path}[2]`, context),
    control: readControl(config['control'], 'restart', `${path}.control`, report),
    delayMs: Math.max(0, (toSeconds(delay) ?? 0) * 1000),
    jumpS: toSeconds(jump),
    speed: isNumber(speed) && speed >= 0 ? speed : 1,
    // Triggers that the builder assigns to no group play all timelines.
    groupId: /^(?:load|scroll|pointer)$/.test(event.tag) ? null : toText(config['assignedGroupId']),
    role: toText(config['assignedTimelineRole']),
    conditions:
      further.readConditions?.(
        config['conditionalPlayback'] ?? config['conditionalLogic'],
        `${path}.conditions`,
        report,
      ) ?? [],
  }
}
