import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFormHandler, createFormMailSender, createSqlFormInbox } from '../../../adapters/forms/index.js'
import { migrated, openMemoryPglite } from '../../../adapters/sql/index.js'
import type { Sql } from '../../../adapters/sql/index.js'
import type { FileStore } from '../../../core/ports/file-store.port.js'
import type { FormInbox } from '../../../core/ports/form-inbox.port.js'
import type { Mail } from '../../../core/ports/mailer.port.js'

let sql: Sql
let inbox: FormInbox
let server: Server
let origin = ''
let nowMs = 1_000_000
let tokens = 0
let siteCount = 0
let stored = 0
const kept = new Map<string, string>()
const files: FileStore = {
  put: async (key, content) => {
    kept.set(key, Buffer.from(content).toString('utf8'))
    return { ok: true, value: undefined }
  },
}
const clock = { wallTime: () => nowMs }

beforeAll(async () => {
  const opened = await migrated(await openMemoryPglite())
  if (!opened.ok) throw new Error(opened.failure.message)
  sql = opened.value
})
afterAll(() => sql.close())

beforeEach(async () => {
  kept.clear()
  stored = 0
  inbox = createSqlFormInbox({
    sql,
    siteId: `site-${++siteCount}`,
    clock,
    random: { token: () => `${++tokens}`.padStart(32, '0') },
  })
  const handle = createFormHandler({ inbox, files, clock, trustProxy: false, onStored: () => stored++ })
  server = createServer((request, response) => {
    void handle(request, response).then((isAnswered) => {
      if (!isAnswered) response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const post = async (
  body: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const response = await fetch(`${origin}/api/v1/form/abc`, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers,
  })
  return response.json()
}
const list = async (): Promise<readonly unknown[]> => {
  const listed = await inbox.list({ count: 100 })
  return listed.ok ? listed.value : []
}
const contact = {
  name: 'Contact',
  source: 'https://s.test/',
  'fields[Name]': 'Ada',
  'fields[Email]': 'ada@home.test',
}

describe('a form post', () => {
  it('is stored and answered as the page expects', async () => {
    expect(await post(contact)).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toMatchObject([
      { formName: 'Contact', fields: { Name: 'Ada', Email: 'ada@home.test' }, receivedAtMs: nowMs },
    ])
    expect(stored).toBe(1)
  })

  it('of a machine looks like a success and stores nothing', async () => {
    expect(await post({ ...contact, trap: 'buy' })).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toEqual([])
    expect(stored).toBe(0)
  })

  it('with a password is refused', async () => {
    expect(await post({ 'fields[Password]': 'secret' })).toEqual({
      code: 400,
      msg: 'Passwords cannot be submitted.',
    })
    expect(await list()).toEqual([])
  })

  it('is refused when too large, from another site, by another method, or too often', async () => {
    expect(await post({ 'fields[a]': 'x'.repeat(300_000) })).toMatchObject({ code: 413 })
    expect(await post(contact, { origin: 'https://evil.test' })).toMatchObject({ code: 403 })
    expect(await post(contact, { origin })).toMatchObject({ code: 200 })
    expect((await fetch(`${origin}/api/v1/form/abc`)).status).toBe(405)
    let last: unknown
    for (let count = 0; count < 9; count++) last = await post(contact)
    expect(last).toMatchObject({ code: 429 })
    expect(await list()).toHaveLength(9)
  })

  it('leaves every other address alone', async () => {
    expect((await fetch(`${origin}/contact`)).status).toBe(404)
  })

  it('is listed newest first, by form if asked', async () => {
    for (const name of ['A', 'B', 'A']) {
      nowMs += 1000
      await post({ ...contact, name })
    }
    const all = await inbox.list({ count: 2 })
    expect(all.ok && all.value.map(({ formName }) => formName)).toEqual(['A', 'B'])
    const some = await inbox.list({ count: 9, formName: 'A' })
    expect(some.ok && some.value).toHaveLength(2)
  })
})

describe('a file', () => {
  interface Signed {
    readonly fileId: string
    readonly s3Url: string
    readonly postData: Readonly<Record<string, string>>
    readonly msg?: string
  }
  const sign = async (name: string, size: number): Promise<Signed> => {
    const query = new URLSearchParams({ name, size: `${size}` })
    return (await (await fetch(`${origin}/api/v1/form/abc/signFile?${query}`)).json()) as Signed
  }
  const upload = async (signed: Signed, content: string): Promise<string> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(signed.postData)) body.append(name, value)
    body.append('file', new Blob([content]), 'cv.pdf')
    const response = await fetch(new URL(signed.s3Url, origin), { method: 'POST', body })
    return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? ''}`.trim()
  }

  it('is taken once with its token', async () => {
    const signed = await sign('cv.pdf', 5)
    expect(await upload(signed, 'hello')).toBe('204')
    expect([...kept]).toEqual([[`forms/${signed.fileId}`, 'hello']])
    expect(await upload(signed, 'hello')).toBe('403 AccessDenied')
  })

  it('is refused with a wrong token, another size, or too late', async () => {
    const signed = await sign('cv.pdf', 5)
    expect(await upload({ ...signed, postData: { ...signed.postData, token: 'x' } }, 'hello')).toBe(
      '403 AccessDenied',
    )
    expect(await upload(signed, 'much longer')).toBe('400 EntityTooLarge')
    const late = await sign('cv.pdf', 5)
    nowMs += 11 * 60_000
    expect(await upload(late, 'hello')).toBe('403 AccessDenied')
    expect(kept.size).toBe(0)
  })

  it('of a forbidden kind or size is not signed', async () => {
    expect((await sign('a.exe', 5)).msg).toBe('InvalidFileTypeError: a.exe')
    expect((await sign('a.pdf', 11 * 1024 * 1024)).msg).toBe('MaxFileSizeError: a.pdf')
  })
})

describe('mail about submissions', () => {
  it('is sent once for each, and again after the mail server was away', async () => {
    const sent: Mail[] = []
    let isDown = true
    const sender = createFormMailSender(
      inbox,
      {
        send: async (mail) => {
          if (isDown) return { ok: false, failure: { tag: 'not-sent', message: 'down' } }
          sent.push(mail)
          return { ok: true, value: undefined }
        },
      },
      'owner@shop.test',
    )
    await post(contact)
    nowMs += 1
    await post({ ...contact, name: 'Second' })
    await sender.sendWaiting()
    expect(sent).toEqual([])
    isDown = false
    await Promise.all([sender.sendWaiting(), sender.sendWaiting()])
    await sender.sendWaiting()
    expect(sent.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      'owner@shop.test New message: Contact',
      'owner@shop.test New message: Second',
    ])
  })
})
