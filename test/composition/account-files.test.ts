import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import type { AccountEntryValue } from '../../core/accounts/index.js'
import { valueOf } from '../support/value-of.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import type { MemberBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const FIELD = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: { fields: [{ id: FIELD, name: 'Picture', type: 'FileRef', extensions: ['.png', '.jpg'] }] },
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
async function send(browser: MemberBrowser, content: Buffer, filename = 'me.png') {
  const form = valueOf(await browser.profile!.beginUpload({ fieldId: FIELD, filename }))
  const body = new FormData()
  for (const { key, value } of form.fields) body.append(key, value)
  body.append('file', new Blob([new Uint8Array(content)]), filename)
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
  it('arrives by the form that was signed for it, is saved, and goes to them alone', async () => {
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

  it('is taken once, by its token, and saved by whom it was signed for', async () => {
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

  it('is what its name says: no script is an image', async () => {
    const script = Buffer.from('<script>alert(1)</script>'.repeat(20))
    expect(await send(ada, script)).toMatchObject({ status: 400, code: 'InvalidFileTypeError' })
    for (const filename of ['me.exe', 'me.html', 'me.svg', 'me.php.png', 'me.gif'])
      expect(await ada.profile!.beginUpload({ fieldId: FIELD, filename })).toMatchObject({
        failure: { code: 'UsysForbiddenFileExtension' },
      })
  })

  it('has its size: an image at most 4 MB', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024)])
    expect(await send(ada, large)).toMatchObject({ status: 413, code: 'EntityTooLarge' })
    expect(await send(ada, Buffer.alloc(0))).toMatchObject({ code: 'EntityTooSmall' })
  })

  it('is nobody’s who is not logged in', async () => {
    const { profile } = openBrowser(running.server.url)
    expect(await profile!.beginUpload({ fieldId: FIELD, filename: 'me.png' })).toMatchObject({
      failure: { code: 'UsysNotLoggedIn' },
    })
  })
})
