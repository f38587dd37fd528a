import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { DeskMemberView } from '../../../core/desk/index.js'
import { useSurroundings } from '../data/api.js'
import { useMailWords } from '../data/use-mail-words.js'
import { useMayChange } from '../data/use-session.js'
import { BackLink } from '../kit/back-link.js'
import { Button } from '../kit/button.js'
import { lastViewOf } from '../kit/last-view.js'
import { IconMembers, IconNote } from '../kit/icons.js'
import { NoteForm } from '../kit/note-form.js'
import { failureText, Notice } from '../kit/states.js'
import { countText, Moment, moneyText } from '../kit/texts.js'
import { TimeEntry } from '../kit/time-entry.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { Missing } from '../shell/missing.js'
import { Page } from '../shell/page.js'
import { WithoutContent } from '../shell/without-content.js'
import { memberName, useOpened } from '../shell/use-recent.js'
import { useKeys } from '../shell/use-keys.js'
import { StateBadge } from '../subscriptions/subscription-texts.js'
import { BanSheet, GroupsSheet } from './member-sheets.js'
import { eventText, StandingBadge } from './member-texts.js'
import { useGroupNames, useKeepMember, useMember, useMemberGroups } from './use-member.js'

interface Happening {
  readonly id: string
  readonly title: string
  readonly at: string
  readonly note: string | null
}

