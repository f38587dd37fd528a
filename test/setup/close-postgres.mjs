import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 20

/**
 * Ends the PostgreSQL of `share-postgres.mjs`, if a test has started it, and removes its folder. Closes the
 * databases of `environment.mjs` too, if the tests had no separate worker.
 */
export default async function closePostgres() {
  await globalThis.vitrineCloseKept?.()
  const folder = process.env.VITRINE_TEST_POSTGRES
  const pidFile = join(folder, 'data/postmaster.pid')
  if (existsSync(pidFile)) {
    // SIGINT ends the server at once and cleanly, despite open connections; the file is removed last.
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    while (existsSync(pidFile)) await wait(POLL_MS)
  }
  rmSync(folder, { recursive: true, force: true })
}
