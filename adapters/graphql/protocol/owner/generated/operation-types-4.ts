/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  SignInInput,
  UseCodeInput,
  RemoveOwnerInput,
  RefundState,
  RefundKind,
  RefundOrderInput,
} from './operation-types-1.js'
import type {
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
  DeskOrderFieldsFragment,
} from './operation-types-2.js'
import type {
  DeskSessionFieldsFragment,
  DeskSignInFields_SignedIn_Fragment,
  DeskSignInFields_Problem_Fragment,
} from './operation-types-3.js'
export type ReadHomeQuery = {
  readonly home: {
    readonly toSend: number
    readonly held: number
    readonly refundsUnderWay: number
    readonly refundsRefused: number
    readonly disputed: number
    readonly failedMails: number
    readonly outOfStock: number
    readonly sales: ReadonlyArray<{
      readonly day: string
      readonly orders: number
      readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }>
    readonly bestSellers: ReadonlyArray<{
      readonly productId: string
      readonly name: string
      readonly pieces: number
    }>
  }
}

export type ReadOrderQueryVariables = Exact<{
  id: string
}>

export type ReadOrderQuery = { readonly order: DeskOrderFieldsFragment | null }

export type ReadSessionQueryVariables = Exact<{ [key: string]: never }>

export type ReadSessionQuery = { readonly session: DeskSessionFieldsFragment }

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

export type RetryMailsMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type RetryMailsMutation = {
  readonly retryMails: { readonly count: number } | { readonly code: ProblemCode; readonly message: string }
}

export type SignInMutationVariables = Exact<{
  input: SignInInput
}>

export type SignInMutation = {
  readonly signIn: DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
}

export type SignOutMutationVariables = Exact<{ [key: string]: never }>

export type SignOutMutation = {
  readonly signOut: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type TurnOffSecondFactorMutationVariables = Exact<{
  key: string
  code: string
}>

export type TurnOffSecondFactorMutation = {
  readonly turnOffSecondFactor: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type TurnOnSecondFactorMutationVariables = Exact<{
  key: string
  code: string
}>

export type TurnOnSecondFactorMutation = {
  readonly turnOnSecondFactor:
    { readonly codes: ReadonlyArray<string> } | { readonly code: ProblemCode; readonly message: string }
}

export type UseCodeMutationVariables = Exact<{
  input: UseCodeInput
}>

export type UseCodeMutation = {
  readonly useCode: DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
}

export type DeskDoneFieldsFragment = DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment

export type DeskSignInFieldsFragment = DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
