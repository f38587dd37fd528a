import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskEntryRow } from '../../../core/desk/index.js'
import type { DeskAnswer, OwnerApi } from '../../../core/ports/owner/api/owner-api.port.js'
import { ok } from '../../../core/shared/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { IconAttachment, IconForms } from '../kit/icons.js'
import { Empty, failureText } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { FilterTabs } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { usePages } from '../lists/use-pages.js'
import { useSelection } from '../lists/use-selection.js'
import { SelectAll, SelectionBar } from '../lists/selection-bar.js'
import { VisitSite } from '../lists/visit-site.js'
import { Page } from '../shell/page.js'
import { senderOf, summaryOf } from './entry-texts.js'
import { ENTRIES, useForms, useReadEntriesAgain } from './use-entries.js'

const VIEWS = [
  { id: '', name: 'All' },
  { id: 'unread', name: 'Unread' },
] as const

interface EntryRowProps {
  readonly entry: DeskEntryRow
  readonly props: RowProps
  readonly isSelected: boolean
  /** Null: the person may not make changes. */
  readonly onSelect: (() => void) | null
}

function EntryRow({ entry, props, isSelected, onSelect }: EntryRowProps): ReactNode {
  const { id, form, receivedAt, isRead, files } = entry
  const sender = senderOf(entry)
  return (
    <div
      {...props}
      className="row entry-row"
      data-unread={!isRead || undefined}
      data-selected={isSelected || undefined}
    >
      <span role="cell" className="row-check">
        {onSelect !== null && (
          <Check
            label={`Select the entry of ${sender}`}
            showsLabel={false}
            isChecked={isSelected}
            onChange={onSelect}
          />
        )}
      </span>
      <span role="cell" className="row-name cut">
        {!isRead && <span className="unread-mark" role="img" aria-label="Unread" />}
        <Link to={`/forms/${id}`} className="row-link" data-main>
          {sender}
        </Link>
      </span>
      <span role="cell" className="row-code soft cut entry-summary">
        {files.length > 0 && <IconAttachment size={14} aria-label={countText(files.length, 'file')} />}
        {summaryOf(entry)}
      </span>
      <span role="cell" className="row-payment soft cut">
        {form}
      </span>
      <span role="cell" className="at-end row-total soft">
        <Moment at={receivedAt} />
      </span>
    </div>
  )
}

function FormChoice(): ReactNode {
  const { data: forms = [] } = useForms()
  const [params, setParams] = useSearchParams()
  if (forms.length < 2) return null
  const choose = (form: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (form === '') next.delete('form')
      else next.set('form', form)
      return next
    })
  return (
    <select
      className="input list-choice"
      aria-label="Form"
      value={params.get('form') ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">All forms</option>
      {forms.map(({ name, unread }) => (
        <option key={name} value={name}>
          {unread > 0 ? `${name} (${unread} unread)` : name}
        </option>
      ))}
    </select>
  )
}

/** The number of entries that the server marks with one request. */
const MAX_MARKED = 100

/** Marks entries in as many requests as they need; the first failure ends it. */
async function markInParts(
  api: Pick<OwnerApi, 'markEntries'>,
  entries: readonly DeskEntryRow[],
  isRead: boolean,
): DeskAnswer<void> {
  for (let from = 0; from < entries.length; from += MAX_MARKED) {
    const ids = entries.slice(from, from + MAX_MARKED).map(({ id }) => id)
    const marked = await api.markEntries(ids, isRead)
    if (!marked.ok) return marked
  }
  return ok(undefined)
}

const NoEntries = ({ unread }: { readonly unread: boolean }): ReactNode => (
  <Empty
    icon={IconForms}
    title={unread ? 'Everything is read' : 'Nothing was sent yet'}
    actions={!unread && <VisitSite>Visit your site</VisitSite>}
  >
    {unread
      ? 'New messages of visitors show up here by themselves.'
      : 'What visitors send with the forms of your site shows up here, with its files.'}
  </Empty>
)

/** All entries that visitors sent with forms. */
export function EntryList(): ReactNode {
  const api = useApi()
  const mayChange = useMayChange()
  const readAgain = useReadEntriesAgain()
  const [params] = useSearchParams()
  const form = params.get('form')
  const unread = params.get('show') === 'unread'
  const pages = usePages<DeskEntryRow>([...ENTRIES, form, unread], (after) =>
    api.entries({ form, unread, after }),
  )
  const selection = useSelection({ items: pages.items ?? [], isSelectable: () => mayChange })
  const { selected, chosen, toggle, clear } = selection
  const mark = async (isRead: boolean): Promise<void> => {
    const marked = await markInParts(api, chosen, isRead)
    readAgain()
    if (!marked.ok) return reportFailed('Not all were marked', failureText(marked.failure))
    reportDone(`${countText(chosen.length, 'entry', 'entries')} marked as ${isRead ? 'read' : 'unread'}`)
    clear()
  }
  return (
    <Page title="Forms">
      <div className="list-tools">
        <FilterTabs label="Views of entries" views={VIEWS} />
        <span className="gap" />
        <FormChoice />
      </div>
      <ListView<DeskEntryRow>
        label="Entries of forms"
        columns="entry-row"
        pages={pages}
        head={
          <>
            <SelectAll selection={selection} label="Select all entries that are shown" />
            <Column name="From" />
            <Column name="Message" />
            <Column name="Form" />
            <Column name="Received" isAtEnd />
          </>
        }
        keyOf={idOf}
        row={(entry, props) => (
          <EntryRow
            entry={entry}
            props={props}
            isSelected={selected.has(entry.id)}
            onSelect={mayChange ? () => toggle(entry.id) : null}
          />
        )}
        empty={<NoEntries unread={unread} />}
      />
      {chosen.length > 0 && (
        <SelectionBar
          selection={selection}
          label="Selected entries"
          count={countText(chosen.length, 'entry', 'entries')}
        >
          <Button onClick={() => void mark(false)}>Unread</Button>
          <Button kind="primary" onClick={() => void mark(true)}>
            Mark as read
          </Button>
        </SelectionBar>
      )}
    </Page>
  )
}
