import type { ReactNode } from 'react'
import type { DeskAuditEntry } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { IconAudit } from '../kit/icons.js'
import { Empty } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { auditText } from './audit-texts.js'
import { Column, ListView } from './list-view.js'
import { usePages } from './use-pages.js'

/** Every change that an owner made. */
export function Audit(): ReactNode {
  const api = useApi()
  const pages = usePages<DeskAuditEntry>(['audit'], api.audit)
  return (
    <Page title="Audit log">
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
        row={(entry, props) => (
          <div key={entry.id} {...props} className="row audit-row">
            <span role="cell" className="row-name cut">
              {auditText(entry.operation)}
              <span className="row-mail faint"> {entry.detail}</span>
            </span>
            <span role="cell" className="row-code soft cut">
              {entry.by}
            </span>
            <span role="cell" className="at-end row-total soft">
              <Moment at={entry.at} />
            </span>
          </div>
        )}
        empty={
          <Empty icon={IconAudit} title="No changes yet">
            Each change appears here with its time and the person who made it.
          </Empty>
        }
      />
    </Page>
  )
}
