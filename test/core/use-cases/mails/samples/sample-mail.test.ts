import { describe, expect, it } from '@jest/globals'
import { ACCOUNT_MAIL_KINDS } from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import { linkLabelOf } from '../../../../../core/use-cases/accounts/mails/link-labels.js'
import { MAIL_KINDS, SENT_MAIL_NAMES } from '../../../../../core/use-cases/mails/mail-kinds.js'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'
import { templateText, writeSampleMail } from '../../../../../core/use-cases/mails/samples/sample-mail.js'
import { ORDER_TEXT_LANGUAGES } from '../../../../../core/use-cases/mails/texts/order-texts.js'
import { SHOP } from '../mail-shop.fixture.js'

const siteIn = (language: string) => ({
  shop: { ...SHOP, language },
  look: DEFAULT_MAIL_LOOK,
  currency: 'EUR',
  accountTexts: {},
})

const EVERY = ORDER_TEXT_LANGUAGES.flatMap((language) =>
  SENT_MAIL_NAMES.map((name) => [language, name] as const),
)

describe('the sample mails', () => {
  it('are all that a site sends: every kind of the outbox but the mark of a mail that came back', () => {
    expect(MAIL_KINDS.filter((kind) => !SENT_MAIL_NAMES.some((name) => name === kind))).toEqual(['bounced'])
  })

  it.each(EVERY)('are complete in %s: %s', (language, name) => {
    const { subject, text, html } = writeSampleMail(siteIn(language), name)
    expect(subject).not.toBe('')
    expect(`${subject}\n${text}\n${html ?? ''}`).not.toMatch(/\{[a-z]+\}|undefined|\bnull\b|NaN/i)
    expect(html === null).toBe(name === 'entryReply')
  })

  it.each(ORDER_TEXT_LANGUAGES)('have buttons that say what they do in %s', (language) => {
    for (const kind of ACCOUNT_MAIL_KINDS) {
      const label = linkLabelOf(kind, language)
      const { subject, html } = writeSampleMail(siteIn(language), kind)
      const buttons = [...`${html}`.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, said]) => said)
      expect([kind, buttons]).toEqual([
        kind,
        label === null ? [expect.any(String)] : expect.arrayContaining([label]),
      ])
      if (label !== subject) expect(buttons).not.toContain(subject)
      if (language !== 'en' && label !== null) expect(label).not.toBe(linkLabelOf(kind, 'en'))
    }
  })

  it('have the owner’s texts, whose buttons keep the subject as their label', () => {
    const accountTexts = { verify: { subject: 'Confirme o endereço', text: 'Olá {name}\n\n{link}' } }
    const site = { ...siteIn('pt'), accountTexts }
    const { subject, text, html } = writeSampleMail(site, 'verify')
    expect([subject, text.split('\n')[0]]).toEqual(['Confirme o endereço', 'Olá Ada Example'])
    expect(html).toContain('>Confirme o endereço</a>')
    expect(JSON.parse(`${templateText(site, 'verify')}`)).toEqual({ mails: accountTexts })
  })

  it('have templates in the format of their place; a reply has none', () => {
    expect(templateText(siteIn('en'), 'orderPlaced')).toMatch(/^Subject: /)
    expect(JSON.parse(`${templateText(siteIn('de'), 'welcome')}`)).toMatchObject({
      mails: { welcome: { subject: 'Willkommen bei {site}' } },
    })
    expect(templateText(siteIn('en'), 'entryReply')).toBeNull()
  })
})
