import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { DeskSubscriptionView } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { BackLink } from '../kit/back-link.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { FormSheet } from '../kit/form-sheet.js'
import { lastViewOf } from '../kit/last-view.js'
import { IconSubscriptions } from '../kit/icons.js'
import { Notice } from '../kit/states.js'
import { countText, wordsOf } from '../kit/texts.js'
import { TimeEntry } from '../kit/time-entry.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { providerText } from '../orders/order-people.js'
import { Missing } from '../shell/missing.js'
import { Page } from '../shell/page.js'
import { WithoutContent } from '../shell/without-content.js'
import { useKeys } from '../shell/use-keys.js'
import { isRunning, PeriodDay, NextStep, priceText, StateBadge } from './subscription-texts.js'
import { SUBSCRIPTIONS, subscriptionKey, useSubscription } from './use-subscription.js'

interface CancelSheetProps {
  readonly view: DeskSubscriptionView
  readonly onClose: () => void
}

/** Cancels a subscription, at the end of the paid time or at once. */
function CancelSheet({ view: { subscription }, onClose }: CancelSheetProps): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const [atOnce, setAtOnce] = useState(false)
  const { id, periodEndsAt, productName, status } = subscription
  const cancel = (): void =>
    void submit.send(
      () => api.cancelSubscription(id, atOnce),
      (view) => {
        client.setQueryData(subscriptionKey(id), view)
        void client.invalidateQueries({ queryKey: SUBSCRIPTIONS })
        reportDone(atOnce ? 'Subscription ended' : 'Subscription cancelled', productName)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Cancel the subscription"
      onClose={onClose}
      submit={submit}
      action={atOnce ? 'End it now' : 'Cancel it'}
      kind="danger"
      onSubmit={cancel}
    >
      <p className="soft">
        {atOnce || status === 'PAST_DUE' ? (
          'It ends now, and what belongs to it is closed at once. Money goes back with a refund of its orders.'
        ) : (
          <>
            It is not charged any more and lasts until <PeriodDay at={periodEndsAt} />, which is paid for.
          </>
        )}
      </p>
      <Check label="End now" isChecked={atOnce} onChange={setAtOnce} />
    </FormSheet>
  )
}

function Events({ view: { subscription, events } }: { readonly view: DeskSubscriptionView }): ReactNode {
  return (
    <section className="card" aria-labelledby="time-line">
      <h2 id="time-line">History</h2>
      <ol className="events">
        {[...events].reverse().map(({ kind, at, reason }, index) => (
          <TimeEntry key={events.length - index} icon={IconSubscriptions} title={wordsOf(kind)} at={at}>
            {reason !== null && <p className="event-text soft">{reason}</p>}
          </TimeEntry>
        ))}
        {/* A subscription from another system has no such event. */}
        {!events.some(({ kind }) => kind === 'begun') && (
          <TimeEntry icon={IconSubscriptions} title="Begun" at={subscription.createdAt} />
        )}
      </ol>
    </section>
  )
}

function Facts({ view }: { readonly view: DeskSubscriptionView }): ReactNode {
  const { subscription, card, orders } = view
  return (
    <div className="card side-parts">
      <section className="side-part">
        <h2>Member</h2>
        <p className="reference">{subscription.email ?? 'No address'}</p>
      </section>
      <section className="side-part">
        <h2>Price</h2>
        <p className="num">{priceText(subscription)}</p>
      </section>
      <section className="side-part">
        <h2>Next charge</h2>
        <p>
          <NextStep of={subscription} />
        </p>
      </section>
      <section className="side-part">
        <h2>Paid with</h2>
        <p>
          {subscription.provider === null ? 'Nothing' : providerText(subscription.provider)}
          {card !== null && `, ${card.brand} ·· ${card.last4}`}
        </p>
      </section>
      <section className="side-part">
        <h2>{countText(orders.length, 'order')}</h2>
        {orders.map(({ id, number }) => (
          <Link key={id} to={`/orders/${id}`} className="link mono">
            {number}
          </Link>
        ))}
      </section>
    </div>
  )
}

/** One subscription: its price, its next charge, its orders and its history. */
export function SubscriptionPage(): ReactNode {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const read = useSubscription(id)
  const { data: view } = read
  const [isCancelling, setCancelling] = useState(false)
  useKeys({ Escape: () => void navigate(lastViewOf('/subscriptions')) })
  const failures = view?.subscription.failures ?? 0
  return (
    <Page
      title={view?.subscription.productName ?? 'Subscription'}
      before={<BackLink to="/subscriptions" label="All subscriptions" />}
      beside={view && <StateBadge status={view.subscription.status} />}
      actions={
        mayChange &&
        view &&
        isRunning(view.subscription) && (
          <div className="order-actions">
            <Button onClick={() => setCancelling(true)}>Cancel the subscription</Button>
          </div>
        )
      }
    >
      <div className="scroll">
        <WithoutContent
          read={read}
          missing={
            <Missing
              icon={IconSubscriptions}
              kind="Subscription"
              to="/subscriptions"
              link="All subscriptions"
            >
              The address may be mistyped.
            </Missing>
          }
        />
        {view && (
          <div className="detail">
            <div className="detail-main">
              {failures > 0 && isRunning(view.subscription) && (
                <Notice tone="warn">
                  {countText(failures, 'charge was', 'charges were')} refused. It is tried again
                  automatically; the member was told.
                </Notice>
              )}
              <Events view={view} />
            </div>
            <Facts view={view} />
          </div>
        )}
      </div>
      {isCancelling && view && <CancelSheet view={view} onClose={() => setCancelling(false)} />}
    </Page>
  )
}
