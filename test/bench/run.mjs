/**
 * `npm run bench [-- name ...] [--pages <folder>]`: measures ratios against a reference in the same run; nothing here can fail a build.
 * Each `<name>.bench.mjs` beside this file exports `title` and `run()`, which answers lines to print; `--pages` gives
 * it a folder of real sites where it can use one.
 */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../../composition/setup/prepare.mjs'
import { findChromium } from '../setup/chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const available = readdirSync(here)
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.slice(0, -'.bench.mjs'.length))
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' } },
})
const unknown = asked.filter((name) => !available.includes(name))
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${available.join(', ')}.`)
  process.exit(2)
}

await prepare()
process.env.CHROME = findChromium()
for (const name of asked.length > 0 ? asked : available) {
  const bench = await import(pathToFileURL(join(here, `${name}.bench.mjs`)).href)
  console.log(`\n${bench.title}\n`)
  for (const line of await bench.run(options)) console.log(line)
}
