/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars, Role } from './schema-types-1.js'
export type InviteOwnerInput = {
  readonly key: Scalars['String']['input']
  readonly email: Scalars['String']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly role: Role
}

export type MutationInviteOwnerArgs = {
  input: InviteOwnerInput
}

export type ChangeOwnerRoleInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly role: Role
}

export type MutationChangeOwnerRoleArgs = {
  input: ChangeOwnerRoleInput
}

export type RemoveOwnerInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
}

export type MutationRemoveOwnerArgs = {
  input: RemoveOwnerInput
}

/** Everything that needs an owner today. */
export type HomeSalesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
  timeZone?: InputMaybe<Scalars['String']['input']>
}

/** Everything that needs an owner today. */
export type HomeVisitsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
}

/** Everything that needs an owner today. */
export type HomeOpenCartsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
}

/** Everything that needs an owner today. */
export type HomeBestSellersArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
}
