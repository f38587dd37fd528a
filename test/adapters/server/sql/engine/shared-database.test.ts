import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  commitChanges,
  openSharedDatabase,
  shareDatabase,
} from '../../../../../adapters/server/sql/engine/index.js'
import type { Querier, SharedDatabase, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { SqlError } from '../../../../../adapters/server/sql/engine/sql-error.js'
import { valueOf } from '../../../../support/value-of.js'

let folder = ''
let shared: SharedDatabase | undefined
const accessPath = (): string => join(folder, 'vitrine.access.json')
const access = (): { port: number; token: string } =>
  JSON.parse(readFileSync(accessPath(), 'utf8')) as { port: number; token: string }

/** Answers its own question. */
const echo: Querier = {
  query: async (text, values = []) => {
    if (text === 'bad') throw new SqlError('42601', 'no statement')
    return { rows: [{ text, values }], changedRows: text === 'changes nothing' ? 0 : 3 }
  },
}
/** The transactions, by how they ended. */
const ended: string[] = []
const database: Pick<Sql, 'query' | 'tx'> = {
  ...echo,
  tx: (work) =>
    work(echo).then(
      (answer) => {
        ended.push('commit')
        return answer
      },
      (thrown: unknown) => {
        ended.push('rollback')
        throw thrown
      },
    ),
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-'))
  shared = valueOf(
    await shareDatabase({ sql: database, commit: commitChanges(database) }, folder, '', (tables) =>
      ended.push(['told', ...tables].join(' ')),
    ),
  )
})
afterEach(async () => {
  await shared?.close()
  shared = undefined
  rmSync(folder, { recursive: true, force: true })
})

describe("a database that a running site shares with its owner's commands", () => {
  it('answers statements with every kind of value, and its errors', async () => {
    const querier = valueOf(await openSharedDatabase(folder))
    const values = ['text "q"', 12, 1.5, true, null, new Uint8Array([0, 255, 128])]
    expect(await querier.query('SELECT', values)).toEqual({
      rows: [{ text: 'SELECT', values }],
      changedRows: 3,
    })
    await expect(querier.query('bad')).rejects.toMatchObject({ code: '42601', message: 'no statement' })
  })

  it('makes changes together, or none if one of them has no row', async () => {
    const { commit } = valueOf(await openSharedDatabase(folder))
    const change = { text: 'UPDATE', values: [1], mustChange: true }
    ended.length = 0
    expect(await commit([change, change])).toBe(true)
    expect(await commit([change, { ...change, text: 'changes nothing' }])).toBe(false)
    await expect(commit([change, { ...change, text: 'bad' }])).rejects.toMatchObject({ code: '42601' })
    const texts = [
      'insert into "refund" (id) values ($1)',
      ' UPDATE mail SET state = $1',
      'WITH x AS (SELECT 1)',
    ]
    expect(await commit(texts.map((text) => ({ ...change, text })))).toBe(true)
    expect(ended).toEqual(['commit', 'told', 'rollback', 'rollback', 'commit', 'told refund mail'])
  })

  it('can be reached by the owner of the folder only', async () => {
    expect(statSync(accessPath()).mode & 0o077).toBe(0)
    const { port, token } = access()
    const ask = async (headers: Record<string, string>, method = 'POST'): Promise<number> => {
      const init = method === 'POST' ? { method, headers, body: '{"text":"SELECT 1"}' } : { method, headers }
      return (await fetch(`http://127.0.0.1:${port}/`, init)).status
    }
    const authorization = `Bearer ${token}`
    expect(await ask({ authorization })).toBe(200)
    expect(await ask({})).toBe(403)
    expect(await ask({ authorization: `${authorization}0` })).toBe(403)
    expect(await ask({ authorization: authorization.replace(/.$/, 'g') })).toBe(403)
    expect(await ask({ authorization, origin: 'http://localhost' })).toBe(403)
    expect(await ask({ authorization }, 'GET')).toBe(403)
  })

  it('ends with the site, and a leftover file is ignored', async () => {
    const left = readFileSync(accessPath(), 'utf8')
    await shared?.close()
    expect(existsSync(accessPath())).toBe(false)
    expect(await openSharedDatabase(folder)).toEqual({ ok: false, failure: 'none' })
    writeFileSync(accessPath(), left)
    expect(await openSharedDatabase(folder)).toEqual({ ok: false, failure: 'none' })
    writeFileSync(accessPath(), '{')
    expect(await openSharedDatabase(folder)).toEqual({ ok: false, failure: 'none' })
  })

  it('is refused to a program of another version', async () => {
    writeFileSync(accessPath(), JSON.stringify({ ...access(), schema: '9999-later' }))
    expect(await openSharedDatabase(folder)).toEqual({ ok: false, failure: 'other-version' })
  })
})
