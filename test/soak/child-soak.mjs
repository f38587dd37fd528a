import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { root } from '../../composition/setup/prepare.mjs'

/** Bundles `test/support/children/<name>.ts` for as long as `work` takes. */
export async function withChild(name, work) {
  const outfile = join(root, 'node_modules', '.cache', 'vitrine-test', `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: [join(root, 'test', 'support', 'children', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  try {
    return await work(outfile)
  } finally {
    rmSync(outfile, { force: true })
  }
}

/**
 * Runs it once; returns its summary and its reported failures. `onLine` gets each line. A child without
 * output for `silentMs` is ended.
 */
export function runChild(outfile, words, onLine = () => undefined, silentMs = Infinity) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [outfile, ...words.map(String)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = []
    let heardAt = Date.now()
    const watch = setInterval(() => Date.now() - heardAt > silentMs && child.kill('SIGKILL'), 1_000)
    createInterface({ input: child.stdout }).on('line', (line) => {
      heardAt = Date.now()
      if (/^(DONE|FAILED) /.test(line)) lines.push(line)
      onLine(line)
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearInterval(watch)
      const done = lines.find((line) => line.startsWith('DONE '))
      if (done === undefined)
        return reject(new Error(`it did not end (${signal ?? code}): ${words.join(' ')}`))
      const failed = lines
        .filter((line) => line.startsWith('FAILED '))
        .map((line) => JSON.parse(line.slice(7)))
      resolve({ summary: JSON.parse(done.slice(5)), failed })
    })
  })
}
