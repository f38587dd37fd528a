import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { SurroundingsProvider, failureOf } from './data/api.js'
import type { DeskSurroundings } from './data/api.js'
import { createQueryClient } from './data/query-client.js'
import { useSession } from './data/use-session.js'
import { Home } from './home/home.js'
import { buttonLooks } from './kit/button.js'
import { Empty, Failed } from './kit/states.js'
import { IconSearch } from './kit/icons.js'
import { part } from './kit/part.js'
import { Toasts } from './kit/toasts.js'
import { OrderList } from './orders/order-list.js'
import { Frame } from './shell/frame.js'
import { Page } from './shell/page.js'
import { applyTheme } from './shell/theme.js'

const Welcome = part(async () => (await import('./sign-in/welcome.js')).Welcome)
const OrderPage = part(async () => (await import('./orders/order-page.js')).OrderPage)
const Mails = part(async () => (await import('./lists/mails.js')).Mails)
const Products = part(async () => (await import('./products/product-list.js')).Products)
const ProductPage = part(async () => (await import('./products/product-page.js')).ProductPage)
const Discounts = part(async () => (await import('./discounts/discounts.js')).Discounts)
const Members = part(async () => (await import('./members/member-list.js')).Members)
const MemberPage = part(async () => (await import('./members/member-page.js')).MemberPage)
const Settings = part(async () => (await import('./settings/settings.js')).Settings)
const OwnAccess = part(async () => (await import('./settings/own-access.js')).OwnAccess)
const SiteSettings = part(async () => (await import('./settings/site-settings.js')).SiteSettings)
const People = part(async () => (await import('./settings/people.js')).People)
const EntryList = part(async () => (await import('./forms/entry-list.js')).EntryList)
const EntryPage = part(async () => (await import('./forms/entry-page.js')).EntryPage)
const CollectionList = part(async () => (await import('./collections/collection-list.js')).CollectionList)
const CollectionPage = part(async () => (await import('./collections/collection-page.js')).CollectionPage)
const SubscriptionList = part(
  async () => (await import('./subscriptions/subscription-list.js')).SubscriptionList,
)
const SubscriptionPage = part(
  async () => (await import('./subscriptions/subscription-page.js')).SubscriptionPage,
)
const Files = part(async () => (await import('./files/file-list.js')).Files)
const Health = part(async () => (await import('./health/health.js')).Health)
const MailTexts = part(async () => (await import('./settings/mail-texts.js')).MailTexts)
const Webhooks = part(async () => (await import('./settings/webhooks.js')).Webhooks)
const Audit = part(async () => (await import('./lists/audit.js')).Audit)

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

function Pages(): ReactNode {
  const { data: session, error, refetch } = useSession()
  if (session === undefined) {
    if (error === null) return null
    return (
      <main>
        <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
      </main>
    )
  }
  if (session.owner === null)
    return (
      <Suspense>
        <Welcome session={session} />
      </Suspense>
    )
  return (
    <Routes>
      <Route element={<Frame session={session} />}>
        <Route index element={<Home />} />
        <Route path="orders" element={<OrderList />} />
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path="products" element={<Products />} />
        <Route path="products/:id" element={<ProductPage />} />
        <Route path="discounts" element={<Discounts />} />
        <Route path="members" element={<Members />} />
        <Route path="members/:id" element={<MemberPage />} />
        <Route path="subscriptions" element={<SubscriptionList />} />
        <Route path="subscriptions/:id" element={<SubscriptionPage />} />
        <Route path="forms" element={<EntryList />} />
        <Route path="forms/:id" element={<EntryPage />} />
        <Route path="collections" element={<CollectionList />} />
        <Route path="collections/:slug" element={<CollectionPage />} />
        <Route path="files" element={<Files />} />
        <Route path="health" element={<Health />} />
        <Route path="mails" element={<Mails />} />
        <Route path="audit" element={<Audit />} />
        <Route path="settings" element={<Settings />}>
          <Route index element={<OwnAccess />} />
          <Route path="site" element={<SiteSettings />} />
          <Route path="people" element={<People />} />
          <Route path="webhooks" element={<Webhooks />} />
          <Route path="mails" element={<MailTexts />} />
          <Route path="mails/:template" element={<MailTexts />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/** Draws the desk into an element of the page at `path`. */
export function mountDesk(
  root: Element,
  { path, ...surroundings }: DeskSurroundings & { readonly path: string },
): void {
  applyTheme()
  createRoot(root).render(
    <SurroundingsProvider value={surroundings}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter basename={path}>
          <Pages />
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </SurroundingsProvider>,
  )
}
