import { INVOICE_PATH } from '../documents/invoice-path.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import type { OrderPages } from '../../../core/orders/index.js'

/** The pages about orders of a shop: invoices if it names its seller and does not hide them from shoppers. */
export const orderPagesOf = ({ business, invoices, withdrawal }: StoreSettings): OrderPages => ({
  invoicePath: business === null || invoices.withConfirmation === 'no' ? null : INVOICE_PATH,
  withdrawal,
})
