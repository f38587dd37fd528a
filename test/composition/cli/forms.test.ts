import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { SMTPServer } from 'smtp-server'
import { EXIT } from '../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../composition/cli/program.js'
import { parseDuration, readFormSettings, startSite } from '../../../composition/server/index.js'
import type { RunningSite, StartOptions } from '../../../composition/server/index.js'
import { startPostgres } from '../../support/sql/postgres.js'
import { uploadFormFile } from '../../support/files/upload-form-file.js'
import { valueOf } from '../../support/value-of.js'
import { openDesk } from '../support/owner-desk.js'
import { scratchSite } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

const SLOW_MS = 120_000
const VARIABLES = [
  'DATABASE_URL',
  'VITRINE_SMTP_URL',
  'VITRINE_MAIL_FROM',
  'VITRINE_FORMS_TO',
  'VITRINE_FORMS_KEEP',
  'VITRINE_FORMS_ORIGINS',
]
const before = VARIABLES.map((name) => [name, process.env[name]] as const)
function restoreEnvironment(): void {
  for (const [name, value] of before) {
    if (value === undefined) Reflect.deleteProperty(process.env, name)
    else process.env[name] = value
  }
}
let site: ScratchSite
let running: RunningSite | undefined

beforeEach(() => {
  site = scratchSite()
  site.write('apply.html', '<form><input type="email" name="email"><input type="file" name="cv"></form>')
  for (const name of VARIABLES) Reflect.deleteProperty(process.env, name)
})
afterEach(async () => {
  await running?.close()
  running = undefined
  restoreEnvironment()
  site.remove()
})

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function run(...words: readonly string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(words, { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const forms = (name: string, ...words: readonly string[]): Promise<Ran> =>
  run('forms', name, '--data', site.data, ...words)

const said: string[] = []
const options = (): StartOptions => ({
  port: 0,
  dataFolder: site.data,
  forms: valueOf(readFormSettings(process.env)),
  onError: (error) => said.push(String(error)),
})
async function open(): Promise<string> {
  running = valueOf(await startSite(site.folder, options()))
  return running.server.url
}
async function stop(): Promise<void> {
  await running?.close()
  running = undefined
}

async function send(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${url}/api/v1/form/abc`, { method: 'POST', body })
  expect(await response.json()).toEqual({ code: 200, msg: 'ok' })
}
async function uploadTo(url: string, name: string, content: string): Promise<string> {
  const query = new URLSearchParams({ name, size: `${content.length}` })
  const signing = await fetch(`${url}/api/v1/form/abc/signFile?${query}`)
  const { fileId, s3Url, postData } = (await signing.json()) as {
    fileId: string
    s3Url: string
    postData: Record<string, string>
  }
  const body = new FormData()
  for (const [key, value] of Object.entries(postData)) body.append(key, value)
  body.append('file', new Blob([content]), name)
  expect((await fetch(new URL(s3Url, url), { method: 'POST', body })).status).toBe(204)
  return fileId
}

/** The desk lists what was sent, marks it as read, and sends a file only to people with a session. */
async function readAtDesk(url: string, fileId: string): Promise<void> {
  const desk = openDesk(url)
  const access = { email: 'owner@example.org', password: 'a long word of the owner' }
  await desk.ask('mutation ($input: UseCodeInput!) { useCode(input: $input) { __typename } }', {
    input: { ...access, code: running?.firstOwnerCode?.code },
  })
  const read = await desk.ask(`{ home { unreadEntries } forms { name entries unread }
    formEntries(filter: { form: "Contact" }) {
      items { id isRead replyTo fields { name value } files { field id name } } } }`)
  expect(read).toMatchObject({ codes: [] })
  expect(read.data).toMatchObject({
    home: { unreadEntries: 2 },
    forms: [
      { name: 'Contact', entries: 1, unread: 1 },
      { name: 'News', entries: 1, unread: 1 },
    ],
    formEntries: {
      items: [
        {
          isRead: false,
          replyTo: null,
          fields: [{ name: 'Name', value: 'Ada\nB' }],
          files: [{ field: 'CV', id: fileId, name: '.._cv é.pdf' }],
        },
      ],
    },
  })
  const list = read.data as unknown as { formEntries: { items: readonly { id: string }[] } }
  const { items } = list.formEntries
  const marked = { key: 'read', ids: items.map(({ id }) => id), isRead: true }
  const MARK = `mutation ($key: String!, $ids: [ID!]!, $isRead: Boolean!) {
    markEntries(key: $key, ids: $ids, isRead: $isRead) { __typename } }`
  const twice = await Promise.all([desk.ask(MARK, marked), desk.ask(MARK, marked)])
  const done = { markEntries: { __typename: 'Done' } }
  expect(twice.map(({ data }) => data)).toEqual([done, done])
  expect(
    (
      await desk.ask(
        '{ formEntries(filter: { unread: true }) { items { form replyTo } } audit { items { operation } } }',
      )
    ).data,
  ).toMatchObject({
    formEntries: { items: [{ form: 'News', replyTo: 'ada@home.test' }] },
    audit: { items: [{ operation: 'markEntries' }, { operation: 'useCode' }] },
  })

  // An answer is mailed once, kept with its entry, and written down.
  const without = items[0]?.id
  const all = (await desk.ask('{ formEntries { items { id } } }')).data as unknown as typeof list
  const withAddress = all.formEntries.items.find(({ id }) => id !== without)?.id
  const REPLY = `mutation ($input: ReplyToEntryInput!) {
    replyToEntry(input: $input) { __typename ... on Problem { code message } } }`
  const reply = async (input: object) =>
    (
      (await desk.ask(REPLY, { input: { key: 'r', subject: 'Yours', text: 'Yes, it is.', ...input } }))
        .data as unknown as { replyToEntry: object }
    ).replyToEntry
  expect(await reply({ id: without, key: 'no address' })).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await reply({ id: 'none', key: 'no entry' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await reply({ id: withAddress, key: 'no text', text: ' ' })).toMatchObject({ code: 'BAD_INPUT' })
  const once = { __typename: 'Done' }
  const answers = await Promise.all([reply({ id: withAddress }), reply({ id: withAddress })])
  expect([...answers, await reply({ id: withAddress })]).toEqual([once, once, once])
  const answered = await desk.ask(
    `query ($id: ID!) { formEntry(id: $id) { isRead replies { by subject text } }
      mails(filter: { kind: "entryReply" }) { items { to } } audit(first: 1) { items { operation detail by } } }`,
    { id: withAddress },
  )
  const answer = ['--text', 'And more.', site.folder]
  expect(await forms('reply', without ?? '', ...answer)).toMatchObject({ code: EXIT.badInput })
  const again = await forms('reply', withAddress ?? '', ...answer, '--json')
  expect(JSON.parse(again.out)).toEqual({ id: withAddress, to: 'ada@home.test' })
  expect((await forms('list', '--unread')).out).toBe('There are no such submissions.')
  expect((await forms('list')).out).toMatch(/\n {2}Answered .* UTC by terminal: Re: News/)
  const by = access.email
  expect(answered.data).toEqual({
    formEntry: { isRead: true, replies: [{ by, subject: 'Yours', text: 'Yes, it is.' }] },
    mails: { items: [{ to: 'ada@home.test' }] },
    audit: { items: [{ operation: 'replyToEntry', detail: 'Yours', by }] },
  })

  const get = (id: string, Cookie: string) => fetch(`${url}/vitrine/files/${id}`, { headers: { Cookie } })
  const file = await get(fileId, desk.cookie())
  expect([file.status, await file.text()]).toEqual([200, '%PDF-'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  for (const [id, cookie] of [
    [fileId, ''],
    [fileId, `vitrine-owner=${'0'.repeat(32)}`],
    ['0'.repeat(32), desk.cookie()],
    ['..%2f..%2fvitrine.json', desk.cookie()],
  ] as const)
    expect((await get(id, cookie)).status).toBe(404)
}

describe('vitrine forms', () => {
  it(
    'lists, exports and deletes submissions, while the site runs and afterwards',
    async () => {
      const url = await open()
      const fileId = await uploadTo(url, '../cv é.pdf', '%PDF-')
      const contact = { name: 'Contact', source: 'http://s.test/', 'fields[Name]': 'Ada\nB' }
      await send(url, { ...contact, 'fileUploads[CV]': fileId })
      await send(url, { name: 'News', 'fields[Email]': 'ada@home.test' })

      await readAtDesk(url, fileId)
      for (const isRunning of [true, false]) {
        if (!isRunning) await stop()
        const all = await forms('list')
        expect(all).toMatchObject({ code: EXIT.ok, err: '' })
        expect(all.out).toMatch(
          /UTC {2}Contact {2}http:\/\/s\.test\/ {2}[0-9a-f]{32}\n {2}Name: Ada\n {6}B\n/,
        )
        expect(all.out).toContain(`  CV: .._cv é.pdf (5 B), file ${fileId}`)
        const none = await forms('list', '--form', 'Orders')
        expect(none).toMatchObject({ code: EXIT.ok, out: 'There are no such submissions.' })
        const some = await forms('list', '--form', 'News', '--json')
        expect(JSON.parse(some.out)).toMatchObject([{ formName: 'News', fields: { Email: 'ada@home.test' } }])
        expect(await run('orders', 'list', '--data', site.data)).toMatchObject({
          code: EXIT.ok,
          out: 'There are no orders yet.',
        })

        const folder = join(site.root, `files-${isRunning}`)
        const table = await forms('export', '--files', folder)
        const name = `${fileId.slice(0, 8)} _cv é.pdf`
        const rows = parse(table.out, { columns: true }) as Record<string, string>[]
        expect(rows.find(({ Form }) => Form === 'Contact')).toMatchObject({
          Name: 'Ada\nB',
          CV: join(folder, name),
        })
        expect(readdirSync(folder)).toEqual([name])

        const output = join(site.root, `cv-${isRunning}.pdf`)
        expect(await forms('file', fileId, '--output', output)).toMatchObject({ code: EXIT.ok, out: output })
        expect(readFileSync(output, 'utf8')).toBe('%PDF-')
        expect(await forms('file', fileId, '--output', output)).toMatchObject({ code: EXIT.badInput })
        expect(await forms('file', 'none')).toMatchObject({ code: EXIT.badInput })

        expect(await forms('delete', '--older-than', '1h')).toMatchObject({
          out: '0 submissions would be deleted.',
        })
        expect(await forms('delete', '--form', 'News')).toMatchObject({
          out: '1 submission would be deleted.',
        })
      }
      expect(await forms('delete', '--form', 'Contact', '--yes')).toMatchObject({
        out: '1 submission deleted.',
      })
      expect((await forms('export')).out.split('\r\n')).toHaveLength(2)
      expect(await forms('file', fileId)).toMatchObject({ code: EXIT.badInput })
    },
    SLOW_MS,
  )

  it(
    'lists and exports in the order asked for, page by page, and names the next page',
    async () => {
      const url = await open()
      for (const name of ['Beta', 'Alpha', 'Gamma']) await send(url, { name, 'fields[a]': '1' })
      const names = async (...words: readonly string[]): Promise<readonly string[]> => {
        const listed = JSON.parse((await forms('list', '--json', ...words)).out) as { formName: string }[]
        return listed.map(({ formName }) => formName)
      }
      expect(await names()).toEqual(['Gamma', 'Alpha', 'Beta'])
      expect(await names('--sort', 'form')).toEqual(['Alpha', 'Beta', 'Gamma'])
      expect(await names('--sort', '-form')).toEqual(['Gamma', 'Beta', 'Alpha'])
      const first = await forms('list', '--sort', 'form', '--limit', '2')
      const cursor = /--after ([\w-]+)/.exec(first.err)?.[1] ?? ''
      await send(url, { name: 'Aaa', 'fields[a]': '1' })
      expect(await names('--sort', 'form', '--after', cursor)).toEqual(['Gamma'])
      expect(await names('--sort', 'form', '--after', cursor, '--limit', '1')).toEqual(['Gamma'])

      for (const after of [cursor, 'nonsense']) {
        const refused = await forms('list', '--sort', '-form', '--after', after)
        expect(refused).toMatchObject({
          code: EXIT.badInput,
          err: expect.stringMatching(/not a cursor of this/),
        })
      }
      const unknown = await forms('list', '--sort', 'size')
      expect(unknown).toMatchObject({ code: EXIT.usage, err: expect.stringMatching(/Sort by form, time/) })
      const orders = await run('orders', 'list', '--data', site.data, '--status', 'lost')
      expect(orders).toMatchObject({ code: EXIT.usage, err: expect.stringMatching(/placed, submitting/) })
      const sorted = await run('orders', 'list', '--data', site.data, '--sort', '-paid', '--status', 'placed')
      expect(sorted).toMatchObject({ code: EXIT.ok, out: 'There are no such orders.' })

      const exported = JSON.parse((await forms('export', '--json')).out) as { formName: string }[]
      expect(exported.map(({ formName }) => formName)).toEqual(['Aaa', 'Gamma', 'Alpha', 'Beta'])
      expect((await forms('export', '--form', 'None')).out).toBe('Received (UTC),Form,Page,Id')
      expect((await forms('export', '--form', 'None', '--json')).out).toBe('[]')
    },
    SLOW_MS,
  )

  it('deletes nothing without a selection, and refuses unknown options', async () => {
    mkdirSync(join(site.data, 'database'), { recursive: true })
    expect(await forms('delete')).toMatchObject({ code: EXIT.badInput })
    expect(await forms('delete', '--older-than', 'soon')).toMatchObject({ code: EXIT.usage })
    expect(await forms('list', '--limit', 'many')).toMatchObject({ code: EXIT.usage })
    expect(await run('orders', 'list', '--limit', '0')).toMatchObject({ code: EXIT.usage })
  })

  it('reports a folder without data, and creates nothing there', async () => {
    const missing = `${site.data}-none`
    const ran = await run('forms', 'list', '--data', missing)
    expect(ran).toMatchObject({ code: EXIT.badInput, err: expect.stringContaining(missing) })
    expect(existsSync(missing)).toBe(false)
    expect((await run('forms', 'export')).code).toBe(EXIT.badInput)
    expect((await run('forms', 'list', site.folder)).err).toMatch(/served with --data/)
  })

  it(
    'names the fix if the running site cannot be asked',
    async () => {
      await open()
      writeFileSync(join(site.data, 'vitrine.access.json'), '{}')
      for (const command of ['forms', 'orders']) {
        const ran = await run(command, 'list', '--data', site.data)
        expect(ran.code).toBe(EXIT.dataInUse)
        expect(ran.err).toMatch(/in use by process \d+[^]*start it again with this version[^]*or stop it/)
      }
    },
    SLOW_MS,
  )

  it(
    'removes its access file from the data folder when the site has stopped',
    async () => {
      await open()
      expect(existsSync(join(site.data, 'vitrine.access.json'))).toBe(true)
      await stop()
      expect(readdirSync(site.data)).toEqual(['database'])
    },
    SLOW_MS,
  )
})

describe('two processes that serve one site from PostgreSQL', () => {
  it(
    'share its submissions, files and limits',
    async () => {
      restoreEnvironment()
      const postgres = await startPostgres()
      const databaseUrl = await postgres.createShopDatabase()
      process.env['DATABASE_URL'] = databaseUrl
      const common = { port: 0, databaseUrl, trustProxy: true }
      const sites = [
        valueOf(await startSite(site.folder, common)),
        valueOf(await startSite(site.folder, common)),
      ]
      const [first = '', second = ''] = sites.map(({ server }) => server.url)
      try {
        const fileId = await uploadTo(first, 'cv.pdf', '%PDF-')
        await send(second, { 'fields[Name]': 'Ada', 'fileUploads[CV]': fileId })
        const output = join(site.root, 'cv.pdf')
        expect(await run('forms', 'file', fileId, '--output', output)).toMatchObject({
          code: EXIT.ok,
          err: '',
        })
        expect(readFileSync(output, 'utf8')).toBe('%PDF-')
        const statuses = await Promise.all(
          Array.from({ length: 14 }, async (_, index) => {
            const url = `${index % 2 === 0 ? first : second}/api/v1/form/abc`
            const headers = { 'x-forwarded-for': '203.0.113.9' }
            const body = new URLSearchParams({ 'fields[n]': `${index}` })
            return (await fetch(url, { method: 'POST', body, headers })).status
          }),
        )
        expect(statuses.filter((status) => status === 200)).toHaveLength(10)
        expect(statuses.filter((status) => status === 429)).toHaveLength(4)
        expect(await run('forms', 'delete', '--all')).toMatchObject({
          out: '11 submissions would be deleted.',
        })
        expect((await run('forms', 'delete', '--all', '--yes')).code).toBe(EXIT.ok)
        expect((await run('audit', 'list')).out).toMatch(/deleteSubmissions .*11 submissions of forms/)
      } finally {
        for (const each of sites) await each.close()
        Reflect.deleteProperty(process.env, 'DATABASE_URL')
        await postgres.close()
      }
    },
    SLOW_MS,
  )
})

describe('the mail of a served site', () => {
  it(
    'mails submissions to the owner, and reports why a mail is not sent',
    async () => {
      const mails: string[] = []
      const smtp = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData: (stream, _session, done) => {
          let text = ''
          stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
          stream.on('end', () => {
            mails.push(text)
            done()
          })
        },
      })
      await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
      const { port } = smtp.server.address() as { port: number }
      Object.assign(process.env, {
        VITRINE_SMTP_URL: `smtp://127.0.0.1:${port}`,
        VITRINE_MAIL_FROM: 'shop@shop.test',
        VITRINE_FORMS_TO: 'owner@shop.test',
      })
      const url = await open()
      const evil = 'Hi\r\nBcc: all@x.test'
      await send(url, { name: evil, 'fields[Email]': 'ada@home.test', 'fields[Text]': `.\r\n${evil}` })
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo()) await new Promise((go) => setTimeout(go, 50))
      }
      await until(() => mails.length > 0)
      const [head = '', body = ''] = (mails[0] ?? '').split(/\r\n\r\n([^]*)/)
      expect(head).toMatch(/^Subject: New submission: Hi Bcc: all@x\.test\r?$/m)
      expect(head).not.toMatch(/^Bcc:/m)
      expect(head).toMatch(/^Reply-To: ada@home\.test\r?$/m)
      expect(body).toContain('Email: ada@home.test')

      said.length = 0
      await new Promise<void>((closed) => smtp.close(() => closed()))
      await send(url, { 'fields[Secret]': 'of a visitor' })
      await until(() => said.length > 0)
      expect(said.join('\n')).toMatch(/could not be mailed/)
      expect(said.join('\n')).not.toMatch(/of a visitor/)
      expect((await forms('list')).out).toContain('of a visitor')
    },
    SLOW_MS,
  )
})

