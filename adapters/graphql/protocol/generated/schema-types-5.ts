/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
export type MutationVitrineOpenLinkArgs = {
  token: Scalars['String']['input']
  code?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineChangeEmailArgs = {
  email: Scalars['String']['input']
}

export type MutationVitrineConfirmEmailArgs = {
  token: Scalars['String']['input']
}

export type MutationVitrineChangePasswordArgs = {
  authPassword: Scalars['String']['input']
  newPassword: Scalars['String']['input']
}

export type MutationVitrineEndSessionsArgs = {
  id?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineTurnOnFactorArgs = {
  code: Scalars['String']['input']
}

export type MutationVitrineAddPasskeyArgs = {
  answer: Scalars['JSON']['input']
  name: Scalars['String']['input']
}

export type MutationVitrineRemoveLogInArgs = {
  id: Scalars['String']['input']
}

export type MutationVitrineLogInWithPasskeyArgs = {
  answer: Scalars['JSON']['input']
}

export type MutationVitrineChangeCardArgs = {
  subscriptionId: Scalars['String']['input']
  provider: Scalars['String']['input']
  paymentMethod: Scalars['String']['input']
  confirmation?: InputMaybe<Scalars['String']['input']>
}
