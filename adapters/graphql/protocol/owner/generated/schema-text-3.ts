/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'used ones first; at most 1,000."\n  lines: [ImportedLine!]!\n  "The problems of the table as a whole."' +
  '\n  problems: [String!]!\n  "False: nothing was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer ' +
  '= CatalogueImported | Problem\n\nenum DiscountSource {\n  "It comes from `vitrine.json`."\n  SETTINGS\n  ' +
  '"It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "Its limit of' +
  ' orders is reached."\n  USED_UP\n}\n\ntype DiscountPage implements Page {\n  items: [Discount!]!\n  next: ' +
  'String\n}\n\ntype Discount {\n  "The code in capital letters."\n  code: ID!\n  "The name that orders show.' +
  '"\n  name: String!\n  state: DiscountState!\n  source: DiscountSource!\n  "Grows with each change; 0: it' +
  ' is only in the settings."\n  version: Int!\n  "From 0 to 100; null: an amount is taken off."\n  percen' +
  't: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orders that may use it; null: any' +
  ' number."\n  usageLimit: Int\n  usedCount: Int!\n  "The minimum subtotal of an order; null: any."\n  min' +
  'imumSubtotal: Money\n  "The minimum number of pieces of an order; null: any."\n  minimumCount: Int\n  "' +
  'The products that it applies to; null: all."\n  productIds: [ID!]\n}\n\n"Exactly one of `percent` and `a' +
  'mountMinor` is given."\ninput CreateDiscountInput {\n  key: String!\n  code: ID!\n  "Null: the code."\n  ' +
  'name: String\n  "Above 0, at most 100, with at most four decimals."\n  percent: Float\n  "Minor units o' +
  'f the shop\'s currency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtot' +
  'alMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\n"Omitted parts s' +
  'tay unchanged; null removes a limit."\ninput EditDiscountInput {\n  key: String!\n  code: ID!\n  version' +
  ': Int!\n  name: String\n  percent: Float\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n' +
  '  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\ni' +
  'nput EndDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\n"A d' +
  'iscount after its change, or a preview of it (`dryRun`)."\ntype DiscountChanged {\n  discount: Discoun' +
  't!\n  "False: no change was needed, or the key was used for the same change before."\n  hasChanged: Bo' +
  'olean!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged | Problem\n\ninput DeliverStockI' +
  'nput {\n  key: String!\n  "Id or code of the variant."\n  variant: ID!\n  pieces: Int!\n}\n\ninput CountSto' +
  'ckInput {\n  key: String!\n  variant: ID!\n  "The stock when it was read; null: unlimited."\n  expected:' +
  ' Int\n  "The pieces in stock now; null: unlimited from now on."\n  pieces: Int\n}\n\ntype StockChanged {\n' +
  '  variantId: ID!\n  productName: String!\n  left: Int\n}\n\nunion StockAnswer = StockChanged | Problem\n\ne' +
  'num SubscriptionStatus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n\ninput Subscri' +
  'ptionFilter {\n  status: SubscriptionStatus\n  email: String\n}\n\nenum SubscriptionSortKey {\n  PURCHASED' +
  '\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: SubscriptionSortKey!\n  desc' +
  'ending: Boolean = true\n}\n\ntype SubscriptionPage implements Page {\n  items: [Subscription!]!\n  next: ' +
  'String\n}\n\ntype Subscription {\n  id: ID!\n  status: SubscriptionStatus!\n  email: String\n  productName:' +
  ' String!\n  "The number of intervals between two payments."\n  frequency: Int!\n  "`day`, `week`, `mont' +
  'h` or `year`."\n  interval: String!\n  amount: Money!\n  provider: String\n  orderId: ID!\n  createdAt: D' +
  'ateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextChargeAt: DateTime\n  failures: Int!\n' +
  '  canceledAt: DateTime\n}\n\n"A subscription with its history, the oldest entry first."\ntype Subscripti' +
  'onDetails {\n  subscription: Subscription!\n  card: Card\n  "The end of a cancelled subscription."\n  en' +
  'dsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  events: [SubscriptionEvent!]!\n}\n\ntype SubscriptionO' +
  'rder {\n  id: ID!\n  number: String!\n  "From 0, the first period."\n  period: Int!\n}\n\ntype Subscription' +
  'Event {\n  "For example `paid`, `failed`, `canceled`."\n  kind: String!\n  at: DateTime!\n  reason: Stri' +
  'ng\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n  id: ID!\n  "Ends it now; refunds are made on i' +
  'ts orders."\n  atOnce: Boolean = false\n}\n\ntype SubscriptionChanged {\n  details: SubscriptionDetails!\n' +
  '}\n\nunion SubscriptionAnswer = SubscriptionChanged | Problem\n\ntype FormCount {\n  name: String!\n  entr' +
  'ies: Int!\n  unread: Int!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FORM\n  "Uploaded by a member."\n ' +
  ' MEMBER\n  "In the folder of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput ShopFileFilter {\n  "A part o' +
  'f the file\'s name."\n  search: String\n  kind: FileKind\n}\n\ntype ShopFilePage implements Page {\n  items' +
  ': [ShopFile!]!\n  next: String\n}\n\n"A stored file; people with a session can read it at `/vitrine/file' +
  's/<id>`."\ntype ShopFile {\n  id: ID!\n  kind: FileKind!\n  name: String!\n  "Null: unknown, for a member' +
  '\'s file of an older version."\n  sizeBytes: Whole\n  "The time of its upload; for a download, of its l' +
  'ast change."\n  at: DateTime!\n  "The entry of the form, the member, or the products that sell it."\n  ' +
  'usedBy: [FileUse!]!\n}\n\n"A user of a file: an entry, a member or a product."\ntype FileUse {\n  id: ID!' +
  '\n  name: String!\n}\n\ntype FileOrders {\n  "At most 200; `name` is the number of the order."\n  orders: ' +
  '[FileUse!]!\n  hasMore: Boolean!\n}\n\n"The storage used by files of a kind."\ntype FileRoom {\n  kind: Fi' +
  'leKind!\n  usedBytes: Whole!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\ninput FormEntryFilter {\n  for' +
  'm: String\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: S' +
  'tring\n}\n\n"A submission of a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  receivedAt: DateTime' +
  '!\n  isRead: Boolean!\n  "The address of its page, without the query."\n  page: String!\n  "The first ma' +
  'il address among the fields; null: there is none."\n  replyTo: String\n  "In the order of the form."\n ' +
  ' fields: [FormField!]!\n  files: [EntryFile!]!\n  "Replies by mail, the oldest first."\n  replies: [Ent' +
  'ryReply!]!\n}\n\n"A reply by mail to the sender of an entry."\ntype EntryReply {\n  at: DateTime!\n  "The ' +
  'mail address of the person who wrote it."\n  by: String!\n  subject: String!\n  text: String!\n}\n\ninput ' +
  'ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 200 characters."\n  subject: String!\n  "At mo' +
  'st 20,000 characters."\n  text: String!\n}\n\ntype FormField {\n  name: String!\n  value: String!\n}\n\ntype ' +
  'EntryFile {\n  field: String!\n  "Null: it did not arrive or was removed. People with a session can re' +
  'ad it at `/vitrine/files/<id>`."\n  id: ID\n  name: String\n  sizeBytes: Whole\n}\n\n"The state of the run' +
  'ning site."\ntype Health {\n  "The version of the program."\n  version: String!\n  startedAt: DateTime!\n' +
  '  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  providers: [ProviderHealth!]!\n' +
  '  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStanding!\n  "Unexpected errors sin' +
  'ce the start of the process, the newest first; at most 50."\n  errors: [RecentError!]!\n}\n\ntype Databa' +
  'seHealth {\n  name: String!\n  answeredInMs: Float!\n  sizeBytes: Whole\n}\n\n"Free disk space of the data' +
  ' folder; null: the data are on another machine."\ntype DiskHealth {\n  freeBytes: Whole!\n  totalBytes:' +
  ' Whole!\n}\n\n"Pending work of the regular jobs."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n' +
  '  "The time when the oldest waiting mail was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  cap' +
  'tures: Int!\n  "Subscriptions whose charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name:' +
  ' String!\n  "Real payments."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTim' +
  'e!\n  file: String!\n}\n\nenum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype RecentError {\n  "The' +
  ' request id, as in logs and answers; null: it was no request."\n  requestId: ID\n  at: DateTime!\n  mes' +
  'sage: String!\n}\n\nenum MemberStatus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  sta' +
  'tus: MemberStatus\n  group: String\n  isBanned: Boolean\n  "A part of the name or the address."\n  searc' +
  'h: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {' +
  '\n  by: MemberSortKey!\n  descending: Boolean = true\n}\n\ntype MemberPage implements Page {\n  items: [Me' +
  'mber!]!\n  next: String\n}\n\ntype Member {\n  id: ID!\n  email: String!\n  name: String!\n  status: MemberS' +
  'tatus!\n  groups: [String!]!\n  createdAt: DateTime!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"' +
  'One member with all their data."\ntype MemberDetails {\n  member: Member!\n  "They agreed to mails with' +
  ' news."\n  acceptsNews: Boolean!\n  invitedAt: DateTime\n  "Groups that an owner can remove; others wer' +
  'e bought."\n  givenGroups: [String!]!\n  "The values of the fields that the site\'s settings name, in t' +
  'heir order."\n  fields: [MemberField!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest f' +
  'irst, of a year at most."\n  events: [MemberEvent!]!\n  "Orders with their address, the newest first; ' +
  'twenty at most."\n  orders: [OrderSummary!]!\n  "Subscriptions with their address, the newest first; t' +
  'wenty at most."\n  subscriptions: [Subscription!]!\n}\n\ntype MemberField {\n  "The label of the field."\n' +
  '  name: String!\n  "Null for a checkbox and for a file."\n  text: String\n  isChecked: Boolean\n  "The i' +
  'd of a file, as in `files`."\n  fileId: ID\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail' +
  ' address of the person, also after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"An entry in' +
  ' the history of a member\'s account."\ntype MemberEvent {\n  "For example `logged-in`, `groups-changed`' +
  '."\n  kind: String!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGro' +
  'upType!\n}\n\nenum MemberGroupType {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  ' +
  '"May see every page."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: String!\n  email: String!\n  name: S' +
  'tring\n  groups: [String!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String' +
  '!]\n  remove: [String!]\n}\n\ntype MemberChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = Mem' +
  'berChanged | Problem\n\n"The progress of the invitation campaign."\ntype Invitations {\n  "Members who n' +
  'ever logged in and are in no campaign."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "M' +
  'embers who got a mail."\n  invited: Int!\n  "Members who logged in after a mail."\n  joined: Int!\n  "Me' +
  'mbers who get another mail unless they log in."\n  waiting: Int!\n  "Null: none was started."\n  starte' +
  'dAt: DateTime\n  "Null: no mail follows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: ' +
  'String!\n  "First mails of an hour: from 1 to 1000."\n  perHour: Int!\n  "Reminders: 0 none, 1 after th' +
  'ree days, 2 a second one after another week."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Memb' +
  'ers who get a mail, or get none any more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion Invita' +
  'tionsAnswer = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the person wh' +
  'o did it."\n  by: String\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implemen' +
  'ts Page {\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {' +
  '\n  id: ID!\n  at: DateTime!\n  "The mail address of the person, also after they were removed; `termina' +
  'l` for the command."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  operation:' +
  ' String!\n  "The id of what was changed."\n  subject: String\n  "A short description of the change."\n  ' +
  'detail: String!\n}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it is repeated automatically."\n' +
  '  FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"A regular job of the site. One process runs it at a time."\ntype ' +
  'Job {\n  name: String!\n  state: JobState!\n  "While it runs: the time from which another process may t' +
  'ake it over."\n  dueAt: DateTime!\n  "The begin of the last run."\n  startedAt: DateTime\n  "The end of ' +
  'the last finished run."\n  endedAt: DateTime\n  "The reason why that run failed."\n  failure: String\n  ' +
  '"Failed runs since the last successful one."\n  failures: Int!\n}\n\ntype JobRequested {\n  name: String!' +
  '\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n  "It is sent, and repeated, auto' +
  'matically."\n  WAITING\n  DELIVERED\n  "It is sent again only on request of an owner."\n  GIVEN_UP\n}\n\nin' +
  'put EventFilter {\n  state: EventState\n  "For example `order.placed`."\n  kind: String\n}\n\ntype EventPa' +
  'ge implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at one endpoint."\ntype Event {\n ' +
  ' id: ID!\n  "The value of the header `webhook-id`, the same for each endpoint."\n  eventId: ID!\n  kind' +
  ': String!\n  "The order or variant of the event."\n  subject: String!\n  "Null: the endpoint was remove' +
  'd."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why the last try failed."\n  failu' +
  're: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: DateTime!\n  "Null: it is not' +
  ' repeated automatically."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntype EventsReplayed {\n  c' +
  'ount: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype WebhookEndpoint {\n  url: Str' +
  'ing!\n  "The kinds of events that it receives, such as `order.placed`; empty: all."\n  kinds: [String!' +
  ']!\n  "The last change of its secret; null: never."\n  rotatedAt: DateTime\n  "Until then events are al' +
  'so signed with the earlier secret; null: only with one secret."\n  earlierSecretEndsAt: DateTime\n}\n\nt' +
  'ype WebhookSecretRotated {\n  endpoint: WebhookEndpoint!\n  "The new secret, returned only once."\n  se' +
  'cret: String!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated | Problem\n\ntype Settings {\n ' +
  ' "Changes with the file; `changeSettings` takes it."\n  version: String!\n  "All settings: name, help,' +
  ' form of the value, default."\n  fields: JSON!\n  "The values in the file."\n  values: JSON!\n  "Setting' +
  's with a secret, which can be changed in the file only."\n  locked: [String!]!\n  "The reason why the ' +
  'file cannot be read or used; null: it can."\n  failure: String\n  "Changed settings that take effect a' +
  't the next start of the site."\n  waiting: [String!]!\n  "The last change by this API; null: none."\n  ' +
  'lastChange: LastSettingsChange\n}\n\ntype LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The cha' +
  'nged settings, such as `business.name`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: S' +
  'tring!\n  version: String!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEd' +
  'itInput {\n  "For example `business.name` or `shipping`."\n  path: String!\n  "The value as JSON; null:' +
  ' removes the setting."\n  value: String\n}\n\n"One difference; values are JSON, null for a missing value' +
  '."\ntype SettingChange {\n  path: String!\n  before: String\n  after: String\n}\n\n"A setting and the rule ' +
  'that its value breaks."\ntype SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsCha' +
  'nged {\n  "False also where there are problems: then nothing is written."\n  hasChanged: Boolean!\n  pr' +
  'oblems: [SettingProblem!]!\n  changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswe' +
  'r = SettingsChanged | Problem\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug: ' +
  'ID!\n  "Below the site folder."\n  path: String!\n  "The reason why it cannot be edited here; null: it ' +
  'can."\n  failure: String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  E' +
  'MAIL\n  BOOL\n  COLOR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The type of all values of the colu' +
  'mn, which edits must keep."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Changes with each cell of ' +
  'the line; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug' +
  ': ID!\n  columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the se' +
  'arch finds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  v' +
  'alue: String!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: ' +
  'it is removed."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput ' +
  '{\n  key: String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited an' +
  'd new lines, in the order of the edits; null for a removed one."\n  lines: [CollectionLine]!\n}\n\nunion' +
  ' CollectionAnswer = CollectionChanged | Problem'
