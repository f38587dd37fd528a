import { isRecord, ownValue, toRecord } from '../../../../core/shared/index.js'

const entriesOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body])

/** The number of operations that a body claims to hold. */
export const countOperations = (body: unknown): number => entriesOf(body).length

const isOperation = (entry: unknown): boolean =>
  isRecord(entry) &&
  !('then' in entry) &&
  (entry['query'] === undefined || typeof entry['query'] === 'string')

/**
 * True if a body is an operation or a list of them, each an object whose `query`, if it has one, is a text. The engine
 * takes an object with `then` for a promise, and fails.
 */
export const isOperationsBody = (body: unknown): boolean => entriesOf(body).every(isOperation)

/** The length of the longest query text in a body of operations. */
export const longestQuery = (body: unknown): number =>
  Math.max(0, ...entriesOf(body).map((entry) => (isRecord(entry) ? String(entry['query'] ?? '').length : 0)))

/** The maximum number of keys, more than any input of the schema has. */
const MAX_KEYS = 100

/**
 * Keeps the first hundred keys of every object in a body, which is changed. An object with more is refused in
 * any case, and the refusal repeats every value many times: thousands take a second.
 */
export function cutLongObjects(body: object): void {
  const waiting: object[] = [body]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (!Array.isArray(value))
      for (const key of Object.keys(value).slice(MAX_KEYS)) Reflect.deleteProperty(value, key)
    for (const inner of Object.values(value))
      if (typeof inner === 'object' && inner !== null) waiting.push(inner as object)
  }
}

const COUNT_TEXT = /^\d{1,9}$/
const COUNT_VARIABLE = /\$count\s*:\s*Int\b/

/**
 * Makes numbers of quantities that are sent as texts, as by the cart of the builder's script
 * (reference/wire-protocol#mutations). `Int` accepts no text. The body is changed.
 */
export function readCounts(body: object): void {
  for (const entry of entriesOf(body)) {
    const { query, variables } = toRecord(entry)
    const count = ownValue(toRecord(variables), 'count')
    if (typeof count !== 'string' || !COUNT_TEXT.test(count) || !COUNT_VARIABLE.test(String(query))) continue
    Reflect.set(variables as object, 'count', Number(count))
  }
}
