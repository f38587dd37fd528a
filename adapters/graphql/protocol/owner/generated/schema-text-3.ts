/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  '0, at most 100, with at most four decimals."\n  percent: Float\n  "Minor units of the shop\'s currency.' +
  '"\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minim' +
  'umCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\n"Omitted parts stay unchanged; null re' +
  'moves a limit."\ninput EditDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  name: String\n' +
  '  percent: Float\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor' +
  ': Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\ninput EndDiscountInput ' +
  '{\n  key: String!\n  code: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\n"A discount after its chan' +
  'ge, or a preview of it (`dryRun`)."\ntype DiscountChanged {\n  discount: Discount!\n  "False: no change' +
  ' was needed, or the key was used for the same change before."\n  hasChanged: Boolean!\n  isDryRun: Boo' +
  'lean!\n}\n\nunion DiscountAnswer = DiscountChanged | Problem\n\ninput DeliverStockInput {\n  key: String!\n' +
  '  "Id or code of the variant."\n  variant: ID!\n  pieces: Int!\n}\n\ninput CountStockInput {\n  key: Strin' +
  'g!\n  variant: ID!\n  "The stock when it was read; null: unlimited."\n  expected: Int\n  "The pieces in ' +
  'stock now; null: unlimited from now on."\n  pieces: Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  pro' +
  'ductName: String!\n  left: Int\n}\n\nunion StockAnswer = StockChanged | Problem\n\nenum SubscriptionStatus' +
  ' {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  status' +
  ': SubscriptionStatus\n  email: String\n}\n\nenum SubscriptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_' +
  'BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: SubscriptionSortKey!\n  descending: Boolean = true' +
  '\n}\n\ntype SubscriptionPage implements Page {\n  items: [Subscription!]!\n  next: String\n}\n\ntype Subscri' +
  'ption {\n  id: ID!\n  status: SubscriptionStatus!\n  email: String\n  productName: String!\n  "The number' +
  ' of intervals between two payments."\n  frequency: Int!\n  "`day`, `week`, `month` or `year`."\n  inter' +
  'val: String!\n  amount: Money!\n  provider: String\n  orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt:' +
  ' DateTime\n  periodEndsAt: DateTime!\n  nextChargeAt: DateTime\n  failures: Int!\n  canceledAt: DateTime' +
  '\n}\n\n"A subscription with its history, the oldest entry first."\ntype SubscriptionDetails {\n  subscrip' +
  'tion: Subscription!\n  card: Card\n  "The end of a cancelled subscription."\n  endsAt: DateTime\n  order' +
  's: [SubscriptionOrder!]!\n  events: [SubscriptionEvent!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  num' +
  'ber: String!\n  "From 0, the first period."\n  period: Int!\n}\n\ntype SubscriptionEvent {\n  "For example' +
  ' `paid`, `failed`, `canceled`."\n  kind: String!\n  at: DateTime!\n  reason: String\n}\n\ninput CancelSubs' +
  'criptionInput {\n  key: String!\n  id: ID!\n  "Ends it now; refunds are made on its orders."\n  atOnce: ' +
  'Boolean = false\n}\n\ntype SubscriptionChanged {\n  details: SubscriptionDetails!\n}\n\nunion SubscriptionA' +
  'nswer = SubscriptionChanged | Problem\n\ntype FormCount {\n  name: String!\n  entries: Int!\n  unread: In' +
  't!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FORM\n  "Uploaded by a member."\n  MEMBER\n  "In the fold' +
  'er of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput ShopFileFilter {\n  "A part of the file\'s name."\n  ' +
  'search: String\n  kind: FileKind\n}\n\ntype ShopFilePage implements Page {\n  items: [ShopFile!]!\n  next:' +
  ' String\n}\n\n"A stored file; people with a session can read it at `/vitrine/files/<id>`."\ntype ShopFil' +
  'e {\n  id: ID!\n  kind: FileKind!\n  name: String!\n  "Null: unknown, for a member\'s file of an older ve' +
  'rsion."\n  sizeBytes: Whole\n  "The time of its upload; for a download, of its last change."\n  at: Dat' +
  'eTime!\n  "The entry of the form, the member, or the products that sell it."\n  usedBy: [FileUse!]!\n}\n' +
  '\n"A user of a file: an entry, a member or a product."\ntype FileUse {\n  id: ID!\n  name: String!\n}\n\nty' +
  'pe FileOrders {\n  "At most 200; `name` is the number of the order."\n  orders: [FileUse!]!\n  hasMore:' +
  ' Boolean!\n}\n\n"The storage used by files of a kind."\ntype FileRoom {\n  kind: FileKind!\n  usedBytes: W' +
  'hole!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\ninput FormEntryFilter {\n  form: String\n  unread: Bo' +
  'olean\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: String\n}\n\n"A submission' +
  ' of a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  receivedAt: DateTime!\n  isRead: Boolean!\n ' +
  ' "The address of its page, without the query."\n  page: String!\n  "The first mail address among the f' +
  'ields; null: there is none."\n  replyTo: String\n  "In the order of the form."\n  fields: [FormField!]!' +
  '\n  files: [EntryFile!]!\n  "Replies by mail, the oldest first."\n  replies: [EntryReply!]!\n}\n\n"A reply' +
  ' by mail to the sender of an entry."\ntype EntryReply {\n  at: DateTime!\n  "The mail address of the pe' +
  'rson who wrote it."\n  by: String!\n  subject: String!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  ' +
  'key: String!\n  id: ID!\n  "At most 200 characters."\n  subject: String!\n  "At most 20,000 characters."' +
  '\n  text: String!\n}\n\ntype FormField {\n  name: String!\n  value: String!\n}\n\ntype EntryFile {\n  field: S' +
  'tring!\n  "Null: it did not arrive or was removed. People with a session can read it at `/vitrine/fil' +
  'es/<id>`."\n  id: ID\n  name: String\n  sizeBytes: Whole\n}\n\n"The state of the running site."\ntype Healt' +
  'h {\n  "The version of the program."\n  version: String!\n  startedAt: DateTime!\n  database: DatabaseHe' +
  'alth!\n  disk: DiskHealth\n  work: WaitingWork!\n  providers: [ProviderHealth!]!\n  mailsAreSent: Boolea' +
  'n!\n  backup: Backup\n  backupStanding: BackupStanding!\n  "Unexpected errors since the start of the pr' +
  'ocess, the newest first; at most 50."\n  errors: [RecentError!]!\n}\n\ntype DatabaseHealth {\n  name: Str' +
  'ing!\n  answeredInMs: Float!\n  sizeBytes: Whole\n}\n\n"Free disk space of the data folder; null: the dat' +
  'a are on another machine."\ntype DiskHealth {\n  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Pending wo' +
  'rk of the regular jobs."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time when the o' +
  'ldest waiting mail was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subscri' +
  'ptions whose charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Real payme' +
  'nts."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\n' +
  'enum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype RecentError {\n  "The request id, as in log' +
  's and answers; null: it was no request."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum ' +
  'MemberStatus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  gr' +
  'oup: String\n  isBanned: Boolean\n  "A part of the name or the address."\n  search: String\n}\n\nenum Memb' +
  'erSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n' +
  '  descending: Boolean = true\n}\n\ntype MemberPage implements Page {\n  items: [Member!]!\n  next: String' +
  '\n}\n\ntype Member {\n  id: ID!\n  email: String!\n  name: String!\n  status: MemberStatus!\n  groups: [Stri' +
  'ng!]!\n  createdAt: DateTime!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with all th' +
  'eir data."\ntype MemberDetails {\n  member: Member!\n  "They agreed to mails with news."\n  acceptsNews:' +
  ' Boolean!\n  invitedAt: DateTime\n  "Groups that an owner can remove; others were bought."\n  givenGrou' +
  'ps: [String!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at most.' +
  '"\n  events: [MemberEvent!]!\n  "Orders with their address, the newest first; twenty at most."\n  order' +
  's: [OrderSummary!]!\n  "Subscriptions with their address, the newest first; twenty at most."\n  subscr' +
  'iptions: [Subscription!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of the ' +
  'person, also after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"An entry in the history of ' +
  'a member\'s account."\ntype MemberEvent {\n  "For example `logged-in`, `groups-changed`."\n  kind: Strin' +
  'g!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum ' +
  'MemberGroupType {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "May see every p' +
  'age."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: String!\n  email: String!\n  name: String\n  groups: ' +
  '[String!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [St' +
  'ring!]\n}\n\ntype MemberChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Pro' +
  'blem\n\n"The progress of the invitation campaign."\ntype Invitations {\n  "Members who never logged in a' +
  'nd are in no campaign."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Members who got a' +
  ' mail."\n  invited: Int!\n  "Members who logged in after a mail."\n  joined: Int!\n  "Members who get an' +
  'other mail unless they log in."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  ' +
  '"Null: no mail follows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First' +
  ' mails of an hour: from 1 to 1000."\n  perHour: Int!\n  "Reminders: 0 none, 1 after three days, 2 a se' +
  'cond one after another week."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Members who get a ma' +
  'il, or get none any more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion InvitationsAnswer = In' +
  'vitationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the person who did it."\n  by:' +
  ' String\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implements Page {\n  item' +
  's: [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n  id: ID!\n  at:' +
  ' DateTime!\n  "The mail address of the person, also after they were removed; `terminal` for the comma' +
  'nd."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  operation: String!\n  "The ' +
  'id of what was changed."\n  subject: String\n  "A short description of the change."\n  detail: String!\n' +
  '}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it is repeated automatically."\n  FAILING\n  WAIT' +
  'ING\n  NEVER_RAN\n}\n\n"A regular job of the site. One process runs it at a time."\ntype Job {\n  name: St' +
  'ring!\n  state: JobState!\n  "While it runs: the time from which another process may take it over."\n  ' +
  'dueAt: DateTime!\n  "The begin of the last run."\n  startedAt: DateTime\n  "The end of the last finishe' +
  'd run."\n  endedAt: DateTime\n  "The reason why that run failed."\n  failure: String\n  "Failed runs sin' +
  'ce the last successful one."\n  failures: Int!\n}\n\ntype JobRequested {\n  name: String!\n}\n\nunion RunJob' +
  'Answer = JobRequested | Problem\n\nenum EventState {\n  "It is sent, and repeated, automatically."\n  WA' +
  'ITING\n  DELIVERED\n  "It is sent again only on request of an owner."\n  GIVEN_UP\n}\n\ninput EventFilter ' +
  '{\n  state: EventState\n  "For example `order.placed`."\n  kind: String\n}\n\ntype EventPage implements Pa' +
  'ge {\n  items: [Event!]!\n  next: String\n}\n\n"An event at one endpoint."\ntype Event {\n  id: ID!\n  "The ' +
  'value of the header `webhook-id`, the same for each endpoint."\n  eventId: ID!\n  kind: String!\n  "The' +
  ' order or variant of the event."\n  subject: String!\n  "Null: the endpoint was removed."\n  url: Strin' +
  'g\n  state: EventState!\n  tries: Int!\n  "The reason why the last try failed."\n  failure: String\n  "Th' +
  'e JSON text that is sent."\n  body: String!\n  createdAt: DateTime!\n  "Null: it is not repeated automa' +
  'tically."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntype EventsReplayed {\n  count: Int!\n}\n\nun' +
  'ion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype WebhookEndpoint {\n  url: String!\n  "The kind' +
  's of events that it receives, such as `order.placed`; empty: all."\n  kinds: [String!]!\n  "The last c' +
  'hange of its secret; null: never."\n  rotatedAt: DateTime\n  "Until then events are also signed with t' +
  'he earlier secret; null: only with one secret."\n  earlierSecretEndsAt: DateTime\n}\n\ntype WebhookSecre' +
  'tRotated {\n  endpoint: WebhookEndpoint!\n  "The new secret, returned only once."\n  secret: String!\n}\n' +
  '\nunion RotateWebhookSecretAnswer = WebhookSecretRotated | Problem\n\ntype Settings {\n  "Changes with t' +
  'he file; `changeSettings` takes it."\n  version: String!\n  "All settings: name, help, form of the val' +
  'ue, default."\n  fields: JSON!\n  "The values in the file."\n  values: JSON!\n  "Settings with a secret,' +
  ' which can be changed in the file only."\n  locked: [String!]!\n  "The reason why the file cannot be r' +
  'ead or used; null: it can."\n  failure: String\n  "Changed settings that take effect at the next start' +
  ' of the site."\n  waiting: [String!]!\n  "The last change by this API; null: none."\n  lastChange: Last' +
  'SettingsChange\n}\n\ntype LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The changed settings, s' +
  'uch as `business.name`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version' +
  ': String!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "For' +
  ' example `business.name` or `shipping`."\n  path: String!\n  "The value as JSON; null: removes the set' +
  'ting."\n  value: String\n}\n\n"One difference; values are JSON, null for a missing value."\ntype SettingC' +
  'hange {\n  path: String!\n  before: String\n  after: String\n}\n\n"A setting and the rule that its value b' +
  'reaks."\ntype SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "False ' +
  'also where there are problems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [Setting' +
  'Problem!]!\n  changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsChan' +
  'ged | Problem\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below the' +
  ' site folder."\n  path: String!\n  "The reason why it cannot be edited here; null: it can."\n  failure:' +
  ' String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  CO' +
  'LOR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The type of all values of the column, which edits ' +
  'must keep."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Changes with each cell of the line; `editC' +
  'ollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!\n  columns:' +
  ' [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search finds."\n  t' +
  'otal: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value: String!\n}\n' +
  '\n"`line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed."\n' +
  'input ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  key: String!' +
  '\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new lines, in ' +
  'the order of the edits; null for a removed one."\n  lines: [CollectionLine]!\n}\n\nunion CollectionAnswe' +
  'r = CollectionChanged | Problem'
