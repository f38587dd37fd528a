/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  ProblemCode,
  SignInInput,
  UseCodeInput,
  RefundState,
  RefundKind,
} from './operation-types-1.js'
import type { SendDownloadsInput } from './operation-types-2.js'
import type {
  StartInvitationsInput,
  DeskDoneFields_Done_Fragment,
  DeskDoneFields_Problem_Fragment,
} from './operation-types-3.js'
import type { DeskOrderFieldsFragment } from './operation-types-4.js'
import type {
  DeskSignInFields_SignedIn_Fragment,
  DeskSignInFields_Problem_Fragment,
} from './operation-types-9.js'
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

export type TurnOnSecondFactorMutation = {
  readonly turnOnSecondFactor:
    | { readonly codes: ReadonlyArray<string> }
    | { readonly code: ProblemCode; readonly message: string }
}

export type UndoSettingsMutationVariables = Exact<{
  key: string
  version: string
}>

export type UndoSettingsMutation = {
  readonly undoSettings:
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

export type UseCodeMutationVariables = Exact<{
  input: UseCodeInput
}>

export type UseCodeMutation = {
  readonly useCode: DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
}

export type DeskDoneFieldsFragment = DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment

export type DeskSignInFieldsFragment = DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment
