import { InvalidArgumentError } from 'commander'
import { parseMoment } from '../../../../core/shared/index.js'
import { parseDuration } from '../../settings/duration.js'

/** Parses an age, as 90d, to milliseconds. */
export function parseAge(text: string): number {
  const age = parseDuration(text)
  if (age !== null) return age
  throw new InvalidArgumentError('An age is a number with h, d or w behind it, such as 90d.')
}

/** Parses a day to the moment at which it begins, in UTC. */
export function parseDay(text: string): number {
  const ms = /^[\d-]+$/.test(text) ? parseMoment(text) : null
  if (ms === null) throw new InvalidArgumentError('Write a day as 2027-01-31.')
  return ms
}
