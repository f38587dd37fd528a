import type { ItemPlan, ParameterPlan } from '../data/interactions.js'
import { roundFive } from '../values/round-five.js'
import { locate, smoothed, velocityOf } from './track.js'
import type { Run } from './run.js'
import type { TrackPlan, TrackSegment } from './track.js'
import { move } from './style-group.js'
import type { StyleGroup } from './style-group.js'

/** A value between 0 and 1, set by scrolling or the mouse, that tracks follow; null before it was set. */
export interface Parameter {
  value: number | null
}

/** A keyframe track on one element, following one parameter for as long as the session lasts. */
export interface ContinuousAnimation<E> {
  readonly run: Run<E>
  readonly track: TrackPlan
  readonly item: ItemPlan
  readonly parameter: Parameter
  readonly plan: ParameterPlan
  readonly velocity: number
  readonly element: E | null
  readonly group: StyleGroup<E>
  readonly slots: readonly number[]
  /** The values of each keyframe, in the order of `slots`. */
  readonly values: readonly (readonly number[])[]
  position: number
  /** True if its parameter moved, or if it was never painted. */
  isAwake: boolean
  isPainted: boolean
}

/**
 * The values of every keyframe, for the channels of the first. A keyframe without one of them makes the
 * declaration invalid around it, so the browser keeps the previous value, as seen on real pages.
 */
export function keyframeValues(
  track: TrackPlan,
  names: readonly string[],
  read: (item: ItemPlan) => readonly { readonly name: string; readonly to: number }[],
): number[][] {
  return track.frames.map(({ item }) => {
    const channels = read(item)
    return names.map((name) => channels.find((channel) => channel.name === name)?.to ?? NaN)
  })
}

/** A track at the start of its range, to be painted in the next frame. */
export const createContinuousAnimation = <E>(
  parts: Omit<ContinuousAnimation<E>, 'velocity' | 'position' | 'isAwake' | 'isPainted'>,
): ContinuousAnimation<E> => ({
  ...parts,
  velocity: velocityOf(parts.plan),
  position: 0,
  isAwake: true,
  isPainted: false,
})

const segment: TrackSegment = { from: 0, to: 0, share: 0 }

/**
 * Moves a track toward its parameter and sets its values in the style group; true if the position changed or
 * was never painted. Without a parameter it stays at its resting value (reference/interactions#parameters,
 * reference/interactions#tracks). `isInstant` (reduced motion): the position is reached at once.
 */
export function advanceContinuous<E>(
  animation: ContinuousAnimation<E>,
  elapsedMs: number,
  isInstant: boolean,
): boolean {
  const { parameter, plan, group, slots, values } = animation
  const isSet = parameter.value !== null
  const target = Math.max(parameter.value ?? plan.rest, 0)
  const velocity = isSet && !isInstant ? animation.velocity : 1
  const before = animation.position
  animation.position = velocity === 1 ? roundFive(target) : smoothed(before, target, velocity, elapsedMs)
  if (animation.position === before || velocity === 1) animation.isAwake = false
  if (animation.position === before && animation.isPainted) return false
  locate(animation.track, animation.position, segment)
  const from = values[segment.from]
  const to = values[segment.to]
  if (!from || !to) return false
  for (let at = 0; at < slots.length; at++) {
    const start = from[at] as number
    move(group, slots[at] as number, ((to[at] as number) - start) * segment.share + start)
  }
  return true
}
