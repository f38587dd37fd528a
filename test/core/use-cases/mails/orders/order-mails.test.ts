import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import {
  contrastOf,
  DEFAULT_MAIL_LOOK,
  textOn,
} from '../../../../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../../../../core/use-cases/mails/orders/mailed-order.js'
import { ownMailsFor, PLACEHOLDERS } from '../../../../../core/use-cases/mails/own-mails.js'
import { placeholdersIn } from '../../../../../core/use-cases/mails/render/fill-template.js'
import { LOW_STOCK, runningOut } from '../../../../../core/use-cases/mails/running-out.js'
import { writeGivenUp } from '../../../../../core/use-cases/mails/sending/given-up-notice.js'
import { SAMPLE_GIVEN_UP } from '../../../../../core/use-cases/mails/samples/sample-notices.js'
import { sampleAbout, sampleMailedOrder } from '../../../../../core/use-cases/mails/samples/sample-order.js'
import { decideMailText, mailTextIn } from '../../../../../core/use-cases/owner/mails/edit-mail-text.js'
import { templateOf, writeOrderMail } from '../../../../../core/use-cases/mails/orders/write-order-mail.js'
import {
  ORDER_TEMPLATE_NAMES,
  ORDER_TEXT_LANGUAGES,
  orderTextsFor,
} from '../../../../../core/use-cases/mails/texts/order-texts.js'
import { noticeTextsFor } from '../../../../../core/use-cases/mails/texts/notice-texts.js'
import { renderBlocks } from '../../../../../core/use-cases/mails/render/render-html.js'
import { expectLinear } from '../../../../support/processes/linear-time.js'
import { valueOf } from '../../../../support/value-of.js'
import { SHOP } from '../mail-shop.fixture.js'

const ORDER = sampleMailedOrder('EUR')
const write = (name: (typeof ORDER_TEMPLATE_NAMES)[number], shop: Partial<MailShop> = {}, mailed = ORDER) =>
  writeOrderMail(sampleAbout(name, 'EUR'), mailed, { ...SHOP, ...shop }, DEFAULT_MAIL_LOOK)

const EVERY = ORDER_TEXT_LANGUAGES.flatMap((language) =>
  ORDER_TEMPLATE_NAMES.map((name) => [language, name] as const),
)

/** The mails that the owner gets. */
const TO_OWNER = ['orderReceived', 'orderRefundRefused', 'orderDisputed', 'withdrawalNotice'] as const

describe('the texts of mails', () => {
  it.each(ORDER_TEXT_LANGUAGES)('are complete in %s', (language) => {
    const [texts, english] = [orderTextsFor(language), orderTextsFor('en')]
    expect(Object.keys(texts.words)).toEqual(Object.keys(english.words))
    expect(Object.values(texts.words).filter((word) => word.trim() === '')).toEqual([])
    expect(Object.keys(texts.mails)).toEqual(Object.keys(english.mails))
    for (const name of ORDER_TEMPLATE_NAMES) {
      const of = (mail: (typeof texts.mails)[typeof name]) =>
        [...placeholdersIn(`${mail.subject} ${mail.text}`)].sort()
      expect([name, of(texts.mails[name])]).toEqual([name, of(english.mails[name])])
    }
    if (language !== 'en')
      for (const name of ORDER_TEMPLATE_NAMES)
        expect(texts.mails[name].text).not.toBe(english.mails[name].text)
  })

  it.each(EVERY)('show no marks of a terminal or of Markdown in %s: %s', (language, name) => {
    for (const said of Object.values(orderTextsFor(language).mails[name])) expect(said).not.toMatch(/[`*_]/)
  })

  it.each(EVERY)('name commands without `npx`, as all notices do: %s, %s', (language, name) => {
    for (const said of Object.values(orderTextsFor(language).mails[name])) expect(said).not.toMatch(/npx/)
  })

  it.each(ORDER_TEXT_LANGUAGES)('show no such marks in the notices in %s', (language) => {
    for (const { subject, text } of Object.values(noticeTextsFor(language)))
      expect(`${subject}${text}`).not.toMatch(/[`*_]/)
  })

  it.each(ORDER_TEMPLATE_NAMES)('have a space before each colon of a French label: %s', (name) => {
    const labels = write(name, { language: 'fr' })
      .text.split('\n')
      .filter((line) => !/^ |https:|\d\d:\d\d/.test(line))
    expect(labels.filter((line) => /[^\s]:(\s|$)/.test(line))).toEqual([])
  })

  it('name the shipping that a refund gives back', () => {
    expect(write('orderRefunded', { language: 'de' }).text).toContain('Versand: 5,00\u00a0€')
  })

  it.each(EVERY)('leave no placeholder and no gap: %s %s', (language, name) => {
    const { subject, text, html, links } = write(name, { language })
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
    expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/[{}]|undefined|>null|NaN|\[object/)
    expect(text).not.toMatch(/\n{3}|[ \t]$/m)
    expect(subject).toContain(ORDER.number)
    expect(html).toContain(`<html lang="${language}">`)
    expect(links.every((link) => link.startsWith('https://'))).toBe(true)
  })

  it('are English for unknown languages, and ignore the country of a language', () => {
    expect(write('orderPlaced', { language: 'pt' }).subject).toBe(write('orderPlaced').subject)
    expect(write('orderPlaced', { language: 'de-AT' }).subject).toContain('Ihre Bestellung')
  })
})

