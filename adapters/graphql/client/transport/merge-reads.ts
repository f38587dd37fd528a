import type { WireOperation } from './transport.js'

const isRead = (operation: WireOperation): boolean => /^\s*(query\b|\{)/.test(operation.query)

/**
 * Sends equal queries of one request once, for example when a page reads cart and checkout together.
 * `positions[i]` is the index of the answer to the i-th operation. Mutations are never merged.
 */
export function mergeReads(all: readonly WireOperation[]): {
  readonly operations: readonly WireOperation[]
  readonly positions: readonly number[]
} {
  const operations: WireOperation[] = []
  const known = new Map<string, number>()
  const positions = all.map((operation) => {
    const key = isRead(operation) ? JSON.stringify(operation) : null
    const earlier = key === null ? undefined : known.get(key)
    if (earlier !== undefined) return earlier
    const position = operations.push(operation) - 1
    if (key !== null) known.set(key, position)
    return position
  })
  return { operations, positions }
}
