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
  'after: String): ShopFilePage! @access(to: READ_ONLY)\n  "The space that the files of each kind take."' +
  '\n  fileRoom: [FileRoom!]! @access(to: READ_ONLY)\n  "The state of the running site."\n  health: Health' +
  '! @access(to: READ_ONLY)\n  "Events that other programs are told of, at each of their endpoints, the ' +
  'newest first; those of a month."\n  events(filter: EventFilter, first: Int = 50, after: String): Even' +
  'tPage! @access(to: READ_ONLY)\n  "The endpoints of other programs, as the last start of the site had ' +
  'them, without their secrets."\n  webhookEndpoints: [WebhookEndpoint!]! @access(to: READ_ONLY)\n  "The ' +
  'work that the site does by itself, by name."\n  jobs: [Job!]! @access(to: READ_ONLY)\n  "Members of th' +
  'e site, the newest first."\n  members(filter: MemberFilter, sort: MemberSort, first: Int = 50, after:' +
  ' String): MemberPage! @access(to: READ_ONLY)\n  "One member with their notes, orders and subscription' +
  's. Null: there is no such member."\n  member(id: ID!): MemberDetails @access(to: READ_ONLY)\n  "The ac' +
  'cess groups that the settings of the site name."\n  memberGroups: [MemberGroup!]! @access(to: READ_ON' +
  'LY)\n  "The campaign that invites members who never logged in here, such as those of a file."\n  invit' +
  'ations: Invitations! @access(to: READ_ONLY)\n  "The state of an import of members; null: there is non' +
  'e with this id."\n  membersImport(id: ID!): MembersImport @access(to: STAFF)\n  "Changes that owners m' +
  'ade, the newest first."\n  audit(filter: AuditFilter, first: Int = 50, after: String): AuditPage! @ac' +
  'cess(to: READ_ONLY)\n  "The tables of the site\'s collections, by name."\n  collections: [CollectionInf' +
  'o!]! @access(to: READ_ONLY)\n  """\n  The lines of a collection in the order of its table; `search`: a' +
  ' part of a cell. A page ends early where its\n  cells are long. Null: there is no such table, or it i' +
  's edited in its file only.\n  """\n  collection(slug: ID!, search: String, first: Int = 50, after: Str' +
  'ing): CollectionTable @access(to: READ_ONLY)\n  "The settings of the site as they stand in `vitrine.j' +
  'son`, without secrets."\n  settings: Settings! @access(to: OWNER)\n  "The people who may sign in here.' +
  '"\n  owners: [Owner!]! @access(to: OWNER)\n  "The ways in and the sessions of the person who is signed' +
  ' in."\n  access: OwnAccess! @access(to: SELF)\n}\n\ntype Mutation {\n  "Signs in with a password, and wit' +
  'h a code where a second factor is on (`SECOND_FACTOR_NEEDED`)."\n  signIn(input: SignInInput!): SignI' +
  'nAnswer! @access(to: ANYONE)\n  "Uses the code of the first start, or of an invitation: sets a passwo' +
  'rd and signs in."\n  useCode(input: UseCodeInput!): SignInAnswer! @access(to: ANYONE)\n  "Begins to si' +
  'gn in with a passkey; the answer goes to the browser."\n  beginPasskeySignIn: PasskeyOptions! @access' +
  '(to: ANYONE)\n  "Signs in with what the browser said of a passkey."\n  signInWithPasskey(answer: JSON!' +
  '): SignInAnswer! @access(to: ANYONE)\n  "Ends this session."\n  signOut: DoneAnswer! @access(to: SELF)' +
  '\n  "Ends a session by its id, or all but this one with null."\n  endSession(key: String!, id: ID): Do' +
  'neAnswer! @access(to: SELF)\n  "Changes the password; all other sessions end."\n  changePassword(input' +
  ': ChangePasswordInput!): DoneAnswer! @access(to: SELF)\n  "Begins to add a passkey."\n  beginPasskey: ' +
  'PasskeyOptions! @access(to: SELF, fresh: true)\n  "Adds a passkey."\n  addPasskey(input: PasskeyAnswer' +
  'Input!): DoneAnswer! @access(to: SELF, fresh: true)\n  "Takes a passkey off."\n  removePasskey(key: St' +
  'ring!, id: ID!): DoneAnswer! @access(to: SELF)\n  "Makes the secret of an authenticator app; it count' +
  's once `turnOnSecondFactor` has a code of it."\n  beginSecondFactor: SecondFactorSecret! @access(to: ' +
  'SELF, fresh: true)\n  "Turns the second factor on; answers the recovery codes, which are told once."\n' +
  '  turnOnSecondFactor(key: String!, code: String!): SecondFactorAnswer! @access(to: SELF)\n  "Turns th' +
  'e second factor off."\n  turnOffSecondFactor(key: String!, code: String!): DoneAnswer! @access(to: SE' +
  'LF)\n  "Notes that pieces were sent; the first parcel has held money taken."\n  fulfilOrder(input: Ful' +
  'filOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Ends an order of which nothing was sent: stock a' +
  'nd money go back."\n  cancelOrder(input: CancelOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Gives' +
  ' money back at the payment provider; the order shows the refund under way until the provider answers' +
  '."\n  refundOrder(input: RefundOrderInput!): OrderAnswer! @access(to: STAFF)\n  "Takes the money that ' +
  'is held for an order."\n  captureOrder(input: CaptureOrderInput!): OrderAnswer! @access(to: STAFF)\n  ' +
  '"Mails the files of an order to its shopper again."\n  sendDownloads(input: SendDownloadsInput!): Ord' +
  'erAnswer! @access(to: STAFF)\n  "Accepts or refuses a return, of all that was declared or of some pie' +
  'ces, or notes what became of it."\n  moveReturn(input: MoveReturnInput!): ReturnAnswer! @access(to: S' +
  'TAFF)\n  "Keeps a note with an order, for the shop only."\n  noteOrder(input: NoteOrderInput!): OrderA' +
  'nswer! @access(to: STAFF)\n  "Lets mails that failed be tried again: one by its id, or all with null.' +
  '"\n  retryMails(key: String!, id: ID): RetryMailsAnswer! @access(to: STAFF)\n  "Sends events again as ' +
  'they were: one by its id, or all that were given up with null."\n  replayEvents(key: String!, id: ID)' +
  ': ReplayEventsAnswer! @access(to: STAFF)\n  """\n  Gives an endpoint another secret. For a day its eve' +
  'nts are signed with both, so that it can change over;\n  with `atOnce` the earlier one signs nothing ' +
  'any more.\n  """\n  rotateWebhookSecret(key: String!, url: String!, atOnce: Boolean! = false): RotateW' +
  'ebhookSecretAnswer! @access(to: OWNER, fresh: true)\n  "Has a job run at once, or as soon as its run ' +
  'under way has ended."\n  runJob(key: String!, name: String!): RunJobAnswer! @access(to: STAFF)\n  "Rem' +
  'oves a file of a form or of a member. Files for buyers are removed from their folder."\n  removeFile(' +
  'key: String!, id: ID!): DoneAnswer! @access(to: STAFF)\n  "Marks entries of forms as read, or as unre' +
  'ad."\n  markEntries(key: String!, ids: [ID!]!, isRead: Boolean!): DoneAnswer! @access(to: STAFF)\n  "A' +
  'nswers an entry by mail, to the address that it holds; the entry is quoted, and is read from then on' +
  '."\n  replyToEntry(input: ReplyToEntryInput!): DoneAnswer! @access(to: STAFF)\n  "Charges a subscripti' +
  'on no more: it lasts until its period is over, or ends at once."\n  cancelSubscription(input: CancelS' +
  'ubscriptionInput!): SubscriptionAnswer! @access(to: STAFF)\n  "Mails an invitation to a new member, o' +
  'r once more to one who did not come; it holds for seven days."\n  inviteMember(input: InviteMemberInp' +
  'ut!): MemberAnswer! @access(to: STAFF)\n  "Puts a member into groups and takes them out of others; it' +
  ' holds from their next request on."\n  changeMemberGroups(input: ChangeMemberGroupsInput!): MemberAns' +
  'wer! @access(to: STAFF)\n  "Ends every session of a member and lets them in no more; or lets them in ' +
  'again."\n  banMember(key: String!, id: ID!, isBanned: Boolean!): MemberAnswer! @access(to: STAFF)\n  "' +
  'Ends every session of a member, who may log in again."\n  logMemberOut(key: String!, id: ID!): Member' +
  'Answer! @access(to: STAFF)\n  "Keeps a note about a member, for the shop only."\n  noteMember(key: Str' +
  'ing!, id: ID!, text: String!): MemberAnswer! @access(to: STAFF)\n  "Invites members who never logged ' +
  'in here by mail, in steps and with reminders."\n  startInvitations(input: StartInvitationsInput!): In' +
  'vitationsAnswer! @access(to: STAFF)\n  """\n  Imports members from a table with a column `Email`, with' +
  'out passwords; present members stay. With any problem\n  nothing is written. It goes on after the ans' +
  'wer: `membersImport` tells how far it is.\n  """\n  importMembers(input: ImportMembersInput!): Members' +
  'ImportAnswer! @access(to: STAFF)\n  "Sends no more of the planned invitations."\n  stopInvitations(key' +
  ': String!): InvitationsAnswer! @access(to: STAFF)\n  "Adds the pieces of a delivery to what is left o' +
  'f a variant."\n  deliverStock(input: DeliverStockInput!): StockAnswer! @access(to: STAFF)\n  "Enters a' +
  ' new count of a variant."\n  countStock(input: CountStockInput!): StockAnswer! @access(to: STAFF)\n  "' +
  'Edits a product of the catalogue: an import of the catalogue file keeps what was edited."\n  editProd' +
  'uct(input: EditProductInput!): ProductAnswer! @access(to: STAFF)\n  "Writes values of a product into ' +
  '`catalogue.csv`, from which the shop takes them within a second."\n  editProductFile(input: EditProdu' +
  'ctFileInput!): ProductFileAnswer! @access(to: STAFF)\n  "Adds a variant to a product in `catalogue.cs' +
  'v`, with values of its options that may be new."\n  addVariant(input: AddVariantInput!): ProductFileA' +
  'nswer! @access(to: STAFF)\n  """\n  Gives a product other options in `catalogue.csv`: values are renam' +
  'ed, reordered, removed and added, with the\n  variants of new values. Kept variants keep their orders' +
  ', carts and stock.\n  """\n  changeOptions(input: ChangeOptionsInput!): OptionsAnswer! @access(to: STA' +
  'FF)\n  "Moves a product in the order of `catalogue.csv`."\n  moveProduct(input: MoveProductInput!): Pr' +
  'oductFileAnswer! @access(to: STAFF)\n  """\n  Merges a table into `catalogue.csv`: a line that it name' +
  's takes its values, other columns stay. With any problem\n  nothing is written.\n  """\n  importCatalog' +
  'ue(input: ImportCatalogueInput!): ImportAnswer! @access(to: STAFF)\n  "Edits items in the table of a ' +
  'collection, all or none; pages show them within a second."\n  editCollection(input: EditCollectionInp' +
  'ut!): CollectionAnswer! @access(to: STAFF)\n  "Makes a discount code, which shoppers may use at once.' +
  '"\n  createDiscount(input: CreateDiscountInput!): DiscountAnswer! @access(to: STAFF)\n  "Edits a disco' +
  'unt code; one of the settings is the shop\'s from then on."\n  editDiscount(input: EditDiscountInput!)' +
  ': DiscountAnswer! @access(to: STAFF)\n  "Ends a discount code now."\n  endDiscount(input: EndDiscountI' +
  'nput!): DiscountAnswer! @access(to: STAFF)\n  """\n  Changes the text of a mail in a file of `vitrine-' +
  'mails`; the next mail has it. Without a `text` the file goes, and\n  the built-in text holds again.\n ' +
  ' """\n  editMailText(input: EditMailTextInput!): MailTextAnswer! @access(to: OWNER)\n  """\n  Changes s' +
  'ettings in `vitrine.json`, whole or not at all; the site takes them over when it starts again. A\n  s' +
  'etting with a secret is changed in the file only.\n  """\n  changeSettings(input: ChangeSettingsInput!' +
  '): SettingsAnswer! @access(to: OWNER, fresh: true)\n  "Takes the last change of settings back, where ' +
  'what it changed still stands as it was written."\n  undoSettings(key: String!, version: String!): Set' +
  'tingsAnswer! @access(to: OWNER, fresh: true)\n  "Invites a person, or a person anew: answers the code' +
  ', which is told once and holds for a week."\n  inviteOwner(input: InviteOwnerInput!): OwnerCodeAnswer' +
  '! @access(to: OWNER, fresh: true)\n  "Gives a person another role; it holds from the next request on.' +
  '"\n  changeOwnerRole(input: ChangeOwnerRoleInput!): OwnerAnswer! @access(to: OWNER, fresh: true)\n  "R' +
  'emoves a person and ends their sessions."\n  removeOwner(input: RemoveOwnerInput!): DoneAnswer! @acce' +
  'ss(to: OWNER, fresh: true)\n}\n\n"A page of a list: `next` is the `after` of the next one, null on the ' +
  'last."\ninterface Page {\n  next: String\n}\n\n"Money as a whole number of minor units."\ntype Money {\n  a' +
  'mountMinor: Whole!\n  "ISO 4217."\n  currency: String!\n  "The number of digits behind the point of a m' +
  'ain unit."\n  digits: Int!\n}\n\n"The reason why something was not done."\ntype Problem {\n  code: Problem' +
  'Code!\n  "For the owner, one or two sentences."\n  message: String!\n  wayOut: WayOut!\n}\n\nenum ProblemC' +
  'ode {\n  "Nothing has this id, or what had it is gone."\n  NOT_FOUND\n  "Several orders have this numbe' +
  'r: name one by its id."\n  AMBIGUOUS\n  "Another changed it since it was read."\n  CHANGED_MEANWHILE\n  ' +
  '"The key was used for another request."\n  KEY_TAKEN\n  "A value of the input cannot be used."\n  BAD_I' +
  'NPUT\n  "The state of an order, a variant or an owner does not allow it."\n  NOT_ALLOWED\n  "Something ' +
  'is under way that has to end first."\n  UNDER_WAY\n  "Address, password or passkey are wrong; which of' +
  ' them is not told."\n  WRONG_CREDENTIALS\n  "The password is right; a code of the second factor is mis' +
  'sing."\n  SECOND_FACTOR_NEEDED\n  "The code is wrong."\n  WRONG_CODE\n  "The code has ended, was used or' +
  ' was never given."\n  CODE_ENDED\n  "Tried too often: wait."\n  TOO_MANY\n}\n\n"The way out of a problem."' +
  '\nenum WayOut {\n  "Change what was entered."\n  EDIT\n  "Read again, look, decide anew."\n  REFRESH\n  "S' +
  'end the same again in a while."\n  RETRY\n  "Nothing can be done here."\n  NONE\n}\n\n"Something was done ' +
  'that has no answer of its own."\ntype Done {\n  done: Boolean!\n}\n\nunion DoneAnswer = Done | Problem\n\n"' +
  'The site and the person who is signed in."\ntype Session {\n  "Always `owner`: members and their sessi' +
  'ons are of another realm."\n  realm: String!\n  "Null: not signed in."\n  owner: Owner\n  "True while no' +
  ' owner has set up access: the terminal shows the code of the first start."\n  isFirstRun: Boolean!\n  ' +
  'shop: Shop!\n}\n\n"The facts of the shop that a desk needs before its first page."\ntype Shop {\n  name: ' +
  'String!\n  "The address of the site for its visitors."\n  url: String!\n  currency: String!\n  "ISO 3166' +
  '-1 alpha-2, of the business."\n  country: String!\n  "BCP 47, of the site."\n  language: String!\n  "Pay' +
  'ments go to the sandbox: no money moves."\n  isTestShop: Boolean!\n  "A mail server is set up; without' +
  ' one, mails are in the development mailbox only."\n  mailsAreSent: Boolean!\n}\n\n"The rights of a perso' +
  'n. Each includes those after it: owners also decide about people, staff change things."\nenum Role {\n' +
  '  OWNER\n  STAFF\n  READ_ONLY\n}\n\n"A person who may sign in here."\ntype Owner {\n  id: ID!\n  email: Stri' +
  'ng!\n  name: String!\n  role: Role!\n  version: Int!\n  "False until an invitation is used."\n  hasAccess' +
  ': Boolean!\n  createdAt: DateTime!\n  lastSignInAt: DateTime\n}\n\n"The ways in of the person who is sign' +
  'ed in."\ntype OwnAccess {\n  owner: Owner!\n  hasPassword: Boolean!\n  hasSecondFactor: Boolean!\n  recov' +
  'eryCodesLeft: Int!\n  passkeys: [Passkey!]!\n  sessions: [OwnerSession!]!\n}\n\ntype Passkey {\n  id: ID!\n' +
  '  name: String!\n  createdAt: DateTime!\n  lastUsedAt: DateTime\n}\n\ntype OwnerSession {\n  id: ID!\n  "Th' +
  'e browser\'s name and system, as far as it says; null: it says nothing."\n  browser: String\n  createdA' +
  't: DateTime!\n  lastUsedAt: DateTime!\n  isThis: Boolean!\n}\n\ninput SignInInput {\n  email: String!\n  pa' +
  'ssword: String!\n  "Of the authenticator app, or a recovery code."\n  code: String\n}\n\ninput UseCodeInp' +
  'ut {\n  code: String!\n  email: String!\n  name: String\n  password: String!\n}\n\ninput PasskeyAnswerInput' +
  ' {\n  key: String!\n  "As `@simplewebauthn/browser` answers."\n  answer: JSON!\n  "The owner\'s name for ' +
  'a new passkey."\n  name: String\n}\n\ninput ChangePasswordInput {\n  key: String!\n  currentPassword: Stri' +
  'ng\n  newPassword: String!\n}\n\n"The `optionsJSON` that `@simplewebauthn/browser` is given."\ntype Passk' +
  'eyOptions {\n  options: JSON!\n}\n\n"The secret of an authenticator app."\ntype SecondFactorSecret {\n  "I' +
  'n base 32, to be typed."\n  secret: String!\n  "`otpauth://`, for an app on the same device."\n  uri: S' +
  'tring!\n  "The same as a QR code: its number of squares in a row, and the dark ones as the path of an' +
  ' SVG."\n  qrSize: Int!\n  qrPath: String!\n}\n\ntype RecoveryCodes {\n  codes: [String!]!\n}\n\nunion SecondF' +
  'actorAnswer = RecoveryCodes | Problem\n\ntype SignedIn {\n  session: Session!\n}\n\nunion SignInAnswer = S' +
  'ignedIn | Problem\n\ninput InviteOwnerInput {\n  key: String!\n  email: String!\n  name: String\n  role: R' +
  'ole!\n}\n\ninput ChangeOwnerRoleInput {\n  key: String!\n  id: ID!\n  version: Int!\n  role: Role!\n}\n\ninput' +
  ' RemoveOwnerInput {\n  key: String!\n  id: ID!\n  version: Int!\n}\n\ntype OwnerCode {\n  owner: Owner!\n  c'
