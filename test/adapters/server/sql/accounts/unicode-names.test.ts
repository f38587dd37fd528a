import { describe, expect, it } from '@jest/globals'
import { createMailWriter } from '../../../../../core/use-cases/accounts/mails/mail-writer.js'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'
import { renderBlocks } from '../../../../../core/use-cases/mails/render/render-html.js'
import { writtenBlocks } from '../../../../../core/use-cases/mails/render/written-blocks.js'
import { memberName } from '../../../../../core/use-cases/accounts/new-member.js'

const write = createMailWriter({
  siteName: 'Shop',
  addressOf: (path) => new URL(path, 'https://shop.example.org').href,
  language: 'en',
  templates: { welcome: { subject: 'Welcome, {name}', text: '[{name}]\n\n{link}' } },
})
const mailFor = (name: string) => {
  const mail = write({ kind: 'welcome', to: 'a@b.c', name, path: '/' })
  return {
    ...mail,
    html: renderBlocks(writtenBlocks(mail.text, mail.links, mail.subject), DEFAULT_MAIL_LOOK),
  }
}

/** Names, how they are kept (null: as entered), and how mails call their owner (null: as kept). */
const NAMES = [
  ['letters of any script', 'Zoë Åström 李小龍 محمد', null, null],
  ['an accent of its own letter', 'Zoe\u0308', null, null],
  ['line breaks', 'Ada\r\nBcc: eve', 'Ada Bcc: eve', null],
  ['line separators', 'Ada\u2028Eve\u2029', 'Ada Eve', null],
  ['blanks around it', '  Ada  ', 'Ada', null],
  ['a right-to-left override', 'Ada\u202egnp.exe', null, ''],
  ['isolates around it', '\u2067Ada\u2069', null, 'Ada'],
  ['an address of a page', 'Ada https://evil.example', null, ''],
  ['an address of mail', 'ada@evil.example', null, ''],
  ['a host with an ideographic full stop', 'Ada evil。example', null, ''],
  ['a host with a wide full stop', 'Ada evil．example', null, ''],
  ['sixty letters', 'a'.repeat(60), null, null],
  ['more than sixty', 'a'.repeat(61), null, ''],
  ['markup', '<b>Ada</b>', null, null],
] as const

describe('a name', () => {
  it.each(NAMES)('with %s: %j', (_, name, kept, greeted) => {
    expect(memberName(name)).toBe(kept ?? name)
    const mail = mailFor(memberName(name))
    const called = greeted ?? kept ?? name
    expect(mail.subject).toBe(`Welcome, ${called}`)
    expect(mail.text.split('\n')[0]).toBe(`[${called}]`)
    expect(mail.html).not.toMatch(/<b>Ada|href="(?!https:\/\/shop\.example\.org)/)
    expect(mail.links).toEqual(['https://shop.example.org/'])
  })
})
