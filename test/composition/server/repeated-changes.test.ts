import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { eventually } from '../../browser/support/eventually.js'
import { createSoftwarePasskey } from '../../support/accounts/software-passkey.js'
import { valueOf } from '../../support/value-of.js'
import { openBrowser } from '../support/member-browser.js'
import { openDesk } from '../support/owner-desk.js'
import type { DeskBrowser } from '../support/owner-desk.js'
import { placeOrder } from '../support/place-order.js'
import { scratchSite, STOOL_CATALOGUE } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

let site: ScratchSite
let running: RunningSite
let desk: DeskBrowser
const PASSWORD = 'a long word of the owner'
const EMAIL = 'owner@example.org'

const fieldOf = <T>(data: unknown, name: string): T => (data as Readonly<Record<string, T>>)[name]!

beforeAll(async () => {
  site = scratchSite()
  mkdirSync(join(site.folder, '.downloads'))
  writeFileSync(join(site.folder, '.downloads', 'guide.pdf'), 'sold')
  site.write(
    'catalogue.csv',
    `${STOOL_CATALOGUE.replace('\n', ',Download Files\n')},\nguide,Guide,Digital,G-1,5.00,,guide.pdf`,
  )
  const rate = { type: 'flat-rate', amount: '4.90' }
  const shipping = [{ id: 'parcel', name: 'Parcel', countries: ['DE'], rate }]
  const shop = { name: 'Scratch', currency: 'EUR', country: 'DE', capture: 'on-fulfilment', shipping }
  site.write('vitrine.json', JSON.stringify(shop))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  desk = openDesk(running.server.url)
  const input = { code: running.firstOwnerCode?.code, email: EMAIL, password: PASSWORD }
  await desk.ask('mutation ($input: UseCodeInput!) { useCode(input: $input) { __typename } }', { input })
}, 60_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

const ANSWER = '__typename ... on Problem { code } ... on OrderChanged { hasChanged }'

/** Sends one change twice at once, as two tabs do with one click each; answers both results, in any order. */
async function twice(mutation: string, variables = {}): Promise<readonly object[]> {
  const answers = await Promise.all([desk.ask(mutation, variables), desk.ask(mutation, variables)])
  return answers
    .map(({ codes, data }) => (data === null ? { codes } : fieldOf<object>(data, Object.keys(data)[0] ?? '')))
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

/** The number of entries of an operation in the audit log. */
async function entries(operation: string): Promise<number> {
  const { data } = await desk.ask('{ audit { items { operation } } }')
  const { items } = fieldOf<{ items: readonly { operation: string }[] }>(data, 'audit')
  return items.filter((item) => item.operation === operation).length
}

const access = async <T>(fields: string): Promise<T> =>
  fieldOf<T>((await desk.ask(`{ access { ${fields} } }`)).data, 'access')

describe('changes of an order that are sent twice at once', () => {
  const once = [
    { __typename: 'OrderChanged', hasChanged: false },
    { __typename: 'OrderChanged', hasChanged: true },
  ]

  it('take held money once', async () => {
    const { orderId: order } = await placeOrder(openBrowser(running.server.url).commerce)
    const mutation = `mutation ($input: CaptureOrderInput!) { captureOrder(input: $input) { ${ANSWER} } }`
    const { data } = await desk.ask(`{ order(id: "${order}") { payment version } }`)
    const { version, payment } = fieldOf<{ version: number; payment: string }>(data, 'order')
    expect(payment).toBe('HELD')
    expect(await twice(mutation, { input: { key: 'capture', order, version } })).toEqual(once)
    const after = await desk.ask(`{ order(id: "${order}") { events { kind } } }`)
    expect(after.data).toEqual({ order: { events: [{ kind: 'CAPTURE_REQUESTED' }] } })
    expect(await entries('captureOrder')).toBe(1)
  })

  it('mail bought files again once', async () => {
    const { commerce } = openBrowser(running.server.url)
    const { orderId: order } = await placeOrder(commerce, { slug: 'guide', email: 'mia@example.org' })
    const mailed = async () => {
      const mails = await desk.ask('{ mails { items { kind } } }')
      const { items } = fieldOf<{ items: readonly { kind: string }[] }>(mails.data, 'mails')
      return items.filter(({ kind }) => kind === 'orderDownloads').length
    }
    // The payment sends them for the first time.
    await eventually(async () => expect(await mailed()).toBe(1))
    const mutation = `mutation ($input: SendDownloadsInput!) { sendDownloads(input: $input) { ${ANSWER} } }`
    expect(await twice(mutation, { input: { key: 'files', order } })).toEqual(once)
    const after = await desk.ask(`{ order(id: "${order}") { events { kind } } }`)
    expect(after.data).toEqual({ order: { events: [{ kind: 'DOWNLOADS_SENT' }] } })
    expect(await entries('sendDownloads')).toBe(1)
    expect(await mailed()).toBe(2)
  })
})

describe('changes of a person’s own access that are sent twice at once', () => {
  const done = [{ __typename: 'Done' }, { __typename: 'Done' }]

  it('turn the second factor on with one set of recovery codes, and off', async () => {
    const begun = await desk.ask('mutation { beginSecondFactor { secret } }')
    const { secret } = fieldOf<{ secret: string }>(begun.data, 'beginSecondFactor')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const on = await twice(`mutation { turnOnSecondFactor(key: "on", code: "${code}") {
      __typename ... on RecoveryCodes { codes } ... on Problem { code } } }`)
    expect(on).toEqual([
      { __typename: 'Problem', code: 'NOT_ALLOWED' },
      { __typename: 'RecoveryCodes', codes: expect.anything() },
    ])
    expect(await access('hasSecondFactor recoveryCodesLeft')).toEqual({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    })
    const { codes } = on[1] as { codes: readonly string[] }
    const off = `mutation { turnOffSecondFactor(key: "off", code: "${codes[0]}") { __typename } }`
    expect(await twice(off)).toEqual(done)
    expect(await access('hasSecondFactor recoveryCodesLeft')).toEqual({
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
    })
    expect([await entries('turnOnSecondFactor'), await entries('turnOffSecondFactor')]).toEqual([1, 1])
  })

  it('add one passkey, and remove it', async () => {
    const begun = await desk.ask('mutation { beginPasskey { options } }')
    const { options } = fieldOf<{ options: object }>(begun.data, 'beginPasskey')
    const answer = createSoftwarePasskey(running.server.url).create(options)
    const add = 'mutation ($input: PasskeyAnswerInput!) { addPasskey(input: $input) { __typename } }'
    expect(await twice(add, { input: { key: 'add', answer, name: 'Phone' } })).toEqual(done)
    const { passkeys } = await access<{ passkeys: readonly { id: string }[] }>('passkeys { id }')
    expect(passkeys).toHaveLength(1)
    expect(
      await twice(`mutation { removePasskey(key: "rm", id: "${passkeys[0]?.id}") { __typename } }`),
    ).toEqual(done)
    expect(await access('passkeys { id }')).toEqual({ passkeys: [] })
    expect([await entries('addPasskey'), await entries('removePasskey')]).toEqual([1, 1])
  })

  it('set one password and end the other sessions', async () => {
    const phone = openDesk(running.server.url)
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }'
    await phone.ask(signIn, { input: { email: EMAIL, password: PASSWORD } })
    const input = { key: 'pw', currentPassword: PASSWORD, newPassword: 'another long word of hers' }
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }'
    expect(await twice(change, { input })).toEqual(done)
    expect((await phone.ask('{ home { toSend } }')).codes).toEqual(['UNAUTHENTICATED'])
    await phone.ask(signIn, { input: { email: EMAIL, password: input.newPassword } })
    expect(await twice('mutation { endSession(key: "end") { __typename } }')).toEqual(done)
    expect((await phone.ask('{ home { toSend } }')).codes).toEqual(['UNAUTHENTICATED'])
    expect(await access('sessions { isThis }')).toEqual({ sessions: [{ isThis: true }] })
    expect([await entries('changePassword'), await entries('endSession')]).toEqual([1, 1])
  })
})
