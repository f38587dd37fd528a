/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  InviteOwnerInput,
  RefundState,
  RefundKind,
  FulfilOrderInput,
} from './operation-types-1.js'
import type {
  MailFilter,
  ImportCatalogueInput,
  ImportOutcome,
  DiscountSource,
  DiscountState,
  FormEntryFilter,
  JobState,
  EventFilter,
} from './operation-types-2.js'
import type {
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
  DeskOrderFieldsFragment,
} from './operation-types-3.js'
export type EndDiscountMutation = {
  readonly endDiscount:
    | {
        readonly hasChanged: boolean
        readonly discount: {
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
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EndSessionMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type EndSessionMutation = {
  readonly endSession: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type FulfilOrderMutationVariables = Exact<{
  input: FulfilOrderInput
}>

export type FulfilOrderMutation = {
  readonly fulfilOrder:
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

export type ImportCatalogueMutationVariables = Exact<{
  input: ImportCatalogueInput
}>

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

export type InviteOwnerMutationVariables = Exact<{
  input: InviteOwnerInput
}>

export type InviteOwnerMutation = {
  readonly inviteOwner:
    | { readonly expiresAt: string; readonly invitation: string }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ListAuditQueryVariables = Exact<{
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
