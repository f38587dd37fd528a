/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  InviteOwnerInput,
  OrderState,
  PaymentStanding,
  FulfilmentStanding,
  OrderFilter,
  RefundState,
  RefundKind,
  NoteOrderInput,
  MailState,
  MailFilter,
  MemberStatus,
} from './operation-types-1.js'
import type { MemberFilter, DeskOrderFieldsFragment } from './operation-types-2.js'
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

export type ListProductsQuery = {
  readonly products: {
    readonly next: string | null
    readonly items: ReadonlyArray<{
      readonly id: string
      readonly name: string
      readonly slug: string
      readonly imageUrl: string | null
      readonly variants: ReadonlyArray<{
        readonly id: string
        readonly code: string | null
        readonly options: ReadonlyArray<string>
        readonly left: number | null
        readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
      }>
    }>
  }
}

export type NoteOrderMutationVariables = Exact<{
  input: NoteOrderInput
}>

export type NoteOrderMutation = {
  readonly noteOrder:
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

export type PasskeySignInMutationVariables = Exact<{
  answer: unknown
}>

export type DeskSessionFieldsFragment = {
  readonly isFirstRun: boolean
  readonly owner: {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly role: Role
  } | null
  readonly shop: {
    readonly name: string
    readonly url: string
    readonly currency: string
    readonly language: string
    readonly isTestShop: boolean
    readonly mailsAreSent: boolean
  }
}

export type DeskSignInFields_SignedIn_Fragment = { readonly session: DeskSessionFieldsFragment }

export type DeskSignInFields_Problem_Fragment = { readonly code: ProblemCode; readonly message: string }

export type PasskeySignInMutation = {
  readonly signInWithPasskey: DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
}

export type ReadAccessQueryVariables = Exact<{ [key: string]: never }>

export type ReadAccessQuery = {
  readonly access: {
    readonly hasPassword: boolean
    readonly hasSecondFactor: boolean
    readonly recoveryCodesLeft: number
    readonly passkeys: ReadonlyArray<{
      readonly id: string
      readonly name: string
      readonly createdAt: string
      readonly lastUsedAt: string | null
    }>
    readonly sessions: ReadonlyArray<{
      readonly id: string
      readonly browser: string | null
      readonly createdAt: string
      readonly lastUsedAt: string
      readonly isThis: boolean
    }>
  }
}

export type ReadHomeQueryVariables = Exact<{
  days?: number | null | undefined
}>
