import type { CountingContext } from '../limits/counted-lists.js'
import type { CurrencyCode } from '../../../../core/money/index.js'
import type { MemberList } from '../../../../core/accounts/index.js'
import type { DeskOrder, OrderDecision, OrderList } from '../../../../core/orders/index.js'
import type { AuditEntry, OwnerProblem } from '../../../../core/owners/index.js'
import type { DiscountDesk } from '../../../../core/ports/owner/discount-desk.port.js'
import type { FileDesk } from '../../../../core/ports/owner/files/file-desk.port.js'
import type { FormDesk } from '../../../../core/ports/owner/form-desk.port.js'
import type { HomeFigures } from '../../../../core/ports/owner/home-figures.port.js'
import type { EventList } from '../../../../core/ports/platform/event-queue.port.js'
import type { JobStore } from '../../../../core/ports/platform/job-store.port.js'
import type { MailList } from '../../../../core/ports/mail/mail-outbox.port.js'
import type { SiteMemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import type { MemberDesk } from '../../../../core/ports/owner/member-desk.port.js'
import type { OrderDesk } from '../../../../core/ports/owner/order-desk.port.js'
import type { ProductDesk } from '../../../../core/ports/owner/product-desk.port.js'
import type { AuditList } from '../../../../core/ports/owner/owner-store.port.js'
import type { ReadSiteHealth } from '../../../../core/ports/owner/site-health.port.js'
import type { WebhookDesk } from '../../../../core/ports/owner/webhook-desk.port.js'
import type { StockDesk } from '../../../../core/ports/owner/stock-desk.port.js'
import type { SubscriptionDesk } from '../../../../core/ports/owner/subscription-desk.port.js'
import type { Withdrawals } from '../../../../core/ports/shop/withdrawals.port.js'
import type { SubscriptionList } from '../../../../core/subscriptions/index.js'
import type { SettingField } from '../../../../core/desk/index.js'
import type { Result, UntrustedRecord } from '../../../../core/shared/index.js'
import type { CatalogueFilePorts } from '../../../../core/use-cases/owner/catalogue/change-catalogue-file.js'
import type { MailTextName } from '../../../../core/use-cases/mails/mail-kinds.js'
import type { SampleMail } from '../../../../core/use-cases/mails/samples/sample-mail.js'
import type { MailTextPorts } from '../../../../core/use-cases/owner/mails/edit-mail-text.js'
import type { CollectionsPorts } from '../../../../core/use-cases/owner/collections/edit-items.js'
import type { SettingsPorts } from '../../../../core/use-cases/owner/settings/change-settings.js'
import type { OwnerCaller, OwnerPorts, SignedInOwner } from '../../../../core/use-cases/owner/owner-ports.js'

/** The facts about a shop for its desk. */
export interface DeskShop {
  readonly name: string
  readonly url: () => string
  readonly currency: CurrencyCode
  readonly country: string
  readonly language: string
  /** null: prices have the format of English (US). */
  readonly priceLocale: string | null
  readonly isTestShop: boolean
  readonly mailsAreSent: boolean
  readonly hasBusiness: boolean
}

/** The settings of a site: their file, their fields, and the values at the start of the site. */
export interface SettingsServices extends SettingsPorts {
  readonly fields: readonly SettingField[]
  readonly startedWith: Promise<UntrustedRecord>
}

/** The dependencies of the owner's API: the ports of the use cases that commands call too. */
export interface OwnerServices {
  readonly shop: DeskShop
  readonly realm: OwnerPorts
  readonly orders: OrderList
  /** The desk; `entryOf` makes the audit log entry for a change. */
  readonly desk: (entryOf: (order: DeskOrder, decision: OrderDecision) => AuditEntry) => OrderDesk
  readonly withdrawals: Withdrawals
  readonly stock: StockDesk
  readonly home: HomeFigures
  readonly products: ProductDesk
  readonly catalogue: CatalogueFilePorts
  readonly discounts: DiscountDesk
  readonly mails: MailList
  /** Retries mails with an entry of the audit log; null: its key was used before. */
  readonly retryMails: (id: string | null, entry: AuditEntry) => Promise<number | null>
  /** Writes a mail about a sample order; `draft`: with an unsaved text. */
  readonly previewMail: (
    name: MailTextName,
    draft?: string | null,
  ) => Promise<Result<SampleMail, OwnerProblem>>
  readonly mailTexts: MailTextPorts
  readonly subscriptions: SubscriptionList
  readonly subscriptionDesk: SubscriptionDesk
  readonly forms: FormDesk
  readonly files: FileDesk
  readonly events: EventList
  /** Sends events again with an entry of the audit log; null: its key was used before. */
  readonly replayEvents: (id: string | null, entry: AuditEntry) => Promise<number | null>
  readonly webhooks: WebhookDesk
  readonly jobs: Pick<JobStore, 'list'>
  /**
   * Runs a job with an entry of the audit log; false: there is none. null: the entry's key was used before.
   */
  readonly requestJob: (name: string, entry: AuditEntry) => Promise<boolean | null>
  readonly settings: SettingsServices
  readonly collections: CollectionsPorts
  readonly health: ReadSiteHealth
  /** The command that backs up the site. */
  readonly backupCommand: string
  /** Null: the site has no accounts. */
  readonly members: MemberList | null
  /** The members for changes. Null: they are only listed. */
  readonly memberDesk: MemberDesk | null
  /** Null: the site takes no files of members. */
  readonly memberImports: SiteMemberImports | null
  readonly audit: AuditList
  /**
   * Called after a change, so that a refund, a capture or a mail starts at once and not with the next minute.
   */
  readonly onChange: () => void
}

/** The cookie of a session, in the answer of a request. */
export interface SessionCookie {
  readonly set: (secret: string, maxAgeS: number) => void
  readonly clear: () => void
}

/** The context of the resolvers of one request. */
export interface OwnerContext extends CountingContext {
  readonly services: OwnerServices
  readonly caller: OwnerCaller
  readonly current: SignedInOwner | null
  readonly cookie: SessionCookie
}
