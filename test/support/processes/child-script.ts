import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A separate program, for tests that kill it. */
export interface ChildScript {
  readonly start: (...values: readonly string[]) => RunningChild
  /** The same script, started by another program: `launcher` and its arguments come before Node's. */
  readonly startUnder: (
    launcher: readonly [string, ...string[]],
    ...values: readonly string[]
  ) => RunningChild
  readonly remove: () => Promise<void>
}

export interface RunningChild {
  readonly process: ChildProcess
  /** The lines it has written so far. */
  readonly lines: readonly string[]
  /** Its output on standard error so far. */
  readonly errors: readonly string[]
  /** Waits for a line that matches. Rejects if the program ends without one. */
  readonly line: (pattern: RegExp) => Promise<string>
  /** Waits for the end; answers the signal or the exit code. */
  readonly ended: Promise<string | number>
}

/**
 * Bundles `test/support/children/<name>.ts`. The packages stay outside, so the file is where Node finds them,
 * at the same depth below the project as `composition/server`, which finds the built files from there.
 */
export async function buildChildScript(name: string): Promise<ChildScript> {
  const outfile = join(
    process.cwd(),
    'node_modules',
    '.cache',
    `vitrine-test-${name}-${process.pid}-${Date.now()}.mjs`,
  )
  await build({
    entryPoints: [join(process.cwd(), 'test', 'support', 'children', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const start = (program: string, ...words: readonly string[]): RunningChild =>
    follow(spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] }))
  // Short-lived programs compile the embedded engine without the optimising compiler, as Jest's workers do.
  const own = ['--liftoff-only', outfile]
  return {
    start: (...values) => start(process.execPath, ...own, ...values),
    startUnder: ([program, ...words], ...values) =>
      start(program, ...words, process.execPath, ...own, ...values),
    remove: () => rm(outfile, { force: true }),
  }
}

function follow(child: ChildProcess): RunningChild {
  const lines: string[] = []
  const errors: string[] = []
  const watchers = new Set<() => void>()
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const watch of watchers) watch()
  })
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  const ended = new Promise<string | number>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0))
  })
  const line = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const watch = (): void => {
        const found = lines.find((candidate) => pattern.test(candidate))
        if (found === undefined) return
        watchers.delete(watch)
        resolve(found)
      }
      watchers.add(watch)
      void ended.then((how) =>
        reject(new Error(`the program ended (${how}): ${lines.join('\n')}${errors.join('')}`)),
      )
      watch()
    })
  return { process: child, lines, errors, line, ended }
}