describe('the settings of forms', () => {
  const mail = { VITRINE_SMTP_URL: 'smtp://m', VITRINE_MAIL_FROM: 'a@b', VITRINE_FORMS_TO: 'c@d' }

  it('are empty by default', () => {
    expect(readFormSettings({})).toEqual({
      ok: true,
      value: { mail: null, captcha: null, keepMs: null, origins: [] },
    })
    expect(
      readFormSettings({ ...mail, VITRINE_TURNSTILE_SECRET: 's', VITRINE_FORMS_KEEP: '90d' }),
    ).toMatchObject({
      value: {
        mail: { smtpUrl: 'smtp://m', from: 'a@b', to: 'c@d' },
        captcha: { secret: 's', publicKey: null, service: { field: 'cf-turnstile-response' } },
        keepMs: 90 * 86_400_000,
      },
    })
  })

  it('name the captcha for shoppers if its public key is set too', () => {
    const keys = { VITRINE_RECAPTCHA_SECRET: 's', VITRINE_RECAPTCHA_KEY: 'k' }
    expect(readFormSettings(keys)).toMatchObject({
      value: { captcha: { name: 'recaptcha', secret: 's', publicKey: 'k' } },
    })
  })

  it.each([
    [{ ...mail, VITRINE_FORMS_TO: '' }, /VITRINE_FORMS_TO is missing/],
    [{ ...mail, VITRINE_SMTP_URL: 'mail.host:25' }, /VITRINE_SMTP_URL is not the address/],
    [{ ...mail, VITRINE_MAIL_FROM: 'Shop' }, /VITRINE_MAIL_FROM is one e-mail address/],
    [{ ...mail, VITRINE_MAIL_FROM: 'a@b.org, c@d.org' }, /VITRINE_MAIL_FROM is one e-mail address/],
    [{ ...mail, VITRINE_FORMS_TO: 'a@b.org c@d.org' }, /VITRINE_FORMS_TO is an e-mail address, or several/],
    [
      { ...mail, VITRINE_ORDERS_TO: 'a@b.org; c@d.org' },
      /VITRINE_ORDERS_TO is an e-mail address, or several/,
    ],
    [{ VITRINE_FORMS_ORIGINS: 'https://a.example, b.example' }, /VITRINE_FORMS_ORIGINS/],
    [{ VITRINE_FORMS_ORIGINS: 'https://a.example/path' }, /VITRINE_FORMS_ORIGINS/],
    [{ VITRINE_FORMS_KEEP: 'a year' }, /VITRINE_FORMS_KEEP/],
    [{ VITRINE_TURNSTILE_SECRET: 'a', VITRINE_RECAPTCHA_SECRET: 'b' }, /Only one of/],
    [{ VITRINE_TURNSTILE_KEY: 'a' }, /VITRINE_TURNSTILE_KEY needs VITRINE_TURNSTILE_SECRET/],
  ])('with impossible values stop the start: %j', (environment, text) => {
    const read = readFormSettings(environment)
    expect(read.ok ? '' : read.failure.join(' ')).toMatch(text)
  })

  it.each([
    ['owner@shop.org', 'owner@shop.org'],
    ['Shop <shop@shop.org>', 'a@b.org,c@d.org , Eve <e@f.org>'],
    ['"Shop, Ltd" <shop@shop.org>', '"Doe, J" <a@b.org>, c@d.org'],
    ['Läden & Söhne <shop@bücher.test>', 'a@localhost'],
  ])('accept the sender %s and the receivers %s', (from, to) => {
    const environment = { ...mail, VITRINE_MAIL_FROM: from, VITRINE_FORMS_TO: to, VITRINE_ORDERS_TO: to }
    expect(readFormSettings(environment)).toMatchObject({ value: { mail: { from, to, ordersTo: to } } })
  })

  it.each([
    ['12h', 43_200_000],
    ['8w', 4_838_400_000],
    ['0d', null],
    ['90', null],
    ['-1d', null],
    ['1.5d', null],
  ])('accept the duration %s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })
})

it(
  'lists the files of a running site, saves one, and removes one without --dry-run',
  async () => {
    const url = await open()
    const form = `${url}/api/v1/form/abc`
    const fileId = await uploadFormFile(form, 'cv.pdf')
    const body = new URLSearchParams({ name: 'Jobs', source: url, 'fileUploads[cv]': fileId })
    await fetch(form, { method: 'POST', body })
    mkdirSync(join(site.folder, '.downloads'))
    site.write('.downloads/guide.pdf', 'a guide')

    const files = (name: string, ...words: readonly string[]) =>
      run('files', name, ...words, site.folder, '--data', site.data)
    expect((await files('list', '--kind', 'form')).out).toMatch(
      /5 bytes {2}form {2}\w+ {2}cv\.pdf {2}\(Jobs\)$/,
    )
    const listed = JSON.parse((await files('list', '--json')).out) as readonly { readonly id: string }[]
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([fileId, 'downloads/guide.pdf']))
    for (const [id, content] of [
      [fileId, '%PDF-'],
      ['downloads/guide.pdf', 'a guide'],
    ] as const) {
      const path = join(site.data, 'saved')
      expect((await files('save', id, '--output', path)).out).toBe(path)
      expect(readFileSync(path, 'utf8')).toBe(content)
      rmSync(path)
      expect((await files('remove', id, '--dry-run')).out).toMatch(/^Would remove .* Nothing was changed/)
      expect((await files('list', '--json')).out).toContain(id)
      expect(JSON.parse((await files('remove', id, '--json')).out)).toMatchObject({
        file: { id },
        isRemoved: true,
      })
      expect((await files('save', id)).code).toBe(EXIT.badInput)
    }
    expect((await files('list')).out).toBe('There are no such files.')
    expect(existsSync(join(site.folder, '.downloads', 'guide.pdf'))).toBe(false)
    expect((await run('audit', 'list', '--data', site.data)).out).toMatch(/removeFile[^]*removeFile/)
  },
  SLOW_MS,
)
