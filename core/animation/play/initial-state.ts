import type { EventPlan } from '../data/interactions.js'
import type { Release } from '../data/release.js'
import type { Cause } from '../targets/find-targets.js'
import { paintsOf } from './appearance.js'
import { channelsNow, isColour, readOrigins } from './channels.js'
import type { Origin } from './channels.js'
import type { SheetBook } from './sheet-book.js'
import { slotOf } from './cell.js'
import { put } from './sheet.js'
import type { Sheet } from './sheet.js'

/**
 * Puts the first group of an event's list on its elements (contract/animation 4.6); whoever calls paints.
 * `onlyNew` leaves alone what an element already has.
 */
export function applyInitialState<E extends object>(
  book: SheetBook<E>,
  release: Release,
  event: EventPlan,
  triggers: readonly E[],
  nowMs: number,
  onlyNew: boolean,
): void {
  const cause: Cause<E> = { event, element: null, boundary: null }
  // These actions start at time 0 without duration: at exactly 0 they are at their origin, as any such action
  // (3.7).
  const isAtStart = nowMs === 0 && release !== 'early'
  for (const item of event.list.groups[0] ?? []) {
    const isOwn = item.target.relation === true && item.target.objectId === null
    const sheets = isOwn ? book.of(triggers) : book.forItem(item, cause)
    const channels = channelsNow(book, item).filter(({ to, auto }) => !auto && !Number.isNaN(to))
    if (channels.length === 0 && item.family !== 'display') continue
    const place = (sheet: Sheet<E>): readonly Origin<E>[] => {
      if (onlyNew && sheet.cells[item.family]) return []
      if (isAtStart || isColour(item)) return readOrigins(book, sheet, item, channels, false)
      return [[sheet, channels.map(({ name, to }) => slotOf(sheet, item.family, name, to))]]
    }
    for (const [sheet, slots] of sheets.flatMap(place)) {
      channels.forEach(({ to, unit }, at) => {
        const slot = slots[at] as number
        put(sheet, slot, isAtStart ? (sheet.values[slot] as number) : to, unit)
      })
      book.show(item, sheet, paintsOf(item.family, true))
      if (!isAtStart || release !== 'late') book.display(item, sheet)
    }
  }
}
