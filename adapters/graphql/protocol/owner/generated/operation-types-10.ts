/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, PaymentStanding, FulfilmentStanding } from './operation-types-1.js'
import type { ProductField, VariantField, MembersImportState } from './operation-types-2.js'
import type { SubscriptionStatus, MemberStatus } from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
import type { DeskSessionFieldsFragment } from './operation-types-9.js'
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

export type ReadMembersImportQuery = {
  readonly membersImport: {
    readonly id: string
    readonly state: MembersImportState
    readonly total: number
    readonly done: number
    readonly added: number
    readonly problems: ReadonlyArray<string>
  } | null
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
