import { InvalidArgumentError } from 'commander'

const MAX_DAYS = 366

/** Parses a port; 0 stands for a free one. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new InvalidArgumentError('A port is a whole number from 0 (a free one) to 65535.')
}

/** Parses a limit; 0 stands for none. */
export function parseLimit(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A limit is a whole number; 0 means no limit.')
}

/** Parses a number of days of at most a year. */
export function parseDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days
  throw new InvalidArgumentError(`A number of days from 1 to ${MAX_DAYS}.`)
}
