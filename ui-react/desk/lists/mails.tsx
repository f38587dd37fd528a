import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskMail, MailStateWord } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { HOME } from '../data/query-client.js'
import { emptyOutboxText } from '../data/use-mail-words.js'
import { useMayChange, useSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconAgain, IconMails } from '../kit/icons.js'
import { Empty, failureText, Notice } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { Page } from '../shell/page.js'
import { FilterTabs } from './filter-tabs.js'
import { Column, idOf, ListView } from './list-view.js'
import type { RowProps } from './list-view.js'
import { mailName, MailSheet } from './mail-sheet.js'
import { usePages } from './use-pages.js'

const VIEWS = [
  { id: '', name: 'All', state: null, empty: null },
  { id: 'waiting', name: 'Waiting', state: 'WAITING', empty: 'No mail waits to be sent.' },
  { id: 'failed', name: 'Not delivered', state: 'GIVEN_UP', empty: 'No mail was given up.' },
] as const satisfies readonly {
  id: string
  name: string
  state: MailStateWord | null
  empty: string | null
}[]

const MAILS = ['mails'] as const

function StateBadge({ state }: { readonly state: MailStateWord }): ReactNode {
  switch (state) {
    case 'WAITING':
      return (
        <span className="badge" data-tone="warn">
          Waiting
        </span>
      )
    case 'GIVEN_UP':
      return (
        <span className="badge" data-tone="bad" data-shape="full">
          Not delivered
        </span>
      )
    case 'MAILBOX':
      return <span className="badge">Kept here</span>
  }
}

interface MailRowProps {
  readonly mail: DeskMail
  readonly props: RowProps
  readonly onOpen: () => void
  /** Null: it may not be tried again. */
  readonly onRetry: (() => void) | null
}

function MailRow({ mail, props, onOpen, onRetry }: MailRowProps): ReactNode {
  const { to, state, tries, failure, createdAt } = mail
  const name = mailName(mail)
  return (
    <div {...props} className="row mail-row">
      <span role="cell" className="row-name cut">
        <button type="button" className="row-link" data-main onClick={onOpen}>
          {name}
          <span className="unseen"> to {to ?? 'you'}</span>
        </button>
        {failure !== null && <span className="row-mail faint"> {failure}</span>}
      </span>
      <span role="cell" className="row-mail-to soft cut">
        {to ?? 'To you'}
      </span>
      <span role="cell" className="row-payment">
        <StateBadge state={state} />
      </span>
      <span role="cell" className="row-time soft">
        <Moment at={createdAt} />
      </span>
      <span role="cell" className="at-end row-total">
        {onRetry === null ? (
          <span className="faint num">{tries > 0 ? countText(tries, 'try', 'tries') : ''}</span>
        ) : (
          <Button kind="quiet" aria-label={`Try again: ${name} to ${to ?? 'you'}`} onClick={onRetry}>
            Try again
          </Button>
        )}
      </span>
    </div>
  )
}

/** Tries one mail again, or all that were given up (null). */
function useRetry(): (id: string | null) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  return async (id) => {
    const retried = await api.retryMails(id)
    if (retried.ok) reportDone(`${countText(retried.value, 'mail')} on the way again`)
    else reportFailed('The mail was not tried again', failureText(retried.failure))
    await client.invalidateQueries({ queryKey: MAILS })
    await client.invalidateQueries({ queryKey: HOME })
  }
}

/** The outbox: mails that wait or were given up. */
export function Mails(): ReactNode {
  const api = useApi()
  const retry = useRetry()
  const mayChange = useMayChange()
  const { data: session } = useSession()
  const [params] = useSearchParams()
  const view = VIEWS.find(({ id }) => id === params.get('show')) ?? VIEWS[0]
  const pages = usePages<DeskMail>([...MAILS, view.state], (after) => api.mails({ state: view.state, after }))
  const [opened, setOpened] = useState<DeskMail | null>(null)
  const hasFailed = (pages.items ?? []).some(({ state }) => state === 'GIVEN_UP')
  const retryOf = ({ id, state }: DeskMail): (() => void) | null =>
    mayChange && state === 'GIVEN_UP' ? () => void retry(id) : null
  return (
    <Page
      title="Mails"
      actions={
        mayChange &&
        hasFailed && (
          <Button onClick={() => void retry(null)}>
            <IconAgain size={16} aria-hidden />
            Try all again
          </Button>
        )
      }
    >
      <div className="list-tools">
        <FilterTabs label="Views of mails" views={VIEWS} />
      </div>
      {session?.shop.mailsAreSent === false && (
        <div className="list-note">
          <Notice tone="warn">
            No mail server is set, so no mail leaves this machine. Set VITRINE_SMTP_URL and start the site
            again.
          </Notice>
        </div>
      )}
      <ListView
        label="Mails"
        columns="mail-row"
        pages={pages}
        head={
          <>
            <Column name="Mail" />
            <Column name="To" />
            <Column name="State" />
            <Column name="Since" />
            <Column name="Tries" isAtEnd />
          </>
        }
        keyOf={idOf}
        row={(mail, props) => (
          <MailRow mail={mail} props={props} onOpen={() => setOpened(mail)} onRetry={retryOf(mail)} />
        )}
        empty={
          <Empty icon={IconMails} title="No mails here">
            {view.empty ?? emptyOutboxText(session?.shop.mailsAreSent !== false)}
          </Empty>
        }
      />
      {opened !== null && (
        <MailSheet mail={opened} onClose={() => setOpened(null)} onRetry={retryOf(opened)} />
      )}
    </Page>
  )
}
