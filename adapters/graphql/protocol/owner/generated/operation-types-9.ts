/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { ProblemCode, Role } from './operation-types-1.js'
export type DeskSignInFields_SignedIn_Fragment = {
  readonly session: {
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
}

export type DeskSignInFields_Problem_Fragment = { readonly code: ProblemCode; readonly message: string }

export type DeskSignInFieldsFragment = DeskSignInFields_SignedIn_Fragment | DeskSignInFields_Problem_Fragment

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
