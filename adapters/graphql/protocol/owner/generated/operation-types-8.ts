/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  OrderState,
  PaymentStanding,
  FulfilmentStanding,
  OrderFilter,
  MoveReturnInput,
} from './operation-types-1.js'
import type { ProductField, VariantField, MoveProductInput } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  SubscriptionFilter,
  FileKind,
  ShopFileFilter,
  MemberStatus,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
export type ListOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}>

export type ListOrdersQuery = {
  readonly orders: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly number: string
      readonly placedAt: string
      readonly state: OrderState
      readonly payment: PaymentStanding
      readonly fulfilment: FulfilmentStanding
      readonly isCancelled: boolean
      readonly name: string
      readonly email: string | null
      readonly itemCount: number
      readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }>
  }
}

export type ListOwnersQueryVariables = Exact<{ [key: string]: never }>

export type DeskPersonFieldsFragment = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly version: number
  readonly hasAccess: boolean
  readonly lastSignInAt: string | null
}

export type ListOwnersQuery = { readonly owners: ReadonlyArray<DeskPersonFieldsFragment> }

export type ListProductsQueryVariables = Exact<{
  search?: string | null | undefined
  outOfStock?: boolean | null | undefined
  hidden?: boolean | null | undefined
  after?: string | null | undefined
}>

export type ListProductsQuery = {
  readonly products: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
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
    }>
  }
}

export type ListShopFilesQueryVariables = Exact<{
  filter?: ShopFileFilter | null | undefined
  after?: string | null | undefined
}>

export type ListShopFilesQuery = {
  readonly files: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly kind: FileKind
      readonly name: string
      readonly sizeBytes: number | null
      readonly at: string
      readonly usedBy: ReadonlyArray<{ readonly id: string; readonly name: string }>
    }>
  }
}

export type ListSubscriptionsQueryVariables = Exact<{
  filter?: SubscriptionFilter | null | undefined
  after?: string | null | undefined
}>

export type ListSubscriptionsQuery = {
  readonly subscriptions: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
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
    }>
  }
}

export type ListWebhookEndpointsQueryVariables = Exact<{ [key: string]: never }>

export type ListWebhookEndpointsQuery = {
  readonly webhookEndpoints: ReadonlyArray<{
    readonly url: string
    readonly kinds: ReadonlyArray<string>
    readonly rotatedAt: string | null
    readonly earlierSecretEndsAt: string | null
  }>
}

export type LogMemberOutMutationVariables = Exact<{
  key: string
  id: string
}>

export type LogMemberOutMutation = {
  readonly logMemberOut:
    | {
        readonly details: {
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
            readonly total: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            }
          }>
          readonly subscriptions: ReadonlyArray<{
            readonly id: string
            readonly productName: string
            readonly status: SubscriptionStatus
          }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type MarkEntriesMutationVariables = Exact<{
  key: string
  ids: ReadonlyArray<string> | string
  isRead: boolean
}>

export type MarkEntriesMutation = {
  readonly markEntries: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type MoveProductMutationVariables = Exact<{
  input: MoveProductInput
}>

export type MoveProductMutation = {
  readonly moveProduct:
    | {
        readonly file: {
          readonly handle: string
          readonly version: string
          readonly columns: ReadonlyArray<string>
          readonly place: number
          readonly products: number
          readonly lines: ReadonlyArray<{ readonly name: string; readonly cells: ReadonlyArray<string> }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type MoveReturnMutationVariables = Exact<{
  input: MoveReturnInput
}>
