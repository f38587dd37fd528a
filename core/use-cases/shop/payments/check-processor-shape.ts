import { err, ok, toRecord } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** The failure for a processor without a member that every shop needs. */
export interface InvalidProcessor {
  readonly tag: 'invalid-processor'
  readonly message: string
}

const METHODS = ['charge', 'lookup', 'cancel', 'describe', 'readNotice'] as const

/** The problem of one processor; null if there is none. */
function problemOf(processor: unknown): string | null {
  if (typeof processor !== 'object' || processor === null) return 'is no object'
  const members = toRecord(processor)
  const { name } = toRecord(members['provider'])
  if (typeof name !== 'string' || name.trim() === '') return 'has no "provider" with a "name"'
  const missing = METHODS.filter((method) => typeof Reflect.get(processor, method) !== 'function')
  return missing.length === 0
    ? null
    : `(${name}) has no method ${missing.map((each) => `"${each}"`).join(', ')}`
}

/** Checks `processors`, since programs without types may pass anything. */
export function checkProcessorShape(processors: unknown): Result<void, InvalidProcessor> {
  const invalid = (what: string): Result<void, InvalidProcessor> =>
    err({ tag: 'invalid-processor', message: `${what} (docs/payment-provider.md).` })
  if (!Array.isArray(processors)) return invalid('"processors" is not a list of payment processors')
  for (const [index, processor] of processors.entries()) {
    const problem = problemOf(processor)
    if (problem !== null) return invalid(`The payment processor ${index + 1} of "processors" ${problem}`)
  }
  return ok(undefined)
}
