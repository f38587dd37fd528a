import { CHECKOUT_PATH } from '../../checkout/index.js'
import type { LeftCart } from '../../ports/cart-reminders.port.js'
import { fillLine } from './fill-template.js'
import type { WrittenContent } from './mail-content.js'
import type { MailShop } from './mailed-order.js'
import { greetedName, shareableText } from './shareable-text.js'
import { mainLanguage } from './texts/order-texts.js'

/** The reminder of a cart that was left: `abandonedCarts` in `vitrine.json` (docs/mail.md). */
export interface CartReminderSettings {
  /** The time after the last change of the cart. */
  readonly afterHours: number
  /** The name of the check box of the checkout by which shoppers ask for it. */
  readonly consent: string
}

/** The kind of the mail. */
export const CART_REMINDER_KIND = 'cartReminder'

/** True where a shopper ticked the box for it, and there is something to remind of. */
export const asksForReminder = (
  { customData, lines }: Pick<LeftCart, 'customData' | 'lines'>,
  { consent }: Pick<CartReminderSettings, 'consent'>,
): boolean =>
  lines.length > 0 && customData.some(({ name, checkbox }) => name === consent && checkbox === true)

interface ReminderTexts {
  readonly subject: string
  readonly hello: string
  readonly text: string
  readonly why: string
}

const TEXTS: Readonly<Record<string, ReminderTexts>> = {
  en: {
    subject: 'Your cart at {site}',
    hello: 'Hello {name}',
    text: 'You left these items in your cart. It is kept in the browser that you used:',
    why: 'You get this mail once, since you asked for it at the checkout. No more reminders:',
  },
  de: {
    subject: 'Ihr Warenkorb bei {site}',
    hello: 'Guten Tag {name}',
    text: 'Diese Artikel liegen noch in Ihrem Warenkorb. Er ist in dem Browser, den Sie benutzt haben:',
    why: 'Sie erhalten diese E-Mail einmal, weil Sie an der Kasse darum gebeten haben. Keine Erinnerungen mehr:',
  },
  fr: {
    subject: 'Votre panier chez {site}',
    hello: 'Bonjour {name}',
    text: 'Ces articles sont restés dans votre panier, gardé dans le navigateur que vous avez utilisé :',
    why: 'Vous recevez ce message une seule fois, à votre demande lors de la commande. Plus de rappels :',
  },
  es: {
    subject: 'Su cesta en {site}',
    hello: 'Hola {name}',
    text: 'Estos artículos siguen en su cesta, en el navegador que utilizó:',
    why: 'Recibe este mensaje una sola vez, porque lo pidió al pagar. No más recordatorios:',
  },
}

/** Writes the reminder in the language of the shop; its last link ends reminders for the address. */
export function writeReminder(
  { name, lines }: Pick<LeftCart, 'name' | 'lines'>,
  { name: site, origin, language }: Pick<MailShop, 'name' | 'origin' | 'language'>,
  unsubscribeUrl: string,
): WrittenContent {
  const texts = TEXTS[mainLanguage(language)] ?? (TEXTS['en'] as ReminderTexts)
  const checkout = `${origin}${CHECKOUT_PATH}`
  const goods = lines.map((line) => `${line.count} × ${shareableText(line.name)}`)
  const hello = fillLine(texts.hello, { name: greetedName(name) })
  return {
    tag: 'written',
    subject: fillLine(texts.subject, { site }),
    text: [hello, texts.text, goods.join('\n'), checkout, `${texts.why} ${unsubscribeUrl}`].join('\n\n'),
    html: null,
    links: [checkout, unsubscribeUrl],
    unsubscribeUrl,
  }
}

/** The page of the link that ends reminders. */
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
    button: 'Plus de rappels',
    done: 'Vous ne recevrez plus de rappels.',
  },
  es: {
    title: 'Recordatorios',
    ask: '¿No enviar más recordatorios de cestas a esta dirección?',
    button: 'No más recordatorios',
    done: 'No recibirá más recordatorios.',
  },
}

/** The words of that page, in the language of the shop. */
export const unsubscribeTexts = ({ language }: Pick<MailShop, 'language'>): UnsubscribeTexts =>
  PAGES[mainLanguage(language)] ?? (PAGES['en'] as UnsubscribeTexts)
