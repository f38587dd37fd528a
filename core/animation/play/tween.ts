import type { ItemPlan } from '../data/interactions.js'
import type { Ease } from '../values/bezier.js'
import { easedProgress } from '../values/easing.js'
import { roundFive } from '../values/round-five.js'
import type { Run } from './run.js'
import { PAINT } from './sheet.js'
import type { Cell, Sheet } from './sheet.js'

/** When an action runs and how far it is; shared by all elements it runs on, so that a frame reckons it once. */
export interface Timing {
  readonly startMs: number
  readonly delayMs: number
  readonly durationMs: number
  readonly ease: Ease
  nowMs: number
  /** 0..1; -1 while the delay lasts. */
  progress: number
  eased: number
}

/** One action on one element while it runs. Preallocated: a frame changes numbers and makes no garbage. */
export interface Tween<E> {
  readonly run: Run<E>
  readonly item: ItemPlan
  readonly sheet: Sheet<E>
  readonly cell: Cell
  readonly slots: readonly number[]
  readonly from: number[]
  readonly to: number[]
  readonly units: readonly (string | null)[]
  readonly timing: Timing
  /** Its end starts the next group of the list. */
  readonly isCarrier: boolean
  isHinted: boolean
  /** -1 before it was painted first. */
  progress: number
}

/** Bits of `Sheet.dirty` by family; `display`, `object` and `plugin` are not painted through it. */
export const PAINT_OF: Readonly<Record<ItemPlan['family'], number>> = {
  move: PAINT.transform | PAINT.depth,
  scale: PAINT.transform | PAINT.depth,
  rotate: PAINT.transform | PAINT.depth,
  skew: PAINT.transform,
  opacity: PAINT.opacity,
  size: PAINT.size,
  filter: PAINT.filter,
  fontVariation: PAINT.fontVariation,
  backgroundColor: PAINT.backgroundColor,
  borderColor: PAINT.borderColor,
  color: PAINT.color,
  display: 0,
  object: 0,
  plugin: 0,
}

/**
 * How far an action is, 0..1; -1 while its delay lasts. Exactly at its start an action without duration is at 0, at any later
 * time it is complete (contract/animation 3.7, 4.2). `isInstant` is reduced motion: no delay and no duration.
 */
export function progressAt(
  tween: { readonly startMs: number; readonly delayMs: number; readonly durationMs: number },
  nowMs: number,
  isInstant: boolean,
): number {
  if (isInstant) return 1
  const elapsed = nowMs - (tween.startMs + tween.delayMs)
  if (elapsed < 0) return -1
  const { durationMs } = tween
  return elapsed >= durationMs ? (elapsed > 0 ? 1 : 0) : roundFive(elapsed / durationMs)
}

/** Brings a timing to a frame. */
export function advanceTiming(timing: Timing, nowMs: number, isInstant: boolean): void {
  if (timing.nowMs === nowMs && !isInstant) return
  const progress = progressAt(timing, nowMs, isInstant)
  timing.nowMs = nowMs
  timing.progress = progress
  timing.eased = easedProgress(timing.ease, progress)
}

/**
 * Puts the values at `eased` progress into the element's cell and says whether they differ from what stood there. An action's own
 * units hold from then on, also for numbers an earlier action left: nothing is converted (contract/animation 3.1).
 */
export function mergeValues<E>(tween: Tween<E>, eased: number): boolean {
  const { slots, from, to, units, cell } = tween
  const { values } = cell
  let changed = false
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const start = from[at] as number
    const value = ((to[at] as number) - start) * eased + start
    const unit = units[at] as string | null
    if (values[slot] !== value || (unit !== null && cell.units[slot] !== unit)) {
      values[slot] = value
      if (unit !== null) cell.units[slot] = unit
      changed = true
    }
  }
  return changed
}
