import { assertNever } from '../shared/index.js'

/** The rounding of a fraction of a minor unit; `half-up` rounds a half away from zero. */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up'

/** A fraction of whole numbers, such as an exact product of prices and rates. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const isRoundedUp = (whole: bigint, rest: bigint, bottom: bigint, rounding: Rounding): boolean => {
  switch (rounding) {
    case 'half-up':
      return rest * 2n >= bottom
    case 'half-even':
      return rest * 2n > bottom || (rest * 2n === bottom && whole % 2n === 1n)
    case 'down':
      return false
    case 'up':
      return rest > 0n
    default:
      return assertNever(rounding)
  }
}

/** Rounds a fraction to a whole number; negative ones as positive ones, so that a refund mirrors its charge. */
export function rounded({ top, bottom }: Fraction, rounding: Rounding): bigint {
  const magnitude = top < 0n ? -top : top
  const whole = magnitude / bottom
  const result = whole + (isRoundedUp(whole, magnitude % bottom, bottom, rounding) ? 1n : 0n)
  return top < 0n ? -result : result
}
