import { QueryClientProvider } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, matchPath, Route, Routes } from 'react-router'
import type { DeskSession } from '../../core/desk/index.js'
import type { OwnerApi } from '../../core/ports/owner/api/owner-api.port.js'
import { SurroundingsProvider, failureOf } from './data/api.js'
import type { DeskSurroundings } from './data/api.js'
import { createQueryClient, SESSION } from './data/query-client.js'
import { readSession, useSession } from './data/use-session.js'
import { Home } from './home/home.js'
import { buttonLooks } from './kit/button.js'
import { Empty, Failed } from './kit/states.js'
import { IconSearch } from './kit/icons.js'
import { useLanguage } from './kit/language.js'
import { page, part } from './kit/part.js'
import type { PagePart } from './kit/part.js'
import { Toasts } from './kit/toasts.js'
import { OrderList } from './orders/order-list.js'
import { Frame } from './shell/frame.js'
import { Page } from './shell/page.js'
import { applyTheme } from './shell/theme.js'

const Welcome = part(async () => (await import('./sign-in/welcome.js')).Welcome, 'page')
const OrderPage = page(async () => (await import('./orders/order-page.js')).OrderPage)
const Mails = page(async () => (await import('./lists/mails.js')).Mails)
const Products = page(async () => (await import('./products/product-list.js')).Products)
const ProductPage = page(async () => (await import('./products/product-page.js')).ProductPage)
const Discounts = page(async () => (await import('./discounts/discounts.js')).Discounts)
const Members = page(async () => (await import('./members/member-list.js')).Members)
const MemberPage = page(async () => (await import('./members/member-page.js')).MemberPage)
const Settings = page(async () => (await import('./settings/settings.js')).Settings)
const OwnAccess = page(async () => (await import('./settings/own-access.js')).OwnAccess)
const SiteSettings = page(async () => (await import('./settings/site-settings.js')).SiteSettings)
const People = page(async () => (await import('./settings/people.js')).People)
const EntryList = page(async () => (await import('./forms/entry-list.js')).EntryList)
const EntryPage = page(async () => (await import('./forms/entry-page.js')).EntryPage)
const CollectionList = page(async () => (await import('./collections/collection-list.js')).CollectionList)
const CollectionPage = page(async () => (await import('./collections/collection-page.js')).CollectionPage)
const SubscriptionList = page(
  async () => (await import('./subscriptions/subscription-list.js')).SubscriptionList,
)
const SubscriptionPage = page(
  async () => (await import('./subscriptions/subscription-page.js')).SubscriptionPage,
)
const Files = page(async () => (await import('./files/file-list.js')).Files)
const Health = page(async () => (await import('./health/health.js')).Health)
const MailTexts = page(async () => (await import('./settings/mail-texts.js')).MailTexts)
const Webhooks = page(async () => (await import('./settings/webhooks.js')).Webhooks)
const Audit = page(async () => (await import('./lists/audit.js')).Audit)

/** The pages whose code is not in the first file, by their paths. */
const PAGES: readonly (readonly [path: string, page: PagePart])[] = [
  ['orders/:id', OrderPage],
  ['products', Products],
  ['products/:id', ProductPage],
  ['discounts', Discounts],
  ['members', Members],
  ['members/:id', MemberPage],
  ['subscriptions', SubscriptionList],
  ['subscriptions/:id', SubscriptionPage],
  ['forms', EntryList],
  ['forms/:id', EntryPage],
  ['collections', CollectionList],
  ['collections/:slug', CollectionPage],
  ['files', Files],
  ['health', Health],
  ['mails', Mails],
  ['audit', Audit],
]

/** The pages within Settings. */
const SETTINGS: typeof PAGES = [
  ['', OwnAccess],
  ['site', SiteSettings],
  ['people', People],
  ['webhooks', Webhooks],
  ['mails', MailTexts],
  ['mails/:template', MailTexts],
]

/** Loads the code of the page at an address; a failure shows when the page is drawn. */
async function preloadPage(address: string): Promise<void> {
  const all: typeof PAGES = [
    ...PAGES,
    ['settings/*', Settings],
    ...SETTINGS.map(([path, shown]) => [`settings/${path}`, shown] as const),
  ]
  const fitting = all.filter(([path]) => matchPath(`/${path}`, address) !== null)
  await Promise.allSettled(fitting.map(([, { preload }]) => preload()))
}

function NotFound(): ReactNode {
  return (
    <Page title="Not found">
      <Empty
        icon={IconSearch}
        title="Page not found"
        actions={
          <Link {...buttonLooks()} to="/">
            Go to Home
          </Link>
        }
      >
        The address may be old, or mistyped. Search finds orders by number, name or mail address.
      </Empty>
    </Page>
  )
}

function SignedIn({ session }: { readonly session: DeskSession }): ReactNode {
  return (
    <Routes>
      <Route element={<Frame session={session} />}>
        <Route index element={<Home />} />
        <Route path="orders" element={<OrderList />} />
        {PAGES.map(([path, Shown]) => (
          <Route key={path} path={path} element={<Shown />} />
        ))}
        <Route path="settings" element={<Settings />}>
          {SETTINGS.map(([path, Shown]) => (
            <Route key={path} path={path} element={<Shown />} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

function Pages(): ReactNode {
  // All texts of the desk follow the chosen language.
  useLanguage()
  const { data: session, error, refetch } = useSession()
  /** The last session in which a person was signed in. */
  const [known, setKnown] = useState<DeskSession | null>(null)
  if (session === undefined) {
    if (error === null) return null
    return (
      <main>
        <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
      </main>
    )
  }
  const { owner } = session
  if (owner !== null && known !== session) setKnown(session)
  return (
    <>
      {owner === null && <Welcome session={session} isBack={known !== null} />}
      {known !== null && (
        // Typed text outlasts the session, for the same person.
        <Activity key={known.owner?.id} mode={owner === null ? 'hidden' : 'visible'}>
          <SignedIn session={known} />
        </Activity>
      )}
    </>
  )
}

/** If the page's code takes longer than this, the desk is drawn with a placeholder for the page. */
const MAX_PRELOAD_MS = 1_000

interface MountOptions extends Pick<DeskSurroundings, 'newKey'> {
  readonly makeApi: (onSignedOut: () => void) => OwnerApi
  readonly path: string
}

/**
 * Draws the desk into an element of the page at `path`, in place of what the element shows until then, once the
 * session is known and the code of the requested page has loaded.
 */
export async function mountDesk(root: Element, { path, makeApi, newKey }: MountOptions): Promise<void> {
  applyTheme()
  const client = createQueryClient()
  const api = makeApi(() => void client.invalidateQueries({ queryKey: SESSION }))
  const isLate = new Promise((resolve) => setTimeout(resolve, MAX_PRELOAD_MS))
  await Promise.all([
    readSession(client, api),
    Promise.race([preloadPage(location.pathname.slice(path.length)), isLate]),
  ])
  createRoot(root).render(
    <SurroundingsProvider value={{ api, newKey }}>
      <QueryClientProvider client={client}>
        <BrowserRouter basename={path}>
          <Pages />
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </SurroundingsProvider>,
  )
}
