/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type { ReturnAct, VariantField } from './schema-types-2.js'
import type { PiecesInput } from './schema-types-8.js'
/** Exactly one of `whole`, `lines` and `amountMinor` is given. */
export type RefundOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  /** All that was not given back. */
  readonly whole?: InputMaybe<Scalars['Boolean']['input']>
  /** The price of these pieces, with their share of discounts and taxes. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  /** So many minor units of the order's currency. */
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  /** The pieces go back to stock once the money is given back. */
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
  /** With `ACCEPT`: the pieces that the shop takes back; null: as they were declared. */
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
  /** Ends it now; money is given back with its orders. */
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
  /** Reminders for those who do not come: none, one after three days, or a second after a week more. */
  readonly reminders: Scalars['Int']['input']
}

export type MutationStartInvitationsArgs = {
  input: StartInvitationsInput
}

export type ImportMembersInput = {
  readonly key: Scalars['String']['input']
  /** The text of the table, as `vitrine members export` writes it. */
  readonly text: Scalars['String']['input']
  /** Only says what would be. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationImportMembersArgs = {
  input: ImportMembersInput
}

export type MutationStopInvitationsArgs = {
  key: Scalars['String']['input']
}

export type DeliverStockInput = {
  readonly key: Scalars['String']['input']
  /** Id or code of the variant. */
  readonly variant: Scalars['ID']['input']
  readonly pieces: Scalars['Int']['input']
}

export type MutationDeliverStockArgs = {
  input: DeliverStockInput
}

export type CountStockInput = {
  readonly key: Scalars['String']['input']
  readonly variant: Scalars['ID']['input']
  /** The pieces that were left when it was read; null: without end. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>
  /** Pieces that are there now; null: sold without end from now on. */
  readonly pieces?: InputMaybe<Scalars['Int']['input']>
}

export type MutationCountStockArgs = {
  input: CountStockInput
}

/** A new count of a variant; null: without end. */
export type EditStockInput = {
  /** The pieces that were left when it was read. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>
  readonly left?: InputMaybe<Scalars['Int']['input']>
}

export type EditVariantInput = {
  /** Id or code. */
  readonly variant: Scalars['ID']['input']
  /** Minor units of the shop's currency. */
  readonly priceMinor?: InputMaybe<Scalars['Whole']['input']>
  /** Null: none. */
  readonly compareAtMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly stock?: InputMaybe<EditStockInput>
  readonly follow?: InputMaybe<ReadonlyArray<VariantField>>
}
