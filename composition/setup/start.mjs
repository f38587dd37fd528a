/**
 * `npm start`: installs what is missing, builds what is stale and serves the demonstration shop.
 * Arguments are passed on: `npm start -- --port 8080 --data ./my-data`.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { prepare, root } from './prepare.mjs'

const preferredPort = 4321

/** Exit code of `vitrine serve` for "another process uses this data folder" (composition/cli/exit-codes.ts). */
const dataInUse = 4

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

await prepare()
const given = process.argv.slice(2)
const port = isGiven('--port') ? [] : ['--port', (await isFree(preferredPort)) ? String(preferredPort) : '0']

let code = dataInUse
for (let copy = 1; code === dataInUse && copy <= 9; copy++) {
  const data = isGiven('--data') ? [] : ['--data', copy === 1 ? '.vitrine/demo' : `.vitrine/demo-${copy}`]
  code = await serve([...port, ...data, ...given])
  if (isGiven('--data')) break
}
process.exit(code)
