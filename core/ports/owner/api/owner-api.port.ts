import type {
  DeskAuditEntry,
  DeskDiscount,
  DeskDiscountFields,
  DeskEntry,
  DeskEntryRow,
  DeskForm,
  DeskHealth,
  DeskCounts,
  DeskHome,
  DeskJob,
  DeskMail,
  DeskMailPreview,
  DeskMailText,
  DeskOrderFilter,
  DeskOrderRow,
  DeskOrderView,
  DeskOutgoingEvent,
  DeskPage,
  DeskPieces,
  DeskProduct,
  DeskProductRow,
  DeskProductEdit,
  DeskRefund,
  DeskReturnAct,
  DeskSession,
  DeskSubscription,
  DeskSubscriptionView,
  MailStateWord,
  SubscriptionWord,
} from '../../../desk/index.js'
import type { DeskAnswer, OwnerPeopleApi } from './owner-people-api.port.js'
import type { OwnerCatalogueApi } from './owner-catalogue-api.port.js'
import type { OwnerFilesApi } from './owner-files-api.port.js'
import type { OwnerMembersApi } from './owner-members-api.port.js'
import type { OwnerCollectionsApi } from './owner-collections-api.port.js'
import type { OwnerSettingsApi } from './owner-settings-api.port.js'

export type { DeskAnswer } from './owner-people-api.port.js'

/** A paper of an order that the desk prints. */
export type PaperKind = 'packing-slip' | 'invoice' | 'credit-note'

/** A change of one order: the key under which it may be sent again, and the version that was read. */
export interface OrderChange {
  readonly key: string
  readonly order: string
  readonly version: number
  /** True: only reports the result, without a change. */
  readonly dryRun?: boolean
}

/** Pieces that were sent. */
export interface FulfilChange extends OrderChange {
  /** Null: all that are still to be sent. */
  readonly lines: readonly DeskPieces[] | null
  readonly carrier: string | null
  readonly tracking: string | null
  /** True: also pieces from which the shopper has withdrawn. */
  readonly sendWithdrawn: boolean
}

/** A refund: of pieces, or of an amount in minor units. */
export interface RefundChange extends OrderChange {
  readonly lines: readonly DeskPieces[] | null
  /** Shipping, alone or beside lines; null: none. */
  readonly shippingMinor: number | null
  readonly amountMinor: number | null
  readonly restock: boolean
  readonly reason: string | null
}

/** An action on a return of an order. */
export interface ReturnChange {
  readonly key: string
  readonly order: string
  /** The number of the return within its order, from 1. */
  readonly number: number
  readonly act: DeskReturnAct
  /** With `ACCEPT`: the pieces that the shop takes back. Null: as declared. */
  readonly lines: readonly DeskPieces[] | null
}

/** An order after a change, or the preview of one. */
export interface ChangedDeskOrder {
  readonly order: DeskOrderView
  /** The requested refund, also of a cancellation. */
  readonly refund: DeskRefund | null
}

/** A change of one discount: the key under which it may be sent again, and the version that was read. */
export interface DiscountChange {
  readonly key: string
  readonly code: string
  readonly version: number
}

