import { useState } from 'react'
import { useKeys } from '../shell/use-keys.js'
import { focusedIndex } from './use-rows.js'

interface WithId {
  readonly id: string
}

interface SelectionOptions<Item> {
  /** The rows as they are listed. */
  readonly items: readonly Item[]
  /** False: the row cannot be selected. */
  readonly isSelectable: (item: Item) => boolean
}

/** The selected rows of a list; `x` selects the focused row, and `Escape` none. */
export function useSelection<Item extends WithId>({ items, isSelectable }: SelectionOptions<Item>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selectable = items.filter(isSelectable)
  const toggle = (id: string): void =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const clear = (): void => setSelected(new Set())
  useKeys({
    x: () => {
      const item = items[focusedIndex()]
      if (item !== undefined && isSelectable(item)) toggle(item.id)
    },
    Escape: clear,
  })
  return {
    selected,
    selectable,
    chosen: selectable.filter(({ id }) => selected.has(id)),
    toggle,
    selectAll: () => setSelected(new Set(selectable.map(({ id }) => id))),
    clear,
  }
}

export type Selection<Item extends WithId = WithId> = ReturnType<typeof useSelection<Item>>
