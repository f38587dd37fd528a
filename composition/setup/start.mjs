/**
 * `npm start`: installs what is missing, builds what is stale and serves the demonstration shop.
 * Arguments are passed on: `npm start -- --port 8080 --data ./my-data`.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isAlive, prepare, root, say } from './prepare.mjs'

const preferredPort = 4321

/**
 * Exit codes of `vitrine serve` (composition/cli/exit-codes.ts): another process uses this data folder; the
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

/** Serves until it ends by itself or is told to stop; answers its exit code. */
function serve(args) {
  const child = spawn(process.execPath, ['dist/node/vitrine.js', 'serve', 'demo', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((done) => child.once('exit', (code, signal) => done(signal ? 0 : code)))
}

/**
 * A look ahead, so that a second start need not fail first; what decides is the lock that `vitrine serve`
 * takes.
 */
function looksTaken(data) {
  try {
    return isAlive(JSON.parse(readFileSync(join(root, data, 'vitrine.lock'), 'utf8')).pid)
  } catch {
    return false
  }
}

await prepare()
const given = process.argv.slice(2)
const copies = Array.from({ length: mostCopies }, (_, copy) =>
  copy === 0 ? '.vitrine/demo' : `.vitrine/demo-${copy + 1}`,
)
const folders = isGiven('--data') ? [null] : copies.filter((data) => !looksTaken(data))
let port = (await isFree(preferredPort)) ? preferredPort : 0

let code = dataInUse
while (folders.length > 0) {
  const [data] = folders
  const own = [
    ...(isGiven('--port') ? [] : ['--port', String(port)]),
    ...(data === null ? [] : ['--data', data]),
  ]
  code = await serve([...own, ...given])
  if (code === portTaken && port !== 0 && !isGiven('--port')) {
    say('Another start was faster; taking a free port instead.')
    port = 0
  } else if (code === dataInUse && folders.length > 1) {
    say('Another start was faster; keeping the data beside it instead.')
    folders.shift()
  } else break
}
if (folders.length === 0)
  say(`There are ${mostCopies} demonstration shops running already. Stop one of them first.`)
process.exit(code)
