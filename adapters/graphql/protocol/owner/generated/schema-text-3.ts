/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'unt is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orders' +
  ' that may use it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n  "The minimum subtotal of ' +
  'an order; null: any."\n  minimumSubtotal: Money\n  "The minimum number of pieces of an order; null: an' +
  'y."\n  minimumCount: Int\n  "The products that it applies to; null: all."\n  productIds: [ID!]\n}\n\n"Exac' +
  'tly one of `percent` and `amountMinor` is given."\ninput CreateDiscountInput {\n  key: String!\n  code:' +
  ' ID!\n  "Null: the code."\n  name: String\n  "Above 0, at most 100, with at most four decimals."\n  perc' +
  'ent: Float\n  "Minor units of the shop\'s currency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  usag' +
  'eLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean ' +
  '= false\n}\n\n"Omitted parts stay unchanged; null removes a limit."\ninput EditDiscountInput {\n  key: St' +
  'ring!\n  code: ID!\n  version: Int!\n  name: String\n  percent: Float\n  amountMinor: Whole\n  expiresAt: ' +
  'DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  d' +
  'ryRun: Boolean = false\n}\n\ninput EndDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  dryR' +
  'un: Boolean = false\n}\n\n"A discount after its change, or a preview of it (`dryRun`)."\ntype DiscountCh' +
  'anged {\n  discount: Discount!\n  "False: no change was needed, or the key was used for the same chang' +
  'e before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged | P' +
  'roblem\n\ninput DeliverStockInput {\n  key: String!\n  "Id or code of the variant."\n  variant: ID!\n  pie' +
  'ces: Int!\n}\n\ninput CountStockInput {\n  key: String!\n  variant: ID!\n  "The stock when it was read; nu' +
  'll: unlimited."\n  expected: Int\n  "The pieces in stock now; null: unlimited from now on."\n  pieces: ' +
  'Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  productName: String!\n  left: Int\n}\n\nunion StockAnswer ' +
  '= StockChanged | Problem\n\nenum SubscriptionStatus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCEL' +
  'ED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  status: SubscriptionStatus\n  email: String\n}\n\nenum Subscr' +
  'iptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: ' +
  'SubscriptionSortKey!\n  descending: Boolean = true\n}\n\ntype SubscriptionPage implements Page {\n  items' +
  ': [Subscription!]!\n  next: String\n}\n\ntype Subscription {\n  id: ID!\n  status: SubscriptionStatus!\n  e' +
  'mail: String\n  productName: String!\n  "The number of intervals between two payments."\n  frequency: I' +
  'nt!\n  "`day`, `week`, `month` or `year`."\n  interval: String!\n  amount: Money!\n  provider: String\n  ' +
  'orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextChargeAt:' +
  ' DateTime\n  failures: Int!\n  canceledAt: DateTime\n}\n\n"A subscription with its history, the oldest en' +
  'try first."\ntype SubscriptionDetails {\n  subscription: Subscription!\n  card: Card\n  "The end of a ca' +
  'ncelled subscription."\n  endsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  events: [SubscriptionEve' +
  'nt!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  number: String!\n  "From 0, the first period."\n  period' +
  ': Int!\n}\n\ntype SubscriptionEvent {\n  "For example `paid`, `failed`, `canceled`."\n  kind: String!\n  a' +
  't: DateTime!\n  reason: String\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n  id: ID!\n  "Ends it' +
  ' now; refunds are made on its orders."\n  atOnce: Boolean = false\n}\n\ntype SubscriptionChanged {\n  det' +
  'ails: SubscriptionDetails!\n}\n\nunion SubscriptionAnswer = SubscriptionChanged | Problem\n\ntype FormCou' +
  'nt {\n  name: String!\n  entries: Int!\n  unread: Int!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FORM\n' +
  '  "Uploaded by a member."\n  MEMBER\n  "In the folder of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput S' +
  'hopFileFilter {\n  "A part of the file\'s name."\n  search: String\n  kind: FileKind\n}\n\ntype ShopFilePag' +
  'e implements Page {\n  items: [ShopFile!]!\n  next: String\n}\n\n"A stored file; people with a session ca' +
  'n read it at `/vitrine/files/<id>`."\ntype ShopFile {\n  id: ID!\n  kind: FileKind!\n  name: String!\n  "' +
  'Null: unknown, for a member\'s file of an older version."\n  sizeBytes: Whole\n  "The time of its uploa' +
  'd; for a download, of its last change."\n  at: DateTime!\n  "The entry of the form, the member, or the' +
  ' products that sell it."\n  usedBy: [FileUse!]!\n}\n\n"A user of a file: an entry, a member or a product' +
  '."\ntype FileUse {\n  id: ID!\n  name: String!\n}\n\ntype FileOrders {\n  "At most 200; `name` is the numbe' +
  'r of the order."\n  orders: [FileUse!]!\n  hasMore: Boolean!\n}\n\n"The storage used by files of a kind."' +
  '\ntype FileRoom {\n  kind: FileKind!\n  usedBytes: Whole!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\nin' +
  'put FormEntryFilter {\n  form: String\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  ite' +
  'ms: [FormEntry!]!\n  next: String\n}\n\n"A submission of a form."\ntype FormEntry {\n  id: ID!\n  form: Str' +
  'ing!\n  receivedAt: DateTime!\n  isRead: Boolean!\n  "The address of its page, without the query."\n  pa' +
  'ge: String!\n  "The first mail address among the fields; null: there is none."\n  replyTo: String\n  "I' +
  'n the order of the form."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Replies by mail, the old' +
  'est first."\n  replies: [EntryReply!]!\n}\n\n"A reply by mail to the sender of an entry."\ntype EntryRepl' +
  'y {\n  at: DateTime!\n  "The mail address of the person who wrote it."\n  by: String!\n  subject: String' +
  '!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 200 characters."\n' +
  '  subject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {\n  name: String' +
  '!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null: it did not arrive or was removed. P' +
  'eople with a session can read it at `/vitrine/files/<id>`."\n  id: ID\n  name: String\n  sizeBytes: Who' +
  'le\n}\n\n"The state of the running site."\ntype Health {\n  "The version of the program."\n  version: Stri' +
  'ng!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  pro' +
  'viders: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStandin' +
  'g!\n  "Unexpected errors since the start of the process, the newest first; at most 50."\n  errors: [Re' +
  'centError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Float!\n  sizeBytes: Whole\n}\n\n"' +
  'Free disk space of the data folder; null: the data are on another machine."\ntype DiskHealth {\n  free' +
  'Bytes: Whole!\n  totalBytes: Whole!\n}\n\n"Pending work of the regular jobs."\ntype WaitingWork {\n  mails' +
  ': Int!\n  failedMails: Int!\n  "The time when the oldest waiting mail was queued."\n  oldestMailAt: Dat' +
  'eTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptions whose charge is due."\n  renewals: Int!\n}\n\nty' +
  'pe ProviderHealth {\n  name: String!\n  "Real payments."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt:' +
  ' DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}' +
  '\n\ntype RecentError {\n  "The request id, as in logs and answers; null: it was no request."\n  requestI' +
  'd: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n}\n' +
  '\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  isBanned: Boolean\n  "A part of the na' +
  'me or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  S' +
  'TATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Boolean = true\n}\n\ntype MemberPage imp' +
  'lements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member {\n  id: ID!\n  email: String!\n  name' +
  ': String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdAt: DateTime!\n  lastLogInAt: DateTim' +
  'e\n  bannedAt: DateTime\n}\n\n"One member with all their data."\ntype MemberDetails {\n  member: Member!\n ' +
  ' "They agreed to mails with news."\n  acceptsNews: Boolean!\n  invitedAt: DateTime\n  "Groups that an o' +
  'wner can remove; others were bought."\n  givenGroups: [String!]!\n  "The values of the fields that the' +
  ' site\'s settings name, in their order."\n  fields: [MemberField!]!\n  "The newest first."\n  notes: [Me' +
  'mberNote!]!\n  "The newest first, of a year at most."\n  events: [MemberEvent!]!\n  "Orders with their ' +
  'address, the newest first; twenty at most."\n  orders: [OrderSummary!]!\n  "Subscriptions with their a' +
  'ddress, the newest first; twenty at most."\n  subscriptions: [Subscription!]!\n}\n\ntype MemberField {\n ' +
  ' "The label of the field."\n  name: String!\n  "Null for a checkbox and for a file."\n  text: String\n  ' +
  'isChecked: Boolean\n  "The id of a file, as in `files`."\n  fileId: ID\n}\n\ntype MemberNote {\n  id: ID!\n' +
  '  text: String!\n  "The mail address of the person, also after they were removed."\n  by: String!\n  at' +
  ': DateTime!\n}\n\n"An entry in the history of a member\'s account."\ntype MemberEvent {\n  "For example `l' +
  'ogged-in`, `groups-changed`."\n  kind: String!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name' +
  ': String!\n  type: MemberGroupType!\n}\n\nenum MemberGroupType {\n  "Given by the owner or at sign-up."\n ' +
  ' FREE\n  "Bought."\n  PAID\n  "May see every page."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: String!' +
  '\n  email: String!\n  name: String\n  groups: [String!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: Strin' +
  'g!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n\ntype MemberChanged {\n  details: MemberDetails!\n' +
  '}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"The progress of the invitation campaign."\ntype Inv' +
  'itations {\n  "Members who never logged in and are in no campaign."\n  open: Int!\n  "Members of the ca' +
  'mpaign."\n  total: Int!\n  "Members who got a mail."\n  invited: Int!\n  "Members who logged in after a ' +
  'mail."\n  joined: Int!\n  "Members who get another mail unless they log in."\n  waiting: Int!\n  "Null: ' +
  'none was started."\n  startedAt: DateTime\n  "Null: no mail follows."\n  nextAt: DateTime\n}\n\ninput Star' +
  'tInvitationsInput {\n  key: String!\n  "First mails of an hour: from 1 to 1000."\n  perHour: Int!\n  "Re' +
  'minders: 0 none, 1 after three days, 2 a second one after another week."\n  reminders: Int!\n}\n\ntype I' +
  'nvitationsChanged {\n  "Members who get a mail, or get none any more."\n  count: Int!\n  invitations: I' +
  'nvitations!\n}\n\nunion InvitationsAnswer = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The ma' +
  'il address of the person who did it."\n  by: String\n  "The id of what was changed."\n  subject: String' +
  '\n}\n\ntype AuditPage implements Page {\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an own' +
  'er made."\ntype AuditEntry {\n  id: ID!\n  at: DateTime!\n  "The mail address of the person, also after ' +
  'they were removed; `terminal` for the command."\n  by: String!\n  "The name of the mutation, such as `' +
  'refundOrder`."\n  operation: String!\n  "The id of what was changed."\n  subject: String\n  "A short des' +
  'cription of the change."\n  detail: String!\n}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it i' +
  's repeated automatically."\n  FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"A regular job of the site. One proces' +
  's runs it at a time."\ntype Job {\n  name: String!\n  state: JobState!\n  "While it runs: the time from ' +
  'which another process may take it over."\n  dueAt: DateTime!\n  "The begin of the last run."\n  started' +
  'At: DateTime\n  "The end of the last finished run."\n  endedAt: DateTime\n  "The reason why that run fa' +
  'iled."\n  failure: String\n  "Failed runs since the last successful one."\n  failures: Int!\n}\n\ntype Job' +
  'Requested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n  "It ' +
  'is sent, and repeated, automatically."\n  WAITING\n  DELIVERED\n  "It is sent again only on request of ' +
  'an owner."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "For example `order.placed`."\n  k' +
  'ind: String\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at on' +
  'e endpoint."\ntype Event {\n  id: ID!\n  "The value of the header `webhook-id`, the same for each endpo' +
  'int."\n  eventId: ID!\n  kind: String!\n  "The order or variant of the event."\n  subject: String!\n  "Nu' +
  'll: the endpoint was removed."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why th' +
  'e last try failed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: D' +
  'ateTime!\n  "Null: it is not repeated automatically."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}' +
  '\n\ntype EventsReplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype W' +
  'ebhookEndpoint {\n  url: String!\n  "The kinds of events that it receives, such as `order.placed`; emp' +
  'ty: all."\n  kinds: [String!]!\n  "The last change of its secret; null: never."\n  rotatedAt: DateTime\n' +
  '  "Until then events are also signed with the earlier secret; null: only with one secret."\n  earlier' +
  'SecretEndsAt: DateTime\n}\n\ntype WebhookSecretRotated {\n  endpoint: WebhookEndpoint!\n  "The new secret' +
  ', returned only once."\n  secret: String!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated |' +
  ' Problem\n\ntype Settings {\n  "Changes with the file; `changeSettings` takes it."\n  version: String!\n ' +
  ' "All settings: name, help, form of the value, default."\n  fields: JSON!\n  "The values in the file."' +
  '\n  values: JSON!\n  "Settings with a secret, which can be changed in the file only."\n  locked: [Strin' +
  'g!]!\n  "The reason why the file cannot be read or used; null: it can."\n  failure: String\n  "Changed ' +
  'settings that take effect at the next start of the site."\n  waiting: [String!]!\n  "The last change b' +
  'y this API; null: none."\n  lastChange: LastSettingsChange\n}\n\ntype LastSettingsChange {\n  at: DateTim' +
  'e!\n  by: String!\n  "The changed settings, such as `business.name`."\n  paths: [String!]!\n}\n\ninput Cha' +
  'ngeSettingsInput {\n  key: String!\n  version: String!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean' +
  ' = false\n}\n\ninput SettingEditInput {\n  "For example `business.name` or `shipping`."\n  path: String!\n' +
  '  "The value as JSON; null: removes the setting."\n  value: String\n}\n\n"One difference; values are JSO' +
  'N, null for a missing value."\ntype SettingChange {\n  path: String!\n  before: String\n  after: String\n' +
  '}\n\n"A setting and the rule that its value breaks."\ntype SettingProblem {\n  path: String!\n  message: ' +
  'String!\n}\n\ntype SettingsChanged {\n  "False also where there are problems: then nothing is written."\n' +
  '  hasChanged: Boolean!\n  problems: [SettingProblem!]!\n  changes: [SettingChange!]!\n  settings: Setti' +
  'ngs!\n}\n\nunion SettingsAnswer = SettingsChanged | Problem\n\n"A table of the folder `collections`."\ntyp' +
  'e CollectionInfo {\n  slug: ID!\n  "Below the site folder."\n  path: String!\n  "The reason why it canno' +
  't be edited here; null: it can."\n  failure: String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES' +
  '\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The typ' +
  'e of all values of the column, which edits must keep."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  ' +
  '"Changes with each cell of the line; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\nty' +
  'pe CollectionTable {\n  slug: ID!\n  columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The ' +
  'number of lines that the search finds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts ' +
  'from 0."\n  column: Int!\n  value: String!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alone:' +
  ' a new line. `line` alone: it is removed."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n' +
  '\ninput EditCollectionInput {\n  key: String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype Collectio' +
  'nChanged {\n  "The edited and new lines, in the order of the edits; null for a removed one."\n  lines:' +
  ' [CollectionLine]!\n}\n\nunion CollectionAnswer = CollectionChanged | Problem'
