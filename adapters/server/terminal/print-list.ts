import { jsonText } from './plain-words.js'
import { printMessage } from './terminal.js'
import type { Terminal } from './terminal.js'
import { shownDocument, shownLine } from './printable.js'

/** The format of a list at a terminal. */
export interface ListText<Item> {
  /** Writes one JSON list instead of lines. */
  readonly json: boolean | undefined
  /** The text for an empty list. */
  readonly empty: string
  readonly lines: (items: readonly Item[]) => readonly string[]
  /** @default the item as it is */
  readonly toJson?: (item: Item) => unknown
  /** Writes one CSV table instead of lines, also of an empty list. */
  readonly csv?: (items: readonly Item[]) => string
}

/** Prints a list; the cursor `next` is printed to standard error. */
export function printList<Item>(
  terminal: Terminal,
  { items, next = null }: { readonly items: readonly Item[]; readonly next?: string | null },
  { json = false, empty, lines, toJson = (item) => item, csv }: ListText<Item>,
): void {
  if (json) terminal.out(jsonText(items.map(toJson)))
  else if (csv) terminal.out(shownDocument(csv(items)))
  else if (items.length === 0) terminal.out(shownLine(empty))
  else for (const line of lines(items)) terminal.out(shownLine(line))
  if (next !== null) printMessage(terminal, `There are more. Continue with: --after ${next}`)
}

/** The shown part of a list that was read with one extra item; `cursorOf` makes the cursor of the rest. */
export const shownPart = <Item>(
  items: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): { readonly items: readonly Item[]; readonly next: string | null } => {
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown, next: items.length > limit && last !== undefined ? cursorOf(last) : null }
}
