import type { EventPlan, GroupPlan, ItemPlan } from '../data/interactions.js'

/** An action list being played for one element of one event. */
export interface Run<E> {
  /** `eventId:index`, the key reference/interactions#listening gives. */
  readonly key: string
  readonly event: EventPlan
  readonly element: E
  groupIndex: number
  isStopped: boolean
}

/**
 * The index of a list's first played group: a group that is the initial state was painted already and is
 * never played.
 */
export const firstGroupIndex = (event: EventPlan): number => (event.list.startsWithInitialState ? 1 : 0)

/**
 * The group to play after `index`; -1 at the end of a list that does not loop (reference/interactions#loops).
 */
export function nextGroupIndex(event: EventPlan, index: number): number {
  if (index + 1 < event.list.groups.length) return index + 1
  const first = firstGroupIndex(event)
  return event.loops && first < event.list.groups.length ? first : -1
}

/**
 * The delay of an action in a group: a quick effect's own delay replaces those of its first group
 * (reference/interactions#quick-effects).
 */
export const delayIn = (
  run: { readonly event: EventPlan; readonly groupIndex: number },
  item: ItemPlan,
): number =>
  run.event.effectDelayMs !== null && run.groupIndex === firstGroupIndex(run.event)
    ? run.event.effectDelayMs
    : item.delayMs

/**
 * The item whose end ends the group: the longest, the last one on ties, never one whose duration only a
 * plugin knows (reference/interactions#groups).
 */
export function longestItem(group: GroupPlan, delayOf: (item: ItemPlan) => number): ItemPlan | null {
  let longest = group[0] ?? null
  let longestMs = 0
  for (const item of group) {
    const lengthMs = item.durationMs === null ? NaN : delayOf(item) + item.durationMs
    if (lengthMs >= longestMs) {
      longestMs = lengthMs
      longest = item
    }
  }
  return longest
}
