import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { townOf } from '../../../core/orders/index.js'
import type { DeskAddress, DeskOrderView } from '../../../core/desk/index.js'
import { Amount, countryText, Moment } from '../kit/texts.js'

function Address({ of }: { readonly of: DeskAddress }): ReactNode {
  const { addressee, line1, line2, country } = of
  const { town, state } = townOf(of)
  const rows = [addressee, line1, line2, town, state, country && countryText(country)]
  return (
    <address>
      {rows.filter(Boolean).map((row, index) => (
        <span key={index}>{row}</span>
      ))}
    </address>
  )
}

type Paid = Pick<DeskOrderView, 'payment' | 'total'> & {
  readonly money: Pick<DeskOrderView['money'], 'provider' | 'card' | 'reference' | 'taken'>
}

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal', sandbox: 'Sandbox' }

/** The name of a payment provider. */
export const providerText = (provider: string): string => PROVIDERS[provider] ?? provider

/** The words for money that is at the provider and not taken. */
const HELD: Readonly<Partial<Record<DeskOrderView['payment'], string>>> = {
  PENDING: 'pending, not taken',
  HELD: 'held, not taken',
  CAPTURING: 'being taken',
  RELEASING: 'being released',
}

/** The amount of an order's payment, and what became of it. */
export function Payment({ order }: { readonly order: Paid }): ReactNode {
  const { provider, card, reference, taken } = order.money
  const held = HELD[order.payment]
  if (provider === null) return <p className="soft">No payment was due.</p>
  return (
    <>
      <p>
        <Amount of={held === undefined ? taken : order.total} /> {held ?? 'taken'}
        {card !== null && `, ${card.brand} ·· ${card.last4}`}
      </p>
      <p className="soft">
        {providerText(provider)}
        {reference !== null && <span className="mono reference"> {reference}</span>}
      </p>
    </>
  )
}

function Parcels({ order }: { readonly order: DeskOrderView }): ReactNode {
  if (order.parcels.length === 0) return null
  return (
    <section className="side-part">
      <h2>Parcels</h2>
      {order.parcels.map(({ id, carrier, tracking, sentAt }) => (
        <div key={id}>
          <p>
            {carrier ?? 'Sent'} <span className="soft">{<Moment at={sentAt} withClock={false} />}</span>
          </p>
          {tracking !== null && <p className="mono reference">{tracking}</p>}
        </div>
      ))}
    </section>
  )
}

/** The shopper, the addresses, the payment and the parcels of an order. */
export function OrderPeople({ order }: { readonly order: DeskOrderView }): ReactNode {
  const { name, email, shippingAddress, billingAddress, comment, answers } = order
  const isSame = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress)
  return (
    <div className="card side-parts">
      <section className="side-part">
        <h2>Customer</h2>
        {name !== null && <p>{name}</p>}
        {email !== null && (
          <a
            className="link"
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(order.number)}`}
          >
            {email}
          </a>
        )}
        {email !== null && (
          <Link className="link" to={`/orders?search=${encodeURIComponent(email)}`}>
            All their orders
          </Link>
        )}
        {name === null && email === null && <p className="soft">No name was given at the checkout.</p>}
      </section>
      {shippingAddress !== null && (
        <section className="side-part">
          <h2>Ship to</h2>
          <Address of={shippingAddress} />
        </section>
      )}
      <Parcels order={order} />
      {billingAddress !== null && (
        <section className="side-part">
          <h2>Bill to</h2>
          {isSame ? <p className="soft">The same address</p> : <Address of={billingAddress} />}
        </section>
      )}
      <section className="side-part">
        <h2>Payment</h2>
        <Payment order={order} />
      </section>
      {(comment || answers.length > 0) && (
        <section className="side-part">
          <h2>From the checkout</h2>
          {comment && <p>{comment}</p>}
          {answers.map(({ name: question, text, isChecked }) => (
            <p key={question}>
              <span className="soft">{question}: </span>
              {text ?? (isChecked ? 'yes' : 'no')}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
