import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DeskOrderAction, DeskOrderView } from '../../../core/desk/index.js'
import { failureOf, useSurroundings } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { orderKey } from '../data/query-client.js'
import { BackLink } from '../kit/back-link.js'
import { Button } from '../kit/button.js'
import { lastViewOf } from '../kit/last-view.js'
import { IconBank, IconOrders, IconRefund, IconSend } from '../kit/icons.js'
import { failureText, Notice, Skeleton } from '../kit/states.js'
import { Moment, moneyText } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { part } from '../kit/part.js'
import { Missing } from '../shell/missing.js'
import { Page } from '../shell/page.js'
import { orderName, useOpened } from '../shell/use-recent.js'
import { useOwnAddress } from '../shell/use-own-address.js'
import { WithoutContent } from '../shell/without-content.js'
import { useKeys } from '../shell/use-keys.js'
import { disputeText } from './dispute-text.js'
import { MoreActions, papersOf } from './more-actions.js'
import { OrderItems } from './order-items.js'
import { OrderPeople } from './order-people.js'
import { Returns } from './returns.js'
import { GoodsBadge, PaymentBadge } from './standing.js'
import { TimeLine } from './time-line.js'
import { useOrder, useOrderChange } from './use-order.js'
import { usePrint } from './use-print.js'

const sheets = () => import('./sheets.js')
const FulfilSheet = part(async () => (await sheets()).FulfilSheet, 'sheet')
const RefundSheet = part(async () => (await sheets()).RefundSheet, 'sheet')
const CancelSheet = part(async () => (await sheets()).CancelSheet, 'sheet')

type OpenSheet = 'fulfil' | 'refund' | 'cancel'

/** News of the payment provider for the owner: running, refused, disputed. */
function Standing({ order }: { readonly order: DeskOrderView }): ReactNode {
  const open = order.refunds.filter(({ state }) => state === 'REQUESTED' || state === 'PENDING')
  const refused = order.refunds.at(-1)?.state === 'REFUSED' ? order.refunds.at(-1) : undefined
  return (
    <>
      {order.payment === 'PENDING' && (
        <Notice tone="calm">
          The payment provider has not decided about this payment. Do not send anything yet: the order is
          placed or ends by itself once it has.
        </Notice>
      )}
      {order.payment === 'DISPUTED' && (
        <Notice tone="bad">
          The card holder disputes the payment, and the bank decides about this money.{' '}
          {disputeText(order.money.disputeDueAt)}
        </Notice>
      )}
      {open.map(({ id, amount, problem }) => (
        <Notice key={id} tone="calm">
          {moneyText(amount)} is on its way back.{' '}
          {problem ?? 'The payment provider has not confirmed it yet.'}
        </Notice>
      ))}
      {refused !== undefined && (
        <Notice tone="bad">
          The refund of {moneyText(refused.amount)} was refused. {refused.problem} You can try again.
        </Notice>
      )}
    </>
  )
}

interface ActionsProps {
  readonly order: DeskOrderView
  readonly onOpen: (sheet: OpenSheet) => void
}

function Actions({ order, onOpen }: ActionsProps): ReactNode {
  const { api, newKey } = useSurroundings()
  const capture = useOrderChange(order.id, api.capture, () => reportDone('The money is being taken'))
  const mayChange = useMayChange()
  const can = (action: DeskOrderAction): boolean => mayChange && order.actions.includes(action)
  const take = (): void =>
    capture.mutate(
      { key: newKey(), order: order.id, version: order.version },
      { onError: (thrown) => reportFailed('The money was not taken', failureText(failureOf(thrown))) },
    )
  // An order of which nothing is to be sent, such as a withdrawn one, has no main action.
  const primary = !can('FULFIL') ? 'capture' : order.needsSending ? 'fulfil' : null
  return (
    <div className="order-actions">
      {can('REFUND') && (
        <Button onClick={() => onOpen('refund')}>
          <IconRefund size={16} aria-hidden />
          Refund
        </Button>
      )}
      {can('CAPTURE') && (
        <Button kind={primary === 'capture' ? 'primary' : 'plain'} isBusy={capture.isPending} onClick={take}>
          <IconBank size={16} aria-hidden />
          Take the money
        </Button>
      )}
      {can('FULFIL') && (
        <Button kind={primary === 'fulfil' ? 'primary' : 'plain'} onClick={() => onOpen('fulfil')}>
          <IconSend size={16} aria-hidden />
          Send
        </Button>
      )}
      <MoreActions order={order} onCancel={() => onOpen('cancel')} />
    </div>
  )
}

function Waiting(): ReactNode {
  return (
    <div className="detail" aria-busy="true">
      <div className="detail-main">
        <section className="card">
          <div className="lines">
            {[1, 2].map((row) => (
              <div key={row} className="line">
                <span className="line-image" />
                <Skeleton width="50%" />
              </div>
            ))}
          </div>
        </section>
      </div>
      <div className="card side-part">
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    </div>
  )
}

/** The keys of the page of an order. */
function useOrderKeys(order: DeskOrderView | null | undefined, onOpen: ActionsProps['onOpen']): void {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const print = usePrint()
  const openIf = (action: DeskOrderAction, which: OpenSheet) => () => {
    if (mayChange && order?.actions.includes(action)) onOpen(which)
  }
  useKeys({
    Escape: () => void navigate(lastViewOf('/orders')),
    f: openIf('FULFIL', 'fulfil'),
    r: openIf('REFUND', 'refund'),
    p: () => {
      const [paper] = order == null ? [] : papersOf(order)
      if (paper !== undefined && order != null) print(paper, [order.id])
    },
    n: () => document.querySelector<HTMLElement>('.note-form textarea')?.focus(),
  })
}

/** One order on one page: items, people, money, and its history. */
export function OrderPage(): ReactNode {
  const { id = '' } = useParams()
  const read = useOrder(id)
  const { data: order } = read
  useOwnAddress({ list: '/orders', asked: id, found: order, keyOf: orderKey })
  useOpened(order ? { kind: 'order', path: `/orders/${order.id}`, name: orderName(order) } : null)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const close = (): void => setSheet(null)
  useEffect(() => void sheets(), [])
  useOrderKeys(order, setSheet)
  if (order == null) {
    return (
      <Page title="Order" before={<BackLink to="/orders" label="All orders" />}>
        <div className="scroll">
          <WithoutContent
            read={read}
            waiting={<Waiting />}
            missing={
              <Missing icon={IconOrders} kind="Order" to="/orders" link="All orders">
                The address may be mistyped, or the order belongs to another shop.
              </Missing>
            }
          />
        </div>
      </Page>
    )
  }
  return (
    <Page
      title={order.number}
      before={<BackLink to="/orders" label="All orders" />}
      beside={
        <span className="order-beside">
          <PaymentBadge payment={order.payment} isCancelled={order.cancelledAt !== null} />
          <GoodsBadge {...order} />
          <span className="soft order-placed">
            <Moment at={order.placedAt} />
          </span>
        </span>
      }
      actions={<Actions order={order} onOpen={setSheet} />}
    >
      <div className="scroll">
        <div className="detail">
          <div className="detail-main">
            <Standing order={order} />
            <OrderItems order={order} />
            <Returns order={order} />
            <TimeLine order={order} />
          </div>
          <OrderPeople order={order} />
        </div>
      </div>
      {sheet === 'fulfil' && <FulfilSheet order={order} onClose={close} />}
      {sheet === 'refund' && <RefundSheet order={order} onClose={close} />}
      {sheet === 'cancel' && <CancelSheet order={order} onClose={close} />}
    </Page>
  )
}
