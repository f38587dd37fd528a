import type { ParameterPlan } from '../data/interactions.js'
import type { Cause } from '../targets/find-targets.js'
import { channelsNow } from './channels.js'
import { createGlide, keyframeValues } from './glide.js'
import type { Glide, Parameter } from './glide.js'
import type { Run } from './run.js'
import type { SheetBook } from './sheet-book.js'
import { elementOf, letMove, put } from './sheet.js'
import { slotOf } from './cell.js'
import { toTracks } from './track.js'

/**
 * The tracks that tie a parameter group to a parameter, for one trigger element; those among its `followers`
 * are left out.
 */
export function tieTracks<E extends object>(
  book: SheetBook<E>,
  cause: Cause<E>,
  run: Run<E>,
  plan: ParameterPlan,
  parameter: Parameter,
  followers: readonly Glide<E>[],
): readonly Glide<E>[] {
  const tied: Glide<E>[] = []
  for (const track of toTracks(run.event.list.parameterGroups.get(plan.groupId) ?? [])) {
    const item = track.first
    const own = item.swatch === null ? channelsNow(book, item) : item.channels
    const channels = own.filter(({ to }) => !Number.isNaN(to))
    for (const sheet of book.forItem(item, cause, true)) {
      const isSame = (glide: Glide<E>): boolean =>
        glide.run === run && glide.sheet === sheet && glide.item === item
      if (followers.some(isSame) || tied.some(isSame)) continue
      const slots = channels.map(({ name, initial, unit }) => {
        const slot = slotOf(sheet, item.family, name, initial)
        put(sheet, slot, sheet.values[slot] as number, unit)
        letMove(sheet, slot)
        return slot
      })
      const names = channels.map(({ name }) => name)
      const values = keyframeValues(track, names, (frame) =>
        frame.family === 'plugin' ? channelsNow(book, frame) : frame.channels,
      )
      tied.push(
        createGlide({ run, track, item, parameter, plan, element: elementOf(sheet), sheet, slots, values }),
      )
    }
  }
  return tied
}
