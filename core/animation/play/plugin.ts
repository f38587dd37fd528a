import type { ItemPlan } from '../data/interactions.js'

/**
 * An action type that an external player shows: Lottie, Rive, Spline, or a custom property
 * (reference/interactions#players). Times are ms. Nothing here throws: if the player is not loaded yet, the
 * picture stays.
 */
export interface AnimationPlugin<E> {
  /** The end numbers of an action by name; empty if the data have none. */
  readonly destination: (item: ItemPlan) => Readonly<Record<string, number>>
  /** The start value of a number that was not animated before. */
  readonly origin: (name: string, element: E | null, item: ItemPlan) => number
  /** The duration of an action whose duration is "auto". */
  readonly durationMs: (element: E | null, item: ItemPlan) => number
  /** Shows the numbers, `values[i]` belonging to `names[i]`. */
  readonly render: (
    element: E | null,
    item: ItemPlan,
    names: readonly string[],
    values: readonly number[],
  ) => void
  /** Removes the values that it wrote. */
  readonly clear: (element: E | null, item: ItemPlan) => void
}

/** Plugins by action type, e.g. `PLUGIN_LOTTIE`. */
export type AnimationPlugins<E> = Readonly<Record<string, AnimationPlugin<E>>>
