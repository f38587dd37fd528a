import type { Ease } from './bezier.js'

/** No easing. */
export const linear: Ease = (t) => t

/** The reversed curve: fast where the other is slow. */
export const outOf =
  (ease: Ease): Ease =>
  (t) =>
    1 - ease(1 - t)

/** The curve up to the half, then reversed. */
export const inOutOf =
  (ease: Ease): Ease =>
  (t) =>
    t < 0.5 ? ease(2 * t) / 2 : 1 - ease(2 - 2 * t) / 2
