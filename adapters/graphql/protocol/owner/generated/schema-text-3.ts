/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'ems of the table as a whole."\n  problems: [String!]!\n  "False: nothing was written."\n  isWritten: Bo' +
  'olean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum DiscountSource {\n  "It comes from `' +
  'vitrine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  A' +
  'CTIVE\n  ENDED\n  "Its limit of orders is reached."\n  USED_UP\n}\n\ntype DiscountPage implements Page {\n ' +
  ' items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "The code in capital letters."\n  code: ID!\n' +
  '  "The name that orders show."\n  name: String!\n  state: DiscountState!\n  source: DiscountSource!\n  "' +
  'Grows with each change; 0: it is only in the settings."\n  version: Int!\n  "From 0 to 100; null: an a' +
  'mount is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orde' +
  'rs that may use it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n  "The minimum subtotal o' +
  'f an order; null: any."\n  minimumSubtotal: Money\n  "The minimum number of pieces of an order; null: ' +
  'any."\n  minimumCount: Int\n  "The products that it applies to; null: all."\n  productIds: [ID!]\n}\n\n"Ex' +
  'actly one of `percent` and `amountMinor` is given."\ninput CreateDiscountInput {\n  key: String!\n  cod' +
  'e: ID!\n  "Null: the code."\n  name: String\n  "Above 0, at most 100, with at most four decimals."\n  pe' +
  'rcent: Float\n  "Minor units of the shop\'s currency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  us' +
  'ageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolea' +
  'n = false\n}\n\n"Omitted parts stay unchanged; null removes a limit."\ninput EditDiscountInput {\n  key: ' +
  'String!\n  code: ID!\n  version: Int!\n  name: String\n  percent: Float\n  amountMinor: Whole\n  expiresAt' +
  ': DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n ' +
  ' dryRun: Boolean = false\n}\n\ninput EndDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  dr' +
  'yRun: Boolean = false\n}\n\n"A discount after its change, or a preview of it (`dryRun`)."\ntype Discount' +
  'Changed {\n  discount: Discount!\n  "False: no change was needed, or the key was used for the same cha' +
  'nge before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged |' +
  ' Problem\n\ninput DeliverStockInput {\n  key: String!\n  "Id or code of the variant."\n  variant: ID!\n  p' +
  'ieces: Int!\n}\n\ninput CountStockInput {\n  key: String!\n  variant: ID!\n  "The stock when it was read; ' +
  'null: unlimited."\n  expected: Int\n  "The pieces in stock now; null: unlimited from now on."\n  pieces' +
  ': Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  productName: String!\n  left: Int\n}\n\nunion StockAnswe' +
  'r = StockChanged | Problem\n\nenum SubscriptionStatus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANC' +
  'ELED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  status: SubscriptionStatus\n  email: String\n}\n\nenum Subs' +
  'criptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by' +
  ': SubscriptionSortKey!\n  descending: Boolean = true\n}\n\ntype SubscriptionPage implements Page {\n  ite' +
  'ms: [Subscription!]!\n  next: String\n}\n\ntype Subscription {\n  id: ID!\n  status: SubscriptionStatus!\n ' +
  ' email: String\n  productName: String!\n  "The number of intervals between two payments."\n  frequency:' +
  ' Int!\n  "`day`, `week`, `month` or `year`."\n  interval: String!\n  amount: Money!\n  provider: String\n' +
  '  orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextChargeA' +
  't: DateTime\n  failures: Int!\n  canceledAt: DateTime\n}\n\n"A subscription with its history, the oldest ' +
  'entry first."\ntype SubscriptionDetails {\n  subscription: Subscription!\n  card: Card\n  "The end of a ' +
  'cancelled subscription."\n  endsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  events: [SubscriptionE' +
  'vent!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  number: String!\n  "From 0, the first period."\n  peri' +
  'od: Int!\n}\n\ntype SubscriptionEvent {\n  "For example `paid`, `failed`, `canceled`."\n  kind: String!\n ' +
  ' at: DateTime!\n  reason: String\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n  id: ID!\n  "Ends ' +
  'it now; refunds are made on its orders."\n  atOnce: Boolean = false\n}\n\ntype SubscriptionChanged {\n  d' +
  'etails: SubscriptionDetails!\n}\n\nunion SubscriptionAnswer = SubscriptionChanged | Problem\n\ntype FormC' +
  'ount {\n  name: String!\n  entries: Int!\n  unread: Int!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FOR' +
  'M\n  "Uploaded by a member."\n  MEMBER\n  "In the folder of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput' +
  ' ShopFileFilter {\n  "A part of the file\'s name."\n  search: String\n  kind: FileKind\n}\n\ntype ShopFileP' +
  'age implements Page {\n  items: [ShopFile!]!\n  next: String\n}\n\n"A stored file; people with a session ' +
  'can read it at `/vitrine/files/<id>`."\ntype ShopFile {\n  id: ID!\n  kind: FileKind!\n  name: String!\n ' +
  ' "Null: unknown, for a member\'s file of an older version."\n  sizeBytes: Whole\n  "The time of its upl' +
  'oad; for a download, of its last change."\n  at: DateTime!\n  "The entry of the form, the member, or t' +
  'he products that sell it."\n  usedBy: [FileUse!]!\n}\n\n"A user of a file: an entry, a member or a produ' +
  'ct."\ntype FileUse {\n  id: ID!\n  name: String!\n}\n\ntype FileOrders {\n  "At most 200; `name` is the num' +
  'ber of the order."\n  orders: [FileUse!]!\n  hasMore: Boolean!\n}\n\n"The storage used by files of a kind' +
  '."\ntype FileRoom {\n  kind: FileKind!\n  usedBytes: Whole!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\n' +
  'input FormEntryFilter {\n  form: String\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  i' +
  'tems: [FormEntry!]!\n  next: String\n}\n\n"A submission of a form."\ntype FormEntry {\n  id: ID!\n  form: S' +
  'tring!\n  receivedAt: DateTime!\n  isRead: Boolean!\n  "The address of its page, without the query."\n  ' +
  'page: String!\n  "The first mail address among the fields; null: there is none."\n  replyTo: String\n  ' +
  '"In the order of the form."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Replies by mail, the o' +
  'ldest first."\n  replies: [EntryReply!]!\n}\n\n"A reply by mail to the sender of an entry."\ntype EntryRe' +
  'ply {\n  at: DateTime!\n  "The mail address of the person who wrote it."\n  by: String!\n  subject: Stri' +
  'ng!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 200 characters.' +
  '"\n  subject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {\n  name: Stri' +
  'ng!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null: it did not arrive or was removed.' +
  ' People with a session can read it at `/vitrine/files/<id>`."\n  id: ID\n  name: String\n  sizeBytes: W' +
  'hole\n}\n\n"The state of the running site."\ntype Health {\n  "The version of the program."\n  version: St' +
  'ring!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  p' +
  'roviders: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStand' +
  'ing!\n  "Unexpected errors since the start of the process, the newest first; at most 50."\n  errors: [' +
  'RecentError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Float!\n  sizeBytes: Whole\n}\n' +
  '\n"Free disk space of the data folder; null: the data are on another machine."\ntype DiskHealth {\n  fr' +
  'eeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Pending work of the regular jobs."\ntype WaitingWork {\n  mai' +
  'ls: Int!\n  failedMails: Int!\n  "The time when the oldest waiting mail was queued."\n  oldestMailAt: D' +
  'ateTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptions whose charge is due."\n  renewals: Int!\n}\n\n' +
  'type ProviderHealth {\n  name: String!\n  "Real payments."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeA' +
  't: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT' +
  '\n}\n\ntype RecentError {\n  "The request id, as in logs and answers; null: it was no request."\n  reques' +
  'tId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n' +
  '}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  isBanned: Boolean\n  "A part of the ' +
  'name or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n ' +
  ' STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Boolean = true\n}\n\ntype MemberPage i' +
  'mplements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member {\n  id: ID!\n  email: String!\n  na' +
  'me: String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdAt: DateTime!\n  lastLogInAt: DateT' +
  'ime\n  bannedAt: DateTime\n}\n\n"One member with all their data."\ntype MemberDetails {\n  member: Member!' +
  '\n  "They agreed to mails with news."\n  acceptsNews: Boolean!\n  invitedAt: DateTime\n  "Groups that an' +
  ' owner can remove; others were bought."\n  givenGroups: [String!]!\n  "The values of the fields that t' +
  'he site\'s settings name, in their order."\n  fields: [MemberField!]!\n  "The newest first."\n  notes: [' +
  'MemberNote!]!\n  "The newest first, of a year at most."\n  events: [MemberEvent!]!\n  "Orders with thei' +
  'r address, the newest first; twenty at most."\n  orders: [OrderSummary!]!\n  "Subscriptions with their' +
  ' address, the newest first; twenty at most."\n  subscriptions: [Subscription!]!\n}\n\ntype MemberField {' +
  '\n  "The label of the field."\n  name: String!\n  "Null for a checkbox and for a file."\n  text: String\n' +
  '  isChecked: Boolean\n  "The id of a file, as in `files`."\n  fileId: ID\n}\n\ntype MemberNote {\n  id: ID' +
  '!\n  text: String!\n  "The mail address of the person, also after they were removed."\n  by: String!\n  ' +
  'at: DateTime!\n}\n\n"An entry in the history of a member\'s account."\ntype MemberEvent {\n  "For example ' +
  '`logged-in`, `groups-changed`."\n  kind: String!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  na' +
  'me: String!\n  type: MemberGroupType!\n}\n\nenum MemberGroupType {\n  "Given by the owner or at sign-up."' +
  '\n  FREE\n  "Bought."\n  PAID\n  "May see every page."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: Strin' +
  'g!\n  email: String!\n  name: String\n  groups: [String!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: Str' +
  'ing!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n\ntype MemberChanged {\n  details: MemberDetails' +
  '!\n}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"The progress of the invitation campaign."\ntype I' +
  'nvitations {\n  "Members who never logged in and are in no campaign."\n  open: Int!\n  "Members of the ' +
  'campaign."\n  total: Int!\n  "Members who got a mail."\n  invited: Int!\n  "Members who logged in after ' +
  'a mail."\n  joined: Int!\n  "Members who get another mail unless they log in."\n  waiting: Int!\n  "Null' +
  ': none was started."\n  startedAt: DateTime\n  "Null: no mail follows."\n  nextAt: DateTime\n}\n\ninput St' +
  'artInvitationsInput {\n  key: String!\n  "First mails of an hour: from 1 to 1000."\n  perHour: Int!\n  "' +
  'Reminders: 0 none, 1 after three days, 2 a second one after another week."\n  reminders: Int!\n}\n\ntype' +
  ' InvitationsChanged {\n  "Members who get a mail, or get none any more."\n  count: Int!\n  invitations:' +
  ' Invitations!\n}\n\nunion InvitationsAnswer = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The ' +
  'mail address of the person who did it."\n  by: String\n  "The id of what was changed."\n  subject: Stri' +
  'ng\n}\n\ntype AuditPage implements Page {\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an o' +
  'wner made."\ntype AuditEntry {\n  id: ID!\n  at: DateTime!\n  "The mail address of the person, also afte' +
  'r they were removed; `terminal` for the command."\n  by: String!\n  "The name of the mutation, such as' +
  ' `refundOrder`."\n  operation: String!\n  "The id of what was changed."\n  subject: String\n  "A short d' +
  'escription of the change."\n  detail: String!\n}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it' +
  ' is repeated automatically."\n  FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"A regular job of the site. One proc' +
  'ess runs it at a time."\ntype Job {\n  name: String!\n  state: JobState!\n  "While it runs: the time fro' +
  'm which another process may take it over."\n  dueAt: DateTime!\n  "The begin of the last run."\n  start' +
  'edAt: DateTime\n  "The end of the last finished run."\n  endedAt: DateTime\n  "The reason why that run ' +
  'failed."\n  failure: String\n  "Failed runs since the last successful one."\n  failures: Int!\n}\n\ntype J' +
  'obRequested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n  "I' +
  't is sent, and repeated, automatically."\n  WAITING\n  DELIVERED\n  "It is sent again only on request o' +
  'f an owner."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "For example `order.placed`."\n ' +
  ' kind: String\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at ' +
  'one endpoint."\ntype Event {\n  id: ID!\n  "The value of the header `webhook-id`, the same for each end' +
  'point."\n  eventId: ID!\n  kind: String!\n  "The order or variant of the event."\n  subject: String!\n  "' +
  'Null: the endpoint was removed."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why ' +
  'the last try failed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt:' +
  ' DateTime!\n  "Null: it is not repeated automatically."\n  nextTryAt: DateTime\n  deliveredAt: DateTime' +
  '\n}\n\ntype EventsReplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype' +
  ' WebhookEndpoint {\n  url: String!\n  "The kinds of events that it receives, such as `order.placed`; e' +
  'mpty: all."\n  kinds: [String!]!\n  "The last change of its secret; null: never."\n  rotatedAt: DateTim' +
  'e\n  "Until then events are also signed with the earlier secret; null: only with one secret."\n  earli' +
  'erSecretEndsAt: DateTime\n}\n\ntype WebhookSecretRotated {\n  endpoint: WebhookEndpoint!\n  "The new secr' +
  'et, returned only once."\n  secret: String!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated' +
  ' | Problem\n\ntype Settings {\n  "Changes with the file; `changeSettings` takes it."\n  version: String!' +
  '\n  "All settings: name, help, form of the value, default."\n  fields: JSON!\n  "The values in the file' +
  '."\n  values: JSON!\n  "Settings with a secret, which can be changed in the file only."\n  locked: [Str' +
  'ing!]!\n  "The reason why the file cannot be read or used; null: it can."\n  failure: String\n  "Change' +
  'd settings that take effect at the next start of the site."\n  waiting: [String!]!\n  "The last change' +
  ' by this API; null: none."\n  lastChange: LastSettingsChange\n}\n\ntype LastSettingsChange {\n  at: DateT' +
  'ime!\n  by: String!\n  "The changed settings, such as `business.name`."\n  paths: [String!]!\n}\n\ninput C' +
  'hangeSettingsInput {\n  key: String!\n  version: String!\n  edits: [SettingEditInput!]!\n  dryRun: Boole' +
  'an = false\n}\n\ninput SettingEditInput {\n  "For example `business.name` or `shipping`."\n  path: String' +
  '!\n  "The value as JSON; null: removes the setting."\n  value: String\n}\n\n"One difference; values are J' +
  'SON, null for a missing value."\ntype SettingChange {\n  path: String!\n  before: String\n  after: Strin' +
  'g\n}\n\n"A setting and the rule that its value breaks."\ntype SettingProblem {\n  path: String!\n  message' +
  ': String!\n}\n\ntype SettingsChanged {\n  "False also where there are problems: then nothing is written.' +
  '"\n  hasChanged: Boolean!\n  problems: [SettingProblem!]!\n  changes: [SettingChange!]!\n  settings: Set' +
  'tings!\n}\n\nunion SettingsAnswer = SettingsChanged | Problem\n\n"A table of the folder `collections`."\nt' +
  'ype CollectionInfo {\n  slug: ID!\n  "Below the site folder."\n  path: String!\n  "The reason why it can' +
  'not be edited here; null: it can."\n  failure: String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAG' +
  'ES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The t' +
  'ype of all values of the column, which edits must keep."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n' +
  '  "Changes with each cell of the line; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\n' +
  'type CollectionTable {\n  slug: ID!\n  columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "Th' +
  'e number of lines that the search finds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Count' +
  's from 0."\n  column: Int!\n  value: String!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alon' +
  'e: a new line. `line` alone: it is removed."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n' +
  '}\n\ninput EditCollectionInput {\n  key: String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype Collect' +
  'ionChanged {\n  "The edited and new lines, in the order of the edits; null for a removed one."\n  line' +
  's: [CollectionLine]!\n}\n\nunion CollectionAnswer = CollectionChanged | Problem'
