import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { decideCancel, decideRefundOutcome, mailedInvoiceOf } from '../../../../../core/orders/index.js'
import type { DeskOrder, DeskPaymentStatus, Withdrawal } from '../../../../../core/orders/index.js'
import {
  mailsOfDecision,
  mailsOfWithdrawal,
} from '../../../../../core/use-cases/mails/orders/decision-mails.js'
import type { OrderMailAbout } from '../../../../../core/use-cases/mails/orders/order-mail.js'
import { mailsOfCapture, mailsOfPlacement } from '../../../../../core/use-cases/mails/orders/payment-mails.js'
import { writeOrderMail } from '../../../../../core/use-cases/mails/orders/write-order-mail.js'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'
import { sampleMailedOrder } from '../../../../../core/use-cases/mails/samples/sample-order.js'
import { ORDER_TEXT_LANGUAGES } from '../../../../../core/use-cases/mails/texts/order-texts.js'
import { act, deskOrder, placedOrder } from '../../../orders/handling/desk-order.fixture.js'
import { asked, eur } from '../../../orders/handling/desk-steps.fixture.js'
import { SHOP } from '../mail-shop.fixture.js'

/** The statements of a mail about the money, with their words in each language. */
const SAID = {
  reserved: { en: /only reserved/, de: /nur reserviert/, fr: /simplement réservé/, es: /solo reservado/ },
  capture: { en: /held, not taken/, de: /reserviert, nicht/, fr: /réservé, pas/, es: /reservado, no/ },
  released: {
    en: /reservation .* ends/,
    de: /Reservierung .* endet/,
    fr: /réservation .* levée/,
    es: /reserva .* anula/,
  },
  untaken: { en: /No money was taken/, de: /kein Geld/, fr: /Aucune somme/, es: /No se ha cobrado/ },
  bank: { en: /bank decides/, de: /entscheidet die Bank/, fr: /banque décide/, es: /banco decide/ },
  files: {
    en: /your files by mail/,
    de: /erhalten Sie Ihre Dateien/,
    fr: /recevrez vos fichiers/,
    es: /Recibirá sus archivos/,
  },
  back: { en: /You get .* back/, de: /Sie erhalten .* zurück/, fr: /vous rendons/, es: /devolvemos/ },
} as const
type Said = keyof typeof SAID

const textOf = (about: OrderMailAbout, language: string, mailed = sampleMailedOrder('EUR')) =>
  writeOrderMail(about, mailed, { ...SHOP, language }, DEFAULT_MAIL_LOOK).text.replace(/\s+/g, ' ')

const saidOf = (about: OrderMailAbout | undefined, language: (typeof ORDER_TEXT_LANGUAGES)[number]) => {
  if (about === undefined) throw new Error('no mail')
  const text = textOf(about, language)
  return (Object.keys(SAID) as Said[]).filter((said) =>
    SAID[said][language as keyof (typeof SAID)['bank']].test(text),
  )
}

const disputed = (order: DeskOrder): DeskOrder => ({
  ...order,
  payment: { ...order.payment, isDisputed: true },
})
const refunded = (order: DeskOrder, amountMinor: number): DeskOrder => ({
  ...order,
  payment: { ...order.payment, refunded: eur(amountMinor) },
})
const order = (status: DeskPaymentStatus) => deskOrder(status, placedOrder([[3, 1000]]))
const cancellation = (of: DeskOrder) => {
  const decided = decideCancel(of, { reason: null, restocks: true }, act('r'))
  if (!decided.ok) throw new Error(decided.failure.message)
  return mailsOfDecision(of, decided.value).find(({ kind }) => kind === 'orderCancelled')
}

describe.each(ORDER_TEXT_LANGUAGES)('the money in the mails of orders in %s', (language) => {
  it.each([
    ['held', order('held'), ['released', 'untaken']],
    ['taken', order('taken'), ['back']],
    ['refunded in part', refunded(order('taken'), 1000), ['back']],
    ['refunded in full', refunded(order('taken'), 3000), []],
    ['disputed', disputed(order('taken')), ['bank']],
    ['lapsed', order('lapsed'), ['untaken']],
    ['that of a trial', order('trial'), ['untaken']],
    ['none, as the order is free', order('free'), []],
  ] as const)('is told with a cancellation, if it was %s', (_, of, said) => {
    expect(saidOf(cancellation(of), language).sort()).toEqual([...said].sort())
  })

  it.each([
    ['held', [['reserved'], ['capture']]],
    ['taken', [[], []]],
    ['testing', [[], []]],
    ['trial', [[], []]],
  ] as const)('is told with a new order, if it is %s', (state, said) => {
    const mails = mailsOfPlacement({ items: [] }, state)
    expect(mails.map((about) => saidOf(about, language))).toEqual(said)
  })
})

