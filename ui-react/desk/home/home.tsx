import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { funnelOf } from '../../../core/desk/index.js'
import type { DeskHome } from '../../../core/desk/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { ORDERS } from '../data/query-client.js'
import { useSession } from '../data/use-session.js'
import { IconDone, IconRight } from '../kit/icons.js'
import { Failed, Notice, Skeleton } from '../kit/states.js'
import { Page } from '../shell/page.js'
import { FirstSteps } from './first-steps.js'
import { Funnel } from './funnel.js'
import { Sales } from './sales.js'
import { needsOf } from './needs.js'
import { useHome } from './use-home.js'

function Needs({ home }: { readonly home: DeskHome }): ReactNode {
  const needs = needsOf(home)
  if (needs.length === 0)
    return (
      <p className="all-done">
        <IconDone size={18} aria-hidden />
        Nothing to do. New orders appear here automatically.
      </p>
    )
  return (
    <ul className="needs">
      {needs.map(({ text, aside, to, tone, icon: Icon }) => (
        <li key={text}>
          <Link to={to} className="need" data-tone={tone}>
            <span className="need-icon">
              <Icon size={18} aria-hidden />
            </span>
            <span>
              <strong>{text}</strong>
              <span className="soft">{aside}</span>
            </span>
            <IconRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NeedsCard({ home }: { readonly home: DeskHome }): ReactNode {
  return (
    <section className="card" aria-labelledby="needs">
      <h2 id="needs">To do today</h2>
      <Needs home={home} />
    </section>
  )
}

function Waiting(): ReactNode {
  return (
    <div className="home" aria-busy="true">
      <section className="card">
        <h2>
          <Skeleton width={160} />
        </h2>
        <div className="needs">
          {[1, 2, 3].map((row) => (
            <div key={row} className="need">
              <Skeleton width={34} />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      </section>
      <section className="card">
        <div className="sales-chart" />
      </section>
    </div>
  )
}

function greeting(hour: number): string {
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** True once it is known that the shop has had no order at all; a quiet month alone makes no shop new. */
function useIsNew(home: DeskHome | undefined): boolean {
  const api = useApi()
  const isQuiet = home !== undefined && home.sales.every(({ orders }) => orders === 0)
  const { data: hasOrders } = useQuery({
    queryKey: [...ORDERS, 'any'],
    queryFn: async () => (await valueOf(api.orders({ filter: {}, first: 1, after: null }))).items.length > 0,
    enabled: isQuiet,
  })
  return isQuiet && hasOrders === false
}

/** The first page: the tasks of today, and the sales. */
export function Home(): ReactNode {
  const { data: session } = useSession()
  const { data: home, error, refetch } = useHome()
  const first = session?.owner?.name.split(' ')[0]
  const title = `${greeting(new Date().getHours())}${first ? `, ${first}` : ''}`
  const isNew = useIsNew(home)
  return (
    <Page title={title}>
      <div className="scroll">
        {home === undefined && error !== null && (
          <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
        )}
        {home === undefined && error === null && <Waiting />}
        {home !== undefined && isNew && (
          <div className="home">
            {session !== undefined && <FirstSteps shop={session.shop} />}
            {needsOf(home).length > 0 && <NeedsCard home={home} />}
          </div>
        )}
        {home !== undefined && !isNew && (
          <div className="home">
            {session?.shop.isTestShop && (
              <Notice tone="calm">This shop takes test payments: no money moves.</Notice>
            )}
            <NeedsCard home={home} />
            <Sales days={home.sales} bestSellers={home.bestSellers} />
            <Funnel steps={funnelOf(home)} />
          </div>
        )}
      </div>
    </Page>
  )
}