describe('the confirmation of an order', () => {
  it('has the goods, the total, the seller and the terms, as text and as HTML', () => {
    const { subject, text, html, links } = write('orderPlaced')
    expect(subject).toBe(`Your order ${ORDER.number} at Corner Shop`)
    const parts = [
      ORDER.number,
      'March 14, 2026',
      'Visa •••• 4242',
      'Stoneware mug',
      'Size: Large',
      'MUG-L',
      '€49.80',
      '€24.90',
      'Spring 10 %',
      '-€6.18',
      'Shipping: Parcel',
      '€5.00',
      'incl. 19 % VAT',
      '€8.70',
      'incl. 7 % VAT',
      '€60.62',
      '12 Example Street',
      '10115 Berlin',
      'Gift note',
      'Happy birthday!',
      'brewing-guide.pdf',
      'Corner Shop GmbH',
      'DE123456789',
      'HRB 1234, Amtsgericht Berlin',
      'You may withdraw within fourteen days.',
      'Our terms.',
    ]
    for (const said of [text, html]) expect(parts.filter((part) => !said.includes(part))).toEqual([])
    expect(links).toEqual([
      `https://shop.example.org${ORDER.confirmationPath}`,
      'https://shop.example.org/download/brewing-guide.pdf',
    ])
  })

  it.each(ORDER_TEMPLATE_NAMES)('leads to the desk in the mails to the owner only: %s', (name) => {
    const desk = `https://shop.example.org/vitrine/orders/${ORDER.order.id}`
    const isForOwner = (TO_OWNER as readonly string[]).includes(name)
    const { links, text, html } = write(name)
    for (const said of [links, text, html]) expect(said.includes(desk)).toBe(isForOwner)
    // A site whose address is not known, and no link of the shopper's instead.
    if (isForOwner) expect(write(name, { deskAddress: null }).links).toEqual([])
  })

  it.each(TO_OWNER)('does not address the owner as the buyer: %s', (name) => {
    for (const [language, shoppers] of [
      ['en', 'Your order'],
      ['de', 'Ihre Bestellung'],
      ['fr', 'Votre commande'],
      ['es', 'Su pedido'],
    ] as const)
      expect(write(name, { language }).text).not.toContain(shoppers)
  })

  it('writes amounts and days in the format of its language', () => {
    const { text } = write('orderPlaced', { language: 'de' })
    expect(text).toMatch(/60,62\s€/)
    expect(text).toContain('14. März 2026')
    expect(write('orderPlaced', { priceLocale: 'fr-CH' }).text).toMatch(/60[.,]62/)
  })

  it.each([
    ['en', 'GB', '14 March 2026'],
    ['en', 'IE', '14 March 2026'],
    ['en', 'US', 'March 14, 2026'],
    ['en-US', 'GB', 'March 14, 2026'],
    ['en', 'DE', 'March 14, 2026'],
    ['de', 'GB', '14. März 2026'],
    ['de', 'AT', '14. März 2026'],
    ['en', null, 'March 14, 2026'],
  ])('writes days as %s is written in %s', (language, country, day) => {
    expect(write('orderPlaced', { language, country }).text).toContain(day)
    expect(write('orderPlaced', { language, country }).html).toContain(day)
  })

  it('leaves out missing parts: terms, business, link, shipping, payment', () => {
    const order = {
      ...ORDER.order,
      shippingAddress: null,
      billingAddress: null,
      extraItems: ORDER.order.extraItems.filter(({ kind }) => kind !== 'shipping'),
      customData: [],
      downloads: [],
      card: null,
      total: money(0, 'EUR'),
      flags: { ...ORDER.order.flags, requiresShipping: false },
      fullName: null,
    }
    const { text, links } = write(
      'orderPlaced',
      { business: null, terms: null, withdrawal: null },
      { ...ORDER, order, confirmationPath: null },
    )
    expect(text).toMatch(/^Hello\n/)
    expect(text).toContain('Payment: Nothing to pay')
    expect(text).not.toMatch(/Terms|Seller|address|Shipping:/)
    expect(links).toEqual([])
  })

  it('states the interval of a subscription, and the length of its trial', () => {
    const [first, ...others] = ORDER.order.items
    const of = (frequency: number, interval: string, trialDays: number | null) =>
      write(
        'orderPlaced',
        {},
        {
          ...ORDER,
          order: {
            ...ORDER.order,
            items: [{ ...first!, subscription: { frequency, interval, trialDays } }, ...others],
          },
        },
      ).text
    expect(of(1, 'month', 14)).toMatch(/every month\n\s+free for the first 14 days/)
    expect(of(3, 'week', null)).toContain('every 3 weeks')
  })

  it('states to the owner the amount paid with an order, nothing for a trial', () => {
    const { order } = ORDER
    const renewal = { today: money(0, order.total.currency), amount: order.total, fromMs: 0 }
    expect(write('orderReceived', {}, { ...ORDER, order: { ...order, renewal } }).subject).toMatch(/€0\.00$/)
    expect(write('orderReceived').subject).not.toMatch(/€0\.00$/)
  })
})

