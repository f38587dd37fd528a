/** An expected outcome as data: ports and rules return this instead of throwing. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F }

/** A success with its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A failure with its reason. */
export const err = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure })

/** Applies `change` to a success and returns a failure unchanged. */
export const mapResult = <T, U, F>(result: Result<T, F>, change: (value: T) => U): Result<U, F> =>
  result.ok ? ok(change(result.value)) : result

/** The value of a success; throws for a failure, for scripts and tests that end there. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`expected a success, got ${JSON.stringify(result.failure)}`)
  return result.value
}
