import { systemClock } from '../../adapters/server/platform/index.js'
import { commitChanges } from '../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import {
  createSqlDocumentQueue,
  createSqlOrderDesk,
  createSqlOrderDocuments,
} from '../../adapters/server/sql/shop/index.js'
import type { DocumentSettings } from '../../core/orders/index.js'
import { issueDueDocuments } from '../../core/use-cases/documents/issue-documents.js'
import type { DocumentPorts } from '../../core/use-cases/documents/issue-documents.js'
import type { MailShop } from '../../core/use-cases/mails/mailed-order.js'

/** The parts that a site's papers are made of. */
export interface PapersOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: DocumentSettings
  readonly shop: () => MailShop
}

/** The invoices and credit notes of a site that runs. */
export interface Papers {
  readonly ports: DocumentPorts
  /** Issues the papers that are due; to be called now and then. Rejects only when the database does. */
  readonly issueDue: () => Promise<number>
}

/** Puts the papers of a site together. */
export function createPapers({ sql, siteId, settings, shop }: PapersOptions): Papers {
  const commit = commitChanges(sql)
  const ports: DocumentPorts = {
    desk: createSqlOrderDesk({ sql, commit, siteId, mails: null }),
    documents: createSqlOrderDocuments({ sql, commit, siteId }),
    clock: systemClock,
    rules: {
      settings,
      // The address of the site is known once it listens.
      get shop() {
        return shop()
      },
    },
  }
  const queue = createSqlDocumentQueue({ sql, siteId })
  return { ports, issueDue: () => issueDueDocuments({ ...ports, queue }) }
}
