import { isNumber, isRecord, toList, toText } from '../../../shared/index.js'
import type { ActionPlan, Endpoint, PropertyPlan } from './model.js'
import type { Report } from './problems.js'

/** A time in s: a number, or a text in s or ms. */
export function toSeconds(value: unknown): number | null {
  if (isNumber(value)) return value
  const [, number = '', unit] = /^\s*(-?[\d.]+)\s*(ms|s)?\s*$/.exec(toText(value) ?? '') ?? []
  const seconds = Number.parseFloat(number) / (unit === 'ms' ? 1000 : 1)
  return Number.isNaN(seconds) ? null : seconds
}

const NUMBER = /^\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*([a-z]*|%)\s*$/i

const textEndpoint = (text: string): Endpoint => {
  const [, number, unit = ''] = NUMBER.exec(text) ?? []
  return number === undefined
    ? { tag: 'text', text }
    : { tag: 'number', value: Number(number), unit: unit.toLowerCase() }
}

const withUnit = (endpoint: Endpoint | null, unit: string): Endpoint | null =>
  endpoint?.tag === 'number' && endpoint.unit === '' ? { ...endpoint, unit } : endpoint

/** Reads one end of a way; null: it stays as it is. */
export function readEndpoint(value: unknown, path: string, report: Report): Endpoint | null {
  if (isNumber(value)) return { tag: 'number', value, unit: '' }
  const text = toText(value)
  if (text !== null) return textEndpoint(text)
  if (!isRecord(value)) return null
  const unit = toText(value['unit']) ?? ''
  const { min, max, step } = value
  switch (value['type']) {
    case 'ix3-random':
      return isNumber(min) && isNumber(max)
        ? { tag: 'random', min, max, step: isNumber(step) ? Math.abs(step) : 0, unit }
        : null
    case 'ix3-random-array': {
      const values = toList(value['values']).flatMap(
        (each, at) => withUnit(readEndpoint(each, `${path}.values[${at}]`, report), unit) ?? [],
      )
      return values.length > 0 ? { tag: 'random-of', values } : null
    }
    case 'ix3-additive': {
      const by = withUnit(readEndpoint(value['value'] ?? value['random'], path, report), unit)
      return by ? { tag: 'additive', by } : null
    }
    default:
      report(path, `a value of the type ${JSON.stringify(value['type'] ?? null)} is not known`)
      return null
  }
}

/** The two ends of a value: `to`, `[from]`, `[from, to]`; null stands for no end. */
export function readEnds(
  value: unknown,
  kind: ActionPlan['kind'],
  path: string,
  report: Report,
): Pick<PropertyPlan, 'from' | 'to'> {
  const read = (end: unknown): Endpoint | null => readEndpoint(end ?? null, path, report)
  const isPair = Array.isArray(value)
  const [first, second] = isPair ? toList(value) : [undefined, value]
  const isFrom = kind === 'from' || kind === 'from-to'
  return { from: isFrom ? read(first) : null, to: kind === 'from' ? null : read(second) }
}
