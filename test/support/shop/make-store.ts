import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import {
  createPaymentPorts,
  createSqlOrderDesk,
  createStoreBackend,
  createStorePayments,
} from '../../../adapters/server/sql/shop/index.js'
import type {
  PaymentOptions,
  StoreBackend,
  StoreOptions,
  StoreSite,
} from '../../../adapters/server/sql/shop/index.js'

type Site = Pick<StoreSite, 'sql' | 'siteId' | 'clock' | 'random' | 'settings'>
type Payments = Pick<PaymentOptions, 'processors' | 'pause' | 'onMail'>

/** The options of a store in a test; its payments are made from them. */
export type TestStoreOptions = Site & Payments & Partial<StoreOptions>

/** The options of a store's payments, with the desk of its orders. */
const withDesk = <Given extends Site & Payments>(given: Given) => {
  const { sql, siteId, clock, random, onMail } = given
  const mails = onMail === undefined ? null : { clock, random }
  return { ...given, desk: createSqlOrderDesk({ sql, siteId, commit: commitChanges(sql), mails }) }
}

/** The payments of a store, whose providers may throw. */
export const makePayments = (given: Site & Payments) => createPaymentPorts(withDesk(given))

/** A store with its payments, as composition makes them. */
export function makeStore(given: TestStoreOptions): StoreBackend {
  const { onError = (error: unknown) => console.error('[vitrine]', error) } = given
  return createStoreBackend({ payments: createStorePayments(withDesk(given), onError), ...given, onError })
}
