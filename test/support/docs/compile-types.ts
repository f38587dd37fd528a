import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOCK = join('node_modules', '.cache', 'vitrine-test', 'types.lock')
const POLL_MS = 100

/** Takes the lock. False while a running process holds it; the lock of an ended process is removed. */
function takeLock(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAbandoned()) rmSync(LOCK, { force: true })
    return false
  }
}

function isAbandoned(): boolean {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'))
    // The file is empty for a moment before the number of its process is written.
    if (holder > 0) process.kill(holder, 0)
    return false
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'ESRCH'
  }
}

/**
 * Compiles the types of the whole project and returns the compiler's output; an empty text means no findings.
 * Test files run in parallel and the output is one folder, so a second compiler waits for the first.
 */
export async function compileTypes(): Promise<string> {
  while (!takeLock()) await wait(POLL_MS)
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/typescript-7/bin/tsc', '-b'],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    )
    return status === 0 ? '' : `${stdout}${stderr}`
  } finally {
    rmSync(LOCK, { force: true })
  }
}
