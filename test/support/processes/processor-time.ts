import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from '@jest/globals'

const TRIES = 5

const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The processor time of this process for some work, in ms: other programs do not count. */
export async function processorMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return since(before)
}

/** The processor time of this process for some work, and for the longest of its turns, in ms. */
export async function processorTimeOf(
  work: () => Promise<unknown>,
): Promise<{ readonly total: number; readonly longestTurn: number }> {
  let isRunning = true
  let longestTurn = 0
  const watch = async (): Promise<void> => {
    while (isRunning) longestTurn = Math.max(longestTurn, await processorMsOf(nextTurn))
  }
  const watching = watch()
  const total = await processorMsOf(work)
  isRunning = false
  await watching
  return { total, longestTurn }
}

/**
 * Expects a measured time, or a ratio of two, below a bound in at least one of five tries: a busy machine
 * (shared caches, garbage of earlier tests) makes a try longer, and never shorter than the work.
 */
export async function expectOnceBelow(bound: number, measure: () => number | Promise<number>): Promise<void> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= bound; tries += 1) least = Math.min(least, await measure())
  expect(least).toBeLessThan(bound)
}
