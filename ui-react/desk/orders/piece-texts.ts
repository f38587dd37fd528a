import type { DeskOrderView, DeskPieces } from '../../../core/desk/index.js'

/** Pieces of an order, each line as a text: `2 × Lamp`. */
export const pieceTexts = (
  { lines }: Pick<DeskOrderView, 'lines'>,
  pieces: readonly DeskPieces[],
): readonly string[] =>
  pieces.map(({ lineId, count }) => `${count} × ${lines.find(({ id }) => id === lineId)?.name ?? 'item'}`)
