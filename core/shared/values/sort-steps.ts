import type { Steps } from '../flows/in-steps.js'

/** The number of items sorted or merged in one step. */
const STEP_ITEMS = 128

function* merged<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
): Steps<readonly T[]> {
  const items: T[] = []
  let [left, right] = [0, 0]
  while (left < one.length && right < other.length) {
    const [first, second] = [one[left] as T, other[right] as T]
    const isFirst = compare(first, second) <= 0
    items.push(isFirst ? first : second)
    if (isFirst) left += 1
    else right += 1
    if (items.length % STEP_ITEMS === 0) yield
  }
  return items.concat(one.slice(left), other.slice(right))
}

/** Sorts in steps, with the result of `toSorted`: equal items keep their order. */
export function* sortSteps<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Steps<readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let start = 0; start < items.length; start += STEP_ITEMS) {
    runs.push(items.slice(start, start + STEP_ITEMS).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const next: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2)
      next.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = next
  }
  return runs[0] ?? []
}
