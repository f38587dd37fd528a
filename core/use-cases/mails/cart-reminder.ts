import { CHECKOUT_PATH } from '../../checkout/index.js'
import { oneLine, ofLanguage } from '../../shared/index.js'
import type { LeftCart } from '../../ports/shop/cart-reminders.port.js'
import { fillLine, fillText } from './render/fill-template.js'
import type { WrittenContent } from './mail-content.js'
import type { MailShop, NoticeShop } from './orders/mailed-order.js'
import { greetedName, shareableText } from './render/shareable-text.js'
import { noticeTextsFor } from './texts/notice-texts.js'

/** The settings of cart reminders: `abandonedCarts` in `vitrine.json` (docs/mail.md). */
export interface CartReminderSettings {
  /** The time after the last change of the cart. */
  readonly afterHours: number
  /** The name of the check box in the checkout by which shoppers ask for it. */
  readonly consent: string
}

/** The kind of the mail. */
export const CART_REMINDER_KIND = 'cartReminder'

/** True if the shopper ticked the box and the cart has goods. */
export const asksForReminder = (
  { customData, lines }: Pick<LeftCart, 'customData' | 'lines'>,
  { consent }: Pick<CartReminderSettings, 'consent'>,
): boolean =>
  lines.length > 0 && customData.some(({ name, checkbox }) => name === consent && checkbox === true)

/**
 * Writes the reminder in the language of the shop, or with its owner's text; its last link ends reminders.
 */
export function writeReminder(
  { name, lines }: Pick<LeftCart, 'name' | 'lines'>,
  { name: site, origin, language, notices }: NoticeShop,
  unsubscribeUrl: string,
): WrittenContent {
  const { subject, text } = notices.cartReminder ?? noticeTextsFor(language).cartReminder
  const checkout = `${origin}${CHECKOUT_PATH}`
  const words = {
    name: greetedName(name),
    site,
    lines: lines.map((line) => `${line.count} × ${shareableText(oneLine(line.name))}`).join('\n'),
    link: checkout,
    unsubscribe: unsubscribeUrl,
  }
  return {
    tag: 'written',
    subject: oneLine(fillLine(subject, words)),
    text: fillText(text, words),
    html: null,
    links: [checkout, unsubscribeUrl],
    unsubscribeUrl,
  }
}

/** The texts of the page that ends reminders. */
export interface UnsubscribeTexts {
  readonly title: string
  readonly ask: string
  readonly button: string
  readonly done: string
}

const PAGES: Readonly<Record<string, UnsubscribeTexts>> = {
  en: {
    title: 'Reminders',
    ask: 'Get no more reminders of carts at this address?',
    button: 'No more reminders',
    done: 'You get no more reminders.',
  },
  de: {
    title: 'Erinnerungen',
    ask: 'An diese Adresse keine Erinnerungen an Warenkörbe mehr senden?',
    button: 'Keine Erinnerungen mehr',
    done: 'Sie erhalten keine Erinnerungen mehr.',
  },
  fr: {
    title: 'Rappels',
    ask: 'Ne plus envoyer de rappels de panier à cette adresse ?',
    button: 'Ne plus recevoir de rappels',
    done: 'Vous ne recevrez plus de rappels.',
  },
  es: {
    title: 'Recordatorios',
    ask: '¿No enviar más recordatorios de cestas a esta dirección?',
    button: 'No recibir más recordatorios',
    done: 'No recibirá más recordatorios.',
  },
}

/** The texts of that page, in the language of the shop. */
export const unsubscribeTexts = ({ language }: Pick<MailShop, 'language'>): UnsubscribeTexts =>
  ofLanguage(PAGES, language) ?? (PAGES['en'] as UnsubscribeTexts)
