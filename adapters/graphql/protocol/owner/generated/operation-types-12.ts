/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, ProblemCode, UseCodeInput } from './operation-types-1.js'
import type { DeskDoneFields_Done_Fragment, DeskDoneFields_Problem_Fragment } from './operation-types-3.js'
import type {
  DeskSignInFields_SignedIn_Fragment,
  DeskSignInFields_Problem_Fragment,
} from './operation-types-9.js'
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
