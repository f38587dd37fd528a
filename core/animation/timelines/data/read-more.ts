import { isNumber, isRecord, ownValue, toList, toRecord, toText } from '../../../shared/index.js'
import type { PlayerPlan, PropertyPlan } from './model.js'
import type { Report } from './problems.js'
import type { ReadMore } from './read-action.js'
import { readEnds } from './read-values.js'

/** The parts of `properties` that players show, and the players. */
const PLAYERS: Readonly<Record<string, string>> = {
  'wf:lottie': 'lottie',
  'wf:spline': 'spline',
  'wf:rive': 'rive',
  'wf:animate-rive': 'rive',
}

function readPlayer(player: string, value: unknown, path: string, report: Report): PlayerPlan {
  const part = toRecord(value)
  const numbers = toRecord(part[player] ?? part['rive'] ?? part['inputs'])
  const ends = Object.entries(numbers).flatMap(([name, end]): readonly PropertyPlan[] => {
    // Lottie has one way for all its frames, the others have one for each of their numbers.
    if (!isRecord(end)) return []
    const pair = [end['from'] ?? null, end['to'] ?? null]
    return [{ name, ...readEnds(pair, 'from-to', `${path}.${name}`, report) }]
  })
  const whole = readEnds([numbers['from'] ?? null, numbers['to'] ?? null], 'from-to', path, report)
  return {
    player,
    objectId: toText(part['objectId']),
    numbers: player === 'lottie' ? [{ name: 'value', ...whole }] : ends,
  }
}

function readVariables(value: unknown, path: string, report: Report): readonly PropertyPlan[] {
  const variables = toList(toRecord(toRecord(value)['variable'])['variables'])
  return variables.flatMap((each, at): readonly PropertyPlan[] => {
    const { variableId, value: given } = toRecord(each)
    const id = toText(variableId)
    if (!id?.startsWith('--')) return []
    const { value: end, unit } = toRecord(given)
    const wrapped = isNumber(end) ? `${end}${toText(unit) ?? ''}` : end
    return [{ name: id, ...readEnds(wrapped, 'to', `${path}[${at}]`, report) }]
  })
}

/** Reads the numbers of players, and custom properties. */
export const readMore: ReadMore = (namespace, part, path, report) => {
  if (namespace === 'wf:variable') return { properties: readVariables(part, path, report), players: [] }
  const player = ownValue(PLAYERS, namespace)
  return player === undefined ? null : { properties: [], players: [readPlayer(player, part, path, report)] }
}
