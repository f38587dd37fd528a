import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskOrderRow } from '../../../core/desk/index.js'
import type { RowProps } from '../lists/list-view.js'
import { Check } from '../kit/check.js'
import { Amount, Moment } from '../kit/texts.js'
import { PaymentBadge, RowGoodsBadge } from './standing.js'
import { usePrefetchOrder } from './use-order.js'

interface OrderRowProps {
  readonly order: DeskOrderRow
  readonly props: RowProps
  /** True: the box to select it is shown on a phone as well, where the list is one of orders to send. */
  readonly isToSend: boolean
  readonly isSelected: boolean
  /** Null: no piece can be sent. */
  readonly onSelect: (() => void) | null
}

/** An order in the list; the whole row is its link. */
export function OrderRow({ order, props, isToSend, isSelected, onSelect }: OrderRowProps): ReactNode {
  const prefetch = usePrefetchOrder()
  const { id, number, name, email, placedAt, payment, total } = order
  return (
    <div
      {...props}
      className="row order-row"
      data-to-send={isToSend || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={() => prefetch(id)}
    >
      <span role="cell" className="row-check">
        {onSelect !== null && (
          <Check
            label={`Select order ${number}`}
            showsLabel={false}
            isChecked={isSelected}
            onChange={onSelect}
          />
        )}
      </span>
      <span role="cell" className="row-number">
        <Link to={`/orders/${id}`} className="row-link mono" data-main onFocus={() => prefetch(id)}>
          {number}
        </Link>
      </span>
      <span role="cell" className="row-name cut">
        {name || email || <span className="faint">No name</span>}
        {name && email && <span className="row-mail faint"> {email}</span>}
      </span>
      <span role="cell" className="row-time soft">
        <Moment at={placedAt} />
      </span>
      <span role="cell" className="row-payment">
        <PaymentBadge payment={payment} isCancelled={order.isCancelled} />
      </span>
      <span role="cell" className="row-goods">
        <RowGoodsBadge {...order} />
      </span>
      <span role="cell" className="row-total at-end">
        <Amount of={total} />
      </span>
    </div>
  )
}
