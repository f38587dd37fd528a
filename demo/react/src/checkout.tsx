import { useState } from 'react'
import type { Address, CheckoutBlock, CheckoutDetails } from 'vitrine/core'
import { useCheckout, usePriceText } from 'vitrine/react'
import type { CheckoutHook } from 'vitrine/react'

const NOWHERE: Address = {
  addressee: null,
  line1: null,
  line2: null,
  city: null,
  state: null,
  country: 'DE',
  postalCode: null,
}

const FIELDS = [
  ['addressee', 'Full name', 'name'],
  ['line1', 'Street address', 'address-line1'],
  ['postalCode', 'Postal code', 'postal-code'],
  ['city', 'City', 'address-level2'],
] as const

const MISSING: Readonly<Record<CheckoutBlock, string>> = {
  customer: 'Please enter your e-mail address.',
  'shipping-address': 'Please fill in where we send it.',
  'shipping-methods': 'We cannot send it to this address.',
  'billing-address': 'Please fill in the billing address.',
  'additional-info': 'Please fill in the form.',
}

/** One form for everything: who it is for, where it goes, and how it is paid. */
export function Checkout() {
  const priceText = usePriceText()
  const [email, setEmail] = useState('')
  const [shippingAddress, setAddress] = useState(NOWHERE)
  const [chosen, setChosen] = useState<CheckoutDetails['shippingMethodId']>(null)
  const checkout = useCheckout({
    details: {
      email: email || null,
      shippingAddress,
      billingAddress: shippingAddress,
      isBillingSameAsShipping: true,
      shippingMethodId: chosen,
      customData: null,
    },
  })
  const { order, isBusy, problem, incomplete, needsRefresh, change, placeOrder, restart, paypal } = checkout
  const sendAddress = () => {
    if (shippingAddress.line1 && shippingAddress.city)
      change([{ tag: 'address', kind: 'shipping', address: shippingAddress }])
  }
  return (
    <form
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault()
        placeOrder()
      }}
    >
      <h2>{`Total: ${order ? priceText(order.total) : '...'}`}</h2>
      <label>
        E-mail
        <input
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      {FIELDS.map(([name, label, autoComplete]) => (
        <label key={name}>
          {label}
          <input
            autoComplete={autoComplete}
            required
            value={shippingAddress[name] ?? ''}
            onChange={({ target }) => setAddress({ ...shippingAddress, [name]: target.value || null })}
            onBlur={sendAddress}
          />
        </label>
      ))}
      {(order?.shippingMethods ?? []).map(({ id, name, price, selected }) => (
        <label key={id}>
          <input
            type="radio"
            name="shipping"
            checked={chosen === null ? selected : chosen === id}
            onChange={() => {
              setChosen(id)
              change([{ tag: 'shipping-method', id }])
            }}
          />
          {`${name}, ${priceText(price)}`}
        </label>
      ))}
      {!paypal.hasAgreed && <Card checkout={checkout} />}
      <Wallets checkout={checkout} />
      {problem && <p role="alert">{problem.text}</p>}
      {incomplete && <p role="alert">{MISSING[incomplete]}</p>}
      {needsRefresh ? (
        <button type="button" onClick={restart}>
          Look at the order again
        </button>
      ) : (
        <button disabled={isBusy}>{isBusy ? 'One moment ...' : 'Place order'}</button>
      )}
      <p>
        <a href="#/">Back to the lamps</a>
      </p>
    </form>
  )
}

/** The provider draws its own fields, each named by the label before it: the application never sees a card. */
const Card = ({ checkout }: { readonly checkout: CheckoutHook }) => (
  <div ref={checkout.paymentFields} role="group" aria-label="Card">
    <label>Card number</label>
    <div className="field" data-wf-stripe-element-type="cardNumber" />
    <label>Expiration date</label>
    <div className="field" data-wf-stripe-element-type="cardExpiry" />
    <label>Security code</label>
    <div className="field" data-wf-stripe-element-type="cardCvc" />
  </div>
)

/** Buttons for what can pay here and now, and for nothing else. */
function Wallets({ checkout: { wallet, paypal } }: { readonly checkout: CheckoutHook }) {
  const problem = wallet.problem ?? paypal.problem
  return (
    <div>
      {(wallet.button === 'apple-pay' || wallet.button === 'any-wallet') && (
        <button type="button" onClick={wallet.pay}>
          {wallet.button === 'apple-pay' ? 'Apple Pay' : 'Pay with a wallet'}
        </button>
      )}
      <div ref={wallet.place} />
      {paypal.hasAgreed ? <p>You pay with PayPal.</p> : <div ref={paypal.button} />}
      {problem && <p role="alert">{problem.text}</p>}
    </div>
  )
}
