import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  dumpTables,
  lostConnectionText,
  openPostgres,
  SqlError,
} from '../../../../../adapters/server/sql/engine/index.js'
import { EXIT } from '../../../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../../../composition/cli/program.js'
import { openCutConnection } from '../../../../support/sql/cut-connection.js'
import type { CutConnection } from '../../../../support/sql/cut-connection.js'
import { startPostgres } from '../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../support/sql/postgres.js'
import { valueOf } from '../../../../support/value-of.js'

const TIMEOUT_MS = 120_000
const LOST =
  /^The connection to the database ended \(.+\)\. Check that the database runs\. .+ look before you try/

describe('a connection that ends during a command', () => {
  let server: TestPostgres
  let cut: CutConnection
  beforeAll(async () => {
    server = await startPostgres()
    cut = await openCutConnection(await server.createShopDatabase())
  }, TIMEOUT_MS)
  afterAll(async () => {
    await cut.close()
    await server.close()
  })

  it.each([
    ['ECONNRESET', 'read ECONNRESET', true],
    ['', 'Connection terminated unexpectedly', true],
    ['57P01', 'terminating connection due to administrator command', true],
    ['57P03', 'the database system is starting up', true],
    ['08006', 'connection failure', true],
    ['57014', 'canceling statement due to statement timeout', false],
    ['23505', 'duplicate key value', false],
    ['53100', 'could not extend file', false],
  ])('is recognised by its code: %j', (code, message, isLost) => {
    expect(lostConnectionText(new SqlError(code, message)) !== null).toBe(isLost)
    expect(lostConnectionText(new Error(message))).toBeNull()
  })

  it.each(['select 1 as marked', 'commit'])(
    'is reported to the owner: at %j',
    async (last) => {
      const sql = valueOf(await openPostgres({ url: cut.url }))
      cut.cutAt(last)
      const error = await sql
        .tx(({ query }) => query('select 1 as marked'))
        .catch((thrown: unknown) => thrown)
      cut.cutAt(null)
      await sql.close()
      expect(lostConnectionText(error)).toMatch(LOST)
    },
    TIMEOUT_MS,
  )

  it(
    'is the reason why a copy of the tables is not whole',
    async () => {
      const sql = valueOf(await openPostgres({ url: cut.url }))
      cut.cutAt('payment_attempt')
      const dumped = await dumpTables(
        sql,
        async () => undefined,
        async () => undefined,
      )
      cut.cutAt(null)
      await sql.close()
      expect(dumped).toMatchObject({
        failure: expect.stringMatching(/^the connection to the database ended \(.+\)$/),
      })
    },
    TIMEOUT_MS,
  )

  it.each([
    ['orders', 'show', '7K3M-9QWT'],
    ['orders', 'list'],
  ])(
    'ends the command with what to do: %s %s',
    async (...words) => {
      const { DATABASE_URL } = process.env
      process.env['DATABASE_URL'] = cut.url
      const said: string[] = []
      cut.cutAt('payment_attempt')
      try {
        const terminal = { out: () => undefined, err: (line: string) => void said.push(line) }
        expect(await runCommand(words, terminal)).toBe(EXIT.failure)
      } finally {
        cut.cutAt(null)
        if (DATABASE_URL === undefined) delete process.env['DATABASE_URL']
        else process.env['DATABASE_URL'] = DATABASE_URL
      }
      expect(said).toEqual([expect.stringMatching(/^Error: The connection to the database ended/)])
    },
    TIMEOUT_MS,
  )
})
