/**
 * `npm run soak -- requests [--count N] [--seed S]`: keeps a served shop under load for a long time and exits
 * with 1 after a fault. Each `<name>.soak.mjs` beside this file exports `title` and `run()`, which returns
 * lines to print and the faults.
 */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../../composition/setup/prepare.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const available = readdirSync(here)
  .filter((name) => name.endsWith('.soak.mjs'))
  .map((name) => name.slice(0, -'.soak.mjs'.length))
const usage = `npm run soak -- <name> [--count <number>] [--seed <number>] [--processes [--database <name>]]

Names: ${available.join(', ')}
  --count <number>  how many requests, schedules or exports are run (1000000; exports 100000; outbox 10000;
                    100 with --processes)
  --seed <number>   the sequence of requests, to send the same ones again (by chance)
  --processes       payments only: with real processes that are killed, over HTTP, half of them on the embedded
                    database and half on PostgreSQL
  --database <name> with --processes, or of outbox: all of them on \`embedded\` or on \`postgres\`
  --beside <number> with --processes: so many sites are run beside each other (1)`

const refuse = (message) => {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        processes: { type: 'boolean', default: false },
        database: { type: 'string' },
        beside: { type: 'string', default: '1' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return refuse(error.message)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [name] = positionals
if (positionals.length !== 1 || !available.includes(name)) refuse('Name one soak.')
if (values.processes && name !== 'payments') refuse('--processes is for payments.')
const hasDatabases = values.processes || name === 'outbox'
if (values.database !== undefined && !(hasDatabases && /^(embedded|postgres)$/.test(values.database)))
  refuse('--database is embedded or postgres, with --processes or of outbox.')
const COUNTS = { exports: '100000', outbox: '10000', proxies: '1000', timing: '2000', archives: '10000' }
const given = { count: values.processes ? '100' : (COUNTS[name] ?? '1000000'), ...values }
for (const option of ['count', 'seed', 'beside'])
  if (!/^\d{1,9}$/.test(given[option])) refuse(`--${option} is a whole number.`)

await prepare()
const soak = await import(pathToFileURL(join(here, `${name}.soak.mjs`)).href)
console.log(`\n${soak.title} (seed ${given.seed})\n`)
const { lines, faults } = await soak.run({
  count: Number(given.count),
  seed: Number(given.seed),
  hasProcesses: values.processes,
  database: values.database,
  beside: Math.max(1, Number(given.beside)),
  progress: (line) => console.error(`... ${line}`),
})
for (const line of lines) console.log(line)
for (const fault of faults) console.log(`WRONG: ${fault}`)
console.log(faults.length === 0 ? 'Nothing was wrong.' : `${faults.length} things were wrong.`)
process.exit(faults.length === 0 ? 0 : 1)
