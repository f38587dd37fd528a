import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskAuditEntry } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useSession } from '../data/use-session.js'
import { IconAudit } from '../kit/icons.js'
import { Empty } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { auditDetail, auditPlace, auditText } from './audit-texts.js'
import { Column, idOf, ListView } from './list-view.js'
import type { RowProps } from './list-view.js'
import { usePages } from './use-pages.js'

interface AuditRowProps {
  readonly entry: DeskAuditEntry
  readonly currency: string
  readonly props: RowProps
}

function Row({ entry, currency, props }: AuditRowProps): ReactNode {
  const { operation, by, at } = entry
  const place = auditPlace(entry)
  const text = auditText(operation)
  const detail = auditDetail(entry, currency)
  return (
    <div {...props} className="row audit-row">
      <span role="cell" className="row-name">
        {place === null ? (
          text
        ) : (
          <Link to={place} className="row-link" data-main>
            {text}
          </Link>
        )}
        <span className="row-mail faint"> {detail}</span>
      </span>
      <span role="cell" className="row-code soft cut">
        {by}
      </span>
      <span role="cell" className="at-end row-total soft">
        <Moment at={at} />
      </span>
    </div>
  )
}

/** Every change that an owner made, or those of one person (`?by=`). */
export function Audit(): ReactNode {
  const api = useApi()
  const { data: session } = useSession()
  const currency = session?.shop.currency ?? 'EUR'
  const [params, setParams] = useSearchParams()
  const by = params.get('by')
  const pages = usePages<DeskAuditEntry>(['audit', by], (after) => api.audit({ by, after }))
  // The people of all changes seen so far: a filtered list has one only.
  const [people, setPeople] = useState<readonly string[]>([])
  const seen = [
    ...new Set([...people, ...(pages.items ?? []).map((entry) => entry.by), ...(by === null ? [] : [by])]),
  ]
  if (seen.length > people.length) setPeople(seen)
  return (
    <Page title="Audit log">
      <div className="list-tools">
        <span className="gap" />
        <select
          className="input list-choice"
          aria-label="Changes by"
          value={by ?? ''}
          onChange={({ target: { value } }) => setParams(value === '' ? {} : { by: value })}
        >
          <option value="">All people</option>
          {people.map((person) => (
            <option key={person} value={person}>
              {person}
            </option>
          ))}
        </select>
      </div>
      <ListView<DeskAuditEntry>
        label="Audit log"
        columns="audit-row"
        pages={pages}
        head={
          <>
            <Column name="Change" />
            <Column name="By" />
            <Column name="When" isAtEnd />
          </>
        }
        keyOf={idOf}
        grows
        row={(entry, props) => <Row entry={entry} currency={currency} props={props} />}
        empty={
          <Empty icon={IconAudit} title={by === null ? 'No changes yet' : 'No changes by this person'}>
            Each change appears here with its time and the person who made it.
          </Empty>
        }
      />
    </Page>
  )
}
