import type { Result } from '../../core/shared/index.js'

/** The value of a result that a test takes for granted; a failure ends the test with what it says. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`expected a success, got ${JSON.stringify(result.failure)}`)
  return result.value
}
