/**
 * `vitrine adopt` of many large pages, in its own process, against reading and writing the same pages with parse5 alone
 * in another one: processor time and the largest memory of each.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeExport } from './made-export.mjs'
import { measureProcess } from './measured-process.mjs'

export const title = 'Adopt: many pages of one export, against parse5 alone on the same pages'

function compare(folder, pages, progress) {
  const input = join(folder, `export-${pages}`)
  mkdirSync(input)
  writeExport(input, pages)
  const bytes = readdirSync(input)
    .filter((name) => name.endsWith('.html'))
    .reduce((sum, name) => sum + statSync(join(input, name)).size, 0)
  progress(`${pages} pages with parse5 alone`)
  const alone = measureProcess(['test/bench/parse5-alone.mjs', input])
  progress(`${pages} pages with vitrine adopt`)
  const words = ['adopt', input, '--out', join(folder, `site-${pages}`), '--yes', '--no-pictures']
  const adopted = measureProcess(['dist/node/vitrine.js', ...words])
  return (
    `${pages} pages of ${Math.round(bytes / pages / 1000)} kB: ${adopted.processorS.toFixed(1)} s of processor, ` +
    `${(pages / adopted.processorS).toFixed(1)} pages/s, ${adopted.megabytes} MB at most; parse5 alone ` +
    `${alone.processorS.toFixed(1)} s, ${alone.megabytes} MB: ` +
    `${(adopted.processorS / alone.processorS).toFixed(2)} times`
  )
}

export async function run({ progress, long = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-adopt-'))
  try {
    return (long ? [200, 2000] : [200]).map((pages) => compare(folder, pages, progress))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
