import { downloadFilesOf } from '../../../orders/index.js'
import type { Order } from '../../../orders/index.js'
import type { MailBlock } from '../render/mail-block.js'
import type { MailWords } from '../texts/mail-words.js'
import type { OrderMailAbout } from './order-mail.js'

function moneyText(about: OrderMailAbout, words: MailWords): string | null {
  switch (about.kind) {
    case 'orderPlaced':
      return about.isHeld === true ? words.moneyHeld : null
    case 'orderReceived':
      return about.isHeld === true ? words.moneyToCapture : null
    case 'orderCancelled':
      switch (about.cancellation.money) {
        case 'released':
          return words.moneyReleased
        case 'disputed':
          return words.moneyDisputed
        case 'untaken':
          return words.moneyUntaken
        default:
          return null
      }
    case 'withdrawalReceived': {
      const { money } = about.withdrawal
      const { moneyHeld: held, moneyUntaken: untaken, moneyDisputed: disputed } = words
      return money === undefined ? null : { held, untaken, disputed }[money]
    }
    default:
      return null
  }
}

/** The part of a mail about money that was not taken, or that is not given back; files wait for held money. */
export function moneyBlocks(
  about: OrderMailAbout,
  { items }: Pick<Order, 'items'>,
  words: MailWords,
): readonly MailBlock[] {
  const text = moneyText(about, words)
  const waits = about.kind === 'orderPlaced' && about.isHeld === true && downloadFilesOf(items).length > 0
  return text === null ? [] : [{ tag: 'text', text: waits ? `${text} ${words.filesLater}` : text }]
}
