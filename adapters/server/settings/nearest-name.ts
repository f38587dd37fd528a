import { differences } from '../../../core/use-cases/shop/catalogue/mistaken-columns.js'

/** Longer names are not compared. */
const MAX_CHARS = 60

/** The known name that a mistyped one means: at most a third of its letters differ; null: none. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  if (typed.length > MAX_CHARS) return null
  const near = known
    .map((name) => ({ name, differ: differences(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, differ }) => differ * 3 <= name.length)
    .sort((left, right) => left.differ - right.differ)
  return near[0]?.name ?? null
}
