/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'ime\n  "Orders that may use it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n  "The least s' +
  'ubtotal of an order; null: any."\n  minimumSubtotal: Money\n  "The least number of pieces of an order;' +
  ' null: any."\n  minimumCount: Int\n  "The products that it takes something off; null: all."\n  productI' +
  'ds: [ID!]\n}\n\n"Exactly one of `percent` and `amountMinor` is given."\ninput CreateDiscountInput {\n  ke' +
  'y: String!\n  code: ID!\n  "Null: the code."\n  name: String\n  "Above 0, at most 100, with at most four' +
  ' decimals."\n  percent: Float\n  "Minor units of the shop\'s currency."\n  amountMinor: Whole\n  expiresA' +
  't: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n' +
  '  dryRun: Boolean = false\n}\n\n"Parts that are not given stay; null takes a limit off."\ninput EditDisc' +
  'ountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  name: String\n  percent: Float\n  amountMinor' +
  ': Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  ' +
  'productIds: [ID!]\n  dryRun: Boolean = false\n}\n\ninput EndDiscountInput {\n  key: String!\n  code: ID!\n ' +
  ' version: Int!\n  dryRun: Boolean = false\n}\n\n"A discount after its change, or as it would be after it' +
  ' (`dryRun`)."\ntype DiscountChanged {\n  discount: Discount!\n  "False: nothing had to be changed, or t' +
  'he key was used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\nunion DiscountA' +
  'nswer = DiscountChanged | Problem\n\ninput DeliverStockInput {\n  key: String!\n  "Id or code of the var' +
  'iant."\n  variant: ID!\n  pieces: Int!\n}\n\ninput CountStockInput {\n  key: String!\n  variant: ID!\n  "The' +
  ' pieces that were left when it was read; null: without end."\n  expected: Int\n  "Pieces that are ther' +
  'e now; null: sold without end from now on."\n  pieces: Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  ' +
  'productName: String!\n  left: Int\n}\n\nunion StockAnswer = StockChanged | Problem\n\nenum SubscriptionSta' +
  'tus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  sta' +
  'tus: SubscriptionStatus\n  email: String\n}\n\nenum SubscriptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NE' +
  'XT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: SubscriptionSortKey!\n  descending: Boolean = t' +
  'rue\n}\n\ntype SubscriptionPage implements Page {\n  items: [Subscription!]!\n  next: String\n}\n\ntype Subs' +
  'cription {\n  id: ID!\n  status: SubscriptionStatus!\n  email: String\n  productName: String!\n  "Every s' +
  'o many intervals."\n  frequency: Int!\n  "`day`, `week`, `month` or `year`."\n  interval: String!\n  amo' +
  'unt: Money!\n  provider: String\n  orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt: DateTime\n  period' +
  'EndsAt: DateTime!\n  nextChargeAt: DateTime\n  failures: Int!\n  canceledAt: DateTime\n}\n\n"A subscriptio' +
  'n with everything that happened to it, the oldest first."\ntype SubscriptionDetails {\n  subscription:' +
  ' Subscription!\n  card: Card\n  "The end of one that is charged no more."\n  endsAt: DateTime\n  orders:' +
  ' [SubscriptionOrder!]!\n  events: [SubscriptionEvent!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  numbe' +
  'r: String!\n  "From 0, the one that began it."\n  period: Int!\n}\n\ntype SubscriptionEvent {\n  "As `paid' +
  '`, `failed`, `canceled`."\n  kind: String!\n  at: DateTime!\n  reason: String\n}\n\ninput CancelSubscripti' +
  'onInput {\n  key: String!\n  id: ID!\n  "Ends it now; money is given back with its orders."\n  atOnce: B' +
  'oolean = false\n}\n\ntype SubscriptionChanged {\n  details: SubscriptionDetails!\n}\n\nunion SubscriptionAn' +
  'swer = SubscriptionChanged | Problem\n\ntype FormCount {\n  name: String!\n  entries: Int!\n  unread: Int' +
  '!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FORM\n  "Uploaded by a member."\n  MEMBER\n  "In the folde' +
  'r of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput ShopFileFilter {\n  "A part of the file\'s name."\n  s' +
  'earch: String\n  kind: FileKind\n}\n\ntype ShopFilePage implements Page {\n  items: [ShopFile!]!\n  next: ' +
  'String\n}\n\n"A file that the shop keeps; it is at `/vitrine/files/<id>` for people with a session."\nty' +
  'pe ShopFile {\n  id: ID!\n  kind: FileKind!\n  name: String!\n  "Null: not known, of a member\'s file of ' +
  'an older version."\n  sizeBytes: Whole\n  "When it arrived; of a file for buyers, when it was changed ' +
  'last."\n  at: DateTime!\n  "The entry of the form, the member, or the products that sell it."\n  usedBy' +
  ': [FileUse!]!\n}\n\n"Something that uses a file."\ntype FileUse {\n  id: ID!\n  name: String!\n}\n\ntype File' +
  'Orders {\n  "At most 200; `name` is the number of the order."\n  orders: [FileUse!]!\n  hasMore: Boolea' +
  'n!\n}\n\n"The space that the files of a kind take."\ntype FileRoom {\n  kind: FileKind!\n  usedBytes: Whol' +
  'e!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\ninput FormEntryFilter {\n  form: String\n  unread: Boole' +
  'an\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: String\n}\n\n"Something that ' +
  'a visitor sent with a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  receivedAt: DateTime!\n  is' +
  'Read: Boolean!\n  "Address of the page it was sent from, without its query."\n  page: String!\n  "The f' +
  'irst field that holds a mail address; null: none does."\n  replyTo: String\n  "In the order of the for' +
  'm."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Answers that were mailed, the oldest first."\n ' +
  ' replies: [EntryReply!]!\n}\n\n"An answer that was mailed to the sender of an entry."\ntype EntryReply {' +
  '\n  at: DateTime!\n  "The mail address of the person who wrote it."\n  by: String!\n  subject: String!\n ' +
  ' text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 200 characters."\n  s' +
  'ubject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {\n  name: String!\n ' +
  ' value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null where it did not arrive or was removed;' +
  ' else it is at `/vitrine/files/<id>` for people with a session."\n  id: ID\n  name: String\n  sizeBytes' +
  ': Whole\n}\n\n"The state of the running site."\ntype Health {\n  "Of the program."\n  version: String!\n  s' +
  'tartedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  providers:' +
  ' [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStanding!\n  "E' +
  'rrors that the site did not expect, since the start of the process, the newest first; at most 50."\n ' +
  ' errors: [ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Float!\n  sizeBytes: ' +
  'Whole\n}\n\n"The room where the data are; absent where they are on another machine."\ntype DiskHealth {\n' +
  '  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop does by itself and that waits."\ntype' +
  ' WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time at which the oldest mail that waits was' +
  ' queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptions whose charge is' +
  ' due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Money moves."\n  isLive: Boolean!' +
  '\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum BackupStanding {\n  ' +
  'NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answers name the request; null: it was ' +
  'none."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n  INVITED\n  UNVERIF' +
  'IED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  isBanned: Boolean\n  ' +
  '"A part of the name or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAIL\n  NAME\n' +
  '  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Boolean = true\n}\n\nty' +
  'pe MemberPage implements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member {\n  id: ID!\n  emai' +
  'l: String!\n  name: String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdAt: DateTime!\n  las' +
  'tLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with everything about them."\ntype MemberDetai' +
  'ls {\n  member: Member!\n  "They agreed to mails with news."\n  acceptsNews: Boolean!\n  invitedAt: Date' +
  'Time\n  "The groups that an owner may take away; others were bought."\n  givenGroups: [String!]!\n  "Th' +
  'e newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at most."\n  events: [MemberE' +
  'vent!]!\n  "Orders with their address, the newest first; twenty at most."\n  orders: [OrderSummary!]!\n' +
  '  "Subscriptions with their address, the newest first; twenty at most."\n  subscriptions: [Subscripti' +
  'on!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of the person, also after t' +
  'hey were removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something that happened to the account of a mem' +
  'ber."\ntype MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  kind: String!\n  at: DateTime!\n}\n\nty' +
  'pe MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum MemberGroupType {\n  "Giv' +
  'en by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees everything."\n  ADMIN\n}\n\ninput Invi' +
  'teMemberInput {\n  key: String!\n  email: String!\n  name: String\n  groups: [String!]\n}\n\ninput ChangeMe' +
  'mberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n\ntype MemberChange' +
  'd {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"The standing of the ' +
  'campaign of invitations."\ntype Invitations {\n  "Members who never logged in here and whom no campaig' +
  'n will mail."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Those who got a mail."\n  in' +
  'vited: Int!\n  "Those of them who came."\n  joined: Int!\n  "Those who get one more mail unless they co' +
  'me."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  "Null: no mail follows."\n  ' +
  'nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First mails of an hour: from 1 t' +
  'o 1000."\n  perHour: Int!\n  "Reminders for those who do not come: none, one after three days, or a se' +
  'cond after a week more."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Members who get a mail, o' +
  'r get no more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion InvitationsAnswer = InvitationsCh' +
  'anged | Problem\n\ninput AuditFilter {\n  "The mail address of the person who did it."\n  by: String\n  "' +
  'The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implements Page {\n  items: [AuditEn' +
  'try!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n  id: ID!\n  at: DateTime!\n' +
  '  "The mail address of the person, also after they were removed; `terminal` for the command."\n  by: ' +
  'String!\n  "The name of the mutation, such as `refundOrder`."\n  operation: String!\n  "The id of what ' +
  'was changed."\n  subject: String\n  "The change in a few words."\n  detail: String!\n}\n\nenum JobState {\n' +
  '  RUNNING\n  "Its last run failed; it is tried again by itself."\n  FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"' +
  'A kind of work that the site does by itself. One of its processes does it at a time."\ntype Job {\n  n' +
  'ame: String!\n  state: JobState!\n  "Of one that runs, the time at which another process takes it over' +
  ' if this one was killed."\n  dueAt: DateTime!\n  "The begin of the last run."\n  startedAt: DateTime\n  ' +
  '"The end of the last run that came to its end."\n  endedAt: DateTime\n  "The reason why that run faile' +
  'd."\n  failure: String\n  "Runs that failed since the last good one."\n  failures: Int!\n}\n\ntype JobRequ' +
  'ested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n  "It is s' +
  'ent, and tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is sent again only when an owner asks.' +
  '"\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `order.placed`."\n  kind: String\n}\n\ntyp' +
  'e EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at one endpoint."\ntype ' +
  'Event {\n  id: ID!\n  "The same at each endpoint: the header `webhook-id`."\n  eventId: ID!\n  kind: Str' +
  'ing!\n  "The order or the variant that it is about."\n  subject: String!\n  "Null: the endpoint was rem' +
  'oved."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why the last try failed."\n  fa' +
  'ilure: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: DateTime!\n  "Null where i' +
  't is not tried by itself."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntype EventsReplayed {\n  ' +
  'count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype WebhookEndpoint {\n  url: St' +
  'ring!\n  "The events that it is told of, as `order.placed`; empty: all."\n  kinds: [String!]!\n  "The l' +
  'ast change of its secret; null: never."\n  rotatedAt: DateTime\n  "Until then events are signed with t' +
  'he earlier secret too; null: with one only."\n  earlierSecretEndsAt: DateTime\n}\n\ntype WebhookSecretRo' +
  'tated {\n  endpoint: WebhookEndpoint!\n  "The new secret, which is answered this once."\n  secret: Stri' +
  'ng!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated | Problem\n\ntype Settings {\n  "Differs ' +
  'where the file was changed; `changeSettings` takes it."\n  version: String!\n  "The settings that ther' +
  'e are: name, help, form of the value, value where it is left out."\n  fields: JSON!\n  "The values in ' +
  'the file."\n  values: JSON!\n  "Settings that hold a secret: they are changed in the file only."\n  loc' +
  'ked: [String!]!\n  "The reason why the file cannot be read or used; null: it can."\n  failure: String\n' +
  '  "Settings of the file that the running site takes over when it starts again."\n  waiting: [String!]' +
  '!\n  "The last change that was made here; null: none."\n  lastChange: LastSettingsChange\n}\n\ntype LastS' +
  'ettingsChange {\n  at: DateTime!\n  by: String!\n  "The places that it changed, as `business.name`."\n  ' +
  'paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version: String!\n  edits: [Setting' +
  'EditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "As `business.name` or `shippin' +
  'g`."\n  path: String!\n  "The value as JSON; null: it is left out."\n  value: String\n}\n\n"One difference' +
  '; a value is JSON, null where nothing stands there."\ntype SettingChange {\n  path: String!\n  before: ' +
  'String\n  after: String\n}\n\n"A place in the settings and the rule that its value breaks."\ntype Setting' +
  'Problem {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "False also where there are' +
  ' problems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [SettingProblem!]!\n  changes' +
  ': [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsChanged | Problem\n\n"A ta' +
  'ble of the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below the site folder."\n  pat' +
  'h: String!\n  "The reason why it is not edited here; null: it is."\n  failure: String\n}\n\nenum CellKind' +
  ' {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR\n}\n\ntype CollectionCo' +
  'lumn {\n  name: String!\n  "The kind that all values of the column share: an edit keeps to it."\n  kind' +
  ': CellKind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of the line differs; `editCollection` t' +
  'akes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!\n  columns: [Collection' +
  'Column!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search finds."\n  total: Int!\n ' +
  ' next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value: String!\n}\n\n"`line` and' +
  ' `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed."\ninput ItemEd' +
  'itInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  key: String!\n  slug: ID!' +
  '\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new lines as they stand no' +
  'w, in the order of the edits; a removed one is null."\n  lines: [CollectionLine]!\n}\n\nunion Collection' +
  'Answer = CollectionChanged | Problem'
