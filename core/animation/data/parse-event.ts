import { isRecord, ownValue, toList, toRecord, toText } from '../../shared/index.js'
import type { UntrustedRecord } from '../../shared/index.js'
import { isEventType } from '../triggers/event-types.js'
import type { DataProblem, EventPlan, ListPlan, ParameterPlan } from './interactions.js'
import { parseOverrides, parseTarget } from './parse-target.js'
import { toMs, toNumber } from './untrusted-number.js'

const percent = (value: unknown): number => toNumber(value, 0) / 100

function parseParameter(value: unknown): ParameterPlan {
  const raw = toRecord(value)
  return {
    groupId: toText(raw['continuousParameterGroupId']) ?? '',
    axis: raw['selectedAxis'] === 'Y_AXIS' ? 'y' : 'x',
    basedOn: toText(raw['basedOn']),
    isReversed: raw['reverse'] === true,
    smoothing: toNumber(raw['smoothing'], 0),
    rest: percent(raw['restingState']),
    startsEntering: raw['startsEntering'] === true,
    startsExiting: raw['startsExiting'] === true,
    startOffset: raw['addStartOffset'] === true ? percent(raw['addOffsetValue']) : 0,
    endOffset: raw['addEndOffset'] === true ? percent(raw['endOffsetValue']) : 0,
  }
}

const targetsOf = (value: unknown): EventPlan['targets'] =>
  toList(value).flatMap((entry) => parseTarget(entry) ?? [])

function partnerOf(events: UntrustedRecord, id: string | null): string | null {
  const partner = id === null ? undefined : ownValue(events, id)
  const type = toRecord(partner)['eventTypeId']
  return partner === undefined || type === 'PAGE_START' || type === 'PAGE_FINISH' ? null : id
}

/** Reads one event (reference/interactions#events). Null, with a report, if it can never have an effect. */
export function parseEvent(
  id: string,
  events: UntrustedRecord,
  lists: ReadonlyMap<string, ListPlan>,
  report: (problem: DataProblem) => void,
): EventPlan | null {
  const path = `events[${JSON.stringify(id)}]`
  const refuse = (message: string): null => {
    report({ path, message })
    return null
  }
  const value = events[id]
  if (!isRecord(value)) return refuse('is not an event')
  const type = toText(value['eventTypeId']) ?? ''
  if (!isEventType(type)) return refuse(`event type ${type} is not known`)
  const action = toRecord(value['action'])
  const actionType = toText(action['actionTypeId']) ?? ''
  const actionConfig = toRecord(action['config'])
  const listId = toText(actionConfig['actionListId']) ?? ''
  const list = lists.get(listId)
  if (!list) return refuse(`action list ${JSON.stringify(listId)} is missing`)
  const config = toRecord(value['config'])
  const keys = value['mediaQueries']
  const isContinuous = actionType === 'GENERAL_CONTINUOUS_ACTION'
  return {
    id,
    type,
    isContinuous,
    list,
    partnerId: partnerOf(events, toText(actionConfig['autoStopEventId'])),
    breakpoints: Array.isArray(keys) ? (keys as readonly unknown[]) : null,
    target: parseTarget(value['target']),
    targets: targetsOf(value['targets']),
    overrides: parseOverrides(actionConfig['affectedElements']),
    loops: config['loop'] === true,
    offset: toNumber(config['scrollOffsetValue'], 0),
    offsetIsPx: config['scrollOffsetUnit'] === 'PX',
    effectDelayMs: actionType.endsWith('_EFFECT') ? toMs(config['delay']) : null,
    parameters: isContinuous ? toList(value['config']).map(parseParameter) : [],
  }
}
