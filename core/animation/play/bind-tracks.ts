import type { ParameterPlan } from '../data/interactions.js'
import type { TriggerContext } from '../targets/find-targets.js'
import { channelsNow } from './channels.js'
import { createContinuousAnimation, keyframeValues } from './continuous-animation.js'
import type { ContinuousAnimation, Parameter } from './continuous-animation.js'
import type { Run } from './run.js'
import type { StyleStore } from './style-store.js'
import { elementOf, letMove, put } from './style-group.js'
import { slotOf } from './channel-slots.js'
import { toTracks } from './track.js'

/**
 * The tracks that tie a parameter group to a parameter, for one trigger element; those among its `followers`
 * are left out.
 */
export function bindTracks<E extends object>(
  store: StyleStore<E>,
  context: TriggerContext<E>,
  run: Run<E>,
  plan: ParameterPlan,
  parameter: Parameter,
  followers: readonly ContinuousAnimation<E>[],
): readonly ContinuousAnimation<E>[] {
  const bound: ContinuousAnimation<E>[] = []
  for (const track of toTracks(run.event.list.parameterGroups.get(plan.groupId) ?? [])) {
    const item = track.first
    const own = item.swatch === null ? channelsNow(store, item) : item.channels
    const channels = own.filter(({ to }) => !Number.isNaN(to))
    for (const group of store.forItem(item, context, true)) {
      const isSame = (animation: ContinuousAnimation<E>): boolean =>
        animation.run === run && animation.group === group && animation.item === item
      if (followers.some(isSame) || bound.some(isSame)) continue
      const slots = channels.map(({ name, initial, unit }) => {
        const slot = slotOf(group, item.family, name, initial)
        put(group, slot, group.values[slot] as number, unit)
        letMove(group, slot)
        return slot
      })
      const names = channels.map(({ name }) => name)
      const values = keyframeValues(track, names, (frame) =>
        frame.family === 'plugin' ? channelsNow(store, frame) : frame.channels,
      )
      bound.push(
        createContinuousAnimation({
          run,
          track,
          item,
          parameter,
          plan,
          element: elementOf(group),
          group,
          slots,
          values,
        }),
      )
    }
  }
  return bound
}