const HOSTILE = '<img src=x onerror=alert(1)> https://evil.example evil.example a@evil.example {terms}'

describe('texts of strangers in mails', () => {
  it('stay text in mails to others: no markup, no link, no placeholder', () => {
    const [first] = ORDER.order.items
    const order = {
      ...ORDER.order,
      fullName: HOSTILE,
      items: [{ ...first!, product: { ...first!.product, name: '<b>Mug</b> & "co" {terms}' } }],
      shippingAddress: { ...ORDER.order.shippingAddress!, line1: HOSTILE },
      customData: [{ name: HOSTILE, textArea: HOSTILE, textInput: null, checkbox: null }],
    }
    for (const name of ORDER_TEMPLATE_NAMES.filter((one) => one !== 'orderReceived')) {
      const { text, html, subject } = write(name, {}, { ...ORDER, order })
      expect(html).not.toMatch(/<img src=x|<b>Mug/)
      expect(subject).not.toContain('evil')
      for (const said of [text, html])
        expect(said).not.toMatch(/https:\/\/evil|[^\u2060]\.example evil|a@evil/)
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      expect(hrefs.filter((href) => !/^https:\/\/(shop\.example\.org|www\.dhl\.com)/.test(href))).toEqual([])
    }
  })

  it.each([
    ['DHL-12', false],
    ['00340434161094042557', true],
    ['two words, each of them short enough', false],
  ])('are laid out with names above values on a narrow screen if a word would break: %s', (value, isTall) => {
    const facts = [['Tracking number', value] as const]
    const html = renderBlocks([{ tag: 'facts', facts }], DEFAULT_MAIL_LOOK)
    expect(html.includes('class="m-tall"')).toBe(isTall)
  })

  it.each(EVERY)('show one button at most, and further addresses as links: %s, %s', (language, name) => {
    const { html, links, text } = write(name, {
      language,
      withdrawalPath: '/withdraw',
      invoicePath: '/invoice',
    })
    expect(html.split('padding:13px 22px').length - 1).toBeLessThanOrEqual(1)
    for (const href of links) {
      expect(text).toContain(href)
      expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
    }
  })

  it('make no link of an invalid tracking address', () => {
    const about = sampleAbout('orderDispatched', 'EUR')
    if (about.kind !== 'orderDispatched') throw new Error('another kind')
    const shipment = { ...about.shipment, trackingUrl: 'javascript:alert(1)' }
    const { html } = writeOrderMail({ ...about, shipment }, ORDER, SHOP, DEFAULT_MAIL_LOOK)
    expect(html).not.toContain('javascript:')
  })
})

