/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, InputMaybe, Scalars, Owner } from './schema-types-1.js'
import type { MailText } from './schema-types-2.js'
import type { Discount } from './schema-types-3.js'
import type { Settings } from './schema-types-5.js'
import type {
  Problem,
  SignInAnswer,
  PasskeyOptions,
  DoneAnswer,
  SecondFactorSecret,
  SecondFactorAnswer,
  OrderAnswer,
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
} from './schema-types-7.js'
/** A discount after its change, or a preview of it (`dryRun`). */
export type DiscountChanged = {
  readonly discount: Discount
  /** False: no change was needed, or the key was used for the same change before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
}

export type DiscountAnswer = DiscountChanged | Problem

export type MailTextSaved = {
  readonly mail: MailText
}

export type MailTextAnswer = MailTextSaved | Problem

/** A setting and the rule that its value breaks. */
export type SettingProblem = {
  readonly path: Scalars['String']['output']
  readonly message: Scalars['String']['output']
}

/** One difference; values are JSON, null for a missing value. */
export type SettingChange = {
  readonly path: Scalars['String']['output']
  readonly before?: Maybe<Scalars['String']['output']>
  readonly after?: Maybe<Scalars['String']['output']>
}

export type SettingsChanged = {
  /** False also where there are problems: then nothing is written. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly problems: ReadonlyArray<SettingProblem>
  readonly changes: ReadonlyArray<SettingChange>
  readonly settings: Settings
}

export type SettingsAnswer = SettingsChanged | Problem

export type OwnerCode = {
  readonly owner: Owner
  readonly code: Scalars['String']['output']
  readonly expiresAt: Scalars['DateTime']['output']
}

export type OwnerCodeAnswer = OwnerCode | Problem

export type OwnerChanged = {
  readonly owner: Owner
}

export type OwnerAnswer = OwnerChanged | Problem

export type Mutation = {
  /** Signs in with a password, and with a code if a second factor is on (`SECOND_FACTOR_NEEDED`). */
  readonly signIn: SignInAnswer
  /** Takes the code of the first start or of an invitation, sets a password and signs in. */
  readonly useCode: SignInAnswer
  /** Begins to sign in with a passkey; pass the answer to the browser's passkey function. */
  readonly beginPasskeySignIn: PasskeyOptions
  /** Signs in with the browser's answer for a passkey. */
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
  /** Removes a passkey. */
  readonly removePasskey: DoneAnswer
  /** Creates the secret for an authenticator app; `turnOnSecondFactor` activates it with a code. */
  readonly beginSecondFactor: SecondFactorSecret
  /** Turns the second factor on and returns the recovery codes, which are shown only once. */
  readonly turnOnSecondFactor: SecondFactorAnswer
  /** Turns the second factor off. */
  readonly turnOffSecondFactor: DoneAnswer
  /** Marks pieces as sent; the first parcel captures held money. */
  readonly fulfilOrder: OrderAnswer
  /** Cancels an order of which nothing was sent; stock and money are returned. */
  readonly cancelOrder: OrderAnswer
  /** Refunds through the payment provider; the order shows the refund as pending until the provider answers. */
  readonly refundOrder: OrderAnswer
  /** Captures the money that is held for an order. */
  readonly captureOrder: OrderAnswer
  /** Mails the download links of an order to its shopper again. */
  readonly sendDownloads: OrderAnswer
  /** Accepts a return, all of it or some pieces, refuses it, or marks it as received or refunded. */
  readonly moveReturn: ReturnAnswer
  /** Adds a note to an order, visible to the shop only. */
  readonly noteOrder: OrderAnswer
  /** Sends failed mails again: one by its id, or all with null. */
  readonly retryMails: RetryMailsAnswer
  /** Sends events again unchanged: one by its id, or with null all that were given up. */
  readonly replayEvents: ReplayEventsAnswer
  /**
   * Gives an endpoint a new secret. For a day its events are signed with both secrets, so it can switch over;
   * with `atOnce` the earlier secret ends at once.
   */
  readonly rotateWebhookSecret: RotateWebhookSecretAnswer
  /** Runs a job at once, or after its current run. */
  readonly runJob: RunJobAnswer
  /**
   * Removes a file. A download stays while a product sells it. If it was bought (`fileOrders`), `evenIfBought`
   * is needed: the buyers can then no longer download it.
   */
  readonly removeFile: DoneAnswer
  /** Marks entries of forms as read, or as unread. */
  readonly markEntries: DoneAnswer
  /** Replies to an entry by mail, to the address in the entry; quotes the entry and marks it as read. */
  readonly replyToEntry: DoneAnswer
  /** Cancels a subscription at the end of its period, or at once. */
  readonly cancelSubscription: SubscriptionAnswer
  /** Mails an invitation, valid for seven days, to a new member, or again to an invited one. */
  readonly inviteMember: MemberAnswer
  /** Adds a member to groups and removes them from others, with effect from their next request. */
  readonly changeMemberGroups: MemberAnswer
  /** Bans a member and ends all of their sessions, or lifts the ban. */
  readonly banMember: MemberAnswer
  /** Ends all sessions of a member, who may log in again. */
  readonly logMemberOut: MemberAnswer
  /** Adds a note about a member, visible to the shop only. */
  readonly noteMember: MemberAnswer
  /** Invites members who never logged in here, by mail, in steps and with reminders. */
  readonly startInvitations: InvitationsAnswer
  /**
   * Imports members from a table with a column `Email`, without passwords; present members stay unchanged. Any
   * problem stops the whole import. The import continues after the answer; `membersImport` returns its
   * progress.
   */
  readonly importMembers: MembersImportAnswer
  /** Stops the planned invitations. */
  readonly stopInvitations: InvitationsAnswer
  /** Adds the pieces of a delivery to the stock of a variant. */
  readonly deliverStock: StockAnswer
  /** Enters a new count of a variant. */
  readonly countStock: StockAnswer
  /** Edits a product in the shop; imports of the catalogue file keep edited fields. */
  readonly editProduct: ProductAnswer
  /** Writes values of a product into `catalogue.csv`; the shop imports them within a second. */
  readonly editProductFile: ProductFileAnswer
  /** Adds a variant to a product in `catalogue.csv`, with values of its options that may be new. */
  readonly addVariant: ProductFileAnswer
  /**
   * Changes the options of a product in `catalogue.csv`: renames, reorders, removes and adds values; new
   * values get variants. Remaining variants keep their orders, carts and stock.
   */
  readonly changeOptions: OptionsAnswer
  /** Moves a product in the order of `catalogue.csv`. */
  readonly moveProduct: ProductFileAnswer
  /**
   * Merges a table into `catalogue.csv`: lines of the table replace values of the same line, other columns
   * stay. Any problem stops the whole import.
   */
  readonly importCatalogue: ImportAnswer
  /** Edits items in the table of a collection, all or none; pages show them within a second. */
  readonly editCollection: CollectionAnswer
  /** Creates a discount code, valid at once. */
  readonly createDiscount: DiscountAnswer
  /** Edits a discount code; a code of the settings then belongs to the shop. */
  readonly editDiscount: DiscountAnswer
  /** Ends a discount code now. */
  readonly endDiscount: DiscountAnswer
  /**
   * Changes the text of a mail in a file of `vitrine-mails`, from the next mail on. Without a `text` the file
   * is removed and the built-in text is used again.
   */
  readonly editMailText: MailTextAnswer
  /**
   * Changes settings in `vitrine.json`, all or none; they take effect at the next start of the site. A setting
   * with a secret can be changed in the file only.
   */
  readonly changeSettings: SettingsAnswer
  /** Undoes the last change of settings, unless the changed values were edited since. */
  readonly undoSettings: SettingsAnswer
  /** Invites a person, or invites one again; returns the code, shown only once and valid for a week. */
  readonly inviteOwner: OwnerCodeAnswer
  /** Changes the role of a person, with effect from their next request. */
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
  /** The answer of `@simplewebauthn/browser`. */
  readonly answer: Scalars['JSON']['input']
  /** The owner's name for a new passkey. */
  readonly name?: InputMaybe<Scalars['String']['input']>
}

export type MutationAddPasskeyArgs = {
  input: PasskeyAnswerInput
}
