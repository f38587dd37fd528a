/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_1 =
  '"""\nThe API of a shop\'s owner, at `/vitrine/api`. It is separate from the API of visitors and has it' +
  's own\nsessions. A mutation takes a key of the caller; repeating a request with the same key changes ' +
  'nothing a\nsecond time. A mutation of something that two owners may edit at once takes the version th' +
  'at was read, and\nis refused with `CHANGED_MEANWHILE` if it was changed since. A request without the ' +
  'role for a field gets an\nerror with the code `UNAUTHENTICATED` or `FORBIDDEN`; a change that the rul' +
  'es of the shop refuse returns a\n`Problem`.\n"""\nschema {\n  query: Query\n  mutation: Mutation\n}\n\n"""\nT' +
  'he role that a field requires. Each field of `Query` and `Mutation` has it. `fresh`: the person must' +
  ' have\nsigned in within the last ten minutes, otherwise the answer is an error with the code `PROOF_N' +
  'EEDED`, so a\nstolen session cannot add a log-in method.\n"""\ndirective @access(to: Access!, fresh: Bo' +
  'olean = false) on FIELD_DEFINITION\n\n"""\nEach value includes those before it. `ANYONE`: also without ' +
  'a session; `SELF`: each person for their own\naccount.\n"""\nenum Access {\n  ANYONE\n  SELF\n  READ_ONLY\n' +
  '  STAFF\n  OWNER\n}\n\n"A date with time, ISO 8601 in UTC."\nscalar DateTime\n\n"A whole number of up to 2^' +
  '53: minor units of money."\nscalar Whole\n\n"JSON: an object of the browser\'s passkey functions, or the' +
  ' settings and their values."\nscalar JSON\n\ntype Query {\n  "The site and the person who is signed in."' +
  '\n  session: Session! @access(to: ANYONE)\n  "Tasks that wait for an owner."\n  home: Home! @access(to:' +
  ' READ_ONLY)\n  "Orders that were placed or are being placed, the newest first."\n  orders(filter: Orde' +
  'rFilter, sort: OrderSort, first: Int = 50, after: String): OrderPage! @access(to: READ_ONLY)\n  "One ' +
  'order by its number or id; null: there is none, or its number names several."\n  order(id: ID!): Orde' +
  'r @access(to: READ_ONLY)\n  "Withdrawals of shoppers from their orders, the newest first; `state`: on' +
  'ly returns in this state."\n  returns(state: ReturnState, first: Int = 50): [Return!]! @access(to: RE' +
  'AD_ONLY)\n  "Mails that wait or were given up, the newest first; sent mails are not kept."\n  mails(fi' +
  'lter: MailFilter, first: Int = 50, after: String): MailPage! @access(to: READ_ONLY)\n  "The names of ' +
  'the mails whose texts can be changed."\n  mailTemplates: [String!]! @access(to: READ_ONLY)\n  """\n  A ' +
  'mail as it is sent, with a sample order; `text`: a text that is not saved, in the form of `mailText`' +
  '.\n  Null: there is no such mail.\n  """\n  mailPreview(template: String!, text: String): MailPreview @' +
  'access(to: READ_ONLY)\n  "The text of a mail, and where it comes from; null: there is no such mail."\n' +
  '  mailText(template: String!): MailText @access(to: READ_ONLY)\n  """\n  Products in the order of the ' +
  'catalogue, including hidden ones; `search` looks in names and codes of\n  variants, `hidden` selects ' +
  'only the hidden ones (true) or only the others (false).\n  """\n  products(search: String, outOfStock:' +
  ' Boolean, hidden: Boolean, first: Int = 50, after: String): ProductPage! @access(to: READ_ONLY)\n  "O' +
  'ne product by its id, its slug or the code of a variant; null: the catalogue has none."\n  product(id' +
  ': ID!): Product @access(to: READ_ONLY)\n  "The lines of a product in `catalogue.csv`; null: the site ' +
  'has no such file, or it does not name the product."\n  productFile(id: ID!): ProductFile @access(to: ' +
  'READ_ONLY)\n  """\n  Discount codes of the shop and of its settings, in alphabetical order; `search`: ' +
  'a part of the code or\n  name.\n  """\n  discounts(search: String, first: Int = 50, after: String): Dis' +
  'countPage! @access(to: READ_ONLY)\n  "One discount by its code; null: there is none."\n  discount(code' +
  ': ID!): Discount @access(to: READ_ONLY)\n  "Subscriptions, the newest first."\n  subscriptions(filter:' +
  ' SubscriptionFilter, sort: SubscriptionSort, first: Int = 50, after: String): SubscriptionPage! @acc' +
  'ess(to: READ_ONLY)\n  "One subscription with its orders and its history; null: there is none with thi' +
  's id."\n  subscription(id: ID!): SubscriptionDetails @access(to: READ_ONLY)\n  "The names of forms wit' +
  'h entries."\n  forms: [FormCount!]! @access(to: READ_ONLY)\n  "Entries that visitors sent with forms, ' +
  'the newest first."\n  formEntries(filter: FormEntryFilter, first: Int = 50, after: String): FormEntry' +
  'Page! @access(to: READ_ONLY)\n  "One entry by its id; null: there is none any more."\n  formEntry(id: ' +
  'ID!): FormEntry @access(to: READ_ONLY)\n  "The files of the shop: from forms, from members, and downl' +
  'oads for buyers, the newest first."\n  files(filter: ShopFileFilter, first: Int = 50, after: String):' +
  ' ShopFilePage! @access(to: READ_ONLY)\n  "The orders with a download, the newest first; empty for oth' +
  'er files."\n  fileOrders(id: ID!): FileOrders! @access(to: READ_ONLY)\n  "The storage used by the file' +
  's of each kind."\n  fileRoom: [FileRoom!]! @access(to: READ_ONLY)\n  "The state of the running site."\n' +
  '  health: Health! @access(to: READ_ONLY)\n  "The command that backs up this site every night, for the' +
  ' terminal of its machine."\n  backupCommand: String! @access(to: OWNER)\n  "Webhook events of the last' +
  ' month for each endpoint, the newest first."\n  events(filter: EventFilter, first: Int = 50, after: S' +
  'tring): EventPage! @access(to: READ_ONLY)\n  "The webhook endpoints of the last start of the site, wi' +
  'thout their secrets."\n  webhookEndpoints: [WebhookEndpoint!]! @access(to: READ_ONLY)\n  "The regular ' +
  'jobs of the site, by name."\n  jobs: [Job!]! @access(to: READ_ONLY)\n  "Members of the site, the newes' +
  't first."\n  members(filter: MemberFilter, sort: MemberSort, first: Int = 50, after: String): MemberP' +
  'age! @access(to: READ_ONLY)\n  "One member with their notes, orders and subscriptions. Null: there is' +
  ' no such member."\n  member(id: ID!): MemberDetails @access(to: READ_ONLY)\n  "The access groups in th' +
  'e settings of the site."\n  memberGroups: [MemberGroup!]! @access(to: READ_ONLY)\n  "The campaign that' +
  ' invites members who never logged in here, such as imported ones."\n  invitations: Invitations! @acce' +
  'ss(to: READ_ONLY)\n  "The state of an import of members; null: there is none with this id."\n  members' +
  'Import(id: ID!): MembersImport @access(to: STAFF)\n  "The audit log of changes, the newest first."\n  ' +
  'audit(filter: AuditFilter, first: Int = 50, after: String): AuditPage! @access(to: READ_ONLY)\n  "The' +
  ' tables of the site\'s collections, by name."\n  collections: [CollectionInfo!]! @access(to: READ_ONLY' +
  ')\n  """\n  The lines of a collection in the order of its table; `search`: a part of a cell. A page ha' +
  's fewer lines if\n  its cells are long. Null: there is no such table, or it can be edited in its file' +
  ' only.\n  """\n  collection(slug: ID!, search: String, first: Int = 50, after: String): CollectionTabl' +
  'e @access(to: READ_ONLY)\n  "The settings in `vitrine.json`, without secrets."\n  settings: Settings! ' +
  '@access(to: OWNER)\n  "The people who may sign in here."\n  owners: [Owner!]! @access(to: OWNER)\n  "Th' +
  'e log-in methods and sessions of the person who is signed in."\n  access: OwnAccess! @access(to: SELF' +
  ')\n}\n\ntype Mutation {\n  "Signs in with a password, and with a code if a second factor is on (`SECOND_' +
  'FACTOR_NEEDED`)."\n  signIn(input: SignInInput!): SignInAnswer! @access(to: ANYONE)\n  "Takes the code' +
  ' of the first start or of an invitation, sets a password and signs in."\n  useCode(input: UseCodeInpu' +
  't!): SignInAnswer! @access(to: ANYONE)\n  "Begins to sign in with a passkey; pass the answer to the b' +
  'rowser\'s passkey function."\n  beginPasskeySignIn: PasskeyOptions! @access(to: ANYONE)\n  "Signs in wi' +
  'th the browser\'s answer for a passkey."\n  signInWithPasskey(answer: JSON!): SignInAnswer! @access(to' +
  ': ANYONE)\n  "Ends this session."\n  signOut: DoneAnswer! @access(to: SELF)\n  "Ends a session by its i' +
  'd, or all but this one with null."\n  endSession(key: String!, id: ID): DoneAnswer! @access(to: SELF)' +
  '\n  "Changes the password; all other sessions end."\n  changePassword(input: ChangePasswordInput!): Do' +
  'neAnswer! @access(to: SELF)\n  "Begins to add a passkey."\n  beginPasskey: PasskeyOptions! @access(to:' +
  ' SELF, fresh: true)\n  "Adds a passkey."\n  addPasskey(input: PasskeyAnswerInput!): DoneAnswer! @acces' +
  's(to: SELF, fresh: true)\n  "Removes a passkey."\n  removePasskey(key: String!, id: ID!): DoneAnswer! ' +
  '@access(to: SELF)\n  "Creates the secret for an authenticator app; `turnOnSecondFactor` activates it ' +
  'with a code."\n  beginSecondFactor: SecondFactorSecret! @access(to: SELF, fresh: true)\n  "Turns the s' +
  'econd factor on and returns the recovery codes, which are shown only once."\n  turnOnSecondFactor(key' +
  ': String!, code: String!): SecondFactorAnswer! @access(to: SELF)\n  "Turns the second factor off."\n  ' +
  'turnOffSecondFactor(key: String!, code: String!): DoneAnswer! @access(to: SELF)\n  "Marks pieces as s' +
  'ent; the first parcel captures held money."\n  fulfilOrder(input: FulfilOrderInput!): OrderAnswer! @a' +
  'ccess(to: STAFF)\n  "Cancels an order of which nothing was sent; stock and money are returned."\n  can' +
  'celOrder(input: CancelOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Refunds through the payment p' +
  'rovider; the order shows the refund as pending until the provider answers."\n  refundOrder(input: Ref' +
  'undOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Captures the money that is held for an order."\n ' +
  ' captureOrder(input: CaptureOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Mails the download link' +
  's of an order to its shopper again."\n  sendDownloads(input: SendDownloadsInput!): OrderAnswer! @acce' +
  'ss(to: STAFF)\n  "Accepts a return, all of it or some pieces, refuses it, or marks it as received or ' +
  'refunded."\n  moveReturn(input: MoveReturnInput!): ReturnAnswer! @access(to: STAFF)\n  "Adds a note to' +
  ' an order, visible to the shop only."\n  noteOrder(input: NoteOrderInput!): OrderAnswer! @access(to: ' +
  'STAFF)\n  "Sends failed mails again: one by its id, or all with null."\n  retryMails(key: String!, id:' +
  ' ID): RetryMailsAnswer! @access(to: STAFF)\n  "Sends events again unchanged: one by its id, or with n' +
  'ull all that were given up."\n  replayEvents(key: String!, id: ID): ReplayEventsAnswer! @access(to: S' +
  'TAFF)\n  """\n  Gives an endpoint a new secret. For a day its events are signed with both secrets, so ' +
  'it can switch over;\n  with `atOnce` the earlier secret ends at once.\n  """\n  rotateWebhookSecret(key' +
  ': String!, url: String!, atOnce: Boolean! = false): RotateWebhookSecretAnswer! @access(to: OWNER, fr' +
  'esh: true)\n  "Runs a job at once, or after its current run."\n  runJob(key: String!, name: String!): ' +
  'RunJobAnswer! @access(to: STAFF)\n  """\n  Removes a file. A download stays while a product sells it. ' +
  'If it was bought (`fileOrders`), `evenIfBought`\n  is needed: the buyers can then no longer download ' +
  'it.\n  """\n  removeFile(key: String!, id: ID!, evenIfBought: Boolean! = false): DoneAnswer! @access(t' +
  'o: STAFF)\n  "Marks entries of forms as read, or as unread."\n  markEntries(key: String!, ids: [ID!]!,' +
  ' isRead: Boolean!): DoneAnswer! @access(to: STAFF)\n  "Replies to an entry by mail, to the address in' +
  ' the entry; quotes the entry and marks it as read."\n  replyToEntry(input: ReplyToEntryInput!): DoneA' +
  'nswer! @access(to: STAFF)\n  "Cancels a subscription at the end of its period, or at once."\n  cancelS' +
  'ubscription(input: CancelSubscriptionInput!): SubscriptionAnswer! @access(to: STAFF)\n  "Mails an inv' +
  'itation, valid for seven days, to a new member, or again to an invited one."\n  inviteMember(input: I' +
  'nviteMemberInput!): MemberAnswer! @access(to: STAFF)\n  "Adds a member to groups and removes them fro' +
  'm others, with effect from their next request."\n  changeMemberGroups(input: ChangeMemberGroupsInput!' +
  '): MemberAnswer! @access(to: STAFF)\n  "Bans a member and ends all of their sessions, or lifts the ba' +
  'n."\n  banMember(key: String!, id: ID!, isBanned: Boolean!): MemberAnswer! @access(to: STAFF)\n  "Ends' +
  ' all sessions of a member, who may log in again."\n  logMemberOut(key: String!, id: ID!): MemberAnswe' +
  'r! @access(to: STAFF)\n  "Adds a note about a member, visible to the shop only."\n  noteMember(key: St' +
  'ring!, id: ID!, text: String!): MemberAnswer! @access(to: STAFF)\n  "Invites members who never logged' +
  ' in here, by mail, in steps and with reminders."\n  startInvitations(input: StartInvitationsInput!): ' +
  'InvitationsAnswer! @access(to: STAFF)\n  """\n  Imports members from a table with a column `Email`, wi' +
  'thout passwords; present members stay unchanged. Any\n  problem stops the whole import. The import co' +
  'ntinues after the answer; `membersImport` returns its\n  progress.\n  """\n  importMembers(input: Impor' +
  'tMembersInput!): MembersImportAnswer! @access(to: STAFF)\n  "Stops the planned invitations."\n  stopIn' +
  'vitations(key: String!): InvitationsAnswer! @access(to: STAFF)\n  "Adds the pieces of a delivery to t' +
  'he stock of a variant."\n  deliverStock(input: DeliverStockInput!): StockAnswer! @access(to: STAFF)\n ' +
  ' "Enters a new count of a variant."\n  countStock(input: CountStockInput!): StockAnswer! @access(to: ' +
  'STAFF)\n  "Edits a product in the shop; imports of the catalogue file keep edited fields."\n  editProd' +
  'uct(input: EditProductInput!): ProductAnswer! @access(to: STAFF)\n  "Writes values of a product into ' +
  '`catalogue.csv`; the shop imports them within a second."\n  editProductFile(input: EditProductFileInp' +
  'ut!): ProductFileAnswer! @access(to: STAFF)\n  "Adds a variant to a product in `catalogue.csv`, with ' +
  'values of its options that may be new."\n  addVariant(input: AddVariantInput!): ProductFileAnswer! @a' +
  'ccess(to: STAFF)\n  """\n  Changes the options of a product in `catalogue.csv`: renames, reorders, rem' +
  'oves and adds values; new\n  values get variants. Remaining variants keep their orders, carts and sto' +
  'ck.\n  """\n  changeOptions(input: ChangeOptionsInput!): OptionsAnswer! @access(to: STAFF)\n  "Moves a ' +
  'product in the order of `catalogue.csv`."\n  moveProduct(input: MoveProductInput!): ProductFileAnswer' +
  '! @access(to: STAFF)\n  """\n  Merges a table into `catalogue.csv`: lines of the table replace values ' +
  'of the same line, other columns\n  stay. Any problem stops the whole import.\n  """\n  importCatalogue(' +
  'input: ImportCatalogueInput!): ImportAnswer! @access(to: STAFF)\n  "Edits items in the table of a col' +
  'lection, all or none; pages show them within a second."\n  editCollection(input: EditCollectionInput!' +
  '): CollectionAnswer! @access(to: STAFF)\n  "Creates a discount code, valid at once."\n  createDiscount' +
  '(input: CreateDiscountInput!): DiscountAnswer! @access(to: STAFF)\n  "Edits a discount code; a code o' +
  'f the settings then belongs to the shop."\n  editDiscount(input: EditDiscountInput!): DiscountAnswer!' +
  ' @access(to: STAFF)\n  "Ends a discount code now."\n  endDiscount(input: EndDiscountInput!): DiscountA' +
  'nswer! @access(to: STAFF)\n  """\n  Changes the text of a mail in a file of `vitrine-mails`, from the ' +
  'next mail on. Without a `text` the file\n  is removed and the built-in text is used again.\n  """\n  ed' +
  'itMailText(input: EditMailTextInput!): MailTextAnswer! @access(to: OWNER)\n  """\n  Changes settings i' +
  'n `vitrine.json`, all or none; they take effect at the next start of the site. A setting\n  with a se' +
  'cret can be changed in the file only.\n  """\n  changeSettings(input: ChangeSettingsInput!): SettingsA' +
  'nswer! @access(to: OWNER, fresh: true)\n  "Undoes the last change of settings, unless the changed val' +
  'ues were edited since."\n  undoSettings(key: String!, version: String!): SettingsAnswer! @access(to: ' +
  'OWNER, fresh: true)\n  "Invites a person, or invites one again; returns the code, shown only once and' +
  ' valid for a week."\n  inviteOwner(input: InviteOwnerInput!): OwnerCodeAnswer! @access(to: OWNER, fre' +
  'sh: true)\n  "Changes the role of a person, with effect from their next request."\n  changeOwnerRole(i' +
  'nput: ChangeOwnerRoleInput!): OwnerAnswer! @access(to: OWNER, fresh: true)\n  "Removes a person and e' +
  'nds their sessions."\n  removeOwner(input: RemoveOwnerInput!): DoneAnswer! @access(to: OWNER, fresh: ' +
  'true)\n}\n\n"A page of a list: `next` is the `after` of the next one, null on the last."\ninterface Page' +
  ' {\n  next: String\n}\n\n"Money as a whole number of minor units."\ntype Money {\n  amountMinor: Whole!\n  ' +
  '"ISO 4217."\n  currency: String!\n  "The number of decimal places of the currency."\n  digits: Int!\n}\n\n' +
  '"The reason why a change was refused."\ntype Problem {\n  code: ProblemCode!\n  "For the owner, one or ' +
  'two sentences."\n  message: String!\n  wayOut: WayOut!\n}\n\nenum ProblemCode {\n  "Nothing has this id, o' +
  'r it was removed."\n  NOT_FOUND\n  "Several orders have this number: name one by its id."\n  AMBIGUOUS\n' +
  '  "It was changed since it was read."\n  CHANGED_MEANWHILE\n  "The key was used for another request."\n' +
  '  KEY_TAKEN\n  "A value of the input cannot be used."\n  BAD_INPUT\n  "The state of an order, a variant' +
  ' or an owner does not allow it."\n  NOT_ALLOWED\n  "Another operation must end first."\n  UNDER_WAY\n  "' +
  'The address, password or passkey is wrong; the answer does not say which."\n  WRONG_CREDENTIALS\n  "Th' +
  'e password is right; a code of the second factor is missing."\n  SECOND_FACTOR_NEEDED\n  "The code is ' +
  'wrong."\n  WRONG_CODE\n  "The code is expired, used or unknown."\n  CODE_ENDED\n  "Too many tries; wait.' +
  '"\n  TOO_MANY\n}\n\n"The possible reaction to a problem."\nenum WayOut {\n  "Change what was entered."\n  E' +
  'DIT\n  "Read the current state again, then decide."\n  REFRESH\n  "Send the same request again later."\n' +
  '  RETRY\n  "Nothing can be done here."\n  NONE\n}\n\n"The result of a mutation that returns no data."\ntyp' +
  'e Done {\n  done: Boolean!\n}\n\nunion DoneAnswer = Done | Problem\n\n"The site and the person who is sign' +
  'ed in."\ntype Session {\n  "Always `owner`; members have separate accounts and sessions."\n  realm: Str' +
  'ing!\n  "Null: not signed in."\n  owner: Owner\n  "True while no owner has set up access: the terminal ' +
  'shows the code of the first start."\n  isFirstRun: Boolean!\n  shop: Shop!\n}\n\n"The facts of the shop t' +
  'hat the desk needs for its first page."\ntype Shop {\n  name: String!\n  "The address of the site for i' +
  'ts visitors."\n  url: String!\n  currency: String!\n  "ISO 3166-1 alpha-2, of the business."\n  country:' +
  ' String!\n  "BCP 47, of the site."\n  language: String!\n  "Payments go to the sandbox: no money moves.' +
  '"\n  isTestShop: Boolean!\n  "A mail server is set up; without one, mails are in the development mailb' +
  'ox only."\n  mailsAreSent: Boolean!\n  "The settings name the business, which mails and invoices show.' +
  '"\n  hasBusiness: Boolean!\n}\n\n"The role of a person. Each includes those after it: owners manage peop' +
  'le, staff change the shop."\nenum Role {\n  OWNER\n  STAFF\n  READ_ONLY\n}\n\n"A person who may sign in her' +
  'e."\ntype Owner {\n  id: ID!\n  email: String!\n  name: String!\n  role: Role!\n  version: Int!\n  "False u' +
  'ntil an invitation is used."\n  hasAccess: Boolean!\n  createdAt: DateTime!\n  lastSignInAt: DateTime\n}' +
  '\n\n"The log-in methods of the person who is signed in."\ntype OwnAccess {\n  owner: Owner!\n  hasPasswor' +
  'd: Boolean!\n  hasSecondFactor: Boolean!\n  recoveryCodesLeft: Int!\n  passkeys: [Passkey!]!\n  sessions' +
  ': [OwnerSession!]!\n}\n\ntype Passkey {\n  id: ID!\n  name: String!\n  createdAt: DateTime!\n  lastUsedAt: ' +
  'DateTime\n}\n\ntype OwnerSession {\n  id: ID!\n  "The browser\'s name and system; null: unknown."\n  browse' +
  'r: String\n  createdAt: DateTime!\n  lastUsedAt: DateTime!\n  isThis: Boolean!\n}\n\ninput SignInInput {\n ' +
  ' email: String!\n  password: String!\n  "Of the authenticator app, or a recovery code."\n  code: String' +
  '\n}\n\ninput UseCodeInput {\n  code: String!\n  email: String!\n  name: String\n  password: String!\n}\n\ninpu' +
  't PasskeyAnswerInput {\n  key: String!\n  "The answer of `@simplewebauthn/browser`."\n  answer: JSON!\n ' +
  ' "The owner\'s name for a new passkey."\n  name: String\n}\n\ninput ChangePasswordInput {\n  key: String!\n' +
  '  currentPassword: String\n  newPassword: String!\n}\n\n"The `optionsJSON` for `@simplewebauthn/browser`' +
  '."\ntype PasskeyOptions {\n  options: JSON!\n}\n\n"The secret of an authenticator app."\ntype SecondFactor' +
  'Secret {\n  "In base 32, for typing."\n  secret: String!\n  "An `otpauth://` link, for an app on the sa' +
  'me device."\n  uri: String!\n  "The link as a QR code: the number of squares in a row, and the dark sq' +
  'uares as an SVG path."\n  qrSize: Int!\n  qrPath: String!\n}\n\ntype RecoveryCodes {\n  codes: [String!]!\n' +
  '}\n\nunion SecondFactorAnswer = RecoveryCodes | Problem\n\ntype SignedIn {\n  session: Session!\n}\n\nunion ' +
  'SignInAnswer = SignedIn | Problem\n\ninput InviteOwnerInput {\n  key: String!\n  email: String!\n  name: '
