import { InvalidArgumentError } from 'commander'
import type { LineChoice } from '../orders/typed-pieces.js'

const MAX_DIGITS = 9

/** Reads one `--line`, after those that were read before it. */
export function readLine(text: string, before: readonly LineChoice[] = []): readonly LineChoice[] {
  const [, place, count] =
    new RegExp(`^(\\d{1,${MAX_DIGITS}})(?:=(\\d{1,${MAX_DIGITS}}))?$`).exec(text.trim()) ?? []
  if (place === undefined)
    throw new InvalidArgumentError('Write the number of a line (2), or how many pieces of it (2=3).')
  return [...before, { place: Number(place), count: count === undefined ? null : Number(count) }]
}
