import { isNumber, toList, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import type { Endpoint } from './model.js'
import { readEndpoint } from './read-values.js'

const withUnit = (end: Endpoint | null, unit: string): Endpoint | null =>
  end?.tag === 'number' && end.unit === '' ? { ...end, unit } : end

/** Reads a random or additive value. */
export const readWrapped: FurtherParts['readWrapped'] = (value, path, report) => {
  const unit = toText(value['unit']) ?? ''
  const read = (inner: unknown, place: string): Endpoint | null =>
    withUnit(readEndpoint(inner, place, { report, further: { readWrapped } }), unit)
  const { min, max, step } = value
  switch (value['type']) {
    case 'ix3-random':
      return isNumber(min) && isNumber(max)
        ? { tag: 'random', min, max, step: isNumber(step) ? Math.abs(step) : 0, unit }
        : null
    case 'ix3-random-array': {
      const values = toList(value['values']).flatMap((each, at) => read(each, `${path}.values[${at}]`) ?? [])
      return values.length > 0 ? { tag: 'random-of', values } : null
    }
    case 'ix3-additive': {
      const by = read(value['value'] ?? value['random'], path)
      return by && { tag: 'additive', by }
    }
    default:
      return undefined
  }
}

/** Draws the random numbers of an endpoint. */
export const draw: FurtherParts['draw'] = (end, random) => {
  if (end.tag === 'random') {
    const { min, max, step, unit } = end
    // Not finite without a step, and with one too small to count.
    const steps = Math.floor(Math.abs(max - min) / step + 1e-9)
    const value = Number.isFinite(steps)
      ? min + Math.sign(max - min) * Math.floor(random() * (steps + 1)) * step
      : min + random() * (max - min)
    return { tag: 'number', value, unit }
  }
  if (end.tag !== 'random-of') return end
  const { values } = end
  return draw(values[Math.floor(random() * values.length)] ?? { tag: 'text', text: '' }, random)
}
