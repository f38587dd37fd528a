import { setImmediate as nextTurn } from 'node:timers/promises'

const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The processor time of this process for some work, and for the longest of its turns, in ms. */
export async function processorTimeOf(
  work: () => Promise<unknown>,
): Promise<{ readonly total: number; readonly longestTurn: number }> {
  let isRunning = true
  let longestTurn = 0
  const watch = async (): Promise<void> => {
    while (isRunning) {
      const before = process.cpuUsage()
      await nextTurn()
      longestTurn = Math.max(longestTurn, since(before))
    }
  }
  const before = process.cpuUsage()
  const watching = watch()
  await work()
  const total = since(before)
  isRunning = false
  await watching
  return { total, longestTurn }
}
