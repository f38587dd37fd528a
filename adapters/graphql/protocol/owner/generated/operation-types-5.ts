/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  ChangePasswordInput,
  ChangeOwnerRoleInput,
  PaymentStanding,
  FulfilmentStanding,
  RefundState,
  RefundKind,
} from './operation-types-1.js'
import type {
  CaptureOrderInput,
  ChangeOptionsInput,
  DiscountSource,
  DiscountState,
  CreateDiscountInput,
} from './operation-types-2.js'
import type {
  SubscriptionStatus,
  MemberStatus,
  ChangeMemberGroupsInput,
  ChangeSettingsInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
export type CancelSubscriptionMutation = {
  readonly cancelSubscription:
    | {
        readonly details: {
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
            readonly amount: {
              readonly amountMinor: number
              readonly currency: string
              readonly digits: number
            }
          }
          readonly card: {
            readonly brand: string
            readonly last4: string
            readonly expiresMonth: number | null
            readonly expiresYear: number | null
          } | null
          readonly orders: ReadonlyArray<{
            readonly id: string
            readonly number: string
            readonly period: number
          }>
          readonly events: ReadonlyArray<{
            readonly kind: string
            readonly at: string
            readonly reason: string | null
          }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type CaptureOrderMutationVariables = Exact<{
  input: CaptureOrderInput
}>

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

export type ChangeMemberGroupsMutationVariables = Exact<{
  input: ChangeMemberGroupsInput
}>

export type ChangeMemberGroupsMutation = {
  readonly changeMemberGroups:
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

export type ChangeOptionsMutationVariables = Exact<{
  input: ChangeOptionsInput
}>

export type ChangeOptionsMutation = {
  readonly changeOptions:
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
    | {
        readonly variants: ReadonlyArray<{
          readonly name: string
          readonly left: number | null
          readonly orders: number
        }>
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ChangeOwnerRoleMutationVariables = Exact<{
  input: ChangeOwnerRoleInput
}>

export type ChangeOwnerRoleMutation = {
  readonly changeOwnerRole:
    | { readonly owner: { readonly id: string } }
    | { readonly code: ProblemCode; readonly message: string }
}

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput
}>

export type ChangePasswordMutation = {
  readonly changePassword: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type ChangeSettingsMutationVariables = Exact<{
  input: ChangeSettingsInput
}>

export type ChangeSettingsMutation = {
  readonly changeSettings:
    | {
        readonly hasChanged: boolean
        readonly problems: ReadonlyArray<{ readonly path: string; readonly message: string }>
        readonly changes: ReadonlyArray<{
          readonly path: string
          readonly before: string | null
          readonly after: string | null
        }>
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
    | { readonly code: ProblemCode; readonly message: string }
}

export type CreateDiscountMutationVariables = Exact<{
  input: CreateDiscountInput
}>

export type CreateDiscountMutation = {
  readonly createDiscount:
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
