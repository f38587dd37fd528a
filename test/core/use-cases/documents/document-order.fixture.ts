import { money, percent, zero } from '../../../../core/money/index.js'
import type { CurrencyCode } from '../../../../core/money/index.js'
import { NO_ADDRESS } from '../../../../core/orders/index.js'
import type { DeskOrder, Refund } from '../../../../core/orders/index.js'
import type { DocumentShop } from '../../../../core/use-cases/documents/document-parts.js'
import { sampleMailedOrder } from '../../../../core/use-cases/mails/samples/sample-order.js'

/** 2026-03-20. */
export const ISSUED_MS = Date.UTC(2026, 2, 20, 12)

/** A seller with everything that documents name. */
export const BUSINESS_SHOP: DocumentShop = {
  name: 'Corner Shop',
  language: 'en',
  country: 'DE',
  priceLocale: null,
  business: {
    name: 'Corner Shop GmbH',
    address: ['Market 1', '10115 Berlin', 'Germany'],
    email: 'hello@example.org',
    phone: '+49 30 1234',
    taxId: 'DE123456789',
    register: 'HRB 1234, Amtsgericht Berlin',
  },
}

const eur = (minor: number) => money(minor, 'EUR')

/** A paid order: two mugs at 19 % and a book at 7 %, with a discount and shipping, all taxes included. */
export function paidOrder(change: Partial<DeskOrder> = {}, recipient = 'Ada Example'): DeskOrder {
  const { order, placedMs } = sampleMailedOrder('EUR')
  const address = {
    ...NO_ADDRESS,
    addressee: recipient,
    line1: '12 Example Street',
    city: 'Berlin',
    country: 'DE',
  }
  return {
    id: order.id,
    revision: 0,
    placed: {
      ...order,
      shippingAddress: address,
      billingAddress: address,
      taxes: [
        {
          name: 'VAT',
          share: percent(19),
          net: eur(4187),
          amount: eur(795),
          isIncluded: true,
          items: [0],
          isOnShipping: true,
        },
        {
          name: 'VAT',
          share: percent(7),
          net: eur(1009),
          amount: eur(71),
          isIncluded: true,
          items: [1],
          isOnShipping: false,
        },
      ],
    },
    placedMs,
    payment: {
      status: 'taken',
      provider: 'stripe',
      reference: 'pi_1',
      amount: order.total,
      taken: order.total,
      refunded: zero('EUR' as CurrencyCode),
      isDisputed: false,
    },
    fulfilments: [],
    returns: [],
    refunds: [],
    cancelledMs: null,
    events: [],
    ...change,
  }
}

/** A refund that was made. */
export const doneRefund = (change: Partial<Refund> = {}): Refund => ({
  id: 'refund-1',
  key: 'key-1',
  kind: 'refund',
  amount: eur(2490),
  lines: [{ lineId: 'line-1', count: 1 }],
  shipping: eur(0),
  restocks: false,
  reason: null,
  state: 'done',
  problem: null,
  atMs: ISSUED_MS,
  ...change,
})
