import type { MailShop } from '../../../../core/use-cases/mails/orders/mailed-order.js'
import { NO_OWN_MAILS } from '../../../../core/use-cases/mails/own-mails.js'

/** A shop that writes mails. */
export const SHOP: MailShop = {
  name: 'Corner Shop',
  origin: 'https://shop.example.org',
  language: 'en',
  country: 'DE',
  priceLocale: null,
  business: {
    name: 'Corner Shop GmbH',
    address: ['Market 1', '10115 Berlin'],
    email: 'hello@shop.example.org',
    phone: '+49 30 1234',
    taxId: 'DE123456789',
    register: 'HRB 1234, Amtsgericht Berlin',
  },
  ...NO_OWN_MAILS,
  terms: 'Our terms.\n\nOf two paragraphs.',
  withdrawal: 'You may withdraw within fourteen days.',
  withdrawalPath: null,
  deskAddress: 'https://shop.example.org/vitrine',
  invoicePath: null,
}
