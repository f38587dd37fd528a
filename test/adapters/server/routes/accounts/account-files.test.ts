import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../../../../composition/server/index.js'
import type { RunningSite } from '../../../../../composition/server/index.js'
import type { AccountEntryValue } from '../../../../../core/accounts/index.js'
import { valueOf } from '../../../../support/value-of.js'
import { joinSite, openBrowser } from '../../../../composition/support/member-browser.js'
import type { MemberBrowser } from '../../../../composition/support/member-browser.js'
import { scratchSite } from '../../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../../composition/support/site-folder.js'

const FIELD = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const OTHER_FIELD = 'c0ffee00c0ffee00c0ffee00c0ffee01'
const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: {
    fields: [
      { id: FIELD, name: 'Picture', type: 'FileRef', extensions: ['.png', '.jpg'] },
      { id: OTHER_FIELD, name: 'Paper', type: 'FileRef', extensions: ['.pdf'] },
    ],
  },
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let site: ScratchSite
let running: RunningSite
let ada: MemberBrowser
let eve: MemberBrowser
beforeAll(async () => {
  site = scratchSite()
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  ada = await joinSite(running.server.url, 'ada@example.com')
  eve = await joinSite(running.server.url, 'eve@example.com')
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

/** Sends a file as the page does: the signed fields in their order, the file behind them. */
async function send(
  browser: MemberBrowser,
  content: Buffer,
  filename = 'me.png',
  part: { readonly type?: string; readonly name?: string } = {},
) {
  const form = valueOf(await browser.profile!.beginUpload({ fieldId: FIELD, filename }))
  const body = new FormData()
  for (const { key, value } of form.fields) body.append(key, value)
  const blob = new Blob([new Uint8Array(content)], { type: part.type ?? '' })
  body.append('file', blob, part.name ?? filename)
  const response = await fetch(new URL(form.url, running.server.url), { method: 'POST', body })
  return { ...form, status: response.status, code: /<Code>(\w+)</.exec(await response.text())?.[1] ?? null }
}

const save = (browser: MemberBrowser, value: AccountEntryValue) =>
  browser.profile!.updateAccount([{ id: FIELD, type: 'FileRef', value }])
const fileOf = async (
  browser: MemberBrowser,
): Promise<{ readonly id: string; readonly url: string } | null> => {
  const account = valueOf(await browser.profile!.readAccount([{ id: FIELD, type: 'FileRef' }]))
  const value = account?.values[FIELD] ?? null
  return value?.tag === 'file' ? value.file : null
}

describe('a file of a member', () => {
  it('is uploaded by its signed form, saved, and sent to that member alone', async () => {
    const sent = await send(ada, PNG)
    expect([sent.status, sent.code]).toEqual([204, null])
    expect(await fileOf(ada)).toBe(null)
    valueOf(await save(ada, { tag: 'uploaded', key: sent.key }))
    const file = await fileOf(ada)
    const response = await ada.get(file?.url ?? '')
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    for (const other of [eve, openBrowser(running.server.url)])
      expect((await other.get(file?.url ?? '')).status).toBe(404)
    valueOf(await save(ada, { tag: 'kept', fileId: file?.id ?? '' }))
    expect(await fileOf(ada)).toEqual(file)
    valueOf(await save(ada, { tag: 'empty' }))
    expect([await fileOf(ada), (await ada.get(file?.url ?? '')).status]).toEqual([null, 404])
  })

  it('is accepted once, by its token, and saved by the member of its form', async () => {
    const sent = await send(ada, PNG)
    const again = await fetch(new URL(sent.url, running.server.url), { method: 'POST', body: new FormData() })
    expect(again.status).toBe(403)
    const guessed = sent.url.replace(/token=\w+/, `token=${'f'.repeat(32)}`)
    expect((await fetch(new URL(guessed, running.server.url), { method: 'POST' })).status).toBe(403)
    expect(await save(eve, { tag: 'uploaded', key: sent.key })).toMatchObject({
      failure: { code: 'UsysInvalidUserData', failedValidations: [{ fieldId: FIELD, name: 'DefaultError' }] },
    })
    valueOf(await save(ada, { tag: 'uploaded', key: sent.key }))
    expect(await save(eve, { tag: 'kept', fileId: sent.key })).toMatchObject({ ok: false })
  })

  it('belongs to one sender as a whole if six send with one token at the same time', async () => {
    const form = valueOf(await ada.profile!.beginUpload({ fieldId: FIELD, filename: 'me.png' }))
    const contents = [...'abcdef'].map((letter) => Buffer.concat([PNG, Buffer.alloc(700_000, letter)]))
    const statuses = await Promise.all(
      contents.map(async (content) => {
        const body = new FormData()
        body.append('file', new Blob([new Uint8Array(content)]), 'me.png')
        return (await fetch(new URL(form.url, running.server.url), { method: 'POST', body })).status
      }),
    )
    expect([...statuses].sort()).toEqual([204, 403, 403, 403, 403, 403])
    valueOf(await save(ada, { tag: 'uploaded', key: form.key }))
    const kept = Buffer.from(await (await ada.get((await fileOf(ada))?.url ?? '')).arrayBuffer())
    expect(kept.equals(contents[statuses.indexOf(204)] ?? PNG)).toBe(true)
  })

  it('is saved in the field that it was signed for, and in no other', async () => {
    const { key } = await send(ada, PNG)
    const entry = { id: OTHER_FIELD, type: 'FileRef', value: { tag: 'uploaded', key } } as const
    expect(await ada.profile!.updateAccount([entry])).toMatchObject({
      failure: { failedValidations: [{ fieldId: OTHER_FIELD, name: 'DefaultError' }] },
    })
  })

  it('matches its name: no script is an image', async () => {
    const script = Buffer.from('<script>alert(1)</script>'.repeat(20))
    expect(await send(ada, script)).toMatchObject({ status: 400, code: 'InvalidFileTypeError' })
    for (const filename of ['me.exe', 'me.html', 'me.svg', 'me.php.png', 'me.gif'])
      expect(await ada.profile!.beginUpload({ fieldId: FIELD, filename })).toMatchObject({
        failure: { code: 'UsysForbiddenFileExtension' },
      })
  })

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing behind blanks', '\n\n \t<?xml version="1.0"?><svg><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page in two bytes a letter', '\ufeff<html><script>alert(1)</script>'],
    ['a picture of another kind that is a script', 'GIF89a=1;alert(1)//'],
    ['a document', '%PDF-1.7 /JavaScript (app.alert(1))'],
    ['a script that begins with a comment', '/*\x89PNG\r\n*/alert(1)'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
  ])('is not accepted as a picture by its name, type or part: %s', async (what, text) => {
    const content = Buffer.from(text.padEnd(300, ' '), what.includes('two bytes') ? 'utf16le' : 'latin1')
    for (const part of [
      { type: 'image/png' },
      { type: 'image/svg+xml', name: 'me.svg' },
      { type: 'text/html' },
    ])
      expect(await send(ada, content, 'me.png', part)).toMatchObject({
        status: 400,
        code: 'InvalidFileTypeError',
      })
  })

  it.each([
    ['a picture with a page behind it', 'me.png', [PNG, '<script>alert(1)</script>']],
    [
      'a picture with a page in its comment',
      'me.jpg',
      ['\xff\xd8\xff\xfe\x01\x00<html><script>alert(1)</script>', PNG],
    ],
    ['a picture that is a script as well', 'me.jpg', ['\xff\xd8\xff\xe0/*\0\x10JFIF*/=alert(1);//']],
  ])('is never run: %s', async (_what, filename, parts) => {
    const content = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part.padEnd(200, ' '), 'latin1') : part)),
    )
    const sent = await send(ada, content, filename, { type: 'text/html', name: 'me.html' })
    expect([sent.status, sent.code]).toEqual([204, null])
    valueOf(await save(ada, { tag: 'uploaded', key: sent.key }))
    const { url = '' } = (await fileOf(ada)) ?? {}
    const { headers } = await ada.get(url)
    expect(['content-type', 'x-content-type-options'].map((name) => headers.get(name))).toEqual([
      'application/octet-stream',
      'nosniff',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${filename}`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const stranger = openBrowser(running.server.url)
    for (const path of [url, `${url}.html`, `${url}/me.html`, `${url}%2f..%2fx`, `${url}?x=.html`])
      expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
  })

  it('has a limited size: an image at most 4 MB', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024)])
    expect(await send(ada, large)).toMatchObject({ status: 413, code: 'EntityTooLarge' })
    expect(await send(ada, Buffer.alloc(0))).toMatchObject({ code: 'EntityTooSmall' })
  })

  it('is not sent to visitors who are not logged in', async () => {
    const { profile } = openBrowser(running.server.url)
    expect(await profile!.beginUpload({ fieldId: FIELD, filename: 'me.png' })).toMatchObject({
      failure: { code: 'UsysNotLoggedIn' },
    })
  })
})
