/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  SignInInput,
  UseCodeInput,
  OrderState,
  PaymentStanding,
  FulfilmentStanding,
  OrderFilter,
  RefundState,
  RefundKind,
  RefundOrderInput,
  NoteOrderInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-1.js'
import type { DeskOrderFieldsFragment } from './operation-types-2.js'
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

export type ReadHomeQueryVariables = Exact<{
  days?: number | null | undefined
}>

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

export type UseCodeMutationVariables = Exact<{
  input: UseCodeInput
}>

export type UseCodeMutation = {
  readonly useCode: DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
}

export type DeskDoneFieldsFragment = DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment

export type DeskSignInFieldsFragment = DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
