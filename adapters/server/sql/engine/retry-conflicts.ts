import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './sql-error.js'

const ATTEMPTS = 10
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 200

/**
 * Retries a transaction after a conflict. The pauses double and vary, so that two transactions do not conflict again.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS)
      await wait(longest * (0.5 + Math.random() / 2))
    }
  }
}
