import type { ComponentType } from 'react'
import type { DeskHome } from '../../../core/desk/index.js'
import { IconBank, IconForms, IconMails, IconRefund, IconReply, IconSend, IconStock } from '../kit/icons.js'
import { countText } from '../kit/texts.js'
import { disputeText } from '../orders/dispute-text.js'

/** A task of the day. */
export interface Need {
  readonly count: number
  readonly text: string
  readonly aside: string
  readonly to: string
  readonly tone: 'bad' | 'warn' | 'calm'
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

interface NeedKind extends Omit<Need, 'count' | 'text'> {
  /** A sentence that depends on the figures, instead of `aside`. */
  readonly asideOf?: (home: DeskHome) => string
  readonly countOf: (home: DeskHome) => number
  readonly textOf: (count: number) => string
}

/** All kinds of tasks, the most urgent first. */
const NEED_KINDS: readonly NeedKind[] = [
  {
    countOf: (home) => home.disputed,
    textOf: (count) => countText(count, 'disputed payment'),
    aside: '',
    asideOf: ({ disputeDueAt }) => `The card holder disputes it at their bank. ${disputeText(disputeDueAt)}`,
    to: '/orders?show=disputed',
    tone: 'bad',
    icon: IconBank,
  },
  {
    countOf: (home) => home.refundsRefused,
    textOf: (count) => `${countText(count, 'refund')} refused`,
    aside: 'The payment provider did not refund the money. Open the order and try again.',
    to: '/orders?show=refund-refused',
    tone: 'bad',
    icon: IconRefund,
  },
  {
    countOf: (home) => home.failedMails,
    textOf: (count) => `${countText(count, 'mail')} not delivered`,
    aside: 'The mail server refused them. Look why, then try again.',
    to: '/mails?show=failed',
    tone: 'bad',
    icon: IconMails,
  },
  {
    countOf: (home) => home.returns,
    textOf: (count) => countText(count, 'return'),
    aside: 'Shoppers have withdrawn, or their goods are back. Accept, or refund the money.',
    to: '/orders?show=returns',
    tone: 'warn',
    icon: IconReply,
  },
  {
    countOf: (home) => home.toSend,
    textOf: (count) => `${countText(count, 'order')} to send`,
    aside: 'Paid or held, and waiting to be packed.',
    to: '/orders?show=to-send',
    tone: 'warn',
    icon: IconSend,
  },
  {
    countOf: (home) => home.held,
    textOf: (count) => `${countText(count, 'payment')} held`,
    aside: 'The bank holds this money for some days. Take it before it is released.',
    to: '/orders?show=held',
    tone: 'warn',
    icon: IconBank,
  },
  {
    countOf: (home) => home.unreadEntries,
    textOf: (count) => `${countText(count, 'message')} unread`,
    aside: 'Visitors sent them with the forms of your site.',
    to: '/forms?show=unread',
    tone: 'warn',
    icon: IconForms,
  },
  {
    countOf: (home) => home.outOfStock,
    textOf: (count) => `${countText(count, 'variant')} sold out`,
    aside: 'Shoppers see them and cannot buy.',
    to: '/products?show=sold-out',
    tone: 'calm',
    icon: IconStock,
  },
  {
    countOf: (home) => home.refundsUnderWay,
    textOf: (count) => `${countText(count, 'refund')} under way`,
    aside: 'The payment provider has not answered yet. Nothing to do.',
    to: '/orders?show=refund-under-way',
    tone: 'calm',
    icon: IconRefund,
  },
]

/** The tasks of the day, the most urgent first. */
export const needsOf = (home: DeskHome): readonly Need[] =>
  NEED_KINDS.flatMap(({ countOf, textOf, asideOf, ...kind }) => {
    const count = countOf(home)
    const aside = asideOf?.(home) ?? kind.aside
    return count > 0 ? [{ ...kind, aside, count, text: textOf(count) }] : []
  })
