import { readFileSync } from 'node:fs'

/** The number of files that this process may open; null: unknown, and then high enough. */
export function maxOpenFiles(): number | null {
  try {
    const line = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return line === null ? null : Number(line[1])
  } catch {
    return null
  }
}
