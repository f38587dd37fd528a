import type { ItemPlan } from '../data/interactions.js'
import { roundFive } from '../values/round-five.js'
import { paintsOf } from './appearance.js'
import type { Run } from './run.js'
import type { StyleStore } from './style-store.js'
import { move, put } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/**
 * One action of a playing list on all of its elements. Its numbers lie in one row, made when its group
 * starts, so that a frame allocates nothing.
 */
export interface Action<E> {
  readonly run: Run<E>
  readonly item: ItemPlan
  readonly startMs: number
  readonly delayMs: number
  readonly durationMs: number
  /** The groups that it changes; `tweens` names each element to others. */
  readonly groups: StyleGroup<E>[]
  readonly tweens: readonly Tween<E>[]
  /** The units of the channels' numbers; null keeps the unit of the element. */
  readonly units: readonly (string | null)[]
  /** The places of the channels in the groups, and their start and end values, group by group. */
  readonly slots: number[]
  readonly from: number[]
  readonly to: number[]
  /** The number of group splits that it has adopted. */
  splits: number
  /** Its end starts the next group of the list. */
  readonly endsGroup: boolean
  hasWillChange: boolean
  /** 0..1; -1 before the first painting. */
  progress: number
}

/** An action on one element, as others identify it while it runs. */
export interface Tween<E> {
  readonly run: Run<E>
  readonly item: ItemPlan
  readonly element: E | null
  /** The group that the element is on now. */
  readonly group: StyleGroup<E>
  /** 0..1; -1 before the first painting. */
  readonly progress: number
}

/**
 * The progress of an action, 0..1; -1 while its delay lasts. Exactly at its start an action without duration
 * is at 0, at any later time it is complete (reference/interactions#zero-durations,
 * reference/interactions#timed-actions). `isInstant` is reduced motion: no delay and no duration.
 */
export function progressAt(
  action: { readonly startMs: number; readonly delayMs: number; readonly durationMs: number },
  nowMs: number,
  isInstant: boolean,
): number {
  if (isInstant) return 1
  const elapsed = nowMs - (action.startMs + action.delayMs)
  if (elapsed < 0) return -1
  const { durationMs } = action
  return elapsed >= durationMs ? (elapsed > 0 ? 1 : 0) : roundFive(elapsed / durationMs)
}

/** Adopts the groups that were split from its own since its last frame. */
export function adoptSplits<E extends object>(action: Action<E>, splits: number): void {
  if (action.splits === splits) return
  const { groups, slots, from, to, units } = action
  for (let index = 0; index < groups.length; index++)
    for (const part of (groups[index] as StyleGroup<E>).splitOff) {
      if (part.splitNumber <= action.splits) continue
      groups.push(part)
      for (const row of [slots, from, to])
        row.push(...row.slice(index * units.length, (index + 1) * units.length))
    }
  action.splits = splits
}

/**
 * Sets the values at `share` of the way in the groups, and requests painting of those that changed. While it
 * runs, its own units apply, also to numbers that an earlier action left: nothing is converted
 * (reference/interactions#transforms). `setsUnits`: sets the units, as needed after another action began or
 * ended.
 */
export function moveAction<E extends object>(
  action: Action<E>,
  share: number,
  store: StyleStore<E>,
  setsUnits: boolean,
): void {
  const { item, groups, slots, units, from, to } = action
  const width = units.length
  const isFirst = action.progress < 0
  const paints = paintsOf(item.family, isFirst)
  let at = 0
  for (let index = 0; index < groups.length; index++) {
    const group = groups[index] as StyleGroup<E>
    let changes = isFirst && width > 0
    for (let channel = 0; channel < width; channel++, at++) {
      const start = from[at] as number
      const value = ((to[at] as number) - start) * share + start
      const slot = slots[at] as number
      if (setsUnits ? put(group, slot, value, units[channel] as string | null) : move(group, slot, value))
        changes = true
    }
    if (changes) store.show(item, group, paints)
  }
}
