/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'n = false\n}\n\n"Parts that are not given stay; null takes a limit off."\ninput EditDiscountInput {\n  ke' +
  'y: String!\n  code: ID!\n  version: Int!\n  name: String\n  percent: Float\n  amountMinor: Whole\n  expire' +
  'sAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!' +
  ']\n  dryRun: Boolean = false\n}\n\ninput EndDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n ' +
  ' dryRun: Boolean = false\n}\n\n"A discount after its change, or as it would be after it (`dryRun`)."\nty' +
  'pe DiscountChanged {\n  discount: Discount!\n  "False: nothing had to be changed, or the key was used ' +
  'for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = Discount' +
  'Changed | Problem\n\ninput DeliverStockInput {\n  key: String!\n  "Id or code of the variant."\n  variant' +
  ': ID!\n  pieces: Int!\n}\n\ninput CountStockInput {\n  key: String!\n  variant: ID!\n  "The pieces that wer' +
  'e left when it was read; null: without end."\n  expected: Int\n  "Pieces that are there now; null: sol' +
  'd without end from now on."\n  pieces: Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  productName: Str' +
  'ing!\n  left: Int\n}\n\nunion StockAnswer = StockChanged | Problem\n\nenum SubscriptionStatus {\n  TRIALING' +
  '\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  status: Subscriptio' +
  'nStatus\n  email: String\n}\n\nenum SubscriptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STA' +
  'TUS\n}\n\ninput SubscriptionSort {\n  by: SubscriptionSortKey!\n  descending: Boolean = true\n}\n\ntype Subs' +
  'criptionPage implements Page {\n  items: [Subscription!]!\n  next: String\n}\n\ntype Subscription {\n  id:' +
  ' ID!\n  status: SubscriptionStatus!\n  email: String\n  productName: String!\n  "Every so many intervals' +
  '."\n  frequency: Int!\n  "`day`, `week`, `month` or `year`."\n  interval: String!\n  amount: Money!\n  pr' +
  'ovider: String\n  orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime' +
  '!\n  nextChargeAt: DateTime\n  failures: Int!\n  canceledAt: DateTime\n}\n\n"A subscription with everythin' +
  'g that happened to it, the oldest first."\ntype SubscriptionDetails {\n  subscription: Subscription!\n ' +
  ' card: Card\n  "The end of one that is charged no more."\n  endsAt: DateTime\n  orders: [SubscriptionOr' +
  'der!]!\n  events: [SubscriptionEvent!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  number: String!\n  "Fr' +
  'om 0, the one that began it."\n  period: Int!\n}\n\ntype SubscriptionEvent {\n  "As `paid`, `failed`, `ca' +
  'nceled`."\n  kind: String!\n  at: DateTime!\n  reason: String\n}\n\ninput CancelSubscriptionInput {\n  key:' +
  ' String!\n  id: ID!\n  "Ends it now; money is given back with its orders."\n  atOnce: Boolean = false\n}' +
  '\n\ntype SubscriptionChanged {\n  details: SubscriptionDetails!\n}\n\nunion SubscriptionAnswer = Subscript' +
  'ionChanged | Problem\n\ntype FormCount {\n  name: String!\n  entries: Int!\n  unread: Int!\n}\n\ninput FormE' +
  'ntryFilter {\n  form: String\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  items: [Form' +
  'Entry!]!\n  next: String\n}\n\n"Something that a visitor sent with a form."\ntype FormEntry {\n  id: ID!\n ' +
  ' form: String!\n  receivedAt: DateTime!\n  isRead: Boolean!\n  "Address of the page it was sent from, w' +
  'ithout its query."\n  page: String!\n  "The first field that holds a mail address; null: none does."\n ' +
  ' replyTo: String\n  "In the order of the form."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Ans' +
  'wers that were mailed, the oldest first."\n  replies: [EntryReply!]!\n}\n\n"An answer that was mailed to' +
  ' the sender of an entry."\ntype EntryReply {\n  at: DateTime!\n  "The mail address of the person who wr' +
  'ote it."\n  by: String!\n  subject: String!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String' +
  '!\n  id: ID!\n  "At most 200 characters."\n  subject: String!\n  "At most 20,000 characters."\n  text: St' +
  'ring!\n}\n\ntype FormField {\n  name: String!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "N' +
  'ull where the file did not arrive; else it is at `/vitrine/files/<id>` for people with a session."\n ' +
  ' id: ID\n  name: String\n  sizeBytes: Whole\n}\n\n"The state of the running site."\ntype Health {\n  "Of th' +
  'e program."\n  version: String!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth' +
  '\n  work: WaitingWork!\n  providers: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  ba' +
  'ckupStanding: BackupStanding!\n  "Errors that the site did not expect, since the start of the process' +
  ', the newest first; at most 50."\n  errors: [ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  ' +
  'answeredInMs: Float!\n  sizeBytes: Whole\n}\n\n"The room where the data are; absent where they are on an' +
  'other machine."\ntype DiskHealth {\n  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop do' +
  'es by itself and that waits."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time at wh' +
  'ich the oldest mail that waits was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int' +
  '!\n  "Subscriptions whose charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n ' +
  ' "Money moves."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: S' +
  'tring!\n}\n\nenum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answe' +
  'rs name the request; null: it was none."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum ' +
  'MemberStatus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  gr' +
  'oup: String\n  isBanned: Boolean\n  "A part of the name or the address."\n  search: String\n}\n\nenum Memb' +
  'erSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n' +
  '  descending: Boolean = true\n}\n\ntype MemberPage implements Page {\n  items: [Member!]!\n  next: String' +
  '\n}\n\ntype Member {\n  id: ID!\n  email: String!\n  name: String!\n  status: MemberStatus!\n  groups: [Stri' +
  'ng!]!\n  createdAt: DateTime!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with everyt' +
  'hing about them."\ntype MemberDetails {\n  member: Member!\n  "They agreed to mails with news."\n  accep' +
  'tsNews: Boolean!\n  invitedAt: DateTime\n  "The groups that an owner may take away; others were bought' +
  '."\n  givenGroups: [String!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a' +
  ' year at most."\n  events: [MemberEvent!]!\n  "Orders with their address, the newest first; twenty at ' +
  'most."\n  orders: [OrderSummary!]!\n  "Subscriptions with their address, the newest first; twenty at m' +
  'ost."\n  subscriptions: [Subscription!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail a' +
  'ddress of the person, also after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something tha' +
  't happened to the account of a member."\ntype MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  k' +
  'ind: String!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType' +
  '!\n}\n\nenum MemberGroupType {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees ' +
  'everything."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: String!\n  email: String!\n  name: String\n  g' +
  'roups: [String!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remo' +
  've: [String!]\n}\n\ntype MemberChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChange' +
  'd | Problem\n\n"The standing of the campaign of invitations."\ntype Invitations {\n  "Members who never ' +
  'logged in here and whom no campaign will mail."\n  open: Int!\n  "Members of the campaign."\n  total: I' +
  'nt!\n  "Those who got a mail."\n  invited: Int!\n  "Those of them who came."\n  joined: Int!\n  "Those wh' +
  'o get one more mail unless they come."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: Date' +
  'Time\n  "Null: no mail follows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n ' +
  ' "First mails of an hour: from 1 to 1000."\n  perHour: Int!\n  "Reminders for those who do not come: n' +
  'one, one after three days, or a second after a week more."\n  reminders: Int!\n}\n\ntype InvitationsChan' +
  'ged {\n  "Members who get a mail, or get no more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion' +
  ' InvitationsAnswer = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the pe' +
  'rson who did it."\n  by: String\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage i' +
  'mplements Page {\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype Audit' +
  'Entry {\n  id: ID!\n  at: DateTime!\n  "The mail address of the person, also after they were removed; `' +
  'terminal` for the command."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  ope' +
  'ration: String!\n  "The id of what was changed."\n  subject: String\n  "The change in a few words."\n  d' +
  'etail: String!\n}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it is tried again by itself."\n  ' +
  'FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"A kind of work that the site does by itself. One of its processes ' +
  'does it at a time."\ntype Job {\n  name: String!\n  state: JobState!\n  "Of one that runs, the time at w' +
  'hich another process takes it over if this one was killed."\n  dueAt: DateTime!\n  "The begin of the l' +
  'ast run."\n  startedAt: DateTime\n  "The end of the last run that came to its end."\n  endedAt: DateTim' +
  'e\n  "The reason why that run failed."\n  failure: String\n  "Runs that failed since the last good one.' +
  '"\n  failures: Int!\n}\n\ntype JobRequested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Pro' +
  'blem\n\nenum EventState {\n  "It is sent, and tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is s' +
  'ent again only when an owner asks."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `ord' +
  'er.placed`."\n  kind: String\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n' +
  '\n"An event at one endpoint."\ntype Event {\n  id: ID!\n  "The same at each endpoint: the header `webhoo' +
  'k-id`."\n  eventId: ID!\n  kind: String!\n  "The order or the variant that it is about."\n  subject: Str' +
  'ing!\n  "Null: the endpoint is set no more."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The ' +
  'reason why the last try failed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n ' +
  ' createdAt: DateTime!\n  "Null where it is not tried by itself."\n  nextTryAt: DateTime\n  deliveredAt:' +
  ' DateTime\n}\n\ntype EventsReplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Prob' +
  'lem\n\ntype WebhookEndpoint {\n  url: String!\n  "The events that it is told of, as `order.placed`; empt' +
  'y: all."\n  kinds: [String!]!\n  "The last change of its secret; null: never."\n  rotatedAt: DateTime\n ' +
  ' "Until then events are signed with the earlier secret too; null: with one only."\n  earlierSecretEnd' +
  'sAt: DateTime\n}\n\ntype WebhookSecretRotated {\n  endpoint: WebhookEndpoint!\n  "The new secret, which i' +
  's answered this once."\n  secret: String!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated |' +
  ' Problem\n\ntype Settings {\n  "Differs where the file was changed; `changeSettings` takes it."\n  versi' +
  'on: String!\n  "The settings that there are: name, help, form of the value, value where it is left ou' +
  't."\n  fields: JSON!\n  "The values in the file."\n  values: JSON!\n  "Settings that hold a secret: they' +
  ' are changed in the file only."\n  locked: [String!]!\n  "The reason why the file cannot be read or us' +
  'ed; null: it can."\n  failure: String\n  "Settings of the file that the running site takes over when i' +
  't starts again."\n  waiting: [String!]!\n  "The last change that was made here; null: none."\n  lastCha' +
  'nge: LastSettingsChange\n}\n\ntype LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The places tha' +
  't it changed, as `business.name`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!' +
  '\n  version: String!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInpu' +
  't {\n  "As `business.name` or `shipping`."\n  path: String!\n  "The value as JSON; null: it is left out' +
  '."\n  value: String\n}\n\n"One difference; a value is JSON, null where nothing stands there."\ntype Setti' +
  'ngChange {\n  path: String!\n  before: String\n  after: String\n}\n\n"A place in the settings and the rule' +
  ' that its value breaks."\ntype SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsCh' +
  'anged {\n  "False also where there are problems: then nothing is written."\n  hasChanged: Boolean!\n  p' +
  'roblems: [SettingProblem!]!\n  changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnsw' +
  'er = SettingsChanged | Problem\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug:' +
  ' ID!\n  "Below the site folder."\n  path: String!\n  "The reason why it is not edited here; null: it is' +
  '."\n  failure: String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAI' +
  'L\n  BOOL\n  COLOR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The kind that all values of the colum' +
  'n share: an edit keeps to it."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of' +
  ' the line differs; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable' +
  ' {\n  slug: ID!\n  columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines th' +
  'at the search finds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column:' +
  ' Int!\n  value: String!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alone: a new line. `line' +
  '` alone: it is removed."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollect' +
  'ionInput {\n  key: String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The ' +
  'edited and new lines as they stand now, in the order of the edits; a removed one is null."\n  lines: ' +
  '[CollectionLine]!\n}\n\nunion CollectionAnswer = CollectionChanged | Problem'
