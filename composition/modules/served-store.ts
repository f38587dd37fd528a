import { createAccounts, createMemberDesk } from '../../adapters/server/sql/accounts/index.js'
import type { AccountsOptions } from '../../adapters/server/sql/accounts/index.js'
import { createAccountFilesHandler } from '../../adapters/server/routes/accounts/account-files-handler.js'
import { createMemoryRateLimit } from '../../adapters/server/rate-limit/index.js'
import {
  createSqlCartMoves,
  createSqlHandledOrders,
  createStoreSubscriptions,
  createStorePayments,
  createStoreBackend,
} from '../../adapters/server/sql/shop/index.js'
import type { BackendParts, ServedBackend } from '../../adapters/server/routes/served-backend.js'
import { eachInTurn } from '../../core/shared/index.js'
import { createLinksOfOrders } from '../../core/use-cases/shop/orders/links-of-orders.js'
import { createCartKeeper } from '../../core/use-cases/shop/cart/keep-carts.js'
import type { NoticePorts } from '../../core/use-cases/shop/payments/receive-notice.js'
import { memberMailWriter } from './member-mail-writer.js'

/** The options of the store, with its payments. */
type StoreParts = BackendParts & { readonly payments: NoticePorts }

/** The parts of the visitors' accounts. */
function accountsOptionsOf(options: StoreParts): AccountsOptions {
  const { settings, siteEnvironment } = options
  const { origin, language, onMail, captcha, pages, providers, secretBox } = siteEnvironment
  return {
    ...options,
    siteName: settings.name,
    settings: settings.accounts,
    ownLimit: createMemoryRateLimit(),
    carts: createCartKeeper({ ...options, unitOf: createSqlCartMoves(options) }),
    subscriptions: createStoreSubscriptions(options, options.payments),
    linksOfOrders: createLinksOfOrders({ ...options, pages, load: createSqlHandledOrders(options) }),
    providers,
    origin,
    writeMail: memberMailWriter(settings, { origin, language }),
    onMail,
    ...(captcha && { captcha }),
    ...(secretBox && { secretBox }),
  }
}

/** The bundled store with the accounts of its visitors, both over one database. */
export function createServedStore(parts: BackendParts): ServedBackend {
  const { siteEnvironment, files, onError } = parts
  const { language, onMail, downloads, pages, mailsOrders } = siteEnvironment
  const payments = createStorePayments({ ...parts, ...(mailsOrders && { onMail }) }, onError)
  const options = { ...parts, payments }
  const accountsOptions = accountsOptionsOf(options)
  const accounts = createAccounts(accountsOptions)
  const { list: members, ...desk } = createMemberDesk(accountsOptions)
  const store = createStoreBackend({
    ...options,
    language,
    hasAccounts: true,
    memberships: accounts.memberships,
    isMember: accounts.isMember,
    pages,
    ...(downloads && { downloads }),
  })
  // The accounts' own job does not wait for a provider, and so not for the charges of this round.
  const withMails = (charge: () => Promise<void>) => () => eachInTurn([charge, accounts.mailSubscriptions])
  return {
    ...store,
    open: (visitor) => {
      const opened = store.open(visitor)
      const { readUser, ...doors } = accounts.open(visitor)
      return { ...opened, accounts: { ...opened.accounts, readUser }, ...doors }
    },
    jobs: [
      { name: 'payments', work: withMails(store.jobs.payments), waitedBy: 'start' },
      { name: 'renewals', work: withMails(store.jobs.renewals), waitedBy: 'start' },
      { name: 'carts', work: store.jobs.carts },
      { name: 'accounts', work: accounts.maintain },
      { name: 'invitations', work: desk.campaign.sendDue },
      // A long file delays neither the start nor other jobs.
      { name: 'imports', work: accounts.resumeImports, waitedBy: 'none' },
    ],
    maintain: async () => {
      await store.maintain()
      await accounts.maintain()
      await desk.campaign.sendDue()
      await accounts.resumeImports()
    },
    accounts: {
      providerLogIn: accounts.providerLogIn,
      imports: accounts.imports,
      members,
      desk,
    },
    accountFiles: (sessionOf) =>
      createAccountFilesHandler({ records: accounts.memberFiles, files, onError }, sessionOf),
  }
}
