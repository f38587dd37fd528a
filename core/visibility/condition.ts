import { toRecord, toText } from '../shared/index.js'
import type { UntrustedRecord } from '../shared/index.js'
import { decodeAttribute } from '../template/index.js'

/** One test of a field (reference/conditions). */
export interface Condition {
  /** A slug, a protocol name, or `reference:field`. */
  readonly field: string
  readonly operator: string
  readonly value: unknown
  /** `Bool`, `Number`, `Date` …; how both sides are read. */
  readonly type: string
}

/** All tests of a node; it is shown if every one passes (reference/conditions). */
export interface ConditionSet {
  readonly conditions: readonly Condition[]
  /** The path of the tested item in the data; empty: the data themselves. */
  readonly dataPath: string
  /** The site's time zone; null: the visitor's. */
  readonly timeZone: string | null
  /** `CommercePropValues`: name and chosen value of an option set are tested. */
  readonly kind: string | null
}

/** Reads the conditions of an attribute, URI-encoded or plain, in both forms. Null: the node has none. */
export function parseConditions(text: string | null | undefined): ConditionSet | null {
  const decoded = decodeAttribute(text)
  const source = toRecord(decoded.ok ? decoded.value : null)
  const conditions = parseFields(toRecord(source['condition'])['fields'])
  if (conditions.length === 0) return null
  return {
    conditions,
    dataPath: toText(source['dataPath']) ?? '',
    timeZone: toText(source['timezone']),
    kind: toText(toRecord(source['meta'])['type']),
  }
}

function parseFields(input: unknown): readonly Condition[] {
  if (Array.isArray(input)) return (input as readonly unknown[]).flatMap(parseListed)
  return Object.entries(toRecord(input)).flatMap(([field, tests]) => parseKeyed(field, toRecord(tests)))
}

/** `{fieldPath, operatorName, value, type}` */
function parseListed(input: unknown): readonly Condition[] {
  const { fieldPath, operatorName, value, type } = toRecord(input)
  if (typeof fieldPath !== 'string' || typeof operatorName !== 'string') return []
  return [{ field: fieldPath, operator: operatorName, value, type: toText(type) ?? PLAIN }]
}

/** `{<operator>: <value>, …, type}`: one condition for every operator */
function parseKeyed(field: string, tests: UntrustedRecord): readonly Condition[] {
  const type = toText(tests['type']) ?? PLAIN
  return Object.entries(tests).flatMap(([operator, value]) =>
    operator === 'type' ? [] : [{ field, operator, value, type }],
  )
}

const PLAIN = 'PlainText'
