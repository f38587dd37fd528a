/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'thing off; null: all."\n  productIds: [ID!]\n}\n\n"Exactly one of `percent` and `amountMinor` is given."' +
  '\ninput CreateDiscountInput {\n  key: String!\n  code: ID!\n  "Null: the code."\n  name: String\n  "Above ' +
  '0, at most 100, with at most four decimals."\n  percent: Float\n  "Minor units of the shop\'s currency.' +
  '"\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minim' +
  'umCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\n"Parts that are not given stay; null t' +
  'akes a limit off."\ninput EditDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  name: Stri' +
  'ng\n  percent: Float\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMi' +
  'nor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\ninput EndDiscountInp' +
  'ut {\n  key: String!\n  code: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\n"A discount after its c' +
  'hange, or as it would be after it (`dryRun`)."\ntype DiscountChanged {\n  discount: Discount!\n  "False' +
  ': nothing had to be changed, or the key was used for the same before."\n  hasChanged: Boolean!\n  isDr' +
  'yRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged | Problem\n\ninput DeliverStockInput {\n  key:' +
  ' String!\n  "Id or code of the variant."\n  variant: ID!\n  pieces: Int!\n}\n\ninput CountStockInput {\n  k' +
  'ey: String!\n  variant: ID!\n  "The pieces that were left when it was read; null: without end."\n  expe' +
  'cted: Int\n  "Pieces that are there now; null: sold without end from now on."\n  pieces: Int\n}\n\ntype S' +
  'tockChanged {\n  variantId: ID!\n  productName: String!\n  left: Int\n}\n\nunion StockAnswer = StockChange' +
  'd | Problem\n\nenum SubscriptionStatus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n' +
  '\ninput SubscriptionFilter {\n  status: SubscriptionStatus\n  email: String\n}\n\nenum SubscriptionSortKey' +
  ' {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: SubscriptionS' +
  'ortKey!\n  descending: Boolean = true\n}\n\ntype SubscriptionPage implements Page {\n  items: [Subscripti' +
  'on!]!\n  next: String\n}\n\ntype Subscription {\n  id: ID!\n  status: SubscriptionStatus!\n  email: String\n' +
  '  productName: String!\n  "Every so many intervals."\n  frequency: Int!\n  "`day`, `week`, `month` or `' +
  'year`."\n  interval: String!\n  amount: Money!\n  provider: String\n  orderId: ID!\n  createdAt: DateTime' +
  '!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextChargeAt: DateTime\n  failures: Int!\n  cance' +
  'ledAt: DateTime\n}\n\n"A subscription with everything that happened to it, the oldest first."\ntype Subs' +
  'criptionDetails {\n  subscription: Subscription!\n  card: Card\n  "The end of one that is charged no mo' +
  're."\n  endsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  events: [SubscriptionEvent!]!\n}\n\ntype Subs' +
  'criptionOrder {\n  id: ID!\n  number: String!\n  "From 0, the one that began it."\n  period: Int!\n}\n\ntyp' +
  'e SubscriptionEvent {\n  "As `paid`, `failed`, `canceled`."\n  kind: String!\n  at: DateTime!\n  reason:' +
  ' String\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n  id: ID!\n  "Ends it now; money is given b' +
  'ack with its orders."\n  atOnce: Boolean = false\n}\n\ntype SubscriptionChanged {\n  details: Subscriptio' +
  'nDetails!\n}\n\nunion SubscriptionAnswer = SubscriptionChanged | Problem\n\ntype FormCount {\n  name: Stri' +
  'ng!\n  entries: Int!\n  unread: Int!\n}\n\nenum FileKind {\n  "Sent with a form."\n  FORM\n  "Uploaded by a ' +
  'member."\n  MEMBER\n  "In the folder of downloads, for buyers."\n  DOWNLOAD\n}\n\ninput ShopFileFilter {\n ' +
  ' "A part of the file\'s name."\n  search: String\n  kind: FileKind\n}\n\ntype ShopFilePage implements Page' +
  ' {\n  items: [ShopFile!]!\n  next: String\n}\n\n"A file that the shop keeps; it is at `/vitrine/files/<id' +
  '>` for people with a session."\ntype ShopFile {\n  id: ID!\n  kind: FileKind!\n  name: String!\n  "Null: ' +
  'not known, of a member\'s file of an older version."\n  sizeBytes: Whole\n  "When it arrived; of a file' +
  ' for buyers, when it was changed last."\n  at: DateTime!\n  "The entry of the form, the member, or the' +
  ' products that sell it."\n  usedBy: [FileUse!]!\n}\n\n"Something that uses a file."\ntype FileUse {\n  id:' +
  ' ID!\n  name: String!\n}\n\n"The space that the files of a kind take."\ntype FileRoom {\n  kind: FileKind!' +
  '\n  usedBytes: Whole!\n  "Null: no limit."\n  limitBytes: Whole\n}\n\ninput FormEntryFilter {\n  form: Stri' +
  'ng\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: String\n}' +
  '\n\n"Something that a visitor sent with a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  received' +
  'At: DateTime!\n  isRead: Boolean!\n  "Address of the page it was sent from, without its query."\n  page' +
  ': String!\n  "The first field that holds a mail address; null: none does."\n  replyTo: String\n  "In th' +
  'e order of the form."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Answers that were mailed, th' +
  'e oldest first."\n  replies: [EntryReply!]!\n}\n\n"An answer that was mailed to the sender of an entry."' +
  '\ntype EntryReply {\n  at: DateTime!\n  "The mail address of the person who wrote it."\n  by: String!\n  ' +
  'subject: String!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 20' +
  '0 characters."\n  subject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {' +
  '\n  name: String!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null where it did not arri' +
  've or was removed; else it is at `/vitrine/files/<id>` for people with a session."\n  id: ID\n  name: ' +
  'String\n  sizeBytes: Whole\n}\n\n"The state of the running site."\ntype Health {\n  "Of the program."\n  ve' +
  'rsion: String!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: Waiting' +
  'Work!\n  providers: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: Ba' +
  'ckupStanding!\n  "Errors that the site did not expect, since the start of the process, the newest fir' +
  'st; at most 50."\n  errors: [ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Fl' +
  'oat!\n  sizeBytes: Whole\n}\n\n"The room where the data are; absent where they are on another machine."\n' +
  'type DiskHealth {\n  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop does by itself and' +
  ' that waits."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time at which the oldest m' +
  'ail that waits was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptio' +
  'ns whose charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Money moves."\n' +
  '  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum B' +
  'ackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answers name the requ' +
  'est; null: it was none."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n ' +
  ' INVITED\n  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  is' +
  'Banned: Boolean\n  "A part of the name or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TI' +
  'ME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Bo' +
  'olean = true\n}\n\ntype MemberPage implements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member ' +
  '{\n  id: ID!\n  email: String!\n  name: String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdA' +
  't: DateTime!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with everything about them.' +
  '"\ntype MemberDetails {\n  member: Member!\n  "They agreed to mails with news."\n  acceptsNews: Boolean!' +
  '\n  invitedAt: DateTime\n  "The groups that an owner may take away; others were bought."\n  givenGroups' +
  ': [String!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at most."\n' +
  '  events: [MemberEvent!]!\n  "Orders with their address, the newest first; twenty at most."\n  orders:' +
  ' [OrderSummary!]!\n  "Subscriptions with their address, the newest first; twenty at most."\n  subscrip' +
  'tions: [Subscription!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of the pe' +
  'rson, also after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something that happened to th' +
  'e account of a member."\ntype MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  kind: String!\n  a' +
  't: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum Member' +
  'GroupType {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees everything."\n  A' +
  'DMIN\n}\n\ninput InviteMemberInput {\n  key: String!\n  email: String!\n  name: String\n  groups: [String!]' +
  '\n}\n\ninput ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n' +
  '\ntype MemberChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"Th' +
  'e standing of the campaign of invitations."\ntype Invitations {\n  "Members who never logged in here a' +
  'nd whom no campaign will mail."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Those who' +
  ' got a mail."\n  invited: Int!\n  "Those of them who came."\n  joined: Int!\n  "Those who get one more m' +
  'ail unless they come."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  "Null: no' +
  ' mail follows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First mails of' +
  ' an hour: from 1 to 1000."\n  perHour: Int!\n  "Reminders for those who do not come: none, one after t' +
  'hree days, or a second after a week more."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Members' +
  ' who get a mail, or get no more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion InvitationsAnsw' +
  'er = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the person who did it.' +
  '"\n  by: String\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implements Page {' +
  '\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n  id: ID' +
  '!\n  at: DateTime!\n  "The mail address of the person, also after they were removed; `terminal` for th' +
  'e command."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  operation: String!\n' +
  '  "The id of what was changed."\n  subject: String\n  "The change in a few words."\n  detail: String!\n}' +
  '\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it is tried again by itself."\n  FAILING\n  WAITIN' +
  'G\n  NEVER_RAN\n}\n\n"A kind of work that the site does by itself. One of its processes does it at a tim' +
  'e."\ntype Job {\n  name: String!\n  state: JobState!\n  "Of one that runs, the time at which another pro' +
  'cess takes it over if this one was killed."\n  dueAt: DateTime!\n  "The begin of the last run."\n  star' +
  'tedAt: DateTime\n  "The end of the last run that came to its end."\n  endedAt: DateTime\n  "The reason ' +
  'why that run failed."\n  failure: String\n  "Runs that failed since the last good one."\n  failures: In' +
  't!\n}\n\ntype JobRequested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum Event' +
  'State {\n  "It is sent, and tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is sent again only w' +
  'hen an owner asks."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `order.placed`."\n  k' +
  'ind: String\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at on' +
  'e endpoint."\ntype Event {\n  id: ID!\n  "The same at each endpoint: the header `webhook-id`."\n  eventI' +
  'd: ID!\n  kind: String!\n  "The order or the variant that it is about."\n  subject: String!\n  "Null: th' +
  'e endpoint is set no more."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why the l' +
  'ast try failed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: Date' +
  'Time!\n  "Null where it is not tried by itself."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntyp' +
  'e EventsReplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype Webhoo' +
  'kEndpoint {\n  url: String!\n  "The events that it is told of, as `order.placed`; empty: all."\n  kinds' +
  ': [String!]!\n  "The last change of its secret; null: never."\n  rotatedAt: DateTime\n  "Until then eve' +
  'nts are signed with the earlier secret too; null: with one only."\n  earlierSecretEndsAt: DateTime\n}\n' +
  '\ntype WebhookSecretRotated {\n  endpoint: WebhookEndpoint!\n  "The new secret, which is answered this ' +
  'once."\n  secret: String!\n}\n\nunion RotateWebhookSecretAnswer = WebhookSecretRotated | Problem\n\ntype S' +
  'ettings {\n  "Differs where the file was changed; `changeSettings` takes it."\n  version: String!\n  "T' +
  'he settings that there are: name, help, form of the value, value where it is left out."\n  fields: JS' +
  'ON!\n  "The values in the file."\n  values: JSON!\n  "Settings that hold a secret: they are changed in ' +
  'the file only."\n  locked: [String!]!\n  "The reason why the file cannot be read or used; null: it can' +
  '."\n  failure: String\n  "Settings of the file that the running site takes over when it starts again."' +
  '\n  waiting: [String!]!\n  "The last change that was made here; null: none."\n  lastChange: LastSetting' +
  'sChange\n}\n\ntype LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The places that it changed, as' +
  ' `business.name`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version: Stri' +
  'ng!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "As `busin' +
  'ess.name` or `shipping`."\n  path: String!\n  "The value as JSON; null: it is left out."\n  value: Stri' +
  'ng\n}\n\n"One difference; a value is JSON, null where nothing stands there."\ntype SettingChange {\n  pat' +
  'h: String!\n  before: String\n  after: String\n}\n\n"A place in the settings and the rule that its value ' +
  'breaks."\ntype SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "False' +
  ' also where there are problems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [Settin' +
  'gProblem!]!\n  changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsCha' +
  'nged | Problem\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below th' +
  'e site folder."\n  path: String!\n  "The reason why it is not edited here; null: it is."\n  failure: St' +
  'ring\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR' +
  '\n}\n\ntype CollectionColumn {\n  name: String!\n  "The kind that all values of the column share: an edit' +
  ' keeps to it."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of the line differ' +
  's; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!\n ' +
  ' columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search fi' +
  'nds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value: S' +
  'tring!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is r' +
  'emoved."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  key' +
  ': String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new l' +
  'ines as they stand now, in the order of the edits; a removed one is null."\n  lines: [CollectionLine]' +
  '!\n}\n\nunion CollectionAnswer = CollectionChanged | Problem'
