import type { ReactNode } from 'react'
import type { DeskLine, DeskOrderView, FulfilmentWord } from '../../../core/desk/index.js'
import { IconParcel } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'
import { Amount } from '../kit/texts.js'

type Pieces = Pick<DeskLine, 'count' | 'sent' | 'refunded' | 'toSend' | 'sendable'>

/** The state of a line's pieces in words; empty if all of them wait or were sent with the whole order. */
export function fateOf({ count, sent, refunded, toSend, sendable }: Pieces, goods: FulfilmentWord): string {
  const withdrawn = toSend - sendable
  const isInParts = goods === 'PARTLY_FULFILLED'
  if (sent === count && refunded === 0 && !isInParts) return ''
  const parts = [
    ...(sent > 0 ? [`${sent} sent`] : []),
    ...(refunded > 0 ? [`${refunded} refunded`] : []),
    ...(sendable > 0 && (sendable < count || isInParts) ? [`${sendable} to send`] : []),
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
  ]
  return parts.join(', ')
}

function Line({ line, goods }: { readonly line: DeskLine; readonly goods: FulfilmentWord }): ReactNode {
  const { name, options, code, imageUrl, count, price, total } = line
  const fate = fateOf(line, goods)
  const asides = [...options, ...(code === null ? [] : [code])]
  return (
    <li className="line">
      <Picture url={imageUrl} icon={IconParcel} />
      <div className="line-text">
        <p className="line-name">{name}</p>
        {asides.length > 0 && <p className="soft">{asides.join(' · ')}</p>}
        {fate !== '' && <p className="line-fate">{fate}</p>}
      </div>
      <p className="soft num line-price">
        <Amount of={price} /> × {count}
      </p>
      <p className="line-total">
        <Amount of={total} />
      </p>
    </li>
  )
}

/** The lines of an order and its totals. */
export function OrderItems({ order }: { readonly order: DeskOrderView }): ReactNode {
  const { lines, extras, subtotal, total, money, shippingMethod } = order
  const hasRefunds = money.refunded.amountMinor > 0
  return (
    <section className="card" aria-labelledby="items">
      <div className="card-head">
        <h2 id="items">Items</h2>
        {shippingMethod !== null && <span className="soft">{shippingMethod}</span>}
      </div>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} goods={order.fulfilment} />
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>Subtotal</dt>
          <dd>
            <Amount of={subtotal} />
          </dd>
        </div>
        {extras.map(({ name, price, isIncluded }, index) => (
          <div key={`${index} ${name}`}>
            <dt>{isIncluded && !/\(.+\)$/.test(name) ? `${name}, included` : name}</dt>
            <dd>
              <Amount of={price} />
            </dd>
          </div>
        ))}
        <div className="sum-total">
          <dt>Total</dt>
          <dd>
            <Amount of={total} />
          </dd>
        </div>
        {hasRefunds && (
          <div>
            <dt>Refunded</dt>
            <dd>
              −<Amount of={money.refunded} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
