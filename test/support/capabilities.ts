import type { Capabilities } from '../../core/orders/index.js'

/** A back end that places orders here and can do little else. */
export const ON_PAGE: Capabilities = {
  checkout: 'onPage',
  checkoutHosts: [],
  subscriptions: false,
  memberships: false,
  accounts: false,
  customFields: true,
  uploads: false,
  guestOrderRead: true,
}
