import type { FurtherParts } from '../data/further-parts.js'
import { toSeconds } from '../data/read-values.js'

const PLACE = /^([<>]|.*?(?=[-+]=|$))(?:([-+])=)?\s*(.*)$/s

/**
 * Reads a start relative to the actions before: `+=0.5`, `-=50%`, `<`, `>-0.2`, `<+=25%`, a label with or without
 * a distance. Null: the text is none of these.
 */
export const readPlace: FurtherParts['readPlace'] = (text) => {
  const [, base = '', sign, distance = ''] = PLACE.exec(text.trim()) ?? []
  const share = /^(-?[\d.]+)%$/.exec(distance)?.[1]
  const amount = share === undefined ? toSeconds(distance || '0') : Number(share) / 100
  if (amount === null || Number.isNaN(amount)) return null
  return {
    base,
    amount: sign === '-' ? -amount : amount,
    shareOf: share === undefined ? null : sign === undefined ? 'before' : 'own',
  }
}

/**
 * Makes the function that places the actions of one timeline in their order. A label that no action has named yet
 * is at the end of the actions before.
 */
export const createPlacer: FurtherParts['createPlacer'] = () => {
  const labels = new Map<string, number>()
  let [fromS, untilS, endS] = [0, 0, 0]
  const baseOf = (base: string): number => {
    if (base === '<') return fromS
    if (base === '>') return untilS
    if (base === '') return endS
    const at = labels.get(base) ?? endS
    labels.set(base, at)
    return at
  }
  return ({ positionS, place }, lengthS) => {
    const wholeS = { own: lengthS, before: untilS - fromS }
    const startS = place
      ? baseOf(place.base) + place.amount * (place.shareOf ? wholeS[place.shareOf] : 1)
      : positionS
    fromS = startS
    untilS = startS + lengthS
    endS = Math.max(endS, untilS)
    return startS
  }
}
