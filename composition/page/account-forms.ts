import { createAnnouncer } from '../../adapters/browser/kit/announcer.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { createAccountForms } from '../../adapters/browser/accounts/index.js'
import type { AccountForms, AccountPage } from '../../adapters/browser/accounts/index.js'
import type { AccountClient } from '../../adapters/graphql/client/index.js'
import type { PageAccounts } from './page-accounts.js'

/** The running account forms of a page, and its account elements. */
export interface RunningForms extends AccountForms {
  readonly page: AccountPage
}

/** Starts the forms of a page. */
export function startAccountForms(
  context: PageContext,
  { session, navigator }: PageAccounts,
  connection: AccountClient,
): RunningForms {
  const { entrance, profile } = connection
  const announcer = createAnnouncer(context.document)
  const page: AccountPage = {
    context,
    entrance: {
      ...entrance,
      logIn: async (credentials) => {
        const answer = await entrance.logIn(credentials)
        return answer.ok || answer.failure.tag !== 'rejected' || answer.failure.code !== 'AccountCodeNeeded'
          ? answer
          : (await import('./own-account.js')).askForCode(context, connection, credentials, answer)
      },
    },
    profile,
    navigator,
    announcer,
    onUserChanged: session.changed,
  }
  const forms = createAccountForms(page)
  return {
    page,
    ready: forms.ready,
    destroy: () => {
      forms.destroy()
      announcer.dispose()
    },
  }
}
