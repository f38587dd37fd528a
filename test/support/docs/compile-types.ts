import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOCK = join('node_modules', '.cache', 'vitrine-test', 'types.lock')
const POLL_MS = 100
/** The compiler writes more than the default of one megabyte. */
const MAX_OUTPUT_BYTES = 2 ** 24

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
 * Runs the compiler in one thread, with few collections of garbage: half the processor time of its usual way, in
 * which each of four threads checks again what they share.
 */
export function runCompiler(
  words: readonly string[],
  cwd = '.',
): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript-7/bin/tsc'), ...words, '--singleThreaded'],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', GOGC: '400' },
      maxBuffer: MAX_OUTPUT_BYTES,
    },
  )
  return { status, text: stdout + stderr }
}

/**
 * Compiles the types of the whole project and returns the compiler's output; an empty text means no findings.
 * Test files run in parallel and the output is one folder, so a second compiler waits for the first.
 */
export async function compileTypes(): Promise<string> {
  while (!takeLock()) await wait(POLL_MS)
  try {
    const { status, text } = runCompiler(['-b'])
    return status === 0 ? '' : text
  } finally {
    rmSync(LOCK, { force: true })
  }
}
