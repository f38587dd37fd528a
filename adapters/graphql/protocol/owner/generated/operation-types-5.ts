/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  ChangePasswordInput,
  ChangeOwnerRoleInput,
  PaymentStanding,
  FulfilmentStanding,
} from './operation-types-1.js'
import type {
  EditMailTextInput,
  EditProductInput,
  ChangeOptionsInput,
  DiscountSource,
  DiscountState,
  CreateDiscountInput,
  EditDiscountInput,
} from './operation-types-2.js'
import type {
  SubscriptionStatus,
  MemberStatus,
  ChangeSettingsInput,
  EditCollectionInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
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

export type EditCollectionMutationVariables = Exact<{
  input: EditCollectionInput
}>

export type EditCollectionMutation = {
  readonly editCollection:
    | { readonly lines: ReadonlyArray<{ readonly id: string; readonly cells: ReadonlyArray<string> } | null> }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditDiscountMutationVariables = Exact<{
  input: EditDiscountInput
}>

export type EditDiscountMutation = {
  readonly editDiscount:
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

export type EditMailTextMutationVariables = Exact<{
  input: EditMailTextInput
}>

export type EditMailTextMutation = {
  readonly editMailText:
    | {
        readonly mail: {
          readonly template: string
          readonly file: string | null
          readonly htmlFile: string | null
          readonly text: string
          readonly builtIn: string
          readonly placeholders: ReadonlyArray<string>
          readonly version: string
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type EditProductMutationVariables = Exact<{
  input: EditProductInput
}>
