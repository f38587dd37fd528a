/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  RemoveOwnerInput,
  RefundState,
  RefundKind,
  RefundOrderInput,
} from './operation-types-1.js'
import type { ProductField, VariantField, MembersImportState } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  ReplyToEntryInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
import type { DeskSessionFieldsFragment } from './operation-types-9.js'
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

export type RefundOrderMutation = {
  readonly refundOrder:
    | {
        readonly order: DeskOrderFieldsFragment
        readonly refund: {
          readonly id: string
          readonly kind: RefundKind
          readonly state: RefundState
          readonly restocks: boolean
          readonly problem: string | null
          readonly amount: {
            readonly amountMinor: number
            readonly currency: string
            readonly digits: number
          }
        } | null
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type RemoveOwnerMutationVariables = Exact<{
  input: RemoveOwnerInput
}>

export type RemoveOwnerMutation = {
  readonly removeOwner: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type RemovePasskeyMutationVariables = Exact<{
  key: string
  id: string
}>

export type RemovePasskeyMutation = {
  readonly removePasskey: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type RemoveShopFileMutationVariables = Exact<{
  key: string
  id: string
  evenIfBought: boolean
}>

export type RemoveShopFileMutation = {
  readonly removeFile: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type ReplayEventsMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type ReplayEventsMutation = {
  readonly replayEvents: { readonly count: number } | { readonly code: ProblemCode; readonly message: string }
}

export type ReplyToEntryMutationVariables = Exact<{
  input: ReplyToEntryInput
}>

export type ReplyToEntryMutation = {
  readonly replyToEntry: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type RetryMailsMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type RetryMailsMutation = {
  readonly retryMails: { readonly count: number } | { readonly code: ProblemCode; readonly message: string }
}

export type RotateWebhookSecretMutationVariables = Exact<{
  key: string
  url: string
  atOnce: boolean
}>
