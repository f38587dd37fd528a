import { InvalidArgumentError } from 'commander'

/** Parses a count. */
export function parseCount(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= 1_000_000) return count
  throw new InvalidArgumentError('A count is a whole number from 1 to 1000000.')
}

/** Parses a count of at most `max`. */
export const parseUpTo =
  (max: number) =>
  (text: string): number => {
    const count = Number(text)
    if (/^\d+$/.test(text) && count >= 1 && count <= max) return count
    throw new InvalidArgumentError(`A number from 1 to ${max}.`)
  }
