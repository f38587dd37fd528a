import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { moneyText } from '../../../ui-react/desk/kit/texts.js'
import { Payment, providerText } from '../../../ui-react/desk/orders/order-people.js'

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR', digits: 2 })
const money = { provider: 'stripe', card: { brand: 'Visa', last4: '4242' }, reference: null }

it.each([
  ['PENDING', 0, 1200, 'pending, not taken, Visa ·· 4242'],
  ['HELD', 0, 1200, 'held, not taken, Visa ·· 4242'],
  ['CAPTURING', 0, 1200, 'being taken, Visa ·· 4242'],
  ['RELEASING', 0, 1200, 'being released, Visa ·· 4242'],
  ['PAID', 1000, 1000, 'taken, Visa ·· 4242'],
  ['LAPSED', 0, 0, 'taken, Visa ·· 4242'],
  ['TRIAL', 0, 0, 'taken, Visa ·· 4242'],
] as const)(
  'the payment of an order that is %s is told with its amount',
  (payment, takenMinor, shownMinor, said) => {
    const order = { payment, total: eur(1200), money: { ...money, taken: eur(takenMinor) } }
    const text = renderToStaticMarkup(<Payment order={order} />).replace(/<[^>]*>/g, '')
    expect(text).toContain(`${moneyText(eur(shownMinor))} ${said}`)
  },
)

it('names payment providers as they write themselves, and others as they are stored', () => {
  expect(['stripe', 'paypal', 'sandbox', 'another'].map(providerText)).toEqual([
    'Stripe',
    'PayPal',
    'Sandbox',
    'another',
  ])
})
