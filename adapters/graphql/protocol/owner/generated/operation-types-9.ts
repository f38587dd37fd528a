/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  PaymentStanding,
  FulfilmentStanding,
  MoveReturnInput,
  RefundState,
  RefundKind,
} from './operation-types-1.js'
import type { NoteOrderInput, MoveProductInput } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  MemberStatus,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
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

export type MoveReturnMutation = {
  readonly moveReturn:
    | { readonly order: DeskOrderFieldsFragment }
    | { readonly code: ProblemCode; readonly message: string }
}

export type NoteMemberMutationVariables = Exact<{
  key: string
  id: string
  text: string
}>

export type NoteMemberMutation = {
  readonly noteMember:
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
    readonly hasBusiness: boolean
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

export type ReadBackupCommandQueryVariables = Exact<{ [key: string]: never }>

export type ReadBackupCommandQuery = { readonly backupCommand: string }
