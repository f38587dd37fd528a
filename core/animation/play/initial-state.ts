import type { EventPlan } from '../data/interactions.js'
import type { EngineVersion } from '../data/engine-version.js'
import type { TriggerContext } from '../targets/find-targets.js'
import { paintsOf } from './appearance.js'
import { channelsNow, isColour, readOrigins } from './channels.js'
import type { Origin } from './channels.js'
import type { StyleStore } from './style-store.js'
import { slotOf } from './channel-slots.js'
import { put } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/**
 * Applies the first group of an event's list to its elements (reference/interactions#initial-states); the
 * caller paints. `onlyNew` skips values that an element has already.
 */
export function applyInitialState<E extends object>(
  store: StyleStore<E>,
  engineVersion: EngineVersion,
  event: EventPlan,
  triggers: readonly E[],
  nowMs: number,
  onlyNew: boolean,
): void {
  const context: TriggerContext<E> = { event, element: null, boundary: null }
  // These actions start at time 0 without a duration: at exactly 0 they are at their origin (3.7).
  const isAtStart = nowMs === 0 && engineVersion !== 'early'
  for (const item of event.list.groups[0] ?? []) {
    const isOwn = item.target.relation === true && item.target.objectId === null
    const groups = isOwn ? store.of(triggers) : store.forItem(item, context)
    const channels = channelsNow(store, item).filter(({ to, auto }) => !auto && !Number.isNaN(to))
    if (channels.length === 0 && item.family !== 'display') continue
    const originsIn = (group: StyleGroup<E>): readonly Origin<E>[] => {
      if (onlyNew && group.channelSlots[item.family]) return []
      if (isAtStart || isColour(item)) return readOrigins(store, group, item, channels, false)
      return [[group, channels.map(({ name, to }) => slotOf(group, item.family, name, to))]]
    }
    for (const [group, slots] of groups.flatMap(originsIn)) {
      channels.forEach(({ to, unit }, at) => {
        const slot = slots[at] as number
        put(group, slot, isAtStart ? (group.values[slot] as number) : to, unit)
      })
      store.show(item, group, paintsOf(item.family, true))
      if (!isAtStart || engineVersion !== 'late') store.display(item, group)
    }
  }
}
