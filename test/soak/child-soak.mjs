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

/** Runs it once; answers its summary and what it said has failed. `onLine` hears each line as it comes. */
export function runChild(outfile, words, onLine = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [outfile, ...words.map(String)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
    child.once('error', reject)
    child.once('close', () => {
      const done = lines.find((line) => line.startsWith('DONE '))
      if (done === undefined) return reject(new Error(`it did not end: ${words.join(' ')}`))
      const failed = lines
        .filter((line) => line.startsWith('FAILED '))
        .map((line) => JSON.parse(line.slice(7)))
      resolve({ summary: JSON.parse(done.slice(5)), failed })
    })
  })
}
