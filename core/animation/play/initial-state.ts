import type { EventPlan } from '../data/interactions.js'
import type { Cause } from '../targets/find-targets.js'
import { channelsNow, isColour, readOrigins } from './channels.js'
import type { PlayerOptions } from './player-options.js'
import type { SheetBook } from './sheet-book.js'
import { cellOf, slotOf } from './cell.js'
import { paintsOf, put } from './sheet.js'

/**
 * Puts the first group of an event's list on its elements (contract/animation 4.6); whoever calls paints. `onlyNew` leaves alone
 * what an element already has.
 */
export function applyInitialState<E extends object>(
  { stage, plugins, release }: PlayerOptions<E>,
  book: SheetBook<E>,
  event: EventPlan,
  triggers: readonly E[],
  nowMs: number,
  onlyNew: boolean,
): void {
  const cause: Cause<E> = { event, element: null, boundary: null }
  // These actions start at time 0 without duration: at exactly 0 they are at their origin, as any such action (3.7).
  const isAtStart = nowMs === 0 && release !== 'early'
  for (const item of event.list.groups[0] ?? []) {
    const isOwn = item.target.relation === true && item.target.objectId === null
    const sheets = isOwn ? triggers.map((element) => book.of(element)) : book.forItem(item, cause)
    const channels = channelsNow(stage, plugins, item).filter(({ to, auto }) => !auto && !Number.isNaN(to))
    if (channels.length === 0 && item.family !== 'display') continue
    for (const sheet of sheets) {
      if (onlyNew && sheet.cells[item.family]) continue
      const cell = cellOf(sheet, item.family)
      const slots =
        isAtStart || isColour(item)
          ? readOrigins(stage, plugins, sheet, item, channels, false)
          : channels.map(({ name, to }) => slotOf(sheet, cell, name, to))
      channels.forEach(({ to, unit }, at) => {
        const slot = slots[at] as number
        put(sheet, slot, isAtStart ? (sheet.values[slot] as number) : to, unit)
      })
      book.show(item, sheet, paintsOf(item, true))
      if (!isAtStart || release !== 'late') book.display(item, sheet)
    }
  }
}
