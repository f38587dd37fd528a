/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type {
  SignInAnswer,
  PasskeyOptions,
  DoneAnswer,
  SecondFactorSecret,
  SecondFactorAnswer,
  OrderAnswer,
} from './schema-types-6.js'
import type {
  ReturnAnswer,
  RetryMailsAnswer,
  ReplayEventsAnswer,
  RotateWebhookSecretAnswer,
  RunJobAnswer,
  SubscriptionAnswer,
  MemberAnswer,
  InvitationsAnswer,
  MembersImportAnswer,
  StockAnswer,
  ProductAnswer,
  ProductFileAnswer,
  OptionsAnswer,
  ImportAnswer,
  CollectionAnswer,
  DiscountAnswer,
  MailTextAnswer,
  SettingsAnswer,
  OwnerCodeAnswer,
  OwnerAnswer,
} from './schema-types-7.js'
export type Mutation = {
  /** Signs in with a password, and with a code where a second factor is on (`SECOND_FACTOR_NEEDED`). */
  readonly signIn: SignInAnswer
  /** Uses the code of the first start, or of an invitation: sets a password and signs in. */
  readonly useCode: SignInAnswer
  /** Begins to sign in with a passkey; the answer goes to the browser. */
  readonly beginPasskeySignIn: PasskeyOptions
  /** Signs in with what the browser said of a passkey. */
  readonly signInWithPasskey: SignInAnswer
  /** Ends this session. */
  readonly signOut: DoneAnswer
  /** Ends a session by its id, or all but this one with null. */
  readonly endSession: DoneAnswer
  /** Changes the password; all other sessions end. */
  readonly changePassword: DoneAnswer
  /** Begins to add a passkey. */
  readonly beginPasskey: PasskeyOptions
  /** Adds a passkey. */
  readonly addPasskey: DoneAnswer
  /** Takes a passkey off. */
  readonly removePasskey: DoneAnswer
  /** Makes the secret of an authenticator app; it counts once `turnOnSecondFactor` has a code of it. */
  readonly beginSecondFactor: SecondFactorSecret
  /** Turns the second factor on; answers the recovery codes, which are told once. */
  readonly turnOnSecondFactor: SecondFactorAnswer
  /** Turns the second factor off. */
  readonly turnOffSecondFactor: DoneAnswer
  /** Notes that pieces were sent; the first parcel has held money taken. */
  readonly fulfilOrder: OrderAnswer
  /** Ends an order of which nothing was sent: stock and money go back. */
  readonly cancelOrder: OrderAnswer
  /** Gives money back at the payment provider; the order shows the refund under way until the provider answers. */
  readonly refundOrder: OrderAnswer
  /** Takes the money that is held for an order. */
  readonly captureOrder: OrderAnswer
  /** Mails the files of an order to its shopper again. */
  readonly sendDownloads: OrderAnswer
  /** Accepts or refuses a return, of all that was declared or of some pieces, or notes what became of it. */
  readonly moveReturn: ReturnAnswer
  /** Keeps a note with an order, for the shop only. */
  readonly noteOrder: OrderAnswer
  /** Lets mails that failed be tried again: one by its id, or all with null. */
  readonly retryMails: RetryMailsAnswer
  /** Sends events again as they were: one by its id, or all that were given up with null. */
  readonly replayEvents: ReplayEventsAnswer
  /**
   * Gives an endpoint another secret. For a day its events are signed with both, so that it can change over;
   * with `atOnce` the earlier one signs nothing any more.
   */
  readonly rotateWebhookSecret: RotateWebhookSecretAnswer
  /** Has a job run at once, or as soon as its run under way has ended. */
  readonly runJob: RunJobAnswer
  /**
   * Removes a file. One for buyers stays while a product sells it, and goes only with `evenIfBought` if orders have
   * it (`fileOrders`): their buyers cannot download it any more.
   */
  readonly removeFile: DoneAnswer
  /** Marks entries of forms as read, or as unread. */
  readonly markEntries: DoneAnswer
  /** Answers an entry by mail, to the address that it holds; the entry is quoted, and is read from then on. */
  readonly replyToEntry: DoneAnswer
  /** Charges a subscription no more: it lasts until its period is over, or ends at once. */
  readonly cancelSubscription: SubscriptionAnswer
  /** Mails an invitation to a new member, or once more to one who did not come; it holds for seven days. */
  readonly inviteMember: MemberAnswer
  /** Puts a member into groups and takes them out of others; it holds from their next request on. */
  readonly changeMemberGroups: MemberAnswer
  /** Ends every session of a member and lets them in no more; or lets them in again. */
  readonly banMember: MemberAnswer
  /** Ends every session of a member, who may log in again. */
  readonly logMemberOut: MemberAnswer
  /** Keeps a note about a member, for the shop only. */
  readonly noteMember: MemberAnswer
  /** Invites members who never logged in here by mail, in steps and with reminders. */
  readonly startInvitations: InvitationsAnswer
  /**
   * Imports members from a table with a column `Email`, without passwords; present members stay. With any problem
   * nothing is written. It goes on after the answer: `membersImport` tells how far it is.
   */
  readonly importMembers: MembersImportAnswer
  /** Sends no more of the planned invitations. */
  readonly stopInvitations: InvitationsAnswer
  /** Adds the pieces of a delivery to what is left of a variant. */
  readonly deliverStock: StockAnswer
  /** Enters a new count of a variant. */
  readonly countStock: StockAnswer
  /** Edits a product of the catalogue: an import of the catalogue file keeps what was edited. */
  readonly editProduct: ProductAnswer
  /** Writes values of a product into `catalogue.csv`, from which the shop takes them within a second. */
  readonly editProductFile: ProductFileAnswer
  /** Adds a variant to a product in `catalogue.csv`, with values of its options that may be new. */
  readonly addVariant: ProductFileAnswer
  /**
   * Gives a product other options in `catalogue.csv`: values are renamed, reordered, removed and added, with the
   * variants of new values. Kept variants keep their orders, carts and stock.
   */
  readonly changeOptions: OptionsAnswer
  /** Moves a product in the order of `catalogue.csv`. */
  readonly moveProduct: ProductFileAnswer
  /**
   * Merges a table into `catalogue.csv`: a line that it names takes its values, other columns stay. With any problem
   * nothing is written.
   */
  readonly importCatalogue: ImportAnswer
  /** Edits items in the table of a collection, all or none; pages show them within a second. */
  readonly editCollection: CollectionAnswer
  /** Makes a discount code, which shoppers may use at once. */
  readonly createDiscount: DiscountAnswer
  /** Edits a discount code; one of the settings is the shop's from then on. */
  readonly editDiscount: DiscountAnswer
  /** Ends a discount code now. */
  readonly endDiscount: DiscountAnswer
  /**
   * Changes the text of a mail in a file of `vitrine-mails`; the next mail has it. Without a `text` the file goes, and
   * the built-in text holds again.
   */
  readonly editMailText: MailTextAnswer
  /**
   * Changes settings in `vitrine.json`, whole or not at all; the site takes them over when it starts again. A
   * setting with a secret is changed in the file only.
   */
  readonly changeSettings: SettingsAnswer
  /** Takes the last change of settings back, where what it changed still stands as it was written. */
  readonly undoSettings: SettingsAnswer
  /** Invites a person, or a person anew: answers the code, which is told once and holds for a week. */
  readonly inviteOwner: OwnerCodeAnswer
  /** Gives a person another role; it holds from the next request on. */
  readonly changeOwnerRole: OwnerAnswer
  /** Removes a person and ends their sessions. */
  readonly removeOwner: DoneAnswer
}

