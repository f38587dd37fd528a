import { minorUnits } from './money.js'
import type { Money } from './money.js'

/**
 * Splits an amount in proportion to whole weights so that the parts add up to it. The rest of the division goes, one
 * minor unit each, to the parts with the largest remainders, the earlier part first. Weights that are negative,
 * fractional or all zero are a bug.
 */
export function allocate(value: Money, weights: readonly number[]): readonly Money[] {
  const total = totalWeight(weights)
  const sign = value.amount < 0 ? -1n : 1n
  const magnitude = BigInt(value.amount) * sign
  const shares = weights.map((weight, index) => {
    const product = magnitude * BigInt(weight)
    return { index, whole: product / total, rest: product % total }
  })
  const left = magnitude - shares.reduce((taken, share) => taken + share.whole, 0n)
  const receivers = new Set(
    [...shares]
      .sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))
      .slice(0, Number(left))
      .map((share) => share.index),
  )
  return shares.map(({ index, whole }) => ({
    amount: minorUnits(Number(sign * (whole + (receivers.has(index) ? 1n : 0n)))),
    currency: value.currency,
  }))
}

function totalWeight(weights: readonly number[]): bigint {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new Error('[vitrine] weights are whole numbers that are not negative')
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) throw new Error('[vitrine] nothing to allocate to: every weight is zero')
  return total
}
