import type { DeskPieces } from '../../../core/desk/index.js'

/** The chosen pieces of lines, each at most `maxOf`; lines without any are left out. */
export const chosenPieces = <T extends { readonly id: string }>(
  lines: readonly T[],
  counts: ReadonlyMap<string, number>,
  maxOf: (line: T) => number = () => Infinity,
): readonly DeskPieces[] =>
  lines.flatMap((line) => {
    const count = Math.min(maxOf(line), counts.get(line.id) ?? 0)
    return count > 0 ? [{ lineId: line.id, count }] : []
  })
