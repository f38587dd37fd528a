import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlFileStore, createSqlForms } from '../../../../../adapters/server/forms/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { erasePersonData } from '../../../../../adapters/server/terminal/people/privacy-commands.js'
import { realRandom, wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const IDA = 'ida@example.org'

let sql: Sql
beforeAll(async () => {
  sql = await openTestMemory()
})
afterAll(() => sql.close())

describe('an erasure', () => {
  it('removes no submission before its entry of the audit log is written', async () => {
    const site = { sql, siteId: 'site' }
    const kept = createSqlForms({ ...site, clock: wallClock, random: realRandom })
    const forms = { ...kept, files: createSqlFileStore(sql, site.siteId) }
    const sent = { attempt: null, pageId: 'p', source: 'https://shop.test/', files: {}, formName: 'Jobs' }
    valueOf(await forms.submissions.add({ ...sent, fields: { Mail: IDA } }, { needsMail: false }))
    const count = async () => valueOf(await forms.submissions.count({}))
    const terminal = { out: () => undefined, err: () => undefined }
    const person = { ...site, email: IDA, forms }
    const wanted = { isSure: true, keepYears: 10, nowMs: Date.now() }
    const ending = () => Promise.reject(new Error('the process ends'))
    await expect(erasePersonData(person, { ...wanted, eraseRows: ending }, terminal)).rejects.toThrow('ends')
    expect(await count()).toBe(1)
    const erased = await erasePersonData(person, { ...wanted, eraseRows: () => Promise.resolve() }, terminal)
    expect(valueOf(erased)).toMatchObject({ submissions: 1 })
    expect(await count()).toBe(0)
  })
})
