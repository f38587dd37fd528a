import type {
  DeskAuditEntry,
  DeskDiscount,
  DeskDiscountFields,
  DeskEntry,
  DeskEntryRow,
  DeskForm,
  DeskHealth,
  DeskHome,
  DeskJob,
  DeskMail,
  DeskMailPreview,
  DeskMailText,
  DeskMember,
  DeskOrderFilter,
  DeskOrderRow,
  DeskOrderView,
  DeskOutgoingEvent,
  DeskPage,
  DeskPieces,
  DeskProduct,
  DeskProductEdit,
  DeskRefund,
  DeskReturnAct,
  DeskSession,
  DeskSubscription,
  DeskSubscriptionView,
  MailStateWord,
  SubscriptionWord,
} from '../desk/index.js'
import type { DeskAnswer, OwnerPeopleApi } from './owner-people-api.port.js'
import type { OwnerCatalogueApi } from './owner-catalogue-api.port.js'
import type { OwnerCollectionsApi } from './owner-collections-api.port.js'
import type { OwnerSettingsApi } from './owner-settings-api.port.js'

export type { DeskAnswer } from './owner-people-api.port.js'

/** A change of one order: the key under which it may be sent again, and the version that was read. */
export interface OrderChange {
  readonly key: string
  readonly order: string
  readonly version: number
  /** Only says what would be. */
  readonly dryRun?: boolean
}

/** Pieces that were sent. */
export interface FulfilChange extends OrderChange {
  /** Null: all that are left to be sent. */
  readonly lines: readonly DeskPieces[] | null
  readonly carrier: string | null
  readonly tracking: string | null
}

/** Money that is to be given back: by pieces, or so many minor units. */
export interface RefundChange extends OrderChange {
  readonly lines: readonly DeskPieces[] | null
  readonly amountMinor: number | null
  readonly restock: boolean
  readonly reason: string | null
}

/** An act on a return of an order. */
export interface ReturnChange {
  readonly key: string
  readonly order: string
  /** The number of the return among those of the order, from 1. */
  readonly number: number
  readonly act: DeskReturnAct
  /** With `ACCEPT`: the pieces that the shop takes back. Null: as they were declared. */
  readonly lines: readonly DeskPieces[] | null
}

/** An order after a change, or as it would be. */
export interface ChangedDeskOrder {
  readonly order: DeskOrderView
  /** The refund that was asked for, also by a cancellation. */
  readonly refund: DeskRefund | null
}

/** A change of one discount: the key under which it may be sent again, and the version that was read. */
export interface DiscountChange {
  readonly key: string
  readonly code: string
  readonly version: number
}

/** The API of a shop's owner, as the desk uses it. Never rejects. */
export interface OwnerApi extends OwnerPeopleApi, OwnerSettingsApi, OwnerCollectionsApi, OwnerCatalogueApi {
  readonly session: () => DeskAnswer<DeskSession>
  /** Signs in by password; `code` of the second factor where it is asked for. */
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

  /** `timeZone`: IANA, that of the days. */
  readonly home: (days: number, timeZone: string) => DeskAnswer<DeskHome>
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

  readonly mails: (query: {
    readonly state: MailStateWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskMail>>
  /** Lets one mail, or all with null, be tried again; answers how many. */
  readonly retryMails: (id: string | null) => DeskAnswer<number>
  readonly products: (query: {
    readonly search: string | null
    readonly outOfStock: boolean | null
    /** Only the hidden ones, or only the others. @default all */
    readonly hidden?: boolean | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskProduct>>
  /** Null: the catalogue has no such product. */
  readonly product: (id: string) => DeskAnswer<DeskProduct | null>
  readonly editProduct: (edit: DeskProductEdit) => DeskAnswer<DeskProduct>
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
  readonly members: (query: {
    readonly search: string | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskMember>>
  readonly forms: () => DeskAnswer<readonly DeskForm[]>
  readonly entries: (query: {
    readonly form: string | null
    readonly unread: boolean
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskEntryRow>>
  /** Null: there is no such entry. */
  readonly entry: (id: string) => DeskAnswer<DeskEntry | null>
  readonly markEntries: (ids: readonly string[], isRead: boolean) => DeskAnswer<void>
  /** Answers an entry by mail. */
  readonly replyToEntry: (input: {
    readonly key: string
    readonly id: string
    readonly subject: string
    readonly text: string
  }) => DeskAnswer<void>
  /** The address of a form's file on the same host. */
  readonly fileUrl: (id: string) => string
  readonly subscriptions: (query: {
    readonly status: SubscriptionWord | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskSubscription>>
  /** Null: there is no such subscription. */
  readonly subscription: (id: string) => DeskAnswer<DeskSubscriptionView | null>
  readonly cancelSubscription: (id: string, atOnce: boolean) => DeskAnswer<DeskSubscriptionView>
  readonly health: () => DeskAnswer<DeskHealth>
  /** The work that the site does by itself, by name. */
  readonly jobs: () => DeskAnswer<readonly DeskJob[]>
  /** Has a job run at once. */
  readonly runJob: (name: string) => DeskAnswer<void>
  /** Events that were given up, the newest first. */
  readonly lostEvents: (after: string | null) => DeskAnswer<DeskPage<DeskOutgoingEvent>>
  /** Sends one event again, or all that were given up with null; answers how many. */
  readonly replayEvents: (id: string | null) => DeskAnswer<number>
  /** The names of the mails. */
  readonly mailTemplates: () => DeskAnswer<readonly string[]>
  /** A mail with a text that may not be saved. Null: there is no such mail. */
  readonly mailPreview: (template: string, text: string) => DeskAnswer<DeskMailPreview | null>
  /** The address of the mail's document on the same host; a form may send another `text`. */
  readonly mailPreviewUrl: (template: string) => string
  /** Null: there is no such mail. */
  readonly mailText: (template: string) => DeskAnswer<DeskMailText | null>
  /** Saves a text, or with null has the built-in one hold again. */
  readonly editMailText: (
    change: Pick<DeskMailText, 'template' | 'version'> & {
      readonly key: string
      readonly text: string | null
    },
  ) => DeskAnswer<DeskMailText>
  readonly audit: (after: string | null) => DeskAnswer<DeskPage<DeskAuditEntry>>
}
