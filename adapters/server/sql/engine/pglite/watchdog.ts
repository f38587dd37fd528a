import { Worker } from 'node:worker_threads'
import { MIN_FREE_BYTES, MIN_FREE_FILES } from './free-space.js'

/** Ends the process if the embedded engine never returns from a call. */
export interface Watchdog {
  /** Marks the start of a call; nothing else of this thread runs until it returns. */
  readonly enter: () => void
  readonly leave: () => void
  readonly stop: () => void
}

/** Time limits of one call. */
export interface WatchdogLimits {
  /** The limit while the disk is nearly full, which is known to hang the engine. */
  readonly shortOfSpaceMs: number
  readonly otherwiseMs: number
}

const LIMITS: WatchdogLimits = { shortOfSpaceMs: 30_000, otherwiseMs: 10 * 60_000 }

/**
 * The program of the watching thread. The engine runs in the main thread, which handles neither signals nor
 * timers while the engine hangs. The watching thread counts its own ticks and not the time, because a stopped
 * process may be continued. It writes to the file descriptor, because the streams of a thread use the main
 * thread. After SIGKILL the next start recovers all acknowledged changes.
 */
const PROGRAM = `
  const { workerData } = require('node:worker_threads')
  const { statfsSync, writeSync } = require('node:fs')
  const { calls, folder, minFreeBytes, minFreeFiles, shortOfSpaceMs, otherwiseMs, tickMs } = workerData
  let [lastCall, stuckMs, wasShort] = [0, 0, false]
  const isShort = () => {
    try {
      const { bavail, bsize, files, ffree } = statfsSync(folder)
      return bavail * bsize < minFreeBytes || (files > 0 && ffree < minFreeFiles)
    } catch {
      return false
    }
  }
  setInterval(() => {
    const call = Atomics.load(calls, 0)
    const isSame = call === lastCall && (call & 1) === 1
    lastCall = call
    stuckMs = isSame ? stuckMs + tickMs : 0
    wasShort = isSame && (wasShort || isShort())
    if (stuckMs < (wasShort ? shortOfSpaceMs : otherwiseMs)) return
    const reason = wasShort ? ' The disk is nearly full: free some space.' : ''
    writeSync(2, 'Error: The database in ' + folder + ' does not answer any more; this process ends,' +
      ' and the next start finds every change that was acknowledged.' + reason + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, tickMs)
`

/** Watches the engine over a folder. */
export function startWatchdog(folder: string, limits: WatchdogLimits = LIMITS): Watchdog {
  /** The number of started and ended calls: odd during a call. */
  const calls = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: {
      ...limits,
      calls,
      folder,
      minFreeBytes: MIN_FREE_BYTES,
      minFreeFiles: MIN_FREE_FILES,
      tickMs: Math.min(1000, limits.shortOfSpaceMs / 4),
    },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  // A database without a watchdog is better than none.
  worker.on('error', () => undefined)
  const count = (): void => void Atomics.add(calls, 0, 1)
  return { enter: count, leave: count, stop: () => void worker.terminate() }
}
