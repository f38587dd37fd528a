import type { ComponentType, ReactNode } from 'react'
import type { DeskEvent, DeskEventKind, DeskOrderView } from '../../../core/desk/index.js'
import { failureOf, useSurroundings } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import {
  IconBank,
  IconCancel,
  IconNote,
  IconOrders,
  IconProblem,
  IconRefund,
  IconSend,
} from '../kit/icons.js'
import { NoteForm } from '../kit/note-form.js'
import { failureText } from '../kit/states.js'
import { moneyText } from '../kit/texts.js'
import { TimeEntry } from '../kit/time-entry.js'
import { reportFailed } from '../kit/toasts.js'
import { useOrderChange } from './use-order.js'
import { pieceTexts } from './piece-texts.js'

const ICONS: Readonly<Record<DeskEventKind, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>> = {
  FULFILLED: IconSend,
  CANCELLED: IconCancel,
  CAPTURE_REQUESTED: IconBank,
  REFUND_REQUESTED: IconRefund,
  REFUNDED: IconRefund,
  RELEASED: IconBank,
  REFUND_REFUSED: IconProblem,
  REFUNDED_ELSEWHERE: IconRefund,
  RETURNED_ELSEWHERE: IconRefund,
  DISPUTED: IconBank,
  DISPUTE_OVER: IconBank,
  DOWNLOADS_SENT: IconSend,
  NOTE: IconNote,
  OTHER: IconOrders,
}

const partsText = (order: DeskOrderView, { pieces, shipping }: DeskEvent): string =>
  [...pieceTexts(order, pieces), ...(shipping === null ? [] : [`Shipping ${moneyText(shipping)}`])].join(', ')

/** An event as a sentence in the past tense. */
export function headingOf(
  { kind, amount, carrier, by }: Omit<DeskEvent, 'at'>,
  { refunds }: Pick<DeskOrderView, 'refunds'>,
): string {
  const money = amount === null ? 'Money' : moneyText(amount)
  switch (kind) {
    case 'FULFILLED':
      return carrier === null ? 'Sent' : `Sent with ${carrier}`
    case 'CANCELLED':
      return 'Cancelled'
    case 'CAPTURE_REQUESTED':
      return 'Asked for the held money'
    case 'REFUND_REQUESTED':
      return `${refunds.some((made) => made.kind === 'RELEASE') ? 'Release' : 'Refund'} of ${money} asked for`
    case 'REFUNDED':
      return `${money} refunded`
    case 'RELEASED':
      return 'Held money released'
    case 'REFUND_REFUSED':
      return 'Refund refused by the payment provider'
    case 'REFUNDED_ELSEWHERE':
      return `${money} in all refunded on the provider’s own page`
    case 'RETURNED_ELSEWHERE':
      return `The bank returned a refund: ${money} in all refunded on the provider’s own page`
    case 'DISPUTED':
      return 'The card holder disputes the payment'
    case 'DISPUTE_OVER':
      return 'The dispute is over, the money stays'
    case 'DOWNLOADS_SENT':
      return 'Files mailed again'
    case 'NOTE':
      return `Note by ${by}`
    case 'OTHER':
      return 'Changed'
  }
}

function Event({ order, event }: { readonly order: DeskOrderView; readonly event: DeskEvent }): ReactNode {
  const parts = partsText(order, event)
  const isNote = event.kind === 'NOTE'
  return (
    <TimeEntry
      icon={ICONS[event.kind]}
      kind={event.kind}
      title={headingOf(event, order)}
      at={event.at}
      by={isNote ? null : event.by}
    >
      {parts !== '' && <p className="soft">{parts}</p>}
      {event.tracking !== null && <p className="mono soft">{event.tracking}</p>}
      {event.text !== null && <p className="event-text">{event.text}</p>}
    </TimeEntry>
  )
}

function Notes({ order }: { readonly order: DeskOrderView }): ReactNode {
  const { api, newKey } = useSurroundings()
  const { mutate, isPending } = useOrderChange(order.id, api.note)
  const save = (text: string, onSuccess: () => void): void => {
    const onError = (thrown: unknown): void =>
      reportFailed('The note was not saved', failureText(failureOf(thrown)))
    mutate({ key: newKey(), order: order.id, text }, { onError, onSuccess })
  }
  return <NoteForm about={order.id} isBusy={isPending} onSave={save} />
}

/** The history of an order, newest first. */
export function TimeLine({ order }: { readonly order: DeskOrderView }): ReactNode {
  const mayChange = useMayChange()
  return (
    <section className="card" aria-labelledby="time-line">
      <h2 id="time-line">History</h2>
      {mayChange && <Notes order={order} />}
      <ol className="events">
        {[...order.events].reverse().map((event, index) => (
          <Event key={order.events.length - index} order={order} event={event} />
        ))}
        <TimeEntry
          icon={IconOrders}
          title={order.payment === 'PENDING' ? 'Payment begun' : 'Placed'}
          at={order.placedAt}
          by={order.name}
        />
      </ol>
    </section>
  )
}
