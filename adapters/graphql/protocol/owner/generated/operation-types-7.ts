/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  InviteOwnerInput,
  PaymentStanding,
  FulfilmentStanding,
} from './operation-types-1.js'
import type {
  ImportMembersInput,
  MemberOutcome,
  MembersImportState,
  ImportOutcome,
  DiscountSource,
  DiscountState,
} from './operation-types-2.js'
import type {
  SubscriptionStatus,
  FormEntryFilter,
  MemberStatus,
  InviteMemberInput,
  EventFilter,
} from './operation-types-3.js'
export type ImportCatalogueMutation = {
  readonly importCatalogue:
    | {
        readonly problems: ReadonlyArray<string>
        readonly isWritten: boolean
        readonly counts: ReadonlyArray<{ readonly outcome: ImportOutcome; readonly lines: number }>
        readonly lines: ReadonlyArray<{
          readonly row: number | null
          readonly name: string
          readonly outcome: ImportOutcome
          readonly problem: string | null
          readonly changes: ReadonlyArray<{
            readonly column: string
            readonly before: string
            readonly after: string
          }>
        }>
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ImportMembersMutationVariables = Exact<{
  input: ImportMembersInput
}>

export type ImportMembersMutation = {
  readonly importMembers:
    | {
        readonly added: number
        readonly known: number
        readonly refused: number
        readonly problems: ReadonlyArray<string>
        readonly unknownColumns: ReadonlyArray<string>
        readonly lines: ReadonlyArray<{
          readonly line: number
          readonly email: string
          readonly outcome: MemberOutcome
          readonly problem: string | null
        }>
      }
    | {
        readonly id: string
        readonly state: MembersImportState
        readonly total: number
        readonly done: number
        readonly added: number
        readonly problems: ReadonlyArray<string>
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput
}>

export type InviteMemberMutation = {
  readonly inviteMember:
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

export type InviteOwnerMutationVariables = Exact<{
  input: InviteOwnerInput
}>

export type InviteOwnerMutation = {
  readonly inviteOwner:
    | { readonly expiresAt: string; readonly invitation: string }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ListAuditQueryVariables = Exact<{
  by?: string | null | undefined
  after?: string | null | undefined
}>

export type ListAuditQuery = {
  readonly audit: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly at: string
      readonly by: string
      readonly operation: string
      readonly subject: string | null
      readonly detail: string
    }>
  }
}

export type ListCollectionsQueryVariables = Exact<{ [key: string]: never }>

export type ListCollectionsQuery = {
  readonly collections: ReadonlyArray<{
    readonly slug: string
    readonly path: string
    readonly failure: string | null
  }>
}

export type ListDiscountsQueryVariables = Exact<{
  search?: string | null | undefined
  after?: string | null | undefined
}>

export type ListDiscountsQuery = {
  readonly discounts: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly code: string
      readonly name: string
      readonly state: DiscountState
      readonly source: DiscountSource
      readonly version: number
      readonly percent: number | null
      readonly expiresAt: string | null
      readonly usageLimit: number | null
      readonly usedCount: number
      readonly minimumCount: number | null
      readonly productIds: ReadonlyArray<string> | null
      readonly amount: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
      readonly minimumSubtotal: {
        readonly amountMinor: number
        readonly currency: string
        readonly digits: number
      } | null
    }>
  }
}

export type ListEntriesQueryVariables = Exact<{
  filter?: FormEntryFilter | null | undefined
  after?: string | null | undefined
}>

export type ListEntriesQuery = {
  readonly formEntries: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly form: string
      readonly receivedAt: string
      readonly isRead: boolean
      readonly replyTo: string | null
      readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>
      readonly files: ReadonlyArray<{ readonly id: string | null }>
    }>
  }
}

export type ListEventsQueryVariables = Exact<{
  filter?: EventFilter | null | undefined
  after?: string | null | undefined
}>

export type ListEventsQuery = {
  readonly events: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly kind: string
      readonly subject: string
      readonly url: string | null
      readonly tries: number
      readonly failure: string | null
      readonly createdAt: string
    }>
  }
}

export type ListFormsQueryVariables = Exact<{ [key: string]: never }>

export type ListFormsQuery = {
  readonly forms: ReadonlyArray<{ readonly name: string; readonly entries: number; readonly unread: number }>
}

export type ListJobsQueryVariables = Exact<{ [key: string]: never }>
