/** Time and memory of a process from its start to its end. */
import { spawnSync } from 'node:child_process'

/** The process reports it itself, at its end. */
const TELLER = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.stderr.write('\\nMEASURED ' + (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS / 1000 + '\\n')
})`

/** Runs Node with these words; answers seconds of processor, its largest memory in MB, and seconds by the clock. */
export function measureProcess(words) {
  const startedAt = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELLER)}`, ...words],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  const [, seconds, megabytes] = /MEASURED (\S+) (\S+)/.exec(stderr) ?? []
  if (status !== 0 || seconds === undefined) throw new Error(stderr)
  return {
    processorS: Number(seconds),
    megabytes: Math.round(Number(megabytes)),
    clockS: (performance.now() - startedAt) / 1000,
  }
}
