import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskSubscription, SubscriptionWord } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { buttonLooks } from '../kit/button.js'
import { IconSubscriptions } from '../kit/icons.js'
import { Empty } from '../kit/states.js'
import { FilterTabs } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { usePages } from '../lists/use-pages.js'
import { Page } from '../shell/page.js'
import { NextStep, priceText, StateBadge } from './subscription-texts.js'
import { SUBSCRIPTIONS } from './use-subscription.js'

const VIEWS = [
  { id: '', name: 'All', status: null },
  { id: 'active', name: 'Active', status: 'ACTIVE' },
  { id: 'trial', name: 'Trial', status: 'TRIALING' },
  { id: 'past-due', name: 'Past due', status: 'PAST_DUE' },
  { id: 'cancelled', name: 'Cancelled', status: 'CANCELED' },
] as const satisfies readonly { id: string; name: string; status: SubscriptionWord | null }[]

function SubscriptionRow({
  one,
  props,
}: {
  readonly one: DeskSubscription
  readonly props: RowProps
}): ReactNode {
  return (
    <div {...props} className="row subscription-row">
      <span role="cell" className="row-name cut">
        <Link to={`/subscriptions/${one.id}`} className="row-link" data-main>
          {one.productName}
          <span className="unseen"> of {one.email ?? 'a person without an address'}</span>
        </Link>
      </span>
      <span role="cell" className="row-code soft cut">
        {one.email ?? 'No address'}
      </span>
      <span role="cell" className="row-payment">
        <StateBadge status={one.status} />
      </span>
      <span role="cell" className="row-time soft">
        <NextStep of={one} />
      </span>
      <span role="cell" className="at-end row-total num">
        {priceText(one)}
      </span>
    </div>
  )
}

/** The subscriptions of the shop, the newest first. */
export function SubscriptionList(): ReactNode {
  const api = useApi()
  const [params] = useSearchParams()
  const view = VIEWS.find(({ id }) => id === (params.get('show') ?? '')) ?? VIEWS[0]
  const pages = usePages<DeskSubscription>([...SUBSCRIPTIONS, view.status], (after) =>
    api.subscriptions({ status: view.status, after }),
  )
  return (
    <Page title="Subscriptions">
      <div className="list-tools">
        <FilterTabs label="Views of subscriptions" views={VIEWS} />
      </div>
      <ListView<DeskSubscription>
        label="Subscriptions"
        columns="subscription-row"
        pages={pages}
        head={
          <>
            <Column name="Product" />
            <Column name="Member" />
            <Column name="State" />
            <Column name="Next charge" />
            <Column name="Price" isAtEnd />
          </>
        }
        keyOf={idOf}
        row={(one, props) => <SubscriptionRow one={one} props={props} />}
        empty={
          <Empty
            icon={IconSubscriptions}
            title={view.status === null ? 'No subscriptions yet' : 'None of them'}
            actions={
              view.status === null && (
                <Link {...buttonLooks()} to="/products">
                  See your products
                </Link>
              )
            }
          >
            {view.status === null
              ? 'A product with a plan begins one with each sale.'
              : 'No subscription is in this state now.'}
          </Empty>
        }
      />
    </Page>
  )
}
