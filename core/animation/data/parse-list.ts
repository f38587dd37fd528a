import { isRecord, toList, toRecord, toText } from '../../shared/index.js'
import type { UntrustedRecord } from '../../shared/index.js'
import type { DataProblem, GroupPlan, ItemPlan, KeyframePlan, ListPlan } from './interactions.js'
import { parseItem } from './parse-item.js'
import { toNumber } from './untrusted-number.js'

type Report = (problem: DataProblem) => void

function parseGroup(value: unknown, path: string, report: Report): GroupPlan {
  return toList(toRecord(value)['actionItems']).flatMap((raw, index): ItemPlan[] => {
    const itemPath = `${path}.actionItems[${index}]`
    const item = parseItem(raw, (field, message) => report({ path: `${itemPath}.config.${field}`, message }))
    if (item) return [item]
    const type = toText(toRecord(raw)['actionTypeId']) ?? ''
    report({ path: itemPath, message: `action type ${type} does nothing` })
    return []
  })
}

/** The steps of a list: its groups and its keyframes by parameter group. */
type Steps = Pick<ListPlan, 'groups' | 'parameterGroups'>

function parseSteps(raw: UntrustedRecord, path: string, report: Report): Steps {
  const parameterGroups = new Map<string, readonly KeyframePlan[]>()
  for (const [index, entry] of toList(raw['continuousParameterGroups']).map(toRecord).entries()) {
    const groupId = toText(entry['id'])
    if (groupId === null) continue
    const frames = toList(entry['continuousActionGroups']).map(toRecord)
    parameterGroups.set(
      groupId,
      frames.map((frame, at) => ({
        at: toNumber(frame['keyframe'], 0),
        items: parseGroup(
          frame,
          `${path}.continuousParameterGroups[${index}].continuousActionGroups[${at}]`,
          report,
        ),
      })),
    )
  }
  const groups = toList(raw['actionItemGroups']).map((group, index) =>
    parseGroup(group, `${path}.actionItemGroups[${index}]`, report),
  )
  return { groups, parameterGroups }
}

/**
 * An action list (reference/interactions#action-lists). Its actions are read and checked on first use: the
 * data of a site hold the lists of all pages, and one page needs few of them.
 */
export function parseList(id: string, value: unknown, path: string, report: Report): ListPlan {
  if (!isRecord(value)) report({ path, message: 'is not an action list' })
  const raw = toRecord(value)
  let steps: Steps | null = null
  const read = (): Steps => (steps ??= parseSteps(raw, path, report))
  return {
    id,
    startsWithInitialState: raw['useFirstGroupAsInitialState'] === true,
    get groups() {
      return read().groups
    },
    get parameterGroups() {
      return read().parameterGroups
    },
  }
}