export type SignInInput = {
  readonly email: Scalars['String']['input']
  readonly password: Scalars['String']['input']
  /** Of the authenticator app, or a recovery code. */
  readonly code?: InputMaybe<Scalars['String']['input']>
}

export type MutationSignInArgs = {
  input: SignInInput
}

export type UseCodeInput = {
  readonly code: Scalars['String']['input']
  readonly email: Scalars['String']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly password: Scalars['String']['input']
}

export type MutationUseCodeArgs = {
  input: UseCodeInput
}

export type MutationSignInWithPasskeyArgs = {
  answer: Scalars['JSON']['input']
}

export type MutationEndSessionArgs = {
  key: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
}

export type ChangePasswordInput = {
  readonly key: Scalars['String']['input']
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>
  readonly newPassword: Scalars['String']['input']
}

export type MutationChangePasswordArgs = {
  input: ChangePasswordInput
}

export type PasskeyAnswerInput = {
  readonly key: Scalars['String']['input']
  /** As `@simplewebauthn/browser` answers. */
  readonly answer: Scalars['JSON']['input']
  /** The owner's name for a new passkey. */
  readonly name?: InputMaybe<Scalars['String']['input']>
}

export type MutationAddPasskeyArgs = {
  input: PasskeyAnswerInput
}

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
  /** Null: all that are left to be sent. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  readonly carrier?: InputMaybe<Scalars['String']['input']>
  readonly tracking?: InputMaybe<Scalars['String']['input']>
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
