import type { Capabilities } from '../../../core/orders/index.js'

/** A back end that places orders on the page and has no other capability. */
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
