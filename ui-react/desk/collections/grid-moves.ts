/** A cell of a grid; both indexes count from 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

const PAGE_ROWS = 10

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [PAGE_ROWS, 0],
  PageUp: [-PAGE_ROWS, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value))

/** The cell to which a key moves in a grid of this size; null: the key does not move. */
export function movedBy(
  key: string,
  { isMod }: { readonly isMod: boolean },
  { row, column }: GridPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const [down, right] = step
  const far = isMod ? Infinity : 1
  const isEnd = key === 'Home' || key === 'End'
  const rowStep = isEnd ? (isMod ? right : 0) : down === 0 ? 0 : down * far
  return {
    row: within(row + rowStep, rows),
    column: within(column + (right === 0 ? 0 : right * far), columns),
  }
}

/** The cells in a text that was copied from a spreadsheet. */
export const pastedCells = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
