import { ownValue } from '../shared/index.js'
import { endOfUnit, startOfUnit } from '../calendar/index.js'
import type { DateContext } from '../calendar/index.js'
import { castIds, castValue } from './cast.js'
import type { Comparable } from './cast.js'
import type { Condition } from './condition.js'
import { hasValue } from './exists.js'

type Test = (field: unknown, condition: Condition, dates: DateContext) => boolean

/** Compares by order; false if either side has no value. */
const ordered =
  (holds: (left: number | string, right: number | string) => boolean): Test =>
  (field, { value, type }, dates) => {
    const [left, right] = [castValue(field, type, dates), castValue(value, type, dates)]
    return isOrdered(left) && isOrdered(right) && holds(...sameKind(left, right))
  }

const isOrdered = (value: Comparable): value is number | string =>
  typeof value === 'number' || typeof value === 'string'

/** A number and a numeric text are compared as numbers. */
function sameKind(left: number | string, right: number | string): [number | string, number | string] {
  return typeof left === typeof right ? [left, right] : [Number(left), Number(right)]
}

/** Loose equality, on which pages rely: `2` equals `'2'`. Two dates are equal if they are on the same day. */
function isEqual(field: unknown, { value, type }: Condition, dates: DateContext): boolean {
  const [left, right] = [castValue(field, type, dates), castValue(value, type, dates)]
  if (left === null || right === null) return left === right
  if (type === 'Date') return dayOf(left, dates) === dayOf(right, dates)
  if (Array.isArray(left) && Array.isArray(right))
    return String([...left].sort()) === String([...right].sort())
  return typeof left === typeof right ? left === right : String(left) === String(right)
}

const dayOf = (instant: Comparable, { timeZone }: DateContext): number =>
  typeof instant === 'number' && !Number.isNaN(instant) ? startOfUnit(instant, 'day', timeZone) : NaN

const isOneOf: Test = (field, { value }) => {
  const wanted = castIds(value)
  return castIds(field).some((id) => wanted.includes(id))
}

/** `lte` a date includes that whole day (reference/conditions#values-by-type). */
const atMost: Test = (field, condition, dates) => {
  if (condition.type !== 'Date') return ordered((left, right) => left <= right)(field, condition, dates)
  const [left, right] = [castValue(field, 'Date', dates), castValue(condition.value, 'Date', dates)]
  if (typeof left !== 'number' || typeof right !== 'number' || Number.isNaN(right)) return false
  return left <= endOfUnit(right, 'day', dates.timeZone)
}

/** The operators of conditions (reference/conditions#operators). */
const OPERATORS: Readonly<Record<string, Test>> = {
  eq: isEqual,
  ne: (field, condition, dates) => !isEqual(field, condition, dates),
  gt: ordered((left, right) => left > right),
  lt: ordered((left, right) => left < right),
  gte: ordered((left, right) => left >= right),
  lte: atMost,
  exists: (field, { value }) => hasValue(field) === (value === 'yes' || value === true),
  idin: isOneOf,
  idnin: (field, condition, dates) => !isOneOf(field, condition, dates),
}

/**
 * True if a field passes a condition. An unknown operator counts as passed (reference/conditions#operators).
 */
export function passes(field: unknown, condition: Condition, dates: DateContext): boolean {
  const test = ownValue(OPERATORS, condition.operator)
  return test === undefined || test(field, condition, dates)
}
