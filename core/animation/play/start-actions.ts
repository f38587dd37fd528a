import type { SizeRequest } from '../../ports/page/stage.port.js'

import type { ItemPlan } from '../data/interactions.js'
import type { TriggerContext } from '../targets/find-targets.js'
import type { Action } from './action.js'
import { channelsNow, readOrigins } from './channels.js'
import { longestItem, delayIn } from './run.js'
import type { Run } from './run.js'
import type { StyleStore } from './style-store.js'
import { alignNumbers, elementOf, letMove } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/** A size that decides the end of an action, and the actions that need it. */
interface Measured<E> extends SizeRequest<E> {
  readonly answer: (sizePx: number) => void
}

/**
 * Reads the start of an action on its elements, and adds to `requests` the sizes that must be measured to
 * know its end.
 */
function createAction<E extends object>(
  store: StyleStore<E>,
  run: Run<E>,
  item: ItemPlan,
  startMs: number,
  durationMs: number,
  groups: readonly StyleGroup<E>[],
  endsGroup: boolean,
  requests: Measured<E>[],
): Action<E> {
  const channels = channelsNow(store, item)
  const origins = groups.flatMap((whole) => readOrigins(store, whole, item, channels))
  alignNumbers(origins.map(([group]) => group))
  const ways = origins.flatMap(([group, slots]) =>
    channels.map((channel, index) => ({ group, channel, slot: slots[index] as number })),
  )
  const from = ways.map(({ group, slot }) => group.values[slot] as number)
  const to = ways.map(({ channel: { to: end, auto } }, at) =>
    auto || Number.isNaN(end) ? (from[at] as number) : end,
  )
  ways.forEach(({ group, channel, slot }, at) => {
    letMove(group, slot)
    const element = elementOf(group)
    const dimension = channel.name as 'width' | 'height'
    if (channel.auto && element) requests.push({ element, dimension, answer: (sizePx) => (to[at] = sizePx) })
  })
  const action: Action<E> = {
    run,
    item,
    startMs,
    delayMs: delayIn(run, item),
    durationMs,
    groups: origins.map(([group]) => group),
    tweens: origins.flatMap(([group]) =>
      [...group.members.keys()].map((element) => ({
        run,
        item,
        element,
        get group() {
          return (element && store.holding(element)) ?? group
        },
        get progress() {
          return action.progress
        },
      })),
    ),
    units: channels.map(({ unit }) => unit),
    slots: ways.map(({ slot }) => slot),
    from,
    to,
    splits: store.splits,
    endsGroup,
    hasWillChange: false,
    progress: -1,
  }
  return action
}

/** The actions of the group that a run has reached; all are read before the first write. */
export function startGroup<E extends object>(
  store: StyleStore<E>,
  context: TriggerContext<E>,
  run: Run<E>,
  startMs: number,
): readonly Action<E>[] {
  const group = run.event.list.groups[run.groupIndex] ?? []
  const longest = longestItem(group, (item) => delayIn(run, item))
  const requests: Measured<E>[] = []
  const actions = group.flatMap((item) => {
    // A size that must be measured belongs to one element.
    const isAlone = item.channels.some(({ auto }) => auto)
    const groups = store.forItem(item, context, isAlone)
    const { durationMs } = item
    // In that case only the plugin knows the duration, element by element.
    const parts = durationMs === null ? groups.map((group) => [group]) : groups.length > 0 ? [groups] : []
    return parts.map((part, index) => {
      const element = part[0] ? elementOf(part[0]) : null
      const ownMs = durationMs ?? store.plugins[item.actionTypeId]?.durationMs(element, item) ?? 0
      return createAction(store, run, item, startMs, ownMs, part, item === longest && index === 0, requests)
    })
  })
  if (requests.length > 0) {
    const sizes = store.stage.layout.naturalSizes?.(requests) ?? []
    sizes.forEach((sizePx, at) => requests[at]?.answer(sizePx))
  }
  return actions
}
