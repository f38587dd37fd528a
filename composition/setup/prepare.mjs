/**
 * Prepares `npm start` and `npm test`: dependencies and a current build. Plain Node
 * without packages, since on a fresh machine there are none yet. Safe to run many times and in parallel.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const minimumNode = [20, 11]

export const say = (text) => process.stderr.write(`${text}\n`)

/** Ends the process with a message for a person: the problem and its fix. */
export function stop(message) {
  say(message)
  process.exit(1)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return
  stop(
    `Vitrine needs Node ${minimumNode.join('.')} or newer; this is ${process.versions.node}. ` +
      'Get it from https://nodejs.org.',
  )
}

/** True if another process of this number runs; a killed one that is not reaped yet does not count. */
const isAlive = (pid) => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return !/^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** Runs `work` in one process at a time; takes over from a process that died. */
async function alone(work) {
  const lock = join(root, '.setup.lock')
  for (let waited = 0; ; waited += 250) {
    try {
      const file = openSync(lock, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') stop(`Cannot write to ${root}: ${error.message}`)
      const holder = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0)
      if (holder && !isAlive(holder)) rmSync(lock, { force: true })
      else if (waited === 0) say('Waiting for another set-up of this folder to finish ...')
      await sleep(250)
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Hash of the content below the given paths: it shows if their build is current. */
function contentHash(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (!path.includes('.')) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    hash.update(path).update(readFileSync(path))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

function run(title, command, args) {
  say(title)
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) stop(`\`${[command, ...args].join(' ')}\` failed; its output is above.`)
}

function installDependencies() {
  const stamp = join(root, 'node_modules/.vitrine-installed')
  const hash = contentHash(['package-lock.json'])
  if (isCurrent(stamp, hash)) return
  run('Installing dependencies (once) ...', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, hash)
}

const sources = ['core', 'adapters', 'ui-react', 'composition', 'rollup.config.mjs', 'package-lock.json']

function build() {
  const stamp = join(root, 'dist/.built')
  const hash = contentHash(sources)
  if (isCurrent(stamp, hash)) return
  run('Building (a few seconds, only after a change) ...', 'npm', ['run', '--silent', 'build'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Installs the dependencies and, unless `needsBuild` is false, builds dist/ from the sources as they are now. */
export async function prepare({ needsBuild = true } = {}) {
  requireNode()
  process.chdir(root)
  await alone(() => {
    installDependencies()
    if (needsBuild) build()
  })
}
