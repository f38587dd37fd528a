/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

/** Internal type. DO NOT USE DIRECTLY. */
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

export type ProblemCode =
  /** Nothing has this id, or it was removed. */
  | 'NOT_FOUND'
  /** Several orders have this number: name one by its id. */
  | 'AMBIGUOUS'
  /** It was changed since it was read. */
  | 'CHANGED_MEANWHILE'
  /** The key was used for another request. */
  | 'KEY_TAKEN'
  /** A value of the input cannot be used. */
  | 'BAD_INPUT'
  /** The state of an order, a variant or an owner does not allow it. */
  | 'NOT_ALLOWED'
  /** Another operation must end first. */
  | 'UNDER_WAY'
  /** The address, password or passkey is wrong; the answer does not say which. */
  | 'WRONG_CREDENTIALS'
  /** The password is right; a code of the second factor is missing. */
  | 'SECOND_FACTOR_NEEDED'
  /** The code is wrong. */
  | 'WRONG_CODE'
  /** The code is expired, used or unknown. */
  | 'CODE_ENDED'
  /** Too many tries; wait. */
  | 'TOO_MANY'

/** The role of a person. Each includes those after it: owners manage people, staff change the shop. */
export type Role = 'OWNER' | 'STAFF' | 'READ_ONLY'

export type SignInInput = {
  readonly email: string
  readonly password: string
  /** Of the authenticator app, or a recovery code. */
  readonly code?: string | null | undefined
}

export type UseCodeInput = {
  readonly code: string
  readonly email: string
  readonly name?: string | null | undefined
  readonly password: string
}

export type PasskeyAnswerInput = {
  readonly key: string
  /** The answer of `@simplewebauthn/browser`. */
  readonly answer: unknown
  /** The owner's name for a new passkey. */
  readonly name?: string | null | undefined
}

export type ChangePasswordInput = {
  readonly key: string
  readonly currentPassword?: string | null | undefined
  readonly newPassword: string
}

export type InviteOwnerInput = {
  readonly key: string
  readonly email: string
  readonly name?: string | null | undefined
  readonly role: Role
}

export type ChangeOwnerRoleInput = {
  readonly key: string
  readonly id: string
  readonly version: number
  readonly role: Role
}

export type RemoveOwnerInput = {
  readonly key: string
  readonly id: string
  readonly version: number
}

export type OrderState =
  | 'PLACED'
  /** The payment was begun; its outcome is unknown. */
  | 'SUBMITTING'

export type PaymentStanding =
  | 'PENDING'
  | 'HELD'
  | 'CAPTURING'
  | 'RELEASING'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'LAPSED'
  | 'TRIAL'
  | 'FREE'

export type FulfilmentStanding = 'UNFULFILLED' | 'PARTLY_FULFILLED' | 'FULFILLED'

export type OrderAction = 'FULFIL' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'SEND_DOWNLOADS' | 'NOTE'

export type RefundFilter = 'UNDER_WAY' | 'REFUSED'

export type OrderFilter = {
  readonly state?: OrderState | null | undefined
  /** Placed orders, not cancelled, with pieces to send from which the shopper has not withdrawn. */
  readonly toSend?: boolean | null | undefined
  readonly held?: boolean | null | undefined
  readonly disputed?: boolean | null | undefined
  /** Orders with a return that waits for the shop: requested, or with the goods received. */
  readonly returned?: boolean | null | undefined
  readonly cancelled?: boolean | null | undefined
  /** Orders with a refund without an answer, or whose last refund was refused. */
  readonly refund?: RefundFilter | null | undefined
  /**
   * An order number, the beginning of a word of the name or mail address, or a part of a variant's code or
   * tracking number.
   */
  readonly search?: string | null | undefined
  /** Placed at this moment or later. */
  readonly from?: string | null | undefined
  /** Placed before this moment. */
  readonly until?: string | null | undefined
}

export type ReturnState =
  /** The shopper has withdrawn. */
  | 'REQUESTED'
  /** The shop accepts the return. */
  | 'ACCEPTED'
  | 'REFUSED'
  /** The shop has received the goods. */
  | 'RECEIVED'
  /** The money was refunded. */
  | 'REFUNDED'

export type ReturnAct = 'ACCEPT' | 'REFUSE' | 'RECEIVE' | 'REFUND'

export type PiecesInput = {
  readonly lineId: string
  readonly count: number
}

export type MoveReturnInput = {
  readonly key: string
  /** Number or id of the order. */
  readonly order: string
  /** The number of the return among those of the order, from 1; null: the last. */
  readonly number?: number | null | undefined
  readonly act: ReturnAct
  /** With `ACCEPT`: the pieces that the shop accepts; null: all requested ones. */
  readonly lines?: ReadonlyArray<PiecesInput> | null | undefined
  readonly dryRun?: boolean | null | undefined
}

export type ExtraKind = 'SHIPPING' | 'TAX' | 'DISCOUNT'

export type RefundState =
  /** The refund is requested; the answer is not known yet. */
  | 'REQUESTED'
  /** The provider has not decided. */
  | 'PENDING'
  | 'DONE'
  | 'REFUSED'

export type RefundKind =
  | 'REFUND'
  /** Money that was only held is released. */
  | 'RELEASE'

export type OrderEventKind =
  | 'FULFILLED'
  | 'CANCELLED'
  | 'CAPTURE_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'REFUNDED'
  | 'RELEASED'
  | 'REFUND_REFUSED'
  | 'REFUNDED_ELSEWHERE'
  /** The bank returned the money of such a refund. */
  | 'RETURNED_ELSEWHERE'
  | 'DISPUTED'
  | 'DISPUTE_OVER'
  /** The files of the order were mailed again. */
  | 'DOWNLOADS_SENT'
  | 'NOTE'
  /** Written by a newer version of the program. */
  | 'OTHER'

export type FulfilOrderInput = {
  readonly key: string
  /** Number or id. */
  readonly order: string
  readonly version: number
  /** Null: all pieces that are not sent. */
  readonly lines?: ReadonlyArray<PiecesInput> | null | undefined
  readonly carrier?: string | null | undefined
  readonly tracking?: string | null | undefined
  /** True: also pieces from which the shopper has withdrawn, which are refused otherwise. */
  readonly sendWithdrawn?: boolean | null | undefined
  readonly dryRun?: boolean | null | undefined
}

export type CancelOrderInput = {
  readonly key: string
  readonly order: string
  readonly version: number
  readonly reason?: string | null | undefined
  readonly restock?: boolean | null | undefined
  readonly dryRun?: boolean | null | undefined
}

/** Exactly one is given: `whole`, `amountMinor`, or `lines`, `shippingMinor` or both of them. */
export type RefundOrderInput = {
  readonly key: string
  readonly order: string
  readonly version: number
  /** Everything that is not refunded. */
  readonly whole?: boolean | null | undefined
  /** The price of these pieces, with their share of discounts and taxes. */
  readonly lines?: ReadonlyArray<PiecesInput> | null | undefined
  /** Shipping in minor units of the order's currency, at most `refundableShipping`. */
  readonly shippingMinor?: number | null | undefined
  /** An amount in minor units of the order's currency, which belongs to no part of the order. */
  readonly amountMinor?: number | null | undefined
  /** Returns the pieces to stock after the refund. */
  readonly restock?: boolean | null | undefined
  readonly reason?: string | null | undefined
  readonly dryRun?: boolean | null | undefined
}