/** The API for a shop's owner, as the desk uses it. Never rejects. */
export interface OwnerApi
  extends
    OwnerPeopleApi,
    OwnerMembersApi,
    OwnerSettingsApi,
    OwnerCollectionsApi,
    OwnerCatalogueApi,
    OwnerFilesApi {
  readonly session: () => DeskAnswer<DeskSession>
  /** Signs in by password, with the `code` of the second factor if it is required. */
  readonly signIn: (input: {
    readonly email: string
    readonly password: string
    readonly code: string | null
  }) => DeskAnswer<DeskSession>
  /** Uses the code of the first start, or of an invitation. */
  readonly useCode: (input: {
    readonly code: string
    readonly email: string
    readonly name: string | null
    readonly password: string
  }) => DeskAnswer<DeskSession>
  readonly signInWithPasskey: () => DeskAnswer<DeskSession>
  readonly signOut: () => DeskAnswer<void>

  /** `timeZone`: IANA, for the limits of the days. */
  readonly home: (days: number, timeZone: string) => DeskAnswer<DeskHome>
  /** The counts in the navigation. */
  readonly counts: () => DeskAnswer<DeskCounts>
  readonly orders: (query: {
    readonly filter: DeskOrderFilter
    readonly first: number
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskOrderRow>>
  /** Null: there is no such order. */
  readonly order: (numberOrId: string) => DeskAnswer<DeskOrderView | null>
  readonly fulfil: (change: FulfilChange) => DeskAnswer<ChangedDeskOrder>
  readonly refund: (change: RefundChange) => DeskAnswer<ChangedDeskOrder>
  readonly cancel: (
    change: OrderChange & { readonly reason: string | null; readonly restock: boolean },
  ) => DeskAnswer<ChangedDeskOrder>
  readonly capture: (change: OrderChange) => DeskAnswer<ChangedDeskOrder>
  /** Mails the files of an order to its shopper again. */
  readonly sendDownloads: (change: Omit<OrderChange, 'version'>) => DeskAnswer<ChangedDeskOrder>
  readonly moveReturn: (change: ReturnChange) => DeskAnswer<ChangedDeskOrder>
  readonly note: (change: {
    readonly key: string
    readonly order: string
    readonly text: string
  }) => DeskAnswer<ChangedDeskOrder>

  /** The address of a page with a paper of each order, to be printed. */
  readonly paperUrl: (kind: PaperKind, orders: readonly string[]) => string

  readonly mails: (query: {
    readonly state: MailStateWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskMail>>
  /** Retries one mail, or with null all; returns the number. */
  readonly retryMails: (id: string | null) => DeskAnswer<number>
  readonly products: (query: {
    readonly search: string | null
    readonly outOfStock: boolean | null
    /** Only hidden ones, or only visible ones. @default all */
    readonly hidden?: boolean | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskProductRow>>
  /** Null: the catalogue has no such product. */
  readonly product: (id: string) => DeskAnswer<DeskProduct | null>
  readonly editProduct: (edit: DeskProductEdit) => DeskAnswer<DeskProduct>
  /** Adds pieces to the stock of a variant; returns the stock then, null: unlimited. */
  readonly deliverStock: (input: {
    readonly key: string
    readonly variant: string
    readonly pieces: number
  }) => DeskAnswer<number | null>
  readonly discounts: (query: {
    readonly search: string | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskDiscount>>
  readonly createDiscount: (
    input: DeskDiscountFields & { readonly key: string; readonly code: string },
  ) => DeskAnswer<DeskDiscount>
  readonly editDiscount: (input: DeskDiscountFields & DiscountChange) => DeskAnswer<DeskDiscount>
  /** Ends a code now. */
  readonly endDiscount: (input: DiscountChange) => DeskAnswer<DeskDiscount>
  readonly forms: () => DeskAnswer<readonly DeskForm[]>
  readonly entries: (query: {
    readonly form: string | null
    readonly unread: boolean
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskEntryRow>>
  /** Null: there is no such entry. */
  readonly entry: (id: string) => DeskAnswer<DeskEntry | null>
  readonly markEntries: (ids: readonly string[], isRead: boolean) => DeskAnswer<void>
  /** Replies to an entry by mail. */
  readonly replyToEntry: (input: {
    readonly key: string
    readonly id: string
    readonly subject: string
    readonly text: string
  }) => DeskAnswer<void>
  readonly subscriptions: (query: {
    readonly status: SubscriptionWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskSubscription>>
  /** Null: there is no such subscription. */
  readonly subscription: (id: string) => DeskAnswer<DeskSubscriptionView | null>
  readonly cancelSubscription: (id: string, atOnce: boolean) => DeskAnswer<DeskSubscriptionView>
  readonly health: () => DeskAnswer<DeskHealth>
  /** The command that backs up the site, for a terminal of its machine; for owners only. */
  readonly backupCommand: () => DeskAnswer<string>
  /** The background jobs of the site, by name. */
  readonly jobs: () => DeskAnswer<readonly DeskJob[]>
  /** Runs a job at once. */
  readonly runJob: (name: string) => DeskAnswer<void>
  /** Events that were given up, newest first. */
  readonly lostEvents: (after: string | null) => DeskAnswer<DeskPage<DeskOutgoingEvent>>
  /** Sends one event again, or with null all that were given up; returns the number. */
  readonly replayEvents: (id: string | null) => DeskAnswer<number>
  /** The names of the mails. */
  readonly mailTemplates: () => DeskAnswer<readonly string[]>
  /** A preview of a mail with an unsaved text. Null: there is no such mail. */
  readonly mailPreview: (template: string, text: string) => DeskAnswer<DeskMailPreview | null>
  /** The address of the mail's preview on the same host; a form may post another `text`. */
  readonly mailPreviewUrl: (template: string) => string
  /** Null: there is no such mail. */
  readonly mailText: (template: string) => DeskAnswer<DeskMailText | null>
  /** Saves a text; null restores the built-in one. */
  readonly editMailText: (
    change: Pick<DeskMailText, 'template' | 'version'> & {
      readonly key: string
      readonly text: string | null
    },
  ) => DeskAnswer<DeskMailText>
  /** `by`: the mail address of the person; null: of all. */
  readonly audit: (query: {
    readonly by: string | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskAuditEntry>>
}
