import { printMessage } from './terminal.js'
import type { Terminal } from './terminal.js'

const PROGRESS_MS = 3000

/**
 * Prints the progress of long work to standard error, at most every few seconds; the first time after
 * `firstMs`.
 */
export function createProgressPrinter(
  terminal: Terminal,
  firstMs = PROGRESS_MS,
): (line: () => string) => void {
  let next = Date.now() + firstMs
  return (line) => {
    if (Date.now() < next) return
    next = Date.now() + PROGRESS_MS
    printMessage(terminal, line())
  }
}

/** A size for people. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
