/**
 * `npm test`: installs the needs of the suite, runs all of it and ends with the line `N passed, N failed`.
 * Arguments are passed on to Jest: `npm test -- test/core/money`, `npm test -- --watch test/core`.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare, root, say } from '../composition/setup/prepare.mjs'
import { findChromium, findHeadlessShell } from './setup/chromium.mjs'
import { findPostgres } from './setup/postgres.mjs'

const startedAt = Date.now()
const words = process.argv.slice(2)
const places = words.filter((word) => word.startsWith('test/'))
/** Tests of rules need neither a build nor a browser. */
const isPure = places.length > 0 && places.every((place) => /^test\/(core|ui-react)(\/|$)/.test(place))
const isWatching = words.some((word) => /^--watch(All)?$/.test(word))
await prepare({ needsBuild: !isPure })
const shell = findHeadlessShell()
const chromium = findChromium()
const postgres = findPostgres()

const MEMORY = '/dev/shm'
const SCRATCH = 'vitrine-test-run-'
const ROOM_BYTES = 4 * 1024 ** 3
/** True if the memory holds the files of tests and more workers than a small machine has processors. */
const hasMemory = freemem() > 2 * ROOM_BYTES
/** Tests wait for pages, processes and disks: three workers leave two processors idle for two fifths of the time. */
const WORKERS = hasMemory ? 5 : 2
const MAX_FILES_IN_ONE_PROCESS = 10

/** The number of files below the named folders. */
const countFiles = () =>
  places
    .filter((place) => existsSync(join(root, place)) && statSync(join(root, place)).isDirectory())
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }))
    .filter((name) => /\.test\.tsx?$/.test(name)).length

/** A worker takes two seconds to start, in which the few files of a folder of rules are done. */
const isSmall = isPure && countFiles() <= MAX_FILES_IN_ONE_PROCESS

/**
 * Where tests keep their files: in memory where there is plenty, since a new database is hundreds of files that are
 * each pushed to the disk, and so is all that is written to it.
 */
function makeScratch() {
  removeLeftScratch()
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 }
  const isRoomy = hasMemory && bavail * bsize > ROOM_BYTES
  const folder = mkdtempSync(join(isRoomy ? MEMORY : tmpdir(), `${SCRATCH}${process.pid}-`))
  // The private PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  return folder
}

/** Removes files of killed runs, which would stay in memory for good. */
function removeLeftScratch() {
  const left = existsSync(MEMORY) ? readdirSync(MEMORY).filter((name) => name.startsWith(SCRATCH)) : []
  for (const name of left) {
    const isRunning = existsSync(`/proc/${parseInt(name.slice(SCRATCH.length))}`)
    if (!isRunning) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

/**
 * A test file leaves little memory in use, and most objects are short-lived: with a larger young generation,
 * a worker spends a third less time on collecting garbage.
 */
const HEAP = ['--min-semi-space-size=64', '--max-semi-space-size=128', '--initial-old-space-size=1000']

const scratch = makeScratch()
const report = join(scratch, 'report.json')
const runId = `vitrine-${process.pid}-${startedAt}`
const environment = {
  ...process.env,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--no-warnings']
    .filter(Boolean)
    .join(' '),
  VITRINE_TEST_RUN: runId,
  TMPDIR: scratch,
  // The output of programs is the same on every machine: some use colours if `CI` is set.
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  CHROME: chromium,
  ...(shell ? { CHROME_HEADLESS_SHELL: shell } : {}),
  ...(postgres ? { POSTGRES_BIN: postgres } : {}),
}

/** Processes that the tests started and did not end: each is a fault of the test that started it. */
function leftBehind() {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(runId)) return []
        return [
          { pid: Number(pid), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') },
        ]
      } catch {
        return []
      }
    })
}

const jest = spawnSync(
  process.execPath,
  [
    // There are more workers than processors, so threads that help to collect garbage would only wait for each other.
    '--single-threaded-gc',
    ...(hasMemory ? HEAP : []),
    'node_modules/jest/bin/jest.js',
    ...(isWatching ? [] : ['--json', `--outputFile=${report}`]),
    ...(isPure ? ['--selectProjects', 'unit'] : []),
    ...(isSmall ? ['--runInBand'] : [`--maxWorkers=${WORKERS}`]),
    // The wait of test/setup/environment.mjs, for the tests that run in jsdom.
    '--testTimeout=300000',
    ...words,
  ],
  { cwd: root, env: environment, stdio: isWatching ? 'inherit' : ['ignore', 2, 2] },
)
if (isWatching) {
  rmSync(scratch, { recursive: true, force: true })
  process.exit(jest.status ?? 1)
}

const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null

let passed = results?.numPassedTests ?? 0
let failed = (results?.numFailedTests ?? 1) + (results?.numRuntimeErrorTestSuites ?? 0)

/** Cases of a contract suite that say in their name why a back end cannot run them, by that reason. */
const NOT_APPLICABLE = /\(not applicable: ([^)]+)\)/
const notRun = (results?.testResults ?? [])
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'pending' || status === 'todo')
const reasons = new Map()
for (const { fullName } of notRun) {
  const reason = NOT_APPLICABLE.exec(fullName)?.[1]
  if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
}
const skipped = notRun.filter(({ fullName }) => !NOT_APPLICABLE.test(fullName)).length

const strays = leftBehind()
for (const { pid, command } of strays) {
  say(`still running after the tests: ${pid} ${command}`)
  process.kill(pid, 'SIGKILL')
}
if (strays.length > 0) failed += 1
else passed += 1
try {
  rmSync(scratch, { recursive: true, force: true })
} catch (problem) {
  say(`${scratch} cannot be removed: ${problem.message}`)
}
if (skipped > 0) {
  say(`${skipped} tests were skipped: a test that cannot run here has to fail and say what it needs.`)
  failed += skipped
}

for (const [reason, count] of reasons) say(`not applicable: ${reason} (${count})`)
say(`in ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