it.each(ORDER_TEXT_LANGUAGES)(
  'a held order tells its shopper that files wait for the money, in %s',
  (language) => {
    const sample = sampleMailedOrder('EUR')
    const says = (state: 'held' | 'taken', fields: { readonly 'download-files'?: string }) => {
      const items = sample.order.items.map((item) => ({ ...item, product: { ...item.product, fields } }))
      const mailed = { ...sample, order: { ...sample.order, items } }
      return mailsOfPlacement({ items }, state)
        .slice(0, 2)
        .map((about) => SAID.files[language as 'en'].test(textOf(about, language, mailed)))
    }
    expect(says('held', { 'download-files': 'guide.pdf' })).toEqual([true, false])
    expect(says('held', {})).toEqual([false, false])
    expect(says('taken', { 'download-files': 'guide.pdf' })).toEqual([false, false])
  },
)

describe.each(ORDER_TEXT_LANGUAGES)('the money in the mail of a withdrawal in %s', (language) => {
  const withdrawal = {
    id: 'w',
    name: 'Ada',
    receivedMs: 0,
    lines: [],
    statement: null,
  } as unknown as Withdrawal

  it.each([
    ['held', order('held'), ['reserved']],
    ['taken', order('taken'), []],
    ['refunded in full', refunded(order('taken'), 3000), []],
    ['disputed', disputed(order('taken')), ['bank']],
    ['lapsed', order('lapsed'), ['untaken']],
    ['that of a trial', order('trial'), ['untaken']],
    ['none, as the order is free', order('free'), []],
  ] as const)('is told to the shopper, if it was %s', (_, of, said) => {
    const mails = mailsOfWithdrawal(of, withdrawal)
    expect(mails.map((about) => saidOf(about, language))).toEqual([said, []])
  })

  it('comes with what was withdrawn: the whole order, or what the shopper named', () => {
    const says = (given: Partial<Withdrawal>): boolean => {
      const [received] = mailsOfWithdrawal(order('taken'), { ...withdrawal, ...given })
      return /whole order|gesamte Bestellung|toute la commande|todo el pedido/.test(
        textOf(received!, language),
      )
    }
    const [line] = order('taken').placed.items
    expect(says({})).toBe(true)
    expect(says({ statement: 'The lamp' })).toBe(false)
    expect(says({ lines: [{ lineId: line!.id, count: 1 }] })).toBe(false)
  })

  it('is promised back in no state, since most have none to give back', () => {
    const [received] = mailsOfWithdrawal(order('taken'), withdrawal)
    expect(received && textOf(received, language)).not.toMatch(/refund|Erstattung|remboursement|reembolso/)
  })
})

describe('the mails of a cancelled order', () => {
  it('tell of money that is refunded later, as after a dispute or a hold that was captured before', () => {
    const later = { ...asked(order('taken'), { tag: 'whole' }), cancelledMs: 1 }
    const done = decideRefundOutcome(later, 'r', { tag: 'done' }, act())
    if (done === null) throw new Error('nothing was decided')
    expect(mailsOfDecision(later, done)).toMatchObject([
      { kind: 'orderRefunded', refund: { amount: eur(3000) } },
    ])
  })
})

describe('the link to an invoice', () => {
  const shop = { ...SHOP, invoicePath: '/invoice' }
  const linksOf = (about: OrderMailAbout) =>
    writeOrderMail(about, sampleMailedOrder('EUR'), shop, DEFAULT_MAIL_LOOK).links.join(' ')

  it.each([
    ['taken', true],
    ['held', false],
  ] as const)('is in the confirmation only if the invoice opens: money that is %s', (state, isLinked) => {
    const [confirmation] = mailsOfPlacement({ items: [] }, state)
    expect(linksOf(confirmation!).includes('/invoice?')).toBe(isLinked)
  })

  it.each([
    ['pdf', 1],
    ['link', 1],
    ['no', 0],
  ] as const)(
    'is mailed with the capture of held money, where mails have it: %s',
    (withConfirmation, count) => {
      const mails = mailsOfCapture(
        { items: [] },
        eur(700),
        mailedInvoiceOf({ issue: 'on-demand', withConfirmation }),
      )
      expect(mails.map(linksOf).filter((links) => links.includes('/invoice?'))).toHaveLength(count)
    },
  )

  it('comes with the amount that was taken, also of an order that was captured in part', () => {
    const [about] = mailsOfCapture({ items: [] }, eur(700), 'link')
    expect(textOf(about!, 'en')).toContain('was taken, €7.00.')
  })
})

describe('the confirmation of an order that cost nothing', () => {
  it('has no link to an invoice, since there will be none', () => {
    const shop = { ...SHOP, invoicePath: '/invoice' }
    const paid = sampleMailedOrder('EUR')
    const zero = money(0, 'EUR')
    const renewal = { today: zero, amount: paid.order.total, fromMs: 0 }
    const linksOf = (mailed: typeof paid) =>
      writeOrderMail({ kind: 'orderPlaced' }, mailed, shop, DEFAULT_MAIL_LOOK).links.join(' ')
    expect(linksOf(paid)).toContain('/invoice?')
    expect(linksOf({ ...paid, order: { ...paid.order, total: zero } })).not.toContain('/invoice?')
    expect(linksOf({ ...paid, order: { ...paid.order, renewal } })).not.toContain('/invoice?')
  })
})
