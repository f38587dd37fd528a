/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, PaymentStanding, FulfilmentStanding } from './operation-types-1.js'
import type {
  SubscriptionStatus,
  FileKind,
  BackupStanding,
  MemberStatus,
  CellKind,
} from './operation-types-3.js'
export type ReadCollectionQueryVariables = Exact<{
  slug: string
  search?: string | null | undefined
  after?: string | null | undefined
}>

export type ReadCollectionQuery = {
  readonly collection: {
    readonly total: number
    readonly next: string | null
    readonly columns: ReadonlyArray<{ readonly name: string; readonly kind: CellKind }>
    readonly lines: ReadonlyArray<{ readonly id: string; readonly cells: ReadonlyArray<string> }>
  } | null
}

export type ReadCountsQueryVariables = Exact<{ [key: string]: never }>

export type ReadCountsQuery = {
  readonly home: {
    readonly toSend: number
    readonly failedMails: number
    readonly outOfStock: number
    readonly unreadEntries: number
  }
}

export type ReadEntryQueryVariables = Exact<{
  id: string
}>

export type ReadEntryQuery = {
  readonly formEntry: {
    readonly id: string
    readonly form: string
    readonly receivedAt: string
    readonly isRead: boolean
    readonly page: string
    readonly replyTo: string | null
    readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>
    readonly files: ReadonlyArray<{
      readonly field: string
      readonly id: string | null
      readonly name: string | null
      readonly sizeBytes: number | null
    }>
    readonly replies: ReadonlyArray<{
      readonly at: string
      readonly by: string
      readonly subject: string
      readonly text: string
    }>
  } | null
}

export type ReadFileOrdersQueryVariables = Exact<{
  id: string
}>

export type ReadFileOrdersQuery = {
  readonly fileOrders: {
    readonly hasMore: boolean
    readonly orders: ReadonlyArray<{ readonly id: string; readonly name: string }>
  }
}

export type ReadFileRoomQueryVariables = Exact<{ [key: string]: never }>

export type ReadFileRoomQuery = {
  readonly fileRoom: ReadonlyArray<{
    readonly kind: FileKind
    readonly usedBytes: number
    readonly limitBytes: number | null
  }>
}

export type ReadHealthQueryVariables = Exact<{ [key: string]: never }>

export type ReadHealthQuery = {
  readonly health: {
    readonly version: string
    readonly startedAt: string
    readonly mailsAreSent: boolean
    readonly backupStanding: BackupStanding
    readonly database: {
      readonly name: string
      readonly answeredInMs: number
      readonly sizeBytes: number | null
    }
    readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
    readonly work: {
      readonly mails: number
      readonly failedMails: number
      readonly oldestMailAt: string | null
      readonly refunds: number
      readonly captures: number
      readonly renewals: number
    }
    readonly providers: ReadonlyArray<{ readonly name: string; readonly isLive: boolean }>
    readonly backup: { readonly madeAt: string; readonly dueAt: string; readonly file: string } | null
    readonly errors: ReadonlyArray<{
      readonly requestId: string | null
      readonly at: string
      readonly message: string
    }>
  }
}

export type ReadHomeQueryVariables = Exact<{
  days?: number | null | undefined
  timeZone?: string | null | undefined
}>

export type ReadHomeQuery = {
  readonly home: {
    readonly toSend: number
    readonly held: number
    readonly refundsUnderWay: number
    readonly refundsRefused: number
    readonly disputed: number
    readonly disputeDueAt: string | null
    readonly failedMails: number
    readonly outOfStock: number
    readonly unreadEntries: number
    readonly returns: number
    readonly visits: number
    readonly sales: ReadonlyArray<{
      readonly day: string
      readonly orders: number
      readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }>
    readonly openCarts: { readonly carts: number; readonly checkouts: number }
    readonly bestSellers: ReadonlyArray<{
      readonly productId: string
      readonly name: string
      readonly pieces: number
    }>
  }
}

export type ReadInvitationsQueryVariables = Exact<{ [key: string]: never }>

export type ReadInvitationsQuery = {
  readonly invitations: {
    readonly open: number
    readonly total: number
    readonly invited: number
    readonly joined: number
    readonly waiting: number
    readonly startedAt: string | null
    readonly nextAt: string | null
  }
}

export type ReadMailPreviewQueryVariables = Exact<{
  template: string
  text?: string | null | undefined
}>

export type ReadMailPreviewQuery = {
  readonly mailPreview: { readonly subject: string; readonly problem: string | null } | null
}

export type ReadMailTextQueryVariables = Exact<{
  template: string
}>

export type ReadMailTextQuery = {
  readonly mailText: {
    readonly template: string
    readonly file: string | null
    readonly htmlFile: string | null
    readonly text: string
    readonly builtIn: string
    readonly placeholders: ReadonlyArray<string>
    readonly version: string
  } | null
}

export type ReadMemberQueryVariables = Exact<{
  id: string
}>

export type ReadMemberQuery = {
  readonly member: {
    readonly acceptsNews: boolean
    readonly invitedAt: string | null
    readonly givenGroups: ReadonlyArray<string>
    readonly member: {
      readonly id: string
      readonly email: string
      readonly name: string
      readonly status: MemberStatus
      readonly groups: ReadonlyArray<string>
      readonly createdAt: string
      readonly lastLogInAt: string | null
      readonly bannedAt: string | null
    }
    readonly fields: ReadonlyArray<{
      readonly name: string
      readonly text: string | null
      readonly isChecked: boolean | null
      readonly fileId: string | null
    }>
    readonly notes: ReadonlyArray<{
      readonly id: string
      readonly text: string
      readonly by: string
      readonly at: string
    }>
    readonly events: ReadonlyArray<{ readonly kind: string; readonly at: string }>
    readonly orders: ReadonlyArray<{
      readonly id: string
      readonly number: string
      readonly placedAt: string
      readonly payment: PaymentStanding
      readonly fulfilment: FulfilmentStanding
      readonly isCancelled: boolean
      readonly needsSending: boolean
      readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }>
    readonly subscriptions: ReadonlyArray<{
      readonly id: string
      readonly productName: string
      readonly status: SubscriptionStatus
    }>
  } | null
}

export type ReadMembersImportQueryVariables = Exact<{
  id: string
}>
