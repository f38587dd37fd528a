/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

/** Internal type. DO NOT USE DIRECTLY. */
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

/** The rights of a person. Each includes those after it: owners also decide about people, staff change things. */
export type Role = 'OWNER' | 'STAFF' | 'READ_ONLY'

export type ReadSessionQueryVariables = Exact<{ [key: string]: never }>

export type ReadSessionQuery = {
  readonly session: {
    readonly realm: string
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
      readonly country: string
      readonly language: string
      readonly isTestShop: boolean
      readonly mailsAreSent: boolean
    }
  }
}
