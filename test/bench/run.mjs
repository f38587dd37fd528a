/**
 * `npm run bench [-- name ...] [options]`: measures ratios against a reference in the same run; nothing here can fail
 * a build. Each `<name>.bench.mjs` beside this file exports `title` and `run()`, which answers lines to print and may
 * report the name of the next measurement to `progress`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../../composition/setup/prepare.mjs'
import { findChromium } from '../setup/chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const available = readdirSync(here)
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.slice(0, -'.bench.mjs'.length))
const usage = `npm run bench -- [name ...] [--pages <folder>] [--against <folder>] [--vendure <folder>] [--long]

Measures ratios against a reference in the same run. Without a name: everything.
Names: ${available.join(', ')}
  --pages <folder>    also measure the start of real sites in it (animation); weigh its pages (weight)
  --against <folder>  another checkout, built, to compare this one with (builds)
  --vendure <folder>  where "npm i @vendure/core@3.7.3 better-sqlite3" was run, to measure beside it (server)
  --long              more rounds and more elements: a quarter of an hour (animation)`

const refuse = (message) => {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        against: { type: 'string' },
        vendure: { type: 'string' },
        long: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return refuse(error.message)
  }
}

const { values: options, positionals: asked } = readArguments()
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const unknown = asked.filter((name) => !available.includes(name))
if (unknown.length > 0) refuse(`No bench named ${unknown.join(', ')}.`)
for (const folder of [options.pages, options.against, options.vendure])
  if (folder !== undefined && !existsSync(folder)) refuse(`There is no folder ${folder}.`)

await prepare()
process.env.CHROME = findChromium()
for (const name of asked.length > 0 ? asked : available) {
  const bench = await import(pathToFileURL(join(here, `${name}.bench.mjs`)).href)
  console.log(`\n${bench.title}\n`)
  const progress = (what) => console.error(`... ${what}`)
  for (const line of await bench.run({ ...options, progress })) console.log(line)
}
