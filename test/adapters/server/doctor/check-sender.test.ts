import { describe, expect, it } from '@jest/globals'
import { senderFindings } from '../../../../adapters/server/doctor/check-sender.js'
import { readFormSettings } from '../../../../adapters/server/settings/environment/form-settings.js'
import { ok } from '../../../../core/shared/index.js'

const environment = (from: string) => ({
  VITRINE_SMTP_URL: 'smtp://mail.shop.org',
  VITRINE_MAIL_FROM: from,
  VITRINE_FORMS_TO: 'owner@shop.org',
  VITRINE_DKIM_SELECTOR: 's1',
})
const SPF = 'v=spf1 include:mail.example -all'
const DMARC = 'v=DMARC1; p=none'
const DKIM = 'v=DKIM1; k=rsa; p=MIIB'

/** DNS with these records; other names do not exist. */
const dnsOf = (records: Readonly<Record<string, readonly string[]>>) => async (name: string) => {
  const found = records[name]
  if (found === undefined) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  // Long records come in parts.
  return found.map((text) => [text.slice(0, 5), text.slice(5)])
}
const find = async (records: Readonly<Record<string, readonly string[]>>, from = 'Shop <a@shop.org>') =>
  (await senderFindings(ok(environment(from)), dnsOf(records))).map(
    ({ level, message }) => `${level} ${message}`,
  )

describe('the doctor on the domain of the sender', () => {
  it.each([
    ['is content with one record each', [SPF], [DMARC], []],
    ['misses both', [], [], [/^problem .*shop\.org.* no SPF/, /^note .* no DMARC/]],
    ['sees other records', ['google-site-verification=x', SPF], [DMARC], []],
    ['wants one SPF record', [SPF, 'v=spf1 -all'], [DMARC], [/^problem .* several SPF/]],
    ['refuses an open door', ['v=spf1 +all'], [DMARC], [/^problem .* every server/]],
    ['refuses an open door without a sign', ['v=spf1 mx all'], [DMARC], [/^problem .* every server/]],
    ['wants one DMARC record', [SPF], [DMARC, DMARC], [/^problem .* several DMARC/]],
  ] as const)('%s', async (_, own, dmarc, expected) => {
    const found = await find({
      ...(own.length > 0 && { 'shop.org': own }),
      ...(dmarc.length > 0 && { '_dmarc.shop.org': dmarc }),
      's1._domainkey.shop.org': [DKIM],
    })
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })

  it.each([
    ['is content with a key', [DKIM], []],
    ['is content with a key without a version', ['p=MIIB'], []],
    ['misses the key', [], [/^problem .* no DKIM key/]],
    ['sees a record that is none', ['v=DKIM1; k=rsa'], [/^problem .* no DKIM key/]],
    ['sees that it was revoked', ['v=DKIM1; p='], [/^problem .* revoked/]],
  ] as const)('%s of DKIM', async (_, dkim, expected) => {
    const found = await find({
      'shop.org': [SPF],
      '_dmarc.shop.org': [DMARC],
      ...(dkim.length > 0 && { 's1._domainkey.shop.org': dkim }),
    })
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })

  it('says that the name of the DKIM key is missing, and refuses an invalid one', async () => {
    const { VITRINE_DKIM_SELECTOR: _, ...unnamed } = environment('a@shop.org')
    const records = dnsOf({ 'shop.org': [SPF], '_dmarc.shop.org': [DMARC] })
    const found = await senderFindings(ok(unnamed), records)
    expect(found).toMatchObject([{ level: 'note', fix: expect.stringContaining('VITRINE_DKIM_SELECTOR') }])
    for (const name of ['s1._domainkey.', 'a b', 's1..x', '-'.repeat(200)])
      expect(readFormSettings({ ...unnamed, VITRINE_DKIM_SELECTOR: name })).toMatchObject({
        ok: false,
        failure: [expect.stringContaining('VITRINE_DKIM_SELECTOR')],
      })
  })

  it('makes no query for example domains, and none if no mail is set up', async () => {
    for (const from of ['a@localhost', 'a@shop.test', 'a@shop.example'])
      expect(await find({}, from)).toEqual([])
    expect(await senderFindings(ok({}), dnsOf({}))).toEqual([])
  })

  it('says that it could not check if DNS does not answer', async () => {
    const offline = async () => {
      throw Object.assign(new Error('queryTxt ETIMEOUT shop.org'), { code: 'ETIMEOUT' })
    }
    const found = await senderFindings(ok(environment('a@shop.org')), offline)
    expect(found).toEqual([
      expect.objectContaining({
        level: 'note',
        message: expect.stringContaining('SPF, DKIM and DMARC were not checked'),
      }),
    ])
  })
})
