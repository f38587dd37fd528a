import { readFileSync } from 'node:fs'

/** The number of files this process may have open; null: the system does not say, and is generous then. */
export function mostFiles(): number | null {
  try {
    const line = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return line === null ? null : Number(line[1])
  } catch {
    return null
  }
}
