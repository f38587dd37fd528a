/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  ChangePasswordInput,
  InviteOwnerInput,
  ChangeOwnerRoleInput,
  OrderState,
  PaymentStanding,
  FulfilmentStanding,
  OrderFilter,
  RefundState,
  RefundKind,
  FulfilOrderInput,
  MailState,
  MailFilter,
  CountStockInput,
} from './operation-types-1.js'
import type {
  FormEntryFilter,
  MemberStatus,
  MemberFilter,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
  DeskOrderFieldsFragment,
} from './operation-types-2.js'
export type CaptureOrderMutation = {
  readonly captureOrder:
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

export type ChangeOwnerRoleMutationVariables = Exact<{
  input: ChangeOwnerRoleInput
}>

export type ChangeOwnerRoleMutation = {
  readonly changeOwnerRole:
    { readonly owner: { readonly id: string } } | { readonly code: ProblemCode; readonly message: string }
}

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput
}>

export type ChangePasswordMutation = {
  readonly changePassword: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type CountStockMutationVariables = Exact<{
  input: CountStockInput
}>

export type CountStockMutation = {
  readonly countStock:
    { readonly left: number | null } | { readonly code: ProblemCode; readonly message: string }
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

export type ListFormsQueryVariables = Exact<{ [key: string]: never }>

export type ListFormsQuery = {
  readonly forms: ReadonlyArray<{ readonly name: string; readonly entries: number; readonly unread: number }>
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
  after?: string | null | undefined
}>
