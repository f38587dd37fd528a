import { expect } from '@jest/globals'

/** Characters of the shorter text. */
const LENGTH = 20_000

function milliseconds(work: () => unknown): number {
  // Of this process alone, since other programs may be at work beside it.
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects time by the length alone. Work by the square of the length takes sixteen times as long; what takes no time at
 * all tells nothing.
 */
export function expectLinear(read: (text: string) => unknown, textOf: (length: number) => string): void {
  const [short, long] = [textOf(LENGTH), textOf(LENGTH * 4)]
  const first = milliseconds(() => read(long))
  if (first < 60) return
  const fastest = (text: string): number => Math.min(...[0, 1, 2].map(() => milliseconds(() => read(text))))
  const once = fastest(short)
  expect(fastest(long)).toBeLessThan(Math.max(once * 11, 60))
}
