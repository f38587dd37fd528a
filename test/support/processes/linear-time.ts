import { expectOnceBelow, processorMsOf } from './processor-time.js'

/** Characters of the shorter text of the check that decides. */
const LENGTH = 20_000
/** Length of a pair's longer text, as a multiple of the shorter one. */
const FACTOR = 4
/** Shorter processor times, in ms, are not precise enough to compare. */
const MIN_MS = 60

/**
 * Expects linear time. Work by the square of the length takes sixteen times as long for four times the
 * text, and more than eleven times are refused; what takes no time at all tells nothing. Most readers are
 * acquitted by
 * texts of a quarter of the lengths, under bounds that let nothing through which the longer ones would refuse:
 *
 * - less than a sixteenth of `MIN_MS` tells nothing with the longest text either, were all of it by the square;
 * - where a part A of the time is by the length and a part B by its square, eleven times are exceeded from B = 1.4 A,
 *   and seven times with texts of a quarter from B = 1.33 A.
 */
export async function expectLinear(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
): Promise<void> {
  const fastest = async (text: string): Promise<number> => {
    let least = Infinity
    for (let time = 0; time < 3; time += 1) least = Math.min(least, await processorMsOf(() => read(text)))
    return least
  }
  const isAcquitted = (shortMs: number, quarterMs: number): boolean =>
    shortMs < MIN_MS / FACTOR ** 2 || shortMs < quarterMs * 7
  const short = textOf(LENGTH)
  const first = await processorMsOf(() => read(short))
  if (isAcquitted(first, 0)) return
  const quarter = await fastest(textOf(LENGTH / FACTOR))
  if (isAcquitted(first, quarter)) return
  const once = await fastest(short)
  if (isAcquitted(once, quarter)) return
  const long = textOf(LENGTH * FACTOR)
  await expectOnceBelow(Math.max(once * 11, MIN_MS), () => processorMsOf(() => read(long)))
}
