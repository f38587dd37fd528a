import { expect } from '@jest/globals'

/** Characters of the shorter text. */
const LENGTH = 20_000

async function milliseconds(work: () => unknown): Promise<number> {
  // Of this process alone, since other programs may be at work beside it.
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects time by the length alone. Work by the square of the length takes sixteen times as long; what takes no time at
 * all tells nothing.
 */
export async function expectLinear(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
): Promise<void> {
  const [short, long] = [textOf(LENGTH), textOf(LENGTH * 4)]
  const first = await milliseconds(() => read(long))
  if (first < 60) return
  const fastest = async (text: string): Promise<number> => {
    let least = Infinity
    for (let time = 0; time < 3; time += 1) least = Math.min(least, await milliseconds(() => read(text)))
    return least
  }
  const once = await fastest(short)
  expect(await fastest(long)).toBeLessThan(Math.max(once * 11, 60))
}
