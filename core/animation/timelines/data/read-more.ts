import { isNumber, isRecord, ownValue, toList, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import type { PlayerPlan, PointerFollow, PropertyPlan } from './model.js'
import { reportUnknown } from './problems.js'
import { readEnds } from './read-values.js'
import type { ValueContext } from './read-values.js'
import { readWrapped } from './read-wrapped.js'

/** The parts of `properties` that players show, with the players. */
const PLAYERS: Readonly<Record<string, string>> = {
  'wf:lottie': 'lottie',
  'wf:spline': 'spline',
  'wf:rive': 'rive',
  'wf:animate-rive': 'rive',
}

function readPlayer(player: string, value: unknown, path: string, context: ValueContext): PlayerPlan {
  const part = toRecord(value)
  const own = toRecord(part[player] ?? part)
  const numbers = toRecord(own['inputs'] ?? own)
  const ends = Object.entries(numbers).flatMap(([name, end]): readonly PropertyPlan[] => {
    // Lottie has one range for all its frames; the others have one for each number.
    if (!isRecord(end) && !isNumber(end) && typeof end !== 'boolean') return []
    const pair = isRecord(end) ? [end['from'] ?? null, end['to'] ?? null] : [null, Number(end)]
    return [{ name, ...readEnds(pair, 'from-to', `${path}.${name}`, context) }]
  })
  const whole = readEnds([numbers['from'] ?? null, numbers['to'] ?? null], 'from-to', path, context)
  return {
    player,
    objectId: toText(part['objectId']),
    machine: toText(own['name']),
    numbers: player === 'lottie' ? [{ name: 'value', ...whole }] : ends,
  }
}

function readVariables(value: unknown, path: string, context: ValueContext): readonly PropertyPlan[] {
  const variables = toList(toRecord(toRecord(value)['variable'])['variables'])
  return variables.flatMap((each, at): readonly PropertyPlan[] => {
    const { variableId, value: given } = toRecord(each)
    const id = toText(variableId)
    if (!id?.startsWith('--')) {
      reportUnknown(context.report, `${path}[${at}]`, 'a variable', variableId)
      return []
    }
    const { value: end, unit } = toRecord(given)
    const wrapped = isNumber(end) ? `${end}${toText(unit) ?? ''}` : end
    return [{ name: id, ...readEnds(wrapped, 'to', `${path}[${at}]`, context) }]
  })
}

const ANCHORS: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }

/** A part of an anchor, as a share of a size. */
function anchorShare(word: string | undefined): number {
  const share = Number.parseFloat(word ?? '') / 100
  return ownValue(ANCHORS, word ?? '') ?? (Number.isNaN(share) ? 0.5 : share)
}

function readFollow(value: unknown): PointerFollow {
  const { axis, followMode, leaveBehavior, onEnter, anchor } = toRecord(value)
  const only = axis ?? toText(followMode)?.replace('-only', '')
  const [x, y] = (toText(anchor) ?? '').trim().split(/\s+/)
  return {
    axes: only === 'x' || only === 'y' ? [only] : ['x', 'y'],
    stays: leaveBehavior === 'stay',
    snaps: onEnter === 'snap',
    anchor: { x: anchorShare(x), y: anchorShare(y ?? x) },
  }
}

/** Reads players' numbers, custom properties, and pointer following. */
export const readMore: FurtherParts['readMore'] = (namespace, part, path, report) => {
  const context: ValueContext = { report, further: { readWrapped } }
  if (namespace === 'wf:variable') return { properties: readVariables(part, path, context) }
  if (namespace === 'wf:mouse-follow') return { follow: readFollow(part) }
  const player = ownValue(PLAYERS, namespace)
  return player === undefined ? null : { players: [readPlayer(player, part, path, context)] }
}
