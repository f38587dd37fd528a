import { describe, expect, it } from '@jest/globals'
import { senderFindings } from '../../../../adapters/server/doctor/check-sender.js'
import { ok } from '../../../../core/shared/index.js'

const environment = (from: string) => ({
  VITRINE_SMTP_URL: 'smtp://mail.shop.org',
  VITRINE_MAIL_FROM: from,
  VITRINE_FORMS_TO: 'owner@shop.org',
})
const SPF = 'v=spf1 include:mail.example -all'
const DMARC = 'v=DMARC1; p=none'

/** DNS with these records; a name without any is not there. */
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
    })
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })

  it('asks nothing about domains of examples, and nothing if no mail is set up', async () => {
    for (const from of ['a@localhost', 'a@shop.test', 'a@shop.example'])
      expect(await find({}, from)).toEqual([])
    expect(await senderFindings(ok({}), dnsOf({}))).toEqual([])
  })

  it('says that it could not look if DNS does not answer', async () => {
    const offline = async () => {
      throw Object.assign(new Error('queryTxt ETIMEOUT shop.org'), { code: 'ETIMEOUT' })
    }
    const found = await senderFindings(ok(environment('a@shop.org')), offline)
    expect(found).toEqual([
      expect.objectContaining({
        level: 'note',
        message: expect.stringContaining('SPF and DMARC were not checked'),
      }),
    ])
  })
})
