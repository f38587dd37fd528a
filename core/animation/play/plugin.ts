import type { ItemPlan } from '../data/interactions.js'

/**
 * An action type that something outside plays: a Lottie or Rive player, a Spline scene, a custom property
 * (reference/interactions#players). Times are ms. Nothing here throws: a player that is not there yet leaves
 * the picture as it is.
 */
export interface AnimationPlugin<E> {
  /** The numbers an action ends at, by name; empty where the data tells none. */
  readonly destination: (item: ItemPlan) => Readonly<Record<string, number>>
  /** The start value of a number that nothing animated yet. */
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
  /** Takes back what it wrote. */
  readonly clear: (element: E | null, item: ItemPlan) => void
}

/** Plugins by action type, e.g. `PLUGIN_LOTTIE`. */
export type AnimationPlugins<E> = Readonly<Record<string, AnimationPlugin<E>>>
