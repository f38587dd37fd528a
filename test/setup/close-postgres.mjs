import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 20

/**
 * Ends the PostgreSQL of `share-postgres.mjs`, where a test has started it, and removes its folder; and what
 * `environment.mjs` has kept, where the tests had no worker of their own.
 */
export default async function closePostgres() {
  await globalThis.vitrineCloseKept?.()
  const folder = process.env.VITRINE_TEST_POSTGRES
  const pidFile = join(folder, 'data/postmaster.pid')
  if (existsSync(pidFile)) {
    // SIGINT ends the server at once and cleanly, despite open connections; its last act removes the file.
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    while (existsSync(pidFile)) await wait(POLL_MS)
  }
  rmSync(folder, { recursive: true, force: true })
}
