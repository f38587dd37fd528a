/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars, Role } from './schema-types-1.js'
import type { EditCollectionInput } from './schema-types-8.js'
export type MutationEditCollectionArgs = {
  input: EditCollectionInput
}

/** Exactly one of `percent` and `amountMinor` is given. */
export type CreateDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  /** Null: the code. */
  readonly name?: InputMaybe<Scalars['String']['input']>
  /** Above 0, at most 100, with at most four decimals. */
  readonly percent?: InputMaybe<Scalars['Float']['input']>
  /** Minor units of the shop's currency. */
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>
  readonly usageLimit?: InputMaybe<Scalars['Int']['input']>
  readonly minimumSubtotalMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly minimumCount?: InputMaybe<Scalars['Int']['input']>
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCreateDiscountArgs = {
  input: CreateDiscountInput
}

/** Parts that are not given stay; null takes a limit off. */
export type EditDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly percent?: InputMaybe<Scalars['Float']['input']>
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>
  readonly usageLimit?: InputMaybe<Scalars['Int']['input']>
  readonly minimumSubtotalMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly minimumCount?: InputMaybe<Scalars['Int']['input']>
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEditDiscountArgs = {
  input: EditDiscountInput
}

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
  /** That of the text that was read. */
  readonly version: Scalars['String']['input']
  /** Null: the built-in text holds again. */
  readonly text?: InputMaybe<Scalars['String']['input']>
}

export type MutationEditMailTextArgs = {
  input: EditMailTextInput
}

export type SettingEditInput = {
  /** As `business.name` or `shipping`. */
  readonly path: Scalars['String']['input']
  /** The value as JSON; null: it is left out. */
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
