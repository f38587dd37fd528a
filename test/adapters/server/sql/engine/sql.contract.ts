import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { kyselyOver, SqlError } from '../../../../../adapters/server/sql/engine/index.js'
import type { Querier, Sql } from '../../../../../adapters/server/sql/engine/index.js'

interface Tables {
  readonly probe: { readonly id: string; readonly amount: number }
}

/** The rules of every adapter of the `Sql` port. `isParallel`: transactions really run at the same time. */
export function describeSql(name: string, open: () => Promise<Sql>, isParallel: boolean): void {
  describe(`Sql: ${name}`, () => {
    let sql: Sql
    beforeAll(async () => {
      sql = await open()
      await sql.query(
        'CREATE TABLE IF NOT EXISTS probe (id TEXT PRIMARY KEY, amount BIGINT NOT NULL CHECK (amount >= 0))',
      )
    }, 60_000)
    afterAll(() => sql.close())

    const put = (id: string, amount: number) =>
      sql.query('INSERT INTO probe VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET amount = $2', [id, amount])
    const amountOf = async (id: string): Promise<unknown> =>
      (await sql.query('SELECT amount FROM probe WHERE id = $1', [id])).rows[0]?.['amount']

    it.each([0, 1, -0, Number.MAX_SAFE_INTEGER])('keeps the amount %p exactly', async (amount) => {
      await put('exact', amount)
      expect(await amountOf('exact')).toBe(amount === 0 ? 0 : amount)
    })

    it('refuses to read a number that would be rounded', async () => {
      await expect(sql.query('SELECT CAST(9007199254740993 AS BIGINT) AS amount')).rejects.toThrow(
        /too large/,
      )
    })

    it('returns the number of changed rows, and none for a query', async () => {
      await put('one', 1)
      await put('two', 1)
      const update = await sql.query(`UPDATE probe SET amount = 2 WHERE id IN ('one', 'two')`)
      expect(update.changedRows).toBe(2)
      expect((await sql.query(`SELECT * FROM probe WHERE id = 'one'`)).changedRows).toBe(0)
    })

    it('keeps a transaction completely or not at all', async () => {
      await put('tx', 1)
      await expect(
        sql.tx(async ({ query }) => {
          await query(`UPDATE probe SET amount = 2 WHERE id = 'tx'`)
          throw new RangeError('the work gave up')
        }),
      ).rejects.toBeInstanceOf(RangeError)
      expect(await amountOf('tx')).toBe(1)
      expect(
        await sql.tx(
          async ({ query }) => (await query(`UPDATE probe SET amount = 3 WHERE id = 'tx'`)).changedRows,
        ),
      ).toBe(1)
      expect(await amountOf('tx')).toBe(3)
    })

    it('keeps a transaction without sync like any other while the engine runs', async () => {
      await put('count', 1)
      const counting = sql.tx(
        async ({ query }) => {
          await query(`UPDATE probe SET amount = amount + 1 WHERE id = 'count'`)
          return 'counted'
        },
        { mayBeLost: true },
      )
      expect(await counting).toBe('counted')
      expect(await amountOf('count')).toBe(2)
      expect(await sql.tx(() => Promise.resolve('nothing asked'), { mayBeLost: true })).toBe('nothing asked')
    })

    it('commits nothing after a failed statement, even if the work went on', async () => {
      await put('broken', 1)
      await expect(
        sql.tx(async ({ query }) => {
          await query(`UPDATE probe SET amount = 2 WHERE id = 'broken'`)
          await query('SELECT * FROM nothing').catch(() => undefined)
        }),
      ).rejects.toMatchObject({ code: '25P02' })
      expect(await amountOf('broken')).toBe(1)
    })

    /** Changes a row without reading the answer, several times, so that the statement is a repeated one. */
    const change = async ({ query, defer }: Querier, id: string, amount: number): Promise<void> => {
      await (defer ?? query)('UPDATE probe SET amount = $2 WHERE id = $1', [id, amount])
    }

    it('makes deferred changes before the next statement and before the commit, in their order', async () => {
      for (let round = 1; round < 5; round += 1) {
        await put('deferred', 0)
        const read = await sql.tx(async (querier) => {
          await change(querier, 'deferred', 1)
          await change(querier, 'deferred', 2)
          const { rows } = await querier.query('SELECT amount FROM probe WHERE id = $1', ['deferred'])
          await change(querier, 'deferred', 3)
          await change(querier, 'deferred', round * 10)
          return rows
        })
        expect(read).toEqual([{ amount: 2 }])
        expect(await amountOf('deferred')).toBe(round * 10)
      }
    })

    it('drops a transaction with a refused deferred change, and goes on', async () => {
      for (let round = 1; round < 5; round += 1) {
        await put('refused', 5)
        await put('refused too', 5)
        const atCommit = sql.tx(async (querier) => {
          await querier.query(`UPDATE probe SET amount = 6 WHERE id = 'refused'`)
          await change(querier, 'refused', -1)
          await change(querier, 'refused too', 7)
        })
        await expect(atCommit).rejects.toMatchObject({ code: '23514' })
        const before = sql.tx(async (querier) => {
          await change(querier, 'refused too', 8)
          await change(querier, 'refused', -1)
          await querier.query('SELECT amount FROM probe WHERE id = $1', ['refused'])
        })
        await expect(before).rejects.toMatchObject({ code: '23514' })
        expect([await amountOf('refused'), await amountOf('refused too')]).toEqual([5, 5])
      }
    })

    it('makes no deferred change of a transaction that was abandoned or broken', async () => {
      for (let round = 1; round < 5; round += 1) {
        await put('given up', 1)
        const givesUp = sql.tx(async (querier) => {
          await change(querier, 'given up', 2)
          throw new RangeError('the work gave up')
        })
        await expect(givesUp).rejects.toBeInstanceOf(RangeError)
        const broken = sql.tx(async (querier) => {
          await querier.query('SELECT * FROM nothing').catch(() => undefined)
          await change(querier, 'given up', 3).catch(() => undefined)
        })
        await expect(broken).rejects.toMatchObject({ code: '25P02' })
        expect(await amountOf('given up')).toBe(1)
        expect(await sql.tx(() => Promise.resolve('nothing asked'))).toBe('nothing asked')
      }
    })

    it('answers a repeated statement from the current tables', async () => {
      await sql.query('CREATE TABLE IF NOT EXISTS changing (id TEXT PRIMARY KEY)')
      await sql.query(`INSERT INTO changing VALUES ('a')`)
      const read = async () => (await sql.query('SELECT * FROM changing WHERE id = $1', ['a'])).rows
      for (let round = 0; round < 8; round += 1) expect(await read()).toEqual([{ id: 'a' }])
      await sql.query('ALTER TABLE changing ADD COLUMN amount BIGINT NOT NULL DEFAULT 5')
      for (let round = 0; round < 8; round += 1) expect(await read()).toEqual([{ id: 'a', amount: 5 }])
      await sql.query('DROP TABLE changing')
      await expect(read()).rejects.toMatchObject({ code: '42P01' })
      await expect(read()).rejects.toMatchObject({ code: '42P01' })
    })

    it('keeps values of every kind, for new and repeated statements', async () => {
      await sql.query(
        'CREATE TABLE IF NOT EXISTS kinds (id TEXT PRIMARY KEY, flag BOOLEAN, number DOUBLE PRECISION, ' +
          'bytes BYTEA, whole BIGINT, text TEXT)',
      )
      const rows = [
        {
          id: 'a',
          flag: true,
          number: 1.5e-7,
          bytes: new Uint8Array([0, 255, 92, 39]),
          whole: 0,
          text: "q'\\x",
        },
        { id: 'b', flag: false, number: -3, bytes: new Uint8Array(), whole: -7, text: '' },
        { id: 'c', flag: null, number: null, bytes: null, whole: null, text: null },
      ]
      for (const round of [1, 2, 3]) {
        for (const row of rows) {
          const { id, flag, number, bytes, whole, text } = row
          await sql.query('INSERT INTO kinds VALUES ($1, $2, $3, $4, $5, $6)', [
            `${id}${round}`,
            flag,
            number,
            bytes,
            whole,
            text,
          ])
          const { rows: read } = await sql.query('SELECT * FROM kinds WHERE id = $1', [`${id}${round}`])
          const { bytes: readBytes, ...others } = read[0] ?? {}
          expect(others).toEqual({ id: `${id}${round}`, flag, number, whole, text })
          expect(readBytes === null ? null : [...(readBytes as Uint8Array)]).toEqual(
            bytes === null ? null : [...bytes],
          )
        }
      }
      await sql.query('DROP TABLE kinds')
    })

    it('rejects with the code of the fault and a short message, and goes on', async () => {
      for (const [statement, code] of [
        ['selec', '42601'],
        ['SELECT * FROM nothing', '42P01'],
        [`INSERT INTO probe VALUES ('bad', -1)`, '23514'],
      ] as const) {
        const error = await sql.query(statement).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(SqlError)
        expect(error).toMatchObject({ code })
        expect(String((error as SqlError).stack).length).toBeLessThan(400)
        await expect(sql.tx(({ query }) => query(statement))).rejects.toMatchObject({ code })
      }
      await put('after', 1)
      expect(await amountOf('after')).toBe(1)
    })

    it('repeats a transaction after a conflict', async () => {
      let runs = 0
      const result = await sql.tx(async ({ query }) => {
        runs += 1
        if (runs < 3) {
          const code = runs === 1 ? '40001' : '40P01'
          await query(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END $$`)
        }
        return runs
      })
      expect(result).toBe(3)
    })

    it('loses no update when many transactions change one row', async () => {
      await put('hot', 0)
      const add = () =>
        sql.tx(async ({ query }) => {
          const { rows } = await query(`SELECT amount FROM probe WHERE id = 'hot' FOR UPDATE`)
          await query(`UPDATE probe SET amount = $1 WHERE id = 'hot'`, [Number(rows[0]?.['amount']) + 1])
        })
      await Promise.all(Array.from({ length: 20 }, add))
      expect(await amountOf('hot')).toBe(20)
    })

    it('resolves a deadlock by repeating the aborted transaction', async () => {
      if (!isParallel) return expect(sql.location).toMatch(/folder/)
      await put('left', 0)
      await put('right', 0)
      const both = (...ids: readonly string[]) =>
        sql.tx(async ({ query }) => {
          for (const id of ids) await query('UPDATE probe SET amount = amount + 1 WHERE id = $1', [id])
        })
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => (index % 2 ? both('left', 'right') : both('right', 'left'))),
      )
      expect([await amountOf('left'), await amountOf('right')]).toEqual([6, 6])
    }, 30_000)

    it('is used through Kysely, which begins no transaction itself', async () => {
      const tables = kyselyOver<Tables>(sql)
      await tables
        .insertInto('probe')
        .values({ id: 'typed', amount: 5 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const { numUpdatedRows } = await tables
        .updateTable('probe')
        .set({ amount: 6 })
        .where('id', '=', 'typed')
        .executeTakeFirstOrThrow()
      expect(numUpdatedRows).toBe(1n)
      expect(
        await tables.selectFrom('probe').select('amount').where('id', '=', 'typed').executeTakeFirst(),
      ).toEqual({ amount: 6 })
      await expect(tables.transaction().execute(() => Promise.resolve())).rejects.toThrow(/Sql\.tx/)
    })

    it('can be closed twice', async () => {
      const other = await open()
      await other.close()
      await expect(other.close()).resolves.toBeUndefined()
    })
  })
}
