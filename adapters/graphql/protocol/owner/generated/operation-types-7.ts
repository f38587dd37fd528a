/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, RefundOrderInput, ProductField, VariantField } from './operation-types-1.js'
import type { SubscriptionStatus, BackupStanding } from './operation-types-2.js'
import type { DeskOrderFieldsFragment } from './operation-types-3.js'
import type { DeskSessionFieldsFragment } from './operation-types-6.js'
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
    readonly failedMails: number
    readonly outOfStock: number
    readonly unreadEntries: number
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

export type ReadMailPreviewQueryVariables = Exact<{
  template: string
}>

export type ReadMailPreviewQuery = {
  readonly mailPreview: { readonly subject: string; readonly text: string } | null
}

export type ReadOrderQueryVariables = Exact<{
  id: string
}>

export type ReadOrderQuery = { readonly order: DeskOrderFieldsFragment | null }

export type ReadProductQueryVariables = Exact<{
  id: string
}>

export type ReadProductQuery = {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly imageUrl: string | null
    readonly categories: ReadonlyArray<string>
    readonly version: string
    readonly isVisible: boolean
    readonly edited: ReadonlyArray<ProductField>
    readonly nameInFile: string | null
    readonly variants: ReadonlyArray<{
      readonly id: string
      readonly code: string | null
      readonly options: ReadonlyArray<string>
      readonly imageUrl: string | null
      readonly left: number | null
      readonly edited: ReadonlyArray<VariantField>
      readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
      readonly compareAt: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
      readonly lowestPrior: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
      readonly unitPrice: {
        readonly per: string
        readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
      } | null
      readonly priceInFile: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
      readonly compareAtInFile: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
    }>
  } | null
}

export type ReadProductFileQueryVariables = Exact<{
  id: string
}>

export type ReadProductFileQuery = {
  readonly productFile: {
    readonly handle: string
    readonly version: string
    readonly columns: ReadonlyArray<string>
    readonly place: number
    readonly products: number
    readonly lines: ReadonlyArray<{ readonly name: string; readonly cells: ReadonlyArray<string> }>
  } | null
}

export type ReadSessionQueryVariables = Exact<{ [key: string]: never }>

export type ReadSessionQuery = { readonly session: DeskSessionFieldsFragment }

export type ReadSettingsQueryVariables = Exact<{ [key: string]: never }>

export type ReadSettingsQuery = {
  readonly settings: {
    readonly version: string
    readonly fields: unknown
    readonly values: unknown
    readonly locked: ReadonlyArray<string>
    readonly failure: string | null
    readonly waiting: ReadonlyArray<string>
    readonly lastChange: {
      readonly at: string
      readonly by: string
      readonly paths: ReadonlyArray<string>
    } | null
  }
}

export type ReadSubscriptionQueryVariables = Exact<{
  id: string
}>

export type ReadSubscriptionQuery = {
  readonly subscription: {
    readonly endsAt: string | null
    readonly subscription: {
      readonly id: string
      readonly status: SubscriptionStatus
      readonly email: string | null
      readonly productName: string
      readonly frequency: number
      readonly interval: string
      readonly provider: string | null
      readonly orderId: string
      readonly createdAt: string
      readonly lastPaidAt: string | null
      readonly periodEndsAt: string
      readonly nextChargeAt: string | null
      readonly failures: number
      readonly canceledAt: string | null
      readonly amount: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }
    readonly card: {
      readonly brand: string
      readonly last4: string
      readonly expiresMonth: number | null
      readonly expiresYear: number | null
    } | null
    readonly orders: ReadonlyArray<{ readonly id: string; readonly number: string; readonly period: number }>
    readonly events: ReadonlyArray<{
      readonly kind: string
      readonly at: string
      readonly reason: string | null
    }>
  } | null
}

export type RefundOrderMutationVariables = Exact<{
  input: RefundOrderInput
}>