/** Notes and events, the newest first. */
const happeningsOf = ({ notes, events }: DeskMemberView): readonly Happening[] =>
  [
    ...notes.map(({ id, text, by, at }) => ({ id, title: `Note by ${by}`, at, note: text })),
    ...events.map(({ kind, at }, index) => ({
      id: `${events.length - index}`,
      title: eventText(kind),
      at,
      note: null,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))

function Notes({ id }: { readonly id: string }): ReactNode {
  const { api, newKey } = useSurroundings()
  const keep = useKeepMember()
  const submit = useSubmit()
  const save = (text: string, onKept: () => void): void =>
    void submit.send(
      () => api.noteMember({ key: newKey(), id, text }),
      (view) => {
        keep(view)
        onKept()
      },
    )
  return (
    <>
      <NoteForm about={id} isBusy={submit.isBusy} onSave={save} />
      {submit.failure && <Notice tone="bad">{failureText(submit.failure)}</Notice>}
    </>
  )
}

function TimeLine({ view }: { readonly view: DeskMemberView }): ReactNode {
  const mayChange = useMayChange()
  const { member } = view
  return (
    <section className="card" aria-labelledby="time-line">
      <h2 id="time-line">History</h2>
      {mayChange && <Notes id={member.id} />}
      <ol className="events">
        {happeningsOf(view).map(({ id, title, at, note }) => (
          <TimeEntry
            key={id}
            icon={note === null ? IconMembers : IconNote}
            title={title}
            at={at}
            {...(note !== null && { kind: 'NOTE' })}
          >
            {note !== null && <p className="event-text">{note}</p>}
          </TimeEntry>
        ))}
        <TimeEntry icon={IconMembers} title="Joined" at={member.createdAt} />
      </ol>
    </section>
  )
}

function Details({ fields }: Pick<DeskMemberView, 'fields'>): ReactNode {
  const { api } = useSurroundings()
  return (
    <section className="side-part">
      <h2>Details</h2>
      <dl className="member-fields">
        {fields.map(({ name, text, isChecked, fileId }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {fileId !== null ? (
                <a className="link" href={api.fileUrl(fileId)}>
                  Download the file
                </a>
              ) : (
                (text ?? (isChecked ? 'Yes' : 'No'))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Orders = ({ orders }: Pick<DeskMemberView, 'orders'>): ReactNode => (
  <section className="side-part">
    <h2>{countText(orders.length, 'order')}</h2>
    {orders.map(({ id, number, total, placedAt }) => (
      <p key={id} className="member-order">
        <Link to={`/orders/${id}`} className="link mono">
          {number}
        </Link>
        <span className="faint">
          <Moment at={placedAt} withClock={false} />
        </span>
        <span className="num">{moneyText(total)}</span>
      </p>
    ))}
  </section>
)

const Subscriptions = ({ subscriptions }: Pick<DeskMemberView, 'subscriptions'>): ReactNode => (
  <section className="side-part">
    <h2>{countText(subscriptions.length, 'subscription')}</h2>
    {subscriptions.map(({ id, productName, status }) => (
      <p key={id} className="member-order">
        <Link to={`/subscriptions/${id}`} className="link">
          {productName}
        </Link>
        <StateBadge status={status} />
      </p>
    ))}
  </section>
)

interface FactsProps {
  readonly view: DeskMemberView
  /** Null: the person may change nothing, or there are no groups. */
  readonly onGroups: (() => void) | null
}

function Facts({ view, onGroups }: FactsProps): ReactNode {
  const { member, acceptsNews, fields, orders, subscriptions } = view
  const { data: groups = [] } = useMemberGroups()
  const namesOf = useGroupNames()
  return (
    <div className="card side-parts">
      <section className="side-part">
        <h2>Address</h2>
        <p className="reference">{member.email}</p>
        <p className="soft">{acceptsNews ? 'Wants mails with news' : 'Wants no mails with news'}</p>
      </section>
      {fields.length > 0 && <Details fields={fields} />}
      <section className="side-part">
        <h2>Groups</h2>
        <p>{member.groups.length === 0 ? 'None' : namesOf(member.groups)}</p>
        {onGroups !== null && groups.length > 0 && (
          <div>
            <Button onClick={onGroups}>Change groups</Button>
          </div>
        )}
      </section>
      <section className="side-part">
        <h2>Last log-in</h2>
        <p>{member.lastLogInAt === null ? 'Never' : <Moment at={member.lastLogInAt} />}</p>
      </section>
      <Orders orders={orders} />
      {subscriptions.length > 0 && <Subscriptions subscriptions={subscriptions} />}
    </div>
  )
}

interface ActionsProps {
  readonly view: DeskMemberView
  readonly onBan: () => void
}

function Actions({ view: { member }, onBan }: ActionsProps): ReactNode {
  const { api, newKey } = useSurroundings()
  const keep = useKeepMember()
  const mailWords = useMailWords()
  const [isBusy, setBusy] = useState(false)
  const { id, email, name, bannedAt, status } = member
  const isAway = status === 'INVITED' && bannedAt === null
  const send = async (): Promise<void> => {
    const key = newKey()
    setBusy(true)
    const answer = await (isAway
      ? api.inviteMember({ key, email, name, groups: [] })
      : api.logMemberOut({ key, id }))
    setBusy(false)
    if (!answer.ok) return reportFailed('Nothing was changed', failureText(answer.failure))
    keep(answer.value)
    const invited = mailWords('Invitation on its way', 'Invitation kept, not sent')
    reportDone(isAway ? invited : 'Logged out everywhere', email)
  }
  return (
    <div className="order-actions">
      <Button isBusy={isBusy} onClick={() => void send()}>
        {isAway ? 'Invite again' : 'Log out'}
      </Button>
      <Button onClick={onBan}>{bannedAt === null ? 'Ban' : 'Let in again'}</Button>
    </div>
  )
}

/** One member: their account, notes about them, their orders and everything that happened. */
export function MemberPage(): ReactNode {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const read = useMember(id)
  const { data: view } = read
  useOpened(
    view ? { kind: 'member', path: `/members/${view.member.id}`, name: memberName(view.member) } : null,
  )
  const [sheet, setSheet] = useState<'groups' | 'ban' | null>(null)
  useKeys({
    n: () => document.querySelector<HTMLElement>('.note-form textarea')?.focus(),
    Escape: () => void navigate(lastViewOf('/members')),
  })
  const close = (): void => setSheet(null)
  return (
    <Page
      title={view ? view.member.name || view.member.email : 'Member'}
      before={<BackLink to="/members" label="All members" />}
      beside={view && <StandingBadge {...view.member} />}
      actions={mayChange && view && <Actions view={view} onBan={() => setSheet('ban')} />}
    >
      <div className="scroll">
        <WithoutContent
          read={read}
          missing={
            <Missing icon={IconMembers} kind="Member" to="/members" link="All members">
              The address may be mistyped, or the account was deleted.
            </Missing>
          }
        />
        {view && (
          <div className="detail">
            <div className="detail-main">
              <TimeLine view={view} />
            </div>
            <Facts view={view} onGroups={mayChange ? () => setSheet('groups') : null} />
          </div>
        )}
      </div>
      {view && sheet === 'groups' && <GroupsSheet view={view} onClose={close} />}
      {view && sheet === 'ban' && <BanSheet view={view} onClose={close} />}
    </Page>
  )
}
