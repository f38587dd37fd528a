/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_1 =
  '"""\nThe API of a shop\'s owner, at `/vitrine/api`: apart from the visitors\' one, with sessions of its' +
  " own. A mutation that\nchanges something takes a key of the caller's: a request that is sent again un" +
  'der its key changes nothing twice. What\ntwo owners may change at once takes the version that was rea' +
  'd, and is refused with `CHANGED_MEANWHILE` where another\nwas quicker. A request without the right to' +
  " a field gets an error with the code `UNAUTHENTICATED` or `FORBIDDEN`; what\na shop's rules refuse is" +
  ' a `Problem` in the answer.\n"""\nschema {\n  query: Query\n  mutation: Mutation\n}\n\n"""\nThe least role t' +
  'hat may ask for a field. Each field of `Query` and `Mutation` has it. `fresh`: the person has signed' +
  ' in\nwithin the last ten minutes, else the answer is an error with the code `PROOF_NEEDED`: a session' +
  ' that was taken over\nopens no further way in.\n"""\ndirective @access(to: Access!, fresh: Boolean = fa' +
  'lse) on FIELD_DEFINITION\n\n"Each includes those before it. `ANYONE`: also without a session; `SELF`: ' +
  'each owner for themselves."\nenum Access {\n  ANYONE\n  SELF\n  READ_ONLY\n  STAFF\n  OWNER\n}\n\n"A date wit' +
  'h time, ISO 8601 in UTC."\nscalar DateTime\n\n"A whole number of up to 2^53: minor units of money."\nsca' +
  'lar Whole\n\n"JSON: an object of the browser\'s passkey functions, or the settings and their values."\ns' +
  'calar JSON\n\ntype Query {\n  "The site and the person who is signed in."\n  session: Session! @access(t' +
  'o: ANYONE)\n  "Everything that needs an owner today."\n  home: Home! @access(to: READ_ONLY)\n  "Orders ' +
  'that were placed or are being placed, the newest first."\n  orders(filter: OrderFilter, sort: OrderSo' +
  'rt, first: Int = 50, after: String): OrderPage! @access(to: READ_ONLY)\n  "One order by its number or' +
  ' id; null: there is none, or its number names several."\n  order(id: ID!): Order @access(to: READ_ONL' +
  'Y)\n  "Withdrawals of shoppers from their orders, the newest first; `state`: only returns in this sta' +
  'te."\n  returns(state: ReturnState, first: Int = 50): [Return!]! @access(to: READ_ONLY)\n  "Mails that' +
  ' wait or were given up, the newest first; a mail that was sent is forgotten."\n  mails(filter: MailFi' +
  'lter, first: Int = 50, after: String): MailPage! @access(to: READ_ONLY)\n  "The names of the mails wh' +
  'ose texts can be changed."\n  mailTemplates: [String!]! @access(to: READ_ONLY)\n  """\n  A mail as it i' +
  's sent, with a made-up order; `text`: with a text that is not saved, as `mailText` has it. Null:\n  t' +
  'here is no such mail.\n  """\n  mailPreview(template: String!, text: String): MailPreview @access(to: ' +
  'READ_ONLY)\n  "The text of a mail, and where it comes from; null: there is no such mail."\n  mailText(' +
  'template: String!): MailText @access(to: READ_ONLY)\n  """\n  Products of the catalogue in its order, ' +
  'also those that are hidden from the shop; `search` looks in names and in\n  codes of variants, `hidde' +
  'n` asks for the hidden ones only, or for the others.\n  """\n  products(search: String, outOfStock: Bo' +
  'olean, hidden: Boolean, first: Int = 50, after: String): ProductPage! @access(to: READ_ONLY)\n  "One ' +
  'product by its id, its slug or the code of a variant; null: the catalogue has none."\n  product(id: I' +
  'D!): Product @access(to: READ_ONLY)\n  "The lines of a product in `catalogue.csv`; null: the site has' +
  ' no such file, or it does not name the product."\n  productFile(id: ID!): ProductFile @access(to: REA' +
  'D_ONLY)\n  "Discount codes of the shop and of its settings, in the order of their letters; `search`: ' +
  'a part of code or name."\n  discounts(search: String, first: Int = 50, after: String): DiscountPage! ' +
  '@access(to: READ_ONLY)\n  "One discount by its code; null: there is none."\n  discount(code: ID!): Dis' +
  'count @access(to: READ_ONLY)\n  "Subscriptions, the newest first."\n  subscriptions(filter: Subscripti' +
  'onFilter, sort: SubscriptionSort, first: Int = 50, after: String): SubscriptionPage! @access(to: REA' +
  'D_ONLY)\n  "One subscription with its orders and everything that happened to it; null: there is none ' +
  'with this id."\n  subscription(id: ID!): SubscriptionDetails @access(to: READ_ONLY)\n  "The forms of t' +
  'he site that were sent, by name."\n  forms: [FormCount!]! @access(to: READ_ONLY)\n  "Entries that visi' +
  'tors sent with forms, the newest first."\n  formEntries(filter: FormEntryFilter, first: Int = 50, aft' +
  'er: String): FormEntryPage! @access(to: READ_ONLY)\n  "One entry by its id; null: there is none any m' +
  'ore."\n  formEntry(id: ID!): FormEntry @access(to: READ_ONLY)\n  "The files that the shop keeps: of fo' +
  'rms, of members and for buyers, the newest first."\n  files(filter: ShopFileFilter, first: Int = 50, ' +
  'after: String): ShopFilePage! @access(to: READ_ONLY)\n  "The orders with a file for buyers, the newes' +
  't first; none for other files."\n  fileOrders(id: ID!): FileOrders! @access(to: READ_ONLY)\n  "The spa' +
  'ce that the files of each kind take."\n  fileRoom: [FileRoom!]! @access(to: READ_ONLY)\n  "The state o' +
  'f the running site."\n  health: Health! @access(to: READ_ONLY)\n  "Events that other programs are told' +
  ' of, at each of their endpoints, the newest first; those of a month."\n  events(filter: EventFilter, ' +
  'first: Int = 50, after: String): EventPage! @access(to: READ_ONLY)\n  "The endpoints of other program' +
  's, as the last start of the site had them, without their secrets."\n  webhookEndpoints: [WebhookEndpo' +
  'int!]! @access(to: READ_ONLY)\n  "The work that the site does by itself, by name."\n  jobs: [Job!]! @a' +
  'ccess(to: READ_ONLY)\n  "Members of the site, the newest first."\n  members(filter: MemberFilter, sort' +
  ': MemberSort, first: Int = 50, after: String): MemberPage! @access(to: READ_ONLY)\n  "One member with' +
  ' their notes, orders and subscriptions. Null: there is no such member."\n  member(id: ID!): MemberDet' +
  'ails @access(to: READ_ONLY)\n  "The access groups that the settings of the site name."\n  memberGroups' +
  ': [MemberGroup!]! @access(to: READ_ONLY)\n  "The campaign that invites members who never logged in he' +
  're, such as those of a file."\n  invitations: Invitations! @access(to: READ_ONLY)\n  "The state of an ' +
  'import of members; null: there is none with this id."\n  membersImport(id: ID!): MembersImport @acces' +
  's(to: STAFF)\n  "Changes that owners made, the newest first."\n  audit(filter: AuditFilter, first: Int' +
  ' = 50, after: String): AuditPage! @access(to: READ_ONLY)\n  "The tables of the site\'s collections, by' +
  ' name."\n  collections: [CollectionInfo!]! @access(to: READ_ONLY)\n  """\n  The lines of a collection i' +
  'n the order of its table; `search`: a part of a cell. A page ends early where its\n  cells are long. ' +
  'Null: there is no such table, or it is edited in its file only.\n  """\n  collection(slug: ID!, search' +
  ': String, first: Int = 50, after: String): CollectionTable @access(to: READ_ONLY)\n  "The settings of' +
  ' the site as they stand in `vitrine.json`, without secrets."\n  settings: Settings! @access(to: OWNER' +
  ')\n  "The people who may sign in here."\n  owners: [Owner!]! @access(to: OWNER)\n  "The ways in and the' +
  ' sessions of the person who is signed in."\n  access: OwnAccess! @access(to: SELF)\n}\n\ntype Mutation {' +
  '\n  "Signs in with a password, and with a code where a second factor is on (`SECOND_FACTOR_NEEDED`)."' +
  '\n  signIn(input: SignInInput!): SignInAnswer! @access(to: ANYONE)\n  "Uses the code of the first star' +
  't, or of an invitation: sets a password and signs in."\n  useCode(input: UseCodeInput!): SignInAnswer' +
  '! @access(to: ANYONE)\n  "Begins to sign in with a passkey; the answer goes to the browser."\n  beginP' +
  'asskeySignIn: PasskeyOptions! @access(to: ANYONE)\n  "Signs in with what the browser said of a passke' +
  'y."\n  signInWithPasskey(answer: JSON!): SignInAnswer! @access(to: ANYONE)\n  "Ends this session."\n  s' +
  'ignOut: DoneAnswer! @access(to: SELF)\n  "Ends a session by its id, or all but this one with null."\n ' +
  ' endSession(key: String!, id: ID): DoneAnswer! @access(to: SELF)\n  "Changes the password; all other ' +
  'sessions end."\n  changePassword(input: ChangePasswordInput!): DoneAnswer! @access(to: SELF)\n  "Begin' +
  's to add a passkey."\n  beginPasskey: PasskeyOptions! @access(to: SELF, fresh: true)\n  "Adds a passke' +
  'y."\n  addPasskey(input: PasskeyAnswerInput!): DoneAnswer! @access(to: SELF, fresh: true)\n  "Takes a ' +
  'passkey off."\n  removePasskey(key: String!, id: ID!): DoneAnswer! @access(to: SELF)\n  "Makes the sec' +
  'ret of an authenticator app; it counts once `turnOnSecondFactor` has a code of it."\n  beginSecondFac' +
  'tor: SecondFactorSecret! @access(to: SELF, fresh: true)\n  "Turns the second factor on; answers the r' +
  'ecovery codes, which are told once."\n  turnOnSecondFactor(key: String!, code: String!): SecondFactor' +
  'Answer! @access(to: SELF)\n  "Turns the second factor off."\n  turnOffSecondFactor(key: String!, code:' +
  ' String!): DoneAnswer! @access(to: SELF)\n  "Notes that pieces were sent; the first parcel has held m' +
  'oney taken."\n  fulfilOrder(input: FulfilOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Ends an ord' +
  'er of which nothing was sent: stock and money go back."\n  cancelOrder(input: CancelOrderInput!): Ord' +
  'erAnswer! @access(to: STAFF)\n  "Gives money back at the payment provider; the order shows the refund' +
  ' under way until the provider answers."\n  refundOrder(input: RefundOrderInput!): OrderAnswer! @acces' +
  's(to: STAFF)\n  "Takes the money that is held for an order."\n  captureOrder(input: CaptureOrderInput!' +
  '): OrderAnswer! @access(to: STAFF)\n  "Mails the files of an order to its shopper again."\n  sendDownl' +
  'oads(input: SendDownloadsInput!): OrderAnswer! @access(to: STAFF)\n  "Accepts or refuses a return, of' +
  ' all that was declared or of some pieces, or notes what became of it."\n  moveReturn(input: MoveRetur' +
  'nInput!): ReturnAnswer! @access(to: STAFF)\n  "Keeps a note with an order, for the shop only."\n  note' +
  'Order(input: NoteOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Lets mails that failed be tried ag' +
  'ain: one by its id, or all with null."\n  retryMails(key: String!, id: ID): RetryMailsAnswer! @access' +
  '(to: STAFF)\n  "Sends events again as they were: one by its id, or all that were given up with null."' +
  '\n  replayEvents(key: String!, id: ID): ReplayEventsAnswer! @access(to: STAFF)\n  """\n  Gives an endpo' +
  'int another secret. For a day its events are signed with both, so that it can change over;\n  with `a' +
  'tOnce` the earlier one signs nothing any more.\n  """\n  rotateWebhookSecret(key: String!, url: String' +
  '!, atOnce: Boolean! = false): RotateWebhookSecretAnswer! @access(to: OWNER, fresh: true)\n  "Has a jo' +
  'b run at once, or as soon as its run under way has ended."\n  runJob(key: String!, name: String!): Ru' +
  'nJobAnswer! @access(to: STAFF)\n  """\n  Removes a file. One for buyers stays while a product sells it' +
  ', and goes only with `evenIfBought` if orders have\n  it (`fileOrders`): their buyers cannot download' +
  ' it any more.\n  """\n  removeFile(key: String!, id: ID!, evenIfBought: Boolean! = false): DoneAnswer!' +
  ' @access(to: STAFF)\n  "Marks entries of forms as read, or as unread."\n  markEntries(key: String!, id' +
  's: [ID!]!, isRead: Boolean!): DoneAnswer! @access(to: STAFF)\n  "Answers an entry by mail, to the add' +
  'ress that it holds; the entry is quoted, and is read from then on."\n  replyToEntry(input: ReplyToEnt' +
  'ryInput!): DoneAnswer! @access(to: STAFF)\n  "Charges a subscription no more: it lasts until its peri' +
  'od is over, or ends at once."\n  cancelSubscription(input: CancelSubscriptionInput!): SubscriptionAns' +
  'wer! @access(to: STAFF)\n  "Mails an invitation to a new member, or once more to one who did not come' +
  '; it holds for seven days."\n  inviteMember(input: InviteMemberInput!): MemberAnswer! @access(to: STA' +
  'FF)\n  "Puts a member into groups and takes them out of others; it holds from their next request on."' +
  '\n  changeMemberGroups(input: ChangeMemberGroupsInput!): MemberAnswer! @access(to: STAFF)\n  "Ends eve' +
  'ry session of a member and lets them in no more; or lets them in again."\n  banMember(key: String!, i' +
  'd: ID!, isBanned: Boolean!): MemberAnswer! @access(to: STAFF)\n  "Ends every session of a member, who' +
  ' may log in again."\n  logMemberOut(key: String!, id: ID!): MemberAnswer! @access(to: STAFF)\n  "Keeps' +
  ' a note about a member, for the shop only."\n  noteMember(key: String!, id: ID!, text: String!): Memb' +
  'erAnswer! @access(to: STAFF)\n  "Invites members who never logged in here by mail, in steps and with ' +
  'reminders."\n  startInvitations(input: StartInvitationsInput!): InvitationsAnswer! @access(to: STAFF)' +
  '\n  """\n  Imports members from a table with a column `Email`, without passwords; present members stay' +
  '. With any problem\n  nothing is written. It goes on after the answer: `membersImport` tells how far ' +
  'it is.\n  """\n  importMembers(input: ImportMembersInput!): MembersImportAnswer! @access(to: STAFF)\n  ' +
  '"Sends no more of the planned invitations."\n  stopInvitations(key: String!): InvitationsAnswer! @acc' +
  'ess(to: STAFF)\n  "Adds the pieces of a delivery to what is left of a variant."\n  deliverStock(input:' +
  ' DeliverStockInput!): StockAnswer! @access(to: STAFF)\n  "Enters a new count of a variant."\n  countSt' +
  'ock(input: CountStockInput!): StockAnswer! @access(to: STAFF)\n  "Edits a product of the catalogue: a' +
  'n import of the catalogue file keeps what was edited."\n  editProduct(input: EditProductInput!): Prod' +
  'uctAnswer! @access(to: STAFF)\n  "Writes values of a product into `catalogue.csv`, from which the sho' +
  'p takes them within a second."\n  editProductFile(input: EditProductFileInput!): ProductFileAnswer! @' +
  'access(to: STAFF)\n  "Adds a variant to a product in `catalogue.csv`, with values of its options that' +
  ' may be new."\n  addVariant(input: AddVariantInput!): ProductFileAnswer! @access(to: STAFF)\n  """\n  G' +
  'ives a product other options in `catalogue.csv`: values are renamed, reordered, removed and added, w' +
  'ith the\n  variants of new values. Kept variants keep their orders, carts and stock.\n  """\n  changeOp' +
  'tions(input: ChangeOptionsInput!): OptionsAnswer! @access(to: STAFF)\n  "Moves a product in the order' +
  ' of `catalogue.csv`."\n  moveProduct(input: MoveProductInput!): ProductFileAnswer! @access(to: STAFF)' +
  '\n  """\n  Merges a table into `catalogue.csv`: a line that it names takes its values, other columns s' +
  'tay. With any problem\n  nothing is written.\n  """\n  importCatalogue(input: ImportCatalogueInput!): I' +
  'mportAnswer! @access(to: STAFF)\n  "Edits items in the table of a collection, all or none; pages show' +
  ' them within a second."\n  editCollection(input: EditCollectionInput!): CollectionAnswer! @access(to:' +
  ' STAFF)\n  "Makes a discount code, which shoppers may use at once."\n  createDiscount(input: CreateDis' +
  'countInput!): DiscountAnswer! @access(to: STAFF)\n  "Edits a discount code; one of the settings is th' +
  'e shop\'s from then on."\n  editDiscount(input: EditDiscountInput!): DiscountAnswer! @access(to: STAFF' +
  ')\n  "Ends a discount code now."\n  endDiscount(input: EndDiscountInput!): DiscountAnswer! @access(to:' +
  ' STAFF)\n  """\n  Changes the text of a mail in a file of `vitrine-mails`; the next mail has it. Witho' +
  'ut a `text` the file goes, and\n  the built-in text holds again.\n  """\n  editMailText(input: EditMail' +
  'TextInput!): MailTextAnswer! @access(to: OWNER)\n  """\n  Changes settings in `vitrine.json`, whole or' +
  ' not at all; the site takes them over when it starts again. A\n  setting with a secret is changed in ' +
  'the file only.\n  """\n  changeSettings(input: ChangeSettingsInput!): SettingsAnswer! @access(to: OWNE' +
  'R, fresh: true)\n  "Takes the last change of settings back, where what it changed still stands as it ' +
  'was written."\n  undoSettings(key: String!, version: String!): SettingsAnswer! @access(to: OWNER, fre' +
  'sh: true)\n  "Invites a person, or a person anew: answers the code, which is told once and holds for ' +
  'a week."\n  inviteOwner(input: InviteOwnerInput!): OwnerCodeAnswer! @access(to: OWNER, fresh: true)\n ' +
  ' "Gives a person another role; it holds from the next request on."\n  changeOwnerRole(input: ChangeOw' +
  'nerRoleInput!): OwnerAnswer! @access(to: OWNER, fresh: true)\n  "Removes a person and ends their sess' +
  'ions."\n  removeOwner(input: RemoveOwnerInput!): DoneAnswer! @access(to: OWNER, fresh: true)\n}\n\n"A pa' +
  'ge of a list: `next` is the `after` of the next one, null on the last."\ninterface Page {\n  next: Str' +
  'ing\n}\n\n"Money as a whole number of minor units."\ntype Money {\n  amountMinor: Whole!\n  "ISO 4217."\n  ' +
  'currency: String!\n  "The number of digits behind the point of a main unit."\n  digits: Int!\n}\n\n"The r' +
  'eason why something was not done."\ntype Problem {\n  code: ProblemCode!\n  "For the owner, one or two ' +
  'sentences."\n  message: String!\n  wayOut: WayOut!\n}\n\nenum ProblemCode {\n  "Nothing has this id, or wh' +
  'at had it is gone."\n  NOT_FOUND\n  "Several orders have this number: name one by its id."\n  AMBIGUOUS' +
  '\n  "Another changed it since it was read."\n  CHANGED_MEANWHILE\n  "The key was used for another reque' +
  'st."\n  KEY_TAKEN\n  "A value of the input cannot be used."\n  BAD_INPUT\n  "The state of an order, a va' +
  'riant or an owner does not allow it."\n  NOT_ALLOWED\n  "Something is under way that has to end first.' +
  '"\n  UNDER_WAY\n  "Address, password or passkey are wrong; which of them is not told."\n  WRONG_CREDENT' +
  'IALS\n  "The password is right; a code of the second factor is missing."\n  SECOND_FACTOR_NEEDED\n  "Th' +
  'e code is wrong."\n  WRONG_CODE\n  "The code has ended, was used or was never given."\n  CODE_ENDED\n  "' +
  'Tried too often: wait."\n  TOO_MANY\n}\n\n"The way out of a problem."\nenum WayOut {\n  "Change what was e' +
  'ntered."\n  EDIT\n  "Read again, look, decide anew."\n  REFRESH\n  "Send the same again in a while."\n  R' +
  'ETRY\n  "Nothing can be done here."\n  NONE\n}\n\n"Something was done that has no answer of its own."\ntyp' +
  'e Done {\n  done: Boolean!\n}\n\nunion DoneAnswer = Done | Problem\n\n"The site and the person who is sign' +
  'ed in."\ntype Session {\n  "Always `owner`: members and their sessions are of another realm."\n  realm:' +
  ' String!\n  "Null: not signed in."\n  owner: Owner\n  "True while no owner has set up access: the termi' +
  'nal shows the code of the first start."\n  isFirstRun: Boolean!\n  shop: Shop!\n}\n\n"The facts of the sh' +
  'op that a desk needs before its first page."\ntype Shop {\n  name: String!\n  "The address of the site ' +
  'for its visitors."\n  url: String!\n  currency: String!\n  "ISO 3166-1 alpha-2, of the business."\n  cou' +
  'ntry: String!\n  "BCP 47, of the site."\n  language: String!\n  "Payments go to the sandbox: no money m' +
  'oves."\n  isTestShop: Boolean!\n  "A mail server is set up; without one, mails are in the development ' +
  'mailbox only."\n  mailsAreSent: Boolean!\n}\n\n"The rights of a person. Each includes those after it: ow' +
  'ners also decide about people, staff change things."\nenum Role {\n  OWNER\n  STAFF\n  READ_ONLY\n}\n\n"A p' +
  'erson who may sign in here."\ntype Owner {\n  id: ID!\n  email: String!\n  name: String!\n  role: Role!\n ' +
  ' version: Int!\n  "False until an invitation is used."\n  hasAccess: Boolean!\n  createdAt: DateTime!\n ' +
  ' lastSignInAt: DateTime\n}\n\n"The ways in of the person who is signed in."\ntype OwnAccess {\n  owner: O' +
  'wner!\n  hasPassword: Boolean!\n  hasSecondFactor: Boolean!\n  recoveryCodesLeft: Int!\n  passkeys: [Pas' +
  'skey!]!\n  sessions: [OwnerSession!]!\n}\n\ntype Passkey {\n  id: ID!\n  name: String!\n  createdAt: DateTi' +
  'me!\n  lastUsedAt: DateTime\n}\n\ntype OwnerSession {\n  id: ID!\n  "The browser\'s name and system, as far' +
  ' as it says; null: it says nothing."\n  browser: String\n  createdAt: DateTime!\n  lastUsedAt: DateTime' +
  '!\n  isThis: Boolean!\n}\n\ninput SignInInput {\n  email: String!\n  password: String!\n  "Of the authentic' +
  'ator app, or a recovery code."\n  code: String\n}\n\ninput UseCodeInput {\n  code: String!\n  email: Strin' +
  'g!\n  name: String\n  password: String!\n}\n\ninput PasskeyAnswerInput {\n  key: String!\n  "As `@simpleweb' +
  'authn/browser` answers."\n  answer: JSON!\n  "The owner\'s name for a new passkey."\n  name: String\n}\n\ni' +
  'nput ChangePasswordInput {\n  key: String!\n  currentPassword: String\n  newPassword: String!\n}\n\n"The `' +
  'optionsJSON` that `@simplewebauthn/browser` is given."\ntype PasskeyOptions {\n  options: JSON!\n}\n\n"Th' +
  'e secret of an authenticator app."\ntype SecondFactorSecret {\n  "In base 32, to be typed."\n  secret: ' +
  'String!\n  "`otpauth://`, for an app on the same device."\n  uri: String!\n  "The same as a QR code: it' +
  's number of squares in a row, and the dark ones as the path of an SVG."\n  qrSize: Int!\n  qrPath: Str' +
  'ing!\n}\n\ntype RecoveryCodes {\n  codes: [String!]!\n}\n\nunion SecondFactorAnswer = RecoveryCodes | Probl' +
  'em\n\ntype SignedIn {\n  session: Session!\n}\n\nunion SignInAnswer = SignedIn | Problem\n\ninput InviteOwne'
