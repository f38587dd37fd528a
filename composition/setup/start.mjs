/**
 * `npm start`: installs what is missing, builds what is stale and serves the demonstration shop.
 * Arguments are passed on: `npm start -- --port 8080 --data ./my-data`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chooseDataFolder } from './choose-data-folder.mjs'
import { prepare, root, say } from './prepare.mjs'

const preferredPort = 4321

/**
 * Exit codes of `vitrine serve` (adapters/server/terminal/exit-codes.ts): another process uses this data folder; the
 * port is taken.
 */
const dataInUse = 4
const portTaken = 5
const mostCopies = 9

const isFree = (port) =>
  new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, () => probe.close(() => answer(true)))
  })

const isGiven = (flag) => process.argv.some((word) => word === flag || word.startsWith(`${flag}=`))

/** Runs the server until it ends or is stopped; answers its exit code. */
function serve(args) {
  const child = spawn(process.execPath, ['dist/node/vitrine.js', 'serve', 'demo', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((done) => child.once('exit', (code, signal) => done(signal ? 0 : code)))
}

/** Names the process that holds the data folder, by the lock of `vitrine serve`; null if it is free. */
async function findHolder(data) {
  const folder = join(root, data)
  if (!existsSync(join(folder, 'vitrine.lock'))) return null
  const { describeHolder, findLockHolder } = await import('../../dist/node/adapters/sql.js')
  const holder = findLockHolder(folder)
  return holder === null ? null : describeHolder(holder)
}

await prepare()
const given = process.argv.slice(2)
const folders = Array.from({ length: mostCopies }, (_, copy) =>
  copy === 0 ? '.vitrine/demo' : `.vitrine/demo-${copy + 1}`,
)
/** Folders that another process took between the check and the attempt. */
const lost = new Set()
const choose = () =>
  chooseDataFolder(folders, async (data) => (lost.has(data) ? 'another start' : findHolder(data)))

let port = (await isFree(preferredPort)) ? preferredPort : 0
let chosen = isGiven('--data') ? { data: null, notice: null } : await choose()
let code = dataInUse
while (chosen !== null) {
  const { data, notice } = chosen
  if (notice !== null) console.log(notice)
  code = await serve([
    ...(isGiven('--port') ? [] : ['--port', String(port)]),
    ...(data === null ? [] : ['--data', data]),
    ...given,
  ])
  if (code === portTaken && port !== 0 && !isGiven('--port')) {
    say('Another start was faster; taking a free port instead.')
    port = 0
  } else if (code === dataInUse && data !== null) {
    lost.add(data)
    chosen = await choose()
  } else break
}
if (chosen === null)
  say(`There are ${mostCopies} demonstration shops running already. Stop one of them first.`)
process.exit(code)
