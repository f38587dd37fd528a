/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type { ReturnAct } from './schema-types-2.js'
export type MutationRemovePasskeyArgs = {
  key: Scalars['String']['input']
  id: Scalars['ID']['input']
}

export type MutationTurnOnSecondFactorArgs = {
  key: Scalars['String']['input']
  code: Scalars['String']['input']
}

export type MutationTurnOffSecondFactorArgs = {
  key: Scalars['String']['input']
  code: Scalars['String']['input']
}

export type PiecesInput = {
  readonly lineId: Scalars['ID']['input']
  readonly count: Scalars['Int']['input']
}

export type FulfilOrderInput = {
  readonly key: Scalars['String']['input']
  /** Number or id. */
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  /** Null: all pieces that are not sent. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  readonly carrier?: InputMaybe<Scalars['String']['input']>
  readonly tracking?: InputMaybe<Scalars['String']['input']>
  /** True: also pieces from which the shopper has withdrawn, which are refused otherwise. */
  readonly sendWithdrawn?: InputMaybe<Scalars['Boolean']['input']>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationFulfilOrderArgs = {
  input: FulfilOrderInput
}

export type CancelOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly reason?: InputMaybe<Scalars['String']['input']>
  readonly restock?: InputMaybe<Scalars['Boolean']['input']>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCancelOrderArgs = {
  input: CancelOrderInput
}

/** Exactly one is given: `whole`, `amountMinor`, or `lines`, `shippingMinor` or both of them. */
export type RefundOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  /** Everything that is not refunded. */
  readonly whole?: InputMaybe<Scalars['Boolean']['input']>
  /** The price of these pieces, with their share of discounts and taxes. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  /** Shipping in minor units of the order's currency, at most `refundableShipping`. */
  readonly shippingMinor?: InputMaybe<Scalars['Whole']['input']>
  /** An amount in minor units of the order's currency, which belongs to no part of the order. */
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  /** Returns the pieces to stock after the refund. */
  readonly restock?: InputMaybe<Scalars['Boolean']['input']>
  readonly reason?: InputMaybe<Scalars['String']['input']>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationRefundOrderArgs = {
  input: RefundOrderInput
}

export type CaptureOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCaptureOrderArgs = {
  input: CaptureOrderInput
}

export type SendDownloadsInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationSendDownloadsArgs = {
  input: SendDownloadsInput
}

export type MoveReturnInput = {
  readonly key: Scalars['String']['input']
  /** Number or id of the order. */
  readonly order: Scalars['ID']['input']
  /** The number of the return among those of the order, from 1; null: the last. */
  readonly number?: InputMaybe<Scalars['Int']['input']>
  readonly act: ReturnAct
  /** With `ACCEPT`: the pieces that the shop accepts; null: all requested ones. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationMoveReturnArgs = {
  input: MoveReturnInput
}

export type NoteOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly text: Scalars['String']['input']
}

export type MutationNoteOrderArgs = {
  input: NoteOrderInput
}

export type MutationRetryMailsArgs = {
  key: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
}

export type MutationReplayEventsArgs = {
  key: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
}

export type MutationRotateWebhookSecretArgs = {
  key: Scalars['String']['input']
  url: Scalars['String']['input']
  atOnce?: Scalars['Boolean']['input']
}

export type MutationRunJobArgs = {
  key: Scalars['String']['input']
  name: Scalars['String']['input']
}

export type MutationRemoveFileArgs = {
  key: Scalars['String']['input']
  id: Scalars['ID']['input']
  evenIfBought?: Scalars['Boolean']['input']
}

export type MutationMarkEntriesArgs = {
  key: Scalars['String']['input']
  ids: ReadonlyArray<Scalars['ID']['input']>
  isRead: Scalars['Boolean']['input']
}

export type ReplyToEntryInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  /** At most 200 characters. */
  readonly subject: Scalars['String']['input']
  /** At most 20,000 characters. */
  readonly text: Scalars['String']['input']
}

export type MutationReplyToEntryArgs = {
  input: ReplyToEntryInput
}

export type CancelSubscriptionInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  /** Ends it now; refunds are made on its orders. */
  readonly atOnce?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput
}

export type InviteMemberInput = {
  readonly key: Scalars['String']['input']
  readonly email: Scalars['String']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly groups?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type MutationInviteMemberArgs = {
  input: InviteMemberInput
}

export type ChangeMemberGroupsInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type MutationChangeMemberGroupsArgs = {
  input: ChangeMemberGroupsInput
}

export type MutationBanMemberArgs = {
  key: Scalars['String']['input']
  id: Scalars['ID']['input']
  isBanned: Scalars['Boolean']['input']
}

export type MutationLogMemberOutArgs = {
  key: Scalars['String']['input']
  id: Scalars['ID']['input']
}

export type MutationNoteMemberArgs = {
  key: Scalars['String']['input']
  id: Scalars['ID']['input']
  text: Scalars['String']['input']
}

export type StartInvitationsInput = {
  readonly key: Scalars['String']['input']
  /** First mails of an hour: from 1 to 1000. */
  readonly perHour: Scalars['Int']['input']
  /** Reminders: 0 none, 1 after three days, 2 a second one after another week. */
  readonly reminders: Scalars['Int']['input']
}

export type MutationStartInvitationsArgs = {
  input: StartInvitationsInput
}

export type ImportMembersInput = {
  readonly key: Scalars['String']['input']
  /** The text of the table, as `vitrine members export` writes it. */
  readonly text: Scalars['String']['input']
  /** Only returns a preview. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}
