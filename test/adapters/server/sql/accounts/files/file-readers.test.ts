import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAccounts } from '../../../../../../adapters/server/sql/accounts/index.js'
import { createAccountFilesHandler } from '../../../../../../adapters/server/routes/accounts/account-files-handler.js'
import { createRequestHandler, where } from '../../../../../../adapters/server/http/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { NO_RULES } from '../../../../../../core/accounts/index.js'
import { eventually } from '../../../../../browser/support/eventually.js'
import { ADA, createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { visitorOf } from '../../../../../support/processes/two-processes.js'
import { valueOf } from '../../../../../support/value-of.js'
import { readSlowly } from '../../../../../support/files/read-slowly.js'
import { serve } from '../../../../graphql/support/site.js'
import type { TestSite } from '../../../../graphql/support/site.js'

const PAPER = {
  id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  name: 'Paper',
  slug: 'paper',
  type: 'FileRef',
  required: false,
  rules: NO_RULES,
} as const
const CONTENT = Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7 ')

let memory: Sql
let site: TestSite
let path: string
let logOut: () => Promise<unknown>
/** Statements that read content. */
let reads = 0

beforeAll(async () => {
  memory = await openTestMemory()
  const sql: Sql = {
    ...memory,
    query: (text, values) => {
      if (/FROM stored_file_part/.test(text) && text.startsWith('SELECT')) reads += 1
      return memory.query(text, values)
    },
  }
  const fixture = await createAccountsFixture(sql, { fields: [PAPER] })
  const accounts = createAccounts(fixture.context)
  const ada = visitorOf(valueOf(await accounts.open(fixture.newVisitor()).entrance.logIn(ADA)))
  const handle = createAccountFilesHandler(
    { records: accounts.memberFiles, files: fixture.context.files, onError: () => undefined },
    () => ada.session ?? null,
  )
  site = await serve(createRequestHandler({ routes: [where(() => true, handle)] }))
  const { profile, entrance } = accounts.open(ada)
  logOut = () => entrance.logOut()
  const { url, key } = valueOf(await profile.beginUpload({ fieldId: PAPER.id, filename: 'paper.pdf' }))
  const body = new FormData()
  body.append('file', new Blob([CONTENT]), 'paper.pdf')
  expect((await fetch(new URL(url, site.url), { method: 'POST', body })).status).toBe(204)
  valueOf(await profile.updateAccount([{ id: PAPER.id, type: 'FileRef', value: { tag: 'uploaded', key } }]))
  path = `/.vitrine/account-files/${key}`
}, 120_000)
afterAll(async () => {
  await site.close()
  await memory.close()
})

const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Response> =>
  fetch(new URL(path, site.url), { headers, method })

describe('a file of ten megabytes that its member fetches', () => {
  it('is not read for a HEAD, nor for a cached copy', async () => {
    reads = 0
    const head = await get({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([
      200,
      String(CONTENT.length),
      'application/octet-stream',
    ])
    const etag = head.headers.get('etag') ?? ''
    expect([(await get({ 'if-none-match': etag })).status, reads]).toEqual([304, 0])
  })

  it('is read when it is requested, whole or in part', async () => {
    reads = 0
    const part = await get({ range: 'bytes=9000000-9000099' })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
      206,
      CONTENT.subarray(9_000_000, 9_000_100),
    ])
    expect(reads).toBeLessThanOrEqual(2)
    expect(Buffer.compare(Buffer.from(await (await get()).arrayBuffer()), CONTENT)).toBe(0)
  })

  it('is sent a limited number of times at once, and read at the speed of each reader', async () => {
    reads = 0
    const sockets = Array.from({ length: 12 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'))
    const statuses = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve, reject) => {
            socket.once('error', reject)
            socket.once('data', (chunk) => {
              socket.pause()
              resolve(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? '')
            })
            socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
          }),
      ),
    )
    expect(statuses.sort()).toEqual([...Array<string>(6).fill('200'), ...Array<string>(6).fill('429')])
    // The system keeps some megabytes for a connection; the whole file has 320 parts.
    let before = -1
    await eventually(async () => {
      before = reads
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(reads).toBe(before)
    })
    expect(reads).toBeLessThan(6 * 300)
    for (const socket of sockets) socket.destroy()
    await eventually(async () => expect((await get({ range: 'bytes=0-0' })).status).toBe(206))
  })

  it('is cut off once the session of its reader ends', async () => {
    expect(await readSlowly(new URL(path, site.url).href, {}, () => undefined)).toBe(true)
    expect(await readSlowly(new URL(path, site.url).href, {}, logOut)).toBe(false)
  })
})