describe('the notice of an order', () => {
  it.each(ORDER_TEXT_LANGUAGES)('names low stock, to the owner only: %s', (language) => {
    const { words } = orderTextsFor(language)
    const { text, html } = write('orderReceived', { language })
    for (const said of [text, html])
      for (const part of [words.runningOut, 'Stoneware mug (MUG-L)']) expect(said).toContain(part)
    expect(write('orderReceived', { language }, { ...ORDER, runningOut: [] }).text).not.toContain(
      words.runningOut,
    )
    for (const name of ORDER_TEMPLATE_NAMES.filter((one) => one !== 'orderReceived'))
      expect(write(name, { language }).text).not.toContain(words.runningOut)
  })

  it.each<[string, readonly [string, number][], readonly number[]]>([
    ['sold out', [['mug-l', 0]], [0]],
    ['few', [['mug-l', LOW_STOCK]], [LOW_STOCK]],
    ['enough', [['mug-l', LOW_STOCK + 1]], []],
    ['without end, or not sold any more', [], []],
    ['another one', [['plate', 1]], []],
    [
      'two of them',
      [
        ['mug-l', 1],
        ['guide', 2],
      ],
      [1, 2],
    ],
  ])('counts as low stock: %s', (_, stock, left) => {
    const [mug, guide] = ORDER.order.items
    const found = runningOut([mug!, guide!, mug!], new Map(stock))
    expect(found.map((each) => each.left)).toEqual(left)
  })
})

