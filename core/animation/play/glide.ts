import type { ItemPlan, ParameterPlan } from '../data/interactions.js'
import { roundFive } from '../values/round-five.js'
import { locate, smoothed, velocityOf } from './track.js'
import type { Run } from './run.js'
import type { TrackPlan, TrackSpot } from './track.js'
import { move } from './sheet.js'
import type { Sheet } from './sheet.js'

/** A value between 0 and 1 that scrolling or the mouse sets and tracks follow; null before it was set. */
export interface Parameter {
  value: number | null
}

/** A keyframe track on one element, following one parameter for as long as the session lasts. */
export interface Glide<E> {
  readonly run: Run<E>
  readonly track: TrackPlan
  readonly item: ItemPlan
  readonly parameter: Parameter
  readonly plan: ParameterPlan
  readonly velocity: number
  readonly element: E | null
  readonly sheet: Sheet<E>
  readonly slots: readonly number[]
  /** The values of each keyframe, in the order of `slots`. */
  readonly values: readonly (readonly number[])[]
  position: number
  /** Its parameter moved, or it was never painted. */
  isAwake: boolean
  isPainted: boolean
}

/**
 * The values of every keyframe, for the channels of the first. A keyframe that lacks one makes the
 * declaration invalid around it, so the browser keeps what it had: real pages are seen that way.
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

/** A track at the start of its way, to be painted in the next frame. */
export const createGlide = <E>(
  parts: Omit<Glide<E>, 'velocity' | 'position' | 'isAwake' | 'isPainted'>,
): Glide<E> => ({ ...parts, velocity: velocityOf(parts.plan), position: 0, isAwake: true, isPainted: false })

const spot: TrackSpot = { from: 0, to: 0, share: 0 }

/**
 * Moves a track toward its parameter and puts the values there into the cell; says whether the position
 * changed or was never painted. Without a parameter it stands at its resting value (contract/animation 2.7,
 * 4.7). `isInstant` is reduced motion: the position is reached at once.
 */
export function advanceGlide<E>(glide: Glide<E>, elapsedMs: number, isInstant: boolean): boolean {
  const { parameter, plan, sheet, slots, values } = glide
  const isSet = parameter.value !== null
  const target = Math.max(parameter.value ?? plan.rest, 0)
  const velocity = isSet && !isInstant ? glide.velocity : 1
  const before = glide.position
  glide.position = velocity === 1 ? roundFive(target) : smoothed(before, target, velocity, elapsedMs)
  if (glide.position === before || velocity === 1) glide.isAwake = false
  if (glide.position === before && glide.isPainted) return false
  locate(glide.track, glide.position, spot)
  const from = values[spot.from]
  const to = values[spot.to]
  if (!from || !to) return false
  for (let at = 0; at < slots.length; at++) {
    const start = from[at] as number
    move(sheet, slots[at] as number, ((to[at] as number) - start) * spot.share + start)
  }
  return true
}
