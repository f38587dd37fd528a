/**
 * Random schedules of payments on tables in memory: the store's own code, two processes, two shoppers and a
 * provider that loses requests, answers and keys (test/support/payment-model).
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { root } from '../../composition/setup/prepare.mjs'

export const title = 'Schedules of payments, at random'

const AT_ONCE = 20_000

function runShare(outfile, first, count) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [outfile, String(first), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = []
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
    child.once('error', reject)
    child.once('close', () => {
      const done = lines.find((line) => line.startsWith('DONE '))
      if (done === undefined) reject(new Error(`the schedules from ${first} on did not end`))
      else {
        const failed = lines.filter((line) => line.startsWith('FAILED '))
        resolve({ summary: JSON.parse(done.slice(5)), failed: failed.map((line) => readable(line.slice(7))) })
      }
    })
  })
}

function readable(text) {
  const { seed, faults, trace } = JSON.parse(text)
  return [`seed ${seed}: ${faults.join('; ')}`, ...trace].join('\n    ')
}

export async function run({ count, seed, progress }) {
  const outfile = join(root, 'node_modules', '.cache', 'vitrine-test', `schedules-${process.pid}.mjs`)
  await build({
    entryPoints: [join(root, 'test', 'support', 'children', 'payment-schedules.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const startedAt = Date.now()
  const faults = []
  let done = 0
  let charged = 0
  let next = seed
  const work = async () => {
    while (next < seed + count) {
      const first = next
      const share = Math.min(AT_ONCE, seed + count - first)
      next += share
      const { summary, failed } = await runShare(outfile, first, share)
      done += summary.schedules
      charged += summary.charged
      faults.push(...failed)
      progress(`${done} schedules, ${faults.length} failed`)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    rmSync(outfile, { force: true })
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  return { lines: [`${done} schedules from seed ${seed} in ${seconds} s, ${charged} charges`], faults }
}
