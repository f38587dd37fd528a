import { jsonText } from './plain-words.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

/** The look of a list at a terminal. */
export interface ListText<Item> {
  /** Writes one JSON list in place of lines. */
  readonly json: boolean | undefined
  /** Said if there are no items. */
  readonly empty: string
  readonly lines: (items: readonly Item[]) => readonly string[]
  /** @default the item as it is */
  readonly toJson?: (item: Item) => unknown
}

/** Prints a list; `next`, the cursor behind it, is said beside the result. */
export function printList<Item>(
  terminal: Terminal,
  { items, next = null }: { readonly items: readonly Item[]; readonly next?: string | null },
  { json = false, empty, lines, toJson = (item) => item }: ListText<Item>,
): void {
  if (json) terminal.out(jsonText(items.map(toJson)))
  else if (items.length === 0) terminal.out(empty)
  else for (const line of lines(items)) terminal.out(line)
  if (next !== null) sayAside(terminal, `There are more. Continue with: --after ${next}`)
}

/** The part of a list that is shown, of one that was read with one item more; `cursorOf`: where it goes on. */
export const shownPart = <Item>(
  items: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): { readonly items: readonly Item[]; readonly next: string | null } => {
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown, next: items.length > limit && last !== undefined ? cursorOf(last) : null }
}
