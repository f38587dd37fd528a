import { INVOICE_PATH } from '../../adapters/server/routes/invoice-route.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import type { OrderPages } from '../../core/orders/index.js'

/** The pages about orders of a shop: invoices where it names its seller and does not keep them from shoppers. */
export const orderPagesOf = ({ business, invoices, withdrawal }: StoreSettings): OrderPages => ({
  invoicePath: business === null || invoices.withConfirmation === 'no' ? null : INVOICE_PATH,
  withdrawal,
})
