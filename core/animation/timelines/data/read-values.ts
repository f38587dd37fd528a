import { isNumber, isRecord, toList, toText } from '../../../shared/index.js'
import type { LoadedParts } from './further-parts.js'
import type { ActionPlan, Endpoint, PropertyPlan } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'

/** The facts and readers for values. */
export interface ValueContext {
  readonly report: Report
  readonly further: Pick<LoadedParts, 'readWrapped'>
}

/** A time in s: a number, or a text in s or ms. */
export function toSeconds(value: unknown): number | null {
  if (isNumber(value)) return value
  const [, number = '', unit] = /^(-?[\d.]+)\s*(ms|s)?$/.exec(toText(value)?.trim() ?? '') ?? []
  const seconds = Number.parseFloat(number) / (unit === 'ms' ? 1000 : 1)
  return Number.isNaN(seconds) ? null : seconds
}

const NUMBER = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d+)?)\s*([a-z]*|%)$/i

/** The end that a text stands for. */
export const textEndpoint = (text: string): Endpoint => {
  if (/^[-+]=/.test(text)) return { tag: 'additive', by: textEndpoint(text.replace(/=+/, '')) }
  const [, number, unit = ''] = NUMBER.exec(text.trim()) ?? []
  return number === undefined
    ? { tag: 'text', text }
    : { tag: 'number', value: Number(number), unit: unit.toLowerCase() }
}

/** Reads one end of a value; null: the element's current value. */
export function readEndpoint(
  value: unknown,
  path: string,
  { report, further }: ValueContext,
): Endpoint | null {
  if (isNumber(value)) return { tag: 'number', value, unit: '' }
  const text = toText(value)
  if (text !== null) return textEndpoint(text)
  if (!isRecord(value)) return null
  const end = further.readWrapped?.(value, path, report)
  if (end === undefined) reportUnknown(report, path, 'a value of the type', value['type'])
  return end ?? null
}

/** The two ends of a value: `to`, `[from]`, `[from, to]`; null: that end is not given. */
export function readEnds(
  value: unknown,
  kind: ActionPlan['kind'],
  path: string,
  context: ValueContext,
): Pick<PropertyPlan, 'from' | 'to'> {
  const read = (end: unknown): Endpoint | null => readEndpoint(end, path, context)
  const isPair = Array.isArray(value)
  const [first, second] = isPair ? toList(value) : [undefined, value]
  const isFrom = kind === 'from' || kind === 'from-to'
  return { from: isFrom ? read(first) : null, to: kind === 'from' ? null : read(second) }
}
