/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  Role,
  OrderState,
  PaymentStanding,
  FulfilmentStanding,
  OrderFilter,
} from './operation-types-1.js'
import type { MailState, MailFilter } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  SubscriptionFilter,
  FileKind,
  ShopFileFilter,
  MemberStatus,
  MemberFilter,
  MemberGroupType,
  JobState,
} from './operation-types-3.js'
export type ListJobsQuery = {
  readonly jobs: ReadonlyArray<{
    readonly name: string
    readonly state: JobState
    readonly dueAt: string
    readonly startedAt: string | null
    readonly endedAt: string | null
    readonly failure: string | null
    readonly failures: number
  }>
}

export type ListMailsQueryVariables = Exact<{
  filter?: MailFilter | null | undefined
  after?: string | null | undefined
}>

export type ListMailsQuery = {
  readonly mails: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly kind: string
      readonly to: string | null
      readonly state: MailState
      readonly tries: number
      readonly failure: string | null
      readonly createdAt: string
      readonly nextTryAt: string | null
    }>
  }
}

export type ListMailTemplatesQueryVariables = Exact<{ [key: string]: never }>

export type ListMailTemplatesQuery = { readonly mailTemplates: ReadonlyArray<string> }

export type ListMembersQueryVariables = Exact<{
  filter?: MemberFilter | null | undefined
  after?: string | null | undefined
}>

export type ListMembersQuery = {
  readonly members: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly email: string
      readonly name: string
      readonly status: MemberStatus
      readonly groups: ReadonlyArray<string>
      readonly createdAt: string
      readonly lastLogInAt: string | null
      readonly bannedAt: string | null
    }>
  }
}

export type ListMemberGroupsQueryVariables = Exact<{ [key: string]: never }>

export type ListMemberGroupsQuery = {
  readonly memberGroups: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly type: MemberGroupType
  }>
}

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
      readonly needsSending: boolean
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
      readonly imageUrl: string | null
      readonly categories: ReadonlyArray<string>
      readonly isVisible: boolean
      readonly variants: ReadonlyArray<{
        readonly left: number | null
        readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
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