describe('the mails of the owner', () => {
  const files = [
    { name: 'orderPlaced.txt', text: 'Subject: Thanks, {name}\n\nHi {name}\n\n{order}\n\nBye' },
    { name: 'orderPlaced.de.txt', text: '\uFEFFSubject: Danke\r\n\r\nHallo {name}\r\n\r\n{order}' },
    { name: 'orderReceived.html', text: '<p>{number}, {name}</p>{order}{terms}' },
    { name: 'words.pt.json', text: '{"total":"Total a pagar"}' },
    { name: 'mailsGivenUp.txt', text: 'Subject: Lost at {site}\n\n{mails}\n\nRing us' },
    { name: 'terms.txt', text: 'All of them\n' },
    { name: 'terms.de-AT.txt', text: 'Österreich' },
    { name: 'terms.pdf', text: 'JVBERg==' },
    { name: 'withdrawal.de.pdf', text: 'JVBERi0=' },
  ]
  const own = (language: string) => ({ ...valueOf(ownMailsFor(files, language)), language })

  it('replace the built-in ones, by language and country', () => {
    expect(write('orderPlaced', own('en')).subject).toBe('Thanks, Ada Example')
    expect(write('orderPlaced', own('en')).text).toMatch(/^Hi Ada Example\n\nYour order\n=+\n\n[^]*\n\nBye$/)
    expect(write('orderPlaced', own('de-AT')).subject).toBe('Danke')
    expect(own('en').notices).toEqual({
      mailsGivenUp: { subject: 'Lost at {site}', text: '{mails}\n\nRing us' },
    })
    const lost = writeGivenUp(SAMPLE_GIVEN_UP, { ...SHOP, notices: own('en').notices })
    expect([lost.subject, lost.text]).toEqual([
      `Lost at ${SHOP.name}`,
      expect.stringMatching(/^orderPlaced, .*550 no such mailbox \(sample\)\n\nRing us$/),
    ])
    expect([own('de-AT').terms, own('de').terms]).toEqual(['Österreich', 'All of them'])
    const pdf = (name: string, base64: string) => ({ name, contentType: 'application/pdf', base64 })
    expect(own('en').files).toEqual([pdf('terms.pdf', 'JVBERg==')])
    expect(own('de').files).toEqual([pdf('terms.pdf', 'JVBERg=='), pdf('withdrawal.pdf', 'JVBERi0=')])
    expect(write('orderPlaced', own('pt')).text).toContain('Total a pagar: €60.62')
    expect(write('orderReceived', own('en')).html).toMatch(/^<p>[\w-]+, Ada Example<\/p>.*Stoneware mug/s)
  })

  it.each([
    ['orderPlaced.txt', 'Hello', 'orderPlaced.txt must begin with a line "Subject: ..." and a blank line.'],
    [
      'orderPlaced.txt',
      'Subject: a\n\n{nmae}',
      'orderPlaced.txt has the placeholder {nmae}, which no mail knows',
    ],
    [
      'orderplaced.txt',
      'Subject: a\n\nb',
      'orderplaced.txt is not the name of a mail: known are orderPlaced,',
    ],
    ['orderPlaced.text', 'Subject: a\n\nb', 'orderPlaced.text is not the name of a mail: use a name like'],
    ['orderPlaced.pdf', 'x', 'orderPlaced.pdf is not the name of a mail'],
    [
      'cartReminder.txt',
      'Subject: a\n\n{lines}',
      'cartReminder.txt must have the placeholder {unsubscribe}.',
    ],
    ['cartReminder.txt', 'Subject: a\n\n{order}', 'cartReminder.txt has the placeholder {order}, which'],
    ['mailsGivenUp.html', '<p>{mails}</p>', 'mailsGivenUp.html is not the name of a mail'],
    ['terms.pdf', 'x'.repeat(7_000_000), 'terms.pdf is larger than 5 MB'],
    ['orderPlaced.txt', 'Subject: \n\nb', 'orderPlaced.txt must begin with a line "Subject: ..."'],
    [
      'orderPlaced.txt',
      `Subject: a\n\n${'{order}\n\n'.repeat(21)}`,
      'orderPlaced.txt has the placeholder {order} 21 times; 20 are allowed.',
    ],
    ['orderPlaced.html', '{terms}'.repeat(100), 'orderPlaced.html has the placeholder {terms} 100 times'],
    ['terms.txt', 'x'.repeat(200_001), 'terms.txt has more than 200000 characters: make it shorter.'],
    ['words.it.json', '[]', 'words.it.json is not a JSON object of texts.'],
    ['words.it.json', '{"totle":"x"}', 'words.it.json: "totle" must be one of order, number,'],
  ])('are refused with the place and the fix: %s', (name, text, problem) => {
    const refused = ownMailsFor([{ name, text }], 'en')
    expect(refused.ok ? '' : refused.failure.join()).toContain(problem)
  })

  it.each([
    ['spaces after the subject', (length: number) => `Subject:${' '.repeat(length)}\nx`],
    ['blank lines', (length: number) => `Subject: a\n${' \n'.repeat(length / 2)}x`],
    ['open placeholders', (length: number) => `Subject: a\n\n${'{a'.repeat(length / 2)}`],
  ])('are read in linear time: %s', (_what, textOf) =>
    expectLinear((text) => ownMailsFor([{ name: 'orderPlaced.txt', text }], 'en'), textOf),
  )

  const MINE = 'Subject: Thanks\n\nHi {name}'
  const file = (name: string, text = MINE) => ({ name, text })
  const inFile = (name: string, before: string | null, after: string | null) => ({ name, before, after })

  it.each([
    ['a new file', [], MINE, inFile('orderPlaced.txt', null, `${MINE}\n`)],
    [
      'the file that holds',
      [file('orderPlaced.txt'), file('orderPlaced.de.txt')],
      `${MINE}!\r\n\r\n`,
      inFile('orderPlaced.de.txt', MINE, `${MINE}!\n`),
    ],
    ['nothing where it is the same', [file('orderPlaced.txt', `\uFEFF${MINE}\r\n`)], MINE, null],
    [
      'nothing where it is ours',
      [file('orderPlaced.fr.txt')],
      mailTextIn([], 'orderPlaced', 'de').builtIn,
      null,
    ],
    ['no file any more', [file('orderPlaced.de.txt')], null, inFile('orderPlaced.de.txt', MINE, null)],
    ['nothing where there was none', [], null, null],
    ['nothing without a subject', [], 'Hi', 'must begin with a line "Subject: ..."'],
    ['nothing with an unknown placeholder', [], `${MINE} {nmae}`, 'has the placeholder {nmae}'],
    ['nothing without end', [], `${MINE}${'x'.repeat(50_000)}`, 'at most 50000'],
  ] as const)('are edited into %s', (_, files, text, expected) => {
    const decided = decideMailText(files, 'orderPlaced', text, 'de')
    if (typeof expected === 'string') expect(decided.ok ? '' : decided.failure.message).toContain(expected)
    else expect(valueOf(decided)).toEqual(expected)
  })

  it('are read with their file, and with their possible placeholders', () => {
    expect(
      mailTextIn([file('cartReminder.txt'), file('orderPlaced.html', '<p>')], 'orderPlaced', 'de'),
    ).toEqual({
      name: 'orderPlaced',
      file: null,
      htmlFile: 'orderPlaced.html',
      text: expect.stringMatching(/^Subject: .+\n\n[^]*\{order\}/),
      builtIn: expect.stringMatching(/^Subject: /),
      placeholders: PLACEHOLDERS,
    })
    expect(mailTextIn([file('cartReminder.txt')], 'cartReminder', 'de')).toMatchObject({
      file: 'cartReminder.txt',
      text: MINE,
      placeholders: expect.arrayContaining(['unsubscribe']),
    })
  })

  it('may use every placeholder, including those of the built-in texts', () => {
    const used = EVERY.flatMap(([language, name]) => {
      const { subject, text } = orderTextsFor(language).mails[name]
      return placeholdersIn(`${subject} ${text}`)
    })
    expect([...new Set(used)].sort()).toEqual([...PLACEHOLDERS].sort())
  })
})

describe('the look of mails', () => {
  it.each(['#1f4f8f', '#ffee00', '#3898ec', '#777777', '#000000', '#ffffff'])(
    'is readable on %s',
    (colour) => {
      expect(contrastOf(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['#1f4f8f', '#ffee00', '#222222', '#777777', '#000000', '#ffffff'])(
    'shows the shape of a button in %s, light and dark',
    (accent) => {
      const look = { ...DEFAULT_MAIL_LOOK, accent }
      const html = renderBlocks([{ tag: 'button', label: 'Go', href: 'https://shop.example' }], look)
      expect(/<a [^>]*border:1px solid/.test(html)).toBe(contrastOf(accent, '#ffffff') < 3)
      // In dark mode a separate class makes it light.
      expect(html.includes('class="m-button"')).toBe(contrastOf(accent, '#1d2125') < 3)
    },
  )

  it('names a template for every kind', () => {
    for (const name of ORDER_TEMPLATE_NAMES) expect(templateOf(sampleAbout(name, 'EUR'))).toBe(name)
  })
})
