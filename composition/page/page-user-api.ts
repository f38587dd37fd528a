import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { createUserApi } from '../../core/account-flows/index.js'
import type { UserApi } from '../../core/account-flows/index.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { pageAccounts } from './page-accounts.js'

/**
 * The visitor's account for scripts of this page. There is one for each document, which also dispatches an
 * event for every change (docs/account-pages.md).
 */
export const pageUserApi = oncePerDocument((context: PageContext): UserApi => {
  const { document, window } = context
  const { session, status } = pageAccounts(context)
  const api = createUserApi(session, status)
  api.subscribe((detail) => {
    document.dispatchEvent(new window.CustomEvent('vitrine:user-change', { detail }))
  })
  return api
})
