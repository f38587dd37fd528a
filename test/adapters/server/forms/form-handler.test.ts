import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createFormHandler,
  createFormMailSender,
  createSqlFileStore,
  createSqlForms,
} from '../../../../adapters/server/forms/index.js'
import { createSqlRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { readKeptFile } from '../../../../core/ports/read-kept-file.js'
import type { CaptchaVerifier } from '../../../../core/ports/captcha-verifier.port.js'
import type { FileStore } from '../../../../core/ports/file-store.port.js'
import type { FormStorage } from '../../../../adapters/server/forms/index.js'
import type { SubmissionFilter } from '../../../../core/ports/form-submissions.port.js'
import type { Mail, MailFailure } from '../../../../core/ports/mailer.port.js'
import { openTestMemory } from '../../../support/temporary-pglite.js'

let sql: Sql
let forms: FormStorage
let server: Server
let origin = ''
let nowMs = 1_000_000
let tokens = 0
let siteCount = 0
let stored = 0
let files: FileStore
let failures: string[] = []
let captcha: CaptchaVerifier | undefined
let hasFileFields = true
const clock = { wallTime: () => nowMs }

beforeAll(async () => {
  sql = await openTestMemory()
})
afterAll(() => sql.close())

beforeEach(async () => {
  stored = 0
  failures = []
  captcha = undefined
  hasFileFields = true
  const siteId = `site-${++siteCount}`
  forms = createSqlForms({
    sql,
    siteId,
    clock,
    random: { token: () => `${++tokens}`.padStart(32, '0') },
  })
  files = createSqlFileStore(sql, siteId)
  const options = {
    submissions: forms.submissions,
    uploads: forms.uploads,
    files,
    clock,
    trustProxy: true,
    origins: ['https://static.test'],
    onStored: () => stored++,
    onFailure: (reason: string) => failures.push(reason),
    totalLimitBytes: 20_000,
    takesFiles: async () => hasFileFields,
  }
  const handle: ReturnType<typeof createFormHandler> = (request, response) =>
    // Each request as if it came to a process of its own: what they share is in the database.
    createFormHandler({
      ...options,
      limit: createSqlRateLimit({ sql, siteId, clock }),
      ...(captcha && { captcha }),
    })(request, response)
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
const list = async (
  filter: SubmissionFilter = {},
  limit = 100,
): Promise<readonly { readonly formName: string }[]> => {
  const sort = { key: 'time', isDescending: true } as const
  const listed = await forms.list.page({ filter, sort, limit, after: null })
  return listed.ok ? listed.value.items : []
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

  it('is refused when too large, with an answer that the page can read', async () => {
    expect(await post({ 'fields[a]': 'x'.repeat(300_000) })).toEqual({
      code: 413,
      msg: 'The form is too large.',
    })
    expect(await post({ 'fields[a]': 'x'.repeat(5_000_000) })).toMatchObject({ code: 413 })
    expect(await list()).toEqual([])
  })

  it('is taken from pages of the site and from programs, from nobody else', async () => {
    expect(await post(contact, { origin })).toMatchObject({ code: 200 })
    expect(await post(contact)).toMatchObject({ code: 200 })
    const proxied = { origin: 'https://Shop.test', 'x-forwarded-host': 'shop.test' }
    expect(await post(contact, proxied)).toMatchObject({ code: 200 })
    for (const other of ['https://evil.test', 'null', 'nonsense', `${origin}1`])
      expect(await post(contact, { origin: other })).toMatchObject({ code: 403 })
    expect(await post(contact, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 403 })
    expect(await list()).toHaveLength(3)
  })

  it('is taken from another site that the owner has named, and that site may read the answer', async () => {
    const headers = { origin: 'https://static.test' }
    const ask = (method: string, from = headers): Promise<Response> =>
      fetch(`${origin}/api/v1/form/abc`, {
        method,
        headers: from,
        ...(method === 'POST' && { body: new URLSearchParams(contact) }),
      })
    const allowed = (response: Response): readonly unknown[] => [
      response.status,
      response.headers.get('access-control-allow-origin'),
    ]
    expect(allowed(await ask('OPTIONS'))).toEqual([204, 'https://static.test'])
    expect(allowed(await ask('POST'))).toEqual([200, 'https://static.test'])
    expect(allowed(await ask('OPTIONS', { origin: 'https://evil.test' }))).toEqual([405, null])
    expect(allowed(await ask('POST', { origin: 'https://evil.test' }))).toEqual([403, null])
    expect(await list()).toHaveLength(1)
  })

  it('is refused when there are too many of one visitor, in whatever process', async () => {
    const from = (address: string): Promise<unknown> => post(contact, { 'x-forwarded-for': address })
    for (let count = 0; count < 10; count++)
      expect(await from(`2001:db8:1:2:${count}::1`)).toMatchObject({ code: 200 })
    expect(await from('2001:db8:1:2::99')).toEqual({
      code: 429,
      msg: 'Too many submissions. Please wait a minute.',
    })
    expect(await from('2001:db8:1:3::99')).toMatchObject({ code: 200 })
    nowMs += 61_000
    expect(await from('2001:db8:1:2::99')).toMatchObject({ code: 200 })
  })

  it.each([
    ['GET', '/api/v1/form/abc', 405],
    ['PUT', '/api/v1/form/abc', 405],
    ['POST', '/api/v1/form/abc/signFile', 405],
    ['GET', '/api/v1/form-upload', 405],
    ['POST', '/api/v1/form/', 404],
    ['POST', '/api/v1/form/a/b', 404],
    ['POST', '/api/v1/form//', 404],
  ])('%s %s is answered %d in words', async (method, path, status) => {
    const response = await fetch(origin + path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: status, msg: expect.stringMatching(/\w \w/) })
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'of the type %j is refused',
    async (type) => {
      const headers = { 'content-type': type }
      const response = await fetch(`${origin}/api/v1/form/abc`, {
        method: 'POST',
        body: 'fields[a]=1',
        headers,
      })
      expect([response.status, response.headers.get('accept-post')]).toEqual([
        415,
        'application/x-www-form-urlencoded',
      ])
      expect(await list()).toEqual([])
    },
  )

  it('that is no form at all is refused in words', async () => {
    expect(await post({})).toEqual({ code: 400, msg: 'The form is empty.' })
    expect(await post({ '%': '%zz', fields: 'x' })).toEqual({ code: 400, msg: 'The form is empty.' })
  })

  it('is kept once when the same attempt is sent again', async () => {
    const attempt = 'ab'.repeat(16)
    await Promise.all([post({ ...contact, attempt }), post({ ...contact, attempt })])
    expect(await post({ ...contact, attempt })).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toHaveLength(1)
  })

  it('needs a solved challenge where the owner has set one', async () => {
    const asked: string[] = []
    let isAway = false
    captcha = {
      field: 'cf-turnstile-response',
      verify: async (answer) => {
        asked.push(answer)
        return isAway
          ? { ok: false, failure: { tag: 'unavailable', message: 'The captcha service did not answer.' } }
          : { ok: true, value: answer === 'good' }
      },
    }
    const robot = { code: 400, msg: 'Please confirm you’re not a robot.' }
    expect(await post(contact)).toEqual(robot)
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'bad' })).toEqual(robot)
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'good' })).toMatchObject({ code: 200 })
    isAway = true
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'good' })).toMatchObject({ code: 503 })
    expect(failures).toEqual(['The captcha service did not answer.'])
    expect(asked).toEqual(['', 'bad', 'good', 'good'])
    expect(await list()).toHaveLength(1)
    expect(JSON.stringify(await list())).not.toMatch('good')
  })

  it('is told to come later when the database is away, and the owner hears why', async () => {
    const { add } = forms.submissions
    Object.assign(forms.submissions, {
      add: async () => ({ ok: false, failure: { tag: 'unavailable', message: 'disk full' } }),
    })
    expect(await post(contact)).toEqual({ code: 503, msg: 'The form cannot be sent right now.' })
    expect(failures).toEqual(['disk full'])
    Object.assign(forms.submissions, { add })
  })

  it('leaves every other address alone', async () => {
    for (const path of ['/contact', '//', '/api/v1/form', '/%'])
      expect((await fetch(origin + path)).status).toBe(404)
  })

  it('is listed newest first, by form if asked', async () => {
    for (const name of ['A', 'B', 'A']) {
      nowMs += 1000
      await post({ ...contact, name })
    }
    expect((await list({}, 2)).map(({ formName }) => formName)).toEqual(['A', 'B'])
    expect(await list({ formName: 'A' })).toHaveLength(2)
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
    expect(await upload(signed, '%PDF-')).toBe('204')
    const kept = await readKeptFile(files, `forms/${signed.fileId}`)
    expect(kept.ok && kept.value && Buffer.from(kept.value).toString()).toBe('%PDF-')
    expect(await upload(signed, '%PDF-')).toBe('403 AccessDenied')
  })

  it('is refused with a wrong token, another size, or too late', async () => {
    const signed = await sign('cv.pdf', 5)
    const forged = { ...signed, s3Url: signed.s3Url.replace(/token=.*/, 'token=x') }
    expect(await upload(forged, '%PDF-')).toBe('403 AccessDenied')
    expect(await upload({ ...signed, s3Url: '/api/v1/form-upload' }, '%PDF-')).toBe('403 AccessDenied')
    expect(await upload(signed, 'much longer')).toBe('413 EntityTooLarge')
    const late = await sign('cv.pdf', 5)
    nowMs += 11 * 60_000
    expect(await upload(late, '%PDF-')).toBe('403 AccessDenied')
    const kept = await readKeptFile(files, `forms/${signed.fileId}`)
    expect(kept).toEqual({ ok: true, value: null })
  })

  it('belongs to the one submission that names it', async () => {
    const signed = await sign('cv.pdf', 5)
    await upload(signed, '%PDF-')
    await post({ ...contact, 'fileUploads[CV]': signed.fileId, 'fileUploads[Other]': 'made-up' })
    nowMs += 1
    await post({ ...contact, name: 'Thief', 'fileUploads[CV]': signed.fileId })
    expect(await list()).toMatchObject([
      { formName: 'Thief', files: [{ field: 'CV', file: null }] },
      {
        formName: 'Contact',
        files: [
          { field: 'CV', file: { id: signed.fileId, name: 'cv.pdf', sizeBytes: 5 } },
          { field: 'Other', file: null },
        ],
      },
    ])
  })

  it.each([
    ['text', 'text/plain', '415 InvalidContentType'],
    ['text', 'multipart/form-data; boundary=x', '400 MalformedPOSTRequest'],
    ['x'.repeat(100_000), 'multipart/form-data; boundary=x', '413 EntityTooLarge'],
  ])('that is none is refused as an object store refuses', async (body, type, refusal) => {
    const { s3Url } = await sign('cv.pdf', 5)
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const response = await fetch(new URL(s3Url, origin), init)
    expect(`${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? ''}`).toBe(refusal)
  })

  it('that nobody has asked to send is refused, however large it is', async () => {
    const init = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'x'.repeat(7_000_000),
    }
    const response = await fetch(`${origin}/api/v1/form-upload?key=a&token=b`, { method: 'POST', ...init })
    expect([response.status, await response.text()]).toEqual([403, expect.stringMatching('AccessDenied')])
  })

  it('is neither signed nor read where no form has a field for files, but for pages elsewhere', async () => {
    const signed = await sign('cv.pdf', 5)
    hasFileFields = false
    const signUrl = `${origin}/api/v1/form/abc/signFile?name=cv.pdf&size=5`
    expect((await fetch(signUrl)).status).toBe(404)
    expect(await upload(signed, '%PDF-')).toBe('404')
    const elsewhere = await fetch(signUrl, { headers: { origin: 'https://static.test' } })
    expect(elsewhere.status).toBe(200)
  })

  it('is not signed when the files of all submissions would take too much', async () => {
    for (let count = 0; count < 2; count++) await upload(await sign('a.pdf', 9_999), '%PDF-'.padEnd(9_999))
    expect((await sign('a.pdf', 1000)).msg).toBe('There is no room for more files.')
    expect(failures.join()).toMatch('vitrine forms delete')
  })

  it('is not signed for one who has asked for a hundred in a day', async () => {
    for (const count of [25, 25, 25, 25]) {
      nowMs += 61_000
      await Promise.all(Array.from({ length: count }, () => sign('a.exe', 1)))
    }
    nowMs += 61_000
    expect(await sign('a.pdf', 5)).toMatchObject({ code: 429 })
    nowMs += 24 * 60 * 60_000
    expect(await sign('a.pdf', 5)).toHaveProperty('fileId')
  })

  it('of a forbidden kind or size is not signed', async () => {
    expect((await sign('a.exe', 5)).msg).toBe('InvalidFileTypeError: a.exe')
    expect((await sign('a.pdf', 11 * 1024 * 1024)).msg).toBe('MaxFileSizeError: a.pdf')
  })
})

