/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars, Role } from './schema-types-1.js'
export type EndDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEndDiscountArgs = {
  input: EndDiscountInput
}

export type EditMailTextInput = {
  readonly key: Scalars['String']['input']
  readonly template: Scalars['String']['input']
  /** The version of the text that was read. */
  readonly version: Scalars['String']['input']
  /** Null: use the built-in text again. */
  readonly text?: InputMaybe<Scalars['String']['input']>
}

export type MutationEditMailTextArgs = {
  input: EditMailTextInput
}

export type SettingEditInput = {
  /** For example `business.name` or `shipping`. */
  readonly path: Scalars['String']['input']
  /** The value as JSON; null: removes the setting. */
  readonly value?: InputMaybe<Scalars['String']['input']>
}

export type ChangeSettingsInput = {
  readonly key: Scalars['String']['input']
  readonly version: Scalars['String']['input']
  readonly edits: ReadonlyArray<SettingEditInput>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationChangeSettingsArgs = {
  input: ChangeSettingsInput
}

export type MutationUndoSettingsArgs = {
  key: Scalars['String']['input']
  version: Scalars['String']['input']
}

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

/** Tasks that wait for an owner. */
export type HomeSalesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
  timeZone?: InputMaybe<Scalars['String']['input']>
}

/** Tasks that wait for an owner. */
export type HomeVisitsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
}

/** Tasks that wait for an owner. */
export type HomeOpenCartsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
}

/** Tasks that wait for an owner. */
export type HomeBestSellersArgs = {
  days?: InputMaybe<Scalars['Int']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
}
