/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  Role,
  PaymentStanding,
  FulfilmentStanding,
  RefundState,
  RefundKind,
} from './operation-types-1.js'
import type { NoteOrderInput } from './operation-types-2.js'
import type {
  SubscriptionStatus,
  FileKind,
  BackupStanding,
  MemberStatus,
  CellKind,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
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

export type ReadCollectionQueryVariables = Exact<{
  slug: string
  search?: string | null | undefined
  after?: string | null | undefined
}>

export type ReadCollectionQuery = {
  readonly collection: {
    readonly total: number
    readonly next: string | null
    readonly columns: ReadonlyArray<{ readonly name: string; readonly kind: CellKind }>
    readonly lines: ReadonlyArray<{ readonly id: string; readonly cells: ReadonlyArray<string> }>
  } | null
}

export type ReadEntryQueryVariables = Exact<{
  id: string
}>

export type ReadEntryQuery = {
  readonly formEntry: {
    readonly id: string
    readonly form: string
    readonly receivedAt: string
    readonly isRead: boolean
    readonly page: string
    readonly replyTo: string | null
    readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>
    readonly files: ReadonlyArray<{
      readonly field: string
      readonly id: string | null
      readonly name: string | null
      readonly sizeBytes: number | null
    }>
    readonly replies: ReadonlyArray<{
      readonly at: string
      readonly by: string
      readonly subject: string
      readonly text: string
    }>
  } | null
}

export type ReadFileOrdersQueryVariables = Exact<{
  id: string
}>

export type ReadFileOrdersQuery = {
  readonly fileOrders: {
    readonly hasMore: boolean
    readonly orders: ReadonlyArray<{ readonly id: string; readonly name: string }>
  }
}

export type ReadFileRoomQueryVariables = Exact<{ [key: string]: never }>

export type ReadFileRoomQuery = {
  readonly fileRoom: ReadonlyArray<{
    readonly kind: FileKind
    readonly usedBytes: number
    readonly limitBytes: number | null
  }>
}

export type ReadHealthQueryVariables = Exact<{ [key: string]: never }>

export type ReadHealthQuery = {
  readonly health: {
    readonly version: string
    readonly startedAt: string
    readonly mailsAreSent: boolean
    readonly backupStanding: BackupStanding
    readonly database: {
      readonly name: string
      readonly answeredInMs: number
      readonly sizeBytes: number | null
    }
    readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
    readonly work: {
      readonly mails: number
      readonly failedMails: number
      readonly oldestMailAt: string | null
      readonly refunds: number
      readonly captures: number
      readonly renewals: number
    }
    readonly providers: ReadonlyArray<{ readonly name: string; readonly isLive: boolean }>
    readonly backup: { readonly madeAt: string; readonly dueAt: string; readonly file: string } | null
    readonly errors: ReadonlyArray<{
      readonly requestId: string | null
      readonly at: string
      readonly message: string
    }>
  }
}

export type ReadHomeQueryVariables = Exact<{
  days?: number | null | undefined
  timeZone?: string | null | undefined
}>
