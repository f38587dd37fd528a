/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  PaymentStanding,
  FulfilmentStanding,
  OrderAction,
  ReturnState,
  ReturnAct,
  ExtraKind,
  RefundState,
  RefundKind,
  OrderEventKind,
  CancelOrderInput,
} from './operation-types-1.js'
import type { SubscriptionStatus, CancelSubscriptionInput, MemberStatus } from './operation-types-3.js'
export type BanMemberMutation = {
  readonly banMember:
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

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeyMutation = { readonly beginPasskey: { readonly options: unknown } }

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never }>

export type BeginPasskeySignInMutation = { readonly beginPasskeySignIn: { readonly options: unknown } }

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never }>

export type BeginSecondFactorMutation = {
  readonly beginSecondFactor: {
    readonly secret: string
    readonly uri: string
    readonly qrSize: number
    readonly qrPath: string
  }
}

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput
}>

export type DeskOrderFieldsFragment = {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly placedAt: string
  readonly payment: PaymentStanding
  readonly fulfilment: FulfilmentStanding
  readonly cancelledAt: string | null
  readonly needsSending: boolean
  readonly name: string | null
  readonly email: string | null
  readonly shippingMethod: string | null
  readonly comment: string | null
  readonly actions: ReadonlyArray<OrderAction>
  readonly lines: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly options: ReadonlyArray<string>
    readonly code: string | null
    readonly imageUrl: string | null
    readonly count: number
    readonly sent: number
    readonly refunded: number
    readonly toSend: number
    readonly sendable: number
    readonly refundable: number
    readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
  }>
  readonly extras: ReadonlyArray<{
    readonly kind: ExtraKind
    readonly name: string
    readonly isIncluded: boolean
    readonly price: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
  }>
  readonly subtotal: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
  readonly total: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
  readonly money: {
    readonly provider: string | null
    readonly reference: string | null
    readonly disputeDueAt: string | null
    readonly card: { readonly brand: string; readonly last4: string } | null
    readonly taken: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    readonly refunded: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    readonly refundable: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    readonly refundableShipping: {
      readonly amountMinor: number
      readonly currency: string
      readonly digits: number
    }
  }
  readonly shippingAddress: {
    readonly addressee: string | null
    readonly line1: string | null
    readonly line2: string | null
    readonly city: string | null
    readonly state: string | null
    readonly country: string | null
    readonly postalCode: string | null
  } | null
  readonly billingAddress: {
    readonly addressee: string | null
    readonly line1: string | null
    readonly line2: string | null
    readonly city: string | null
    readonly state: string | null
    readonly country: string | null
    readonly postalCode: string | null
  } | null
  readonly answers: ReadonlyArray<{
    readonly name: string
    readonly text: string | null
    readonly isChecked: boolean | null
  }>
  readonly parcels: ReadonlyArray<{
    readonly id: string
    readonly carrier: string | null
    readonly tracking: string | null
    readonly sentAt: string
    readonly lines: ReadonlyArray<{ readonly lineId: string; readonly count: number }>
  }>
  readonly refunds: ReadonlyArray<{
    readonly id: string
    readonly kind: RefundKind
    readonly state: RefundState
    readonly restocks: boolean
    readonly problem: string | null
    readonly amount: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
  }>
  readonly events: ReadonlyArray<{
    readonly kind: OrderEventKind
    readonly at: string
    readonly by: string
    readonly text: string | null
    readonly carrier: string | null
    readonly tracking: string | null
    readonly amount: {
      readonly amountMinor: number
      readonly currency: string
      readonly digits: number
    } | null
    readonly pieces: ReadonlyArray<{ readonly lineId: string; readonly count: number }>
    readonly shipping: {
      readonly amountMinor: number
      readonly currency: string
      readonly digits: number
    } | null
  }>
  readonly returns: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly statement: string | null
    readonly state: ReturnState
    readonly isLate: boolean
    readonly receivedAt: string
    readonly changedAt: string
    readonly acts: ReadonlyArray<ReturnAct>
    readonly lines: ReadonlyArray<{ readonly lineId: string; readonly count: number }>
  }>
}

export type CancelOrderMutation = {
  readonly cancelOrder:
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

export type CancelSubscriptionMutationVariables = Exact<{
  input: CancelSubscriptionInput
}>
