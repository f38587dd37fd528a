/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  SignInInput,
  RemoveOwnerInput,
  RefundState,
  RefundKind,
  RefundOrderInput,
} from './operation-types-1.js'
import type { SendDownloadsInput } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  ReplyToEntryInput,
  StartInvitationsInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
import type {
  DeskSignInFields_SignedIn_Fragment,
  DeskSignInFields_Problem_Fragment,
} from './operation-types-9.js'
export type ReadSubscriptionQuery = {
  readonly subscription: {
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
      readonly amount: { readonly amountMinor: number; readonly currency: string; readonly digits: number }
    }
    readonly card: {
      readonly brand: string
      readonly last4: string
      readonly expiresMonth: number | null
      readonly expiresYear: number | null
    } | null
    readonly orders: ReadonlyArray<{ readonly id: string; readonly number: string; readonly period: number }>
    readonly events: ReadonlyArray<{
      readonly kind: string
      readonly at: string
      readonly reason: string | null
    }>
  } | null
}

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

export type RemoveShopFileMutationVariables = Exact<{
  key: string
  id: string
  evenIfBought: boolean
}>

export type RemoveShopFileMutation = {
  readonly removeFile: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type ReplayEventsMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type ReplayEventsMutation = {
  readonly replayEvents: { readonly count: number } | { readonly code: ProblemCode; readonly message: string }
}

export type ReplyToEntryMutationVariables = Exact<{
  input: ReplyToEntryInput
}>

export type ReplyToEntryMutation = {
  readonly replyToEntry: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type RetryMailsMutationVariables = Exact<{
  key: string
  id?: string | null | undefined
}>

export type RetryMailsMutation = {
  readonly retryMails: { readonly count: number } | { readonly code: ProblemCode; readonly message: string }
}

export type RotateWebhookSecretMutationVariables = Exact<{
  key: string
  url: string
  atOnce: boolean
}>

export type RotateWebhookSecretMutation = {
  readonly rotateWebhookSecret:
    | {
        readonly secret: string
        readonly endpoint: {
          readonly url: string
          readonly kinds: ReadonlyArray<string>
          readonly rotatedAt: string | null
          readonly earlierSecretEndsAt: string | null
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type RunJobMutationVariables = Exact<{
  key: string
  name: string
}>

export type RunJobMutation = {
  readonly runJob: { readonly name: string } | { readonly code: ProblemCode; readonly message: string }
}

export type SendDownloadsMutationVariables = Exact<{
  input: SendDownloadsInput
}>

export type SendDownloadsMutation = {
  readonly sendDownloads:
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

export type StartInvitationsMutationVariables = Exact<{
  input: StartInvitationsInput
}>

export type StartInvitationsMutation = {
  readonly startInvitations:
    | {
        readonly count: number
        readonly invitations: {
          readonly open: number
          readonly total: number
          readonly invited: number
          readonly joined: number
          readonly waiting: number
          readonly startedAt: string | null
          readonly nextAt: string | null
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type StopInvitationsMutationVariables = Exact<{
  key: string
}>

export type StopInvitationsMutation = {
  readonly stopInvitations:
    | {
        readonly count: number
        readonly invitations: {
          readonly open: number
          readonly total: number
          readonly invited: number
          readonly joined: number
          readonly waiting: number
          readonly startedAt: string | null
          readonly nextAt: string | null
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
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
