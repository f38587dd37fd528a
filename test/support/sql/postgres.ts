import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../../../adapters/server/sql/engine/index.js'

/** A PostgreSQL server for tests. Each suite takes an empty database of its own from it. */
export interface TestPostgres {
  /** Makes an empty database; answers its address. */
  readonly createDatabase: () => Promise<string>
  /** Makes a database that has the tables of the product, and answers its address. */
  readonly createShopDatabase: () => Promise<string>
  readonly close: () => Promise<void>
}

const HOW_TO_GET_ONE =
  'These tests need PostgreSQL. Install it (Debian, Ubuntu: sudo apt-get install postgresql), ' +
  'name its programs (POSTGRES_BIN=/path/to/bin) or a server ' +
  '(DATABASE_URL=postgres://user:password@host/database).'
const START_TIMEOUT_MS = 240_000
const POLL_MS = 50

/**
 * Uses the server of `DATABASE_URL`, or a private one that listens on a socket in a temporary folder only.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const url = process.env['DATABASE_URL']
  return url ? useServer(url) : useShared()
}

/** An existing server keeps nothing of a test. `template`: a database with tables, if there is one. */
function useServer(url: string, template: () => Promise<string | null> = async () => null): TestPostgres {
  const made: string[] = []
  const create = async (from: string | null): Promise<string> => {
    const address = await createDatabase(url, from)
    made.push(nameOf(address))
    return address
  }
  return {
    createDatabase: () => create(null),
    createShopDatabase: async () => {
      const from = await template()
      const address = await create(from)
      if (from === null) await makeTables(address)
      return address
    },
    close: async () => {
      for (const name of made) await run(url, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1)

async function makeTables(url: string): Promise<void> {
  const opened = await openDatabase({ url })
  if (!opened.ok) throw new Error(opened.failure.message)
  await opened.value.close()
}

function findPrograms(): string {
  const named = process.env['POSTGRES_BIN']
  if (named) return named
  const versions = '/usr/lib/postgresql'
  const found = (existsSync(versions) ? readdirSync(versions) : [])
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(versions, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')))
  if (found === undefined) throw new Error(HOW_TO_GET_ONE)
  return found
}

/** The user of the server: PostgreSQL refuses to run as root, so root lends it a user that every system has.
 */
const UNPRIVILEGED_USER = 65_534

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/**
 * The private server of this run (`test/setup/share-postgres.mjs`), which the first test that needs it starts:
 * most runs of a few files need none.
 */
async function useShared(): Promise<TestPostgres> {
  const folder = process.env['VITRINE_TEST_POSTGRES']
  if (folder === undefined) throw new Error('test/setup/share-postgres.mjs has not run')
  const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`
  await onceInRun(folder, 'server', () => start(folder, url))
  return useServer(url, async () => {
    await onceInRun(folder, TEMPLATE, async () => {
      await run(url, `CREATE DATABASE ${TEMPLATE}`)
      const address = new URL(url)
      address.pathname = `/${TEMPLATE}`
      await makeTables(address.href)
    })
    return TEMPLATE
  })
}

/** The database that others are copied from: making its tables takes ten times as long as copying them. */
const TEMPLATE = 'vitrine_template'

/** Makes the first of all test files do `work`, while the others wait for it. */
async function onceInRun(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const outcome = join(folder, `${name}-outcome`)
  if (isFirst(join(folder, `${name}-begun`))) {
    const failure = await work().then(
      () => '',
      (thrown: unknown) => String(thrown),
    )
    await writeFile(`${outcome}-new`, failure)
    await rename(`${outcome}-new`, outcome)
  }
  for (let waitedMs = 0; !existsSync(outcome) && waitedMs < START_TIMEOUT_MS; waitedMs += POLL_MS)
    await wait(POLL_MS)
  const failure = existsSync(outcome) ? await readFile(outcome, 'utf8') : `the ${name} was not made in time`
  if (failure !== '') throw new Error(`PostgreSQL: ${failure}`)
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark)
    return true
  } catch {
    return false
  }
}

async function start(folder: string, url: string): Promise<void> {
  const programs = findPrograms()
  const owner: Owner = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER } : {}
  if (owner.uid !== undefined) await chown(folder, UNPRIVILEGED_USER, UNPRIVILEGED_USER)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'tester', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    options,
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=100',
    'fsync=off',
    'deadlock_timeout=100ms',
    'logging_collector=off',
  ]
  const log = openSync(join(folder, 'log'), 'a')
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    // It outlives the worker that happens to start it.
    { ...options, stdio: ['ignore', 'ignore', log], detached: true },
  )
  closeSync(log)
  server.unref()
  await untilReady(url, server, join(folder, 'log'))
}

async function untilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < START_TIMEOUT_MS; waitedMs += POLL_MS) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(POLL_MS)
    }
  }
  throw new Error(`PostgreSQL did not start: ${await readFile(log, 'utf8')}`)
}

async function createDatabase(url: string, template: string | null): Promise<string> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`
  await run(url, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
