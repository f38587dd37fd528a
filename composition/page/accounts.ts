import {
  addFallbackStyles,
  createSessionButtons,
  keepWayBack,
  OWN_FORMS,
} from '../../adapters/browser/accounts/index.js'
import type { PageContext, PageModule } from '../../adapters/browser/kit/page-module.js'
import type { SubscriptionLists } from '../../adapters/browser/accounts/subscription-lists.js'
import { pageAccounts } from './page-accounts.js'
import { pageUserApi } from './page-user-api.js'
import { watchMember } from './watch-member.js'
import type { RunningForms } from './account-forms.js'

const FORMS =
  '[data-wf-user-form-type], [data-wf-user-account], [data-wf-user-subscriptions-list], [data-vitrine-account]'
const LISTS = '[data-wf-user-subscriptions-list]'
/** The elements for managing an account beyond the builder's pages. */
const OWN_PARTS = `[data-vitrine-account], ${OWN_FORMS}`

interface Running {
  readonly stop: () => void
}

/**
 * Starts the accounts of a page: buttons and links at once; forms and lists load their data first, if the page has
 * any.
 */
export function startAccounts(context: PageContext): PageModule {
  const { document, window } = context
  const accounts = pageAccounts(context)
  const { session, status, navigator, entrance } = accounts
  const buttons = createSessionButtons({
    context,
    session: status,
    navigator,
    entrance,
    onUserChanged: session.changed,
  })
  let running: Running | null = null
  let forms: RunningForms | null = null
  let lists: SubscriptionLists | null = null
  let own: PageModule | null = null
  let isReady = false
  let loading: Promise<void> | null = null

  const startForms = async (): Promise<void> => {
    if (forms === null) {
      const [connection, { startAccountForms }] = await Promise.all([
        accounts.connect(),
        import('./account-forms.js'),
      ])
      forms = startAccountForms(context, accounts, connection)
    }
    await forms.ready()
    if (document.querySelector(LISTS) && context.mode() === 'published') {
      const { startSubscriptionLists } = await import('./subscription-lists.js')
      lists ??= startSubscriptionLists(forms.page, await accounts.connect())
      lists.ready()
    }
    const hasLink = /(email|link)Token=/.test(window.location.search)
    if ((hasLink || document.querySelector(OWN_PARTS)) && context.mode() === 'published') {
      const { startOwnAccount } = await import('./own-account.js')
      own ??= startOwnAccount(forms.page, await accounts.connect(), () => lists?.refresh())
      own.ready()
    }
    // The page may have been stopped meanwhile.
    if (!running) stopForms()
  }
  const stopForms = (): void => {
    lists?.destroy()
    own?.destroy()
    forms?.destroy()
    lists = null
    own = null
    forms = null
    isReady = false
  }
  /** A failed load is repeated when the page is rescanned or a form is sent. */
  const prepare = (): Promise<void> =>
    (loading ??= startForms()
      .then(() => {
        isReady = running !== null
      })
      .catch((problem: unknown) => console.error('[vitrine] Accounts could not be loaded.', problem))
      .finally(() => {
        loading = null
      }))

  /** Holds the submit of a form that is not ready: the browser would put the password into an address. */
  const holdSubmit = async (event: SubmitEvent): Promise<void> => {
    const { target: form, submitter } = event
    if (isReady || context.mode() === 'design') return
    if (!(form instanceof window.HTMLFormElement) || !form.matches(FORMS)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    await prepare()
    if (isReady) form.requestSubmit(submitter?.isConnected === true ? submitter : null)
  }

  const begin = (): Running => {
    const life = new AbortController()
    window.addEventListener('submit', (event) => void holdSubmit(event), {
      capture: true,
      signal: life.signal,
    })
    const removeStyles = addFallbackStyles(document)
    const links = keepWayBack(document, navigator)
    const afterLogIn = watchMember(context)
    const stopFollowing = session.user.subscribe(() => {
      buttons.refresh()
      if (status.isLoggedIn()) afterLogIn()
    })
    return {
      stop: () => {
        life.abort()
        stopFollowing()
        links.undo()
        removeStyles()
      },
    }
  }

  pageUserApi(context)
  return {
    ready: () => {
      if (context.mode() === 'design') return
      running ??= begin()
      buttons.ready()
      if (document.querySelector(FORMS)) void prepare()
    },
    destroy: () => {
      running?.stop()
      running = null
      buttons.destroy()
      stopForms()
    },
  }
}
