import { isVisible, parseConditions } from '../../../core/visibility/index.js'
import type { ConditionSet } from '../../../core/visibility/index.js'

export const NOW = Date.parse('2024-08-14T15:30:00Z')

export const context = { nowMs: NOW, timeZone: 'America/New_York' }

/** The conditions of a page, which carries them URI-encoded. */
export function conditions(source: object): ConditionSet {
  const parsed = parseConditions(encodeURIComponent(JSON.stringify(source)))
  if (parsed === null) throw new Error('no conditions')
  return parsed
}

export const keyed = (field: string, tests: object, rest: object = {}): ConditionSet =>
  conditions({ condition: { fields: { [field]: tests } }, ...rest })

/** The result of a single test of the field `value`. */
export const test = (value: unknown, operator: string, against: unknown, type: string): boolean | null =>
  isVisible(keyed('value', { [operator]: against, type }), { value }, context)