describe('mail about submissions', () => {
  const sent: Mail[] = []
  const reasons: string[] = []
  let failure: MailFailure | null = null
  const senderOver = (): ReturnType<typeof createFormMailSender> =>
    createFormMailSender({
      outbox: forms.outbox,
      clock,
      mailer: {
        send: async (mail) => {
          const isAbout = mail.subject.endsWith('Broken') || failure?.tag === 'not-sent'
          if (failure && isAbout) return { ok: false, failure }
          sent.push(mail)
          return { ok: true, value: undefined }
        },
      },
      to: 'owner@shop.test',
      onFailure: (reason) => reasons.push(reason),
    })
  const subjects = (): readonly string[] => sent.splice(0).map(({ subject }) => subject)
  beforeEach(() => {
    sent.length = 0
    reasons.length = 0
    failure = null
  })

  it('is sent once for each, and again after the mail server was away; the owner is told once', async () => {
    await post(contact)
    nowMs += 1
    await post({ ...contact, name: 'Second' })
    failure = { tag: 'not-sent', message: 'down' }
    const [sender, another] = [senderOver(), senderOver()]
    await sender.sendWaiting()
    await sender.sendWaiting()
    expect([subjects(), reasons]).toEqual([[], ['down']])
    failure = null
    await Promise.all([sender.sendWaiting(), sender.sendWaiting(), another.sendWaiting()])
    await another.sendWaiting()
    expect(subjects()).toEqual(['New submission: Contact', 'New submission: Second'])
  })

  it('that the server refuses for good holds up no other, and is given up after a week', async () => {
    await post({ ...contact, name: 'Broken' })
    nowMs += 1
    await post(contact)
    failure = { tag: 'refused', message: 'no' }
    const sender = senderOver()
    await sender.sendWaiting()
    expect(subjects()).toEqual(['New submission: Contact'])
    failure = null
    await sender.sendWaiting()
    expect(subjects()).toEqual([])
    nowMs += 61 * 60_000
    await sender.sendWaiting()
    expect(subjects()).toEqual(['New submission: Broken'])
    await post(contact)
    nowMs += 8 * 24 * 60 * 60_000
    await sender.sendWaiting()
    expect(subjects()).toEqual([])
  })

  it('is not sent for what came while no mail was set up', async () => {
    const attempt = { attempt: null, formName: 'Old', pageId: '', source: '', fields: { a: 'b' }, files: {} }
    await forms.submissions.add(attempt, { needsMail: false })
    await senderOver().sendWaiting()
    expect(subjects()).toEqual([])
  })
})
