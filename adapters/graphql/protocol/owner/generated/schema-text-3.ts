/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'bscription!]!\n  next: String\n}\n\ntype Subscription {\n  id: ID!\n  status: SubscriptionStatus!\n  email:' +
  ' String\n  productName: String!\n  "Every so many intervals."\n  frequency: Int!\n  "`day`, `week`, `mon' +
  'th` or `year`."\n  interval: String!\n  amount: Money!\n  provider: String\n  orderId: ID!\n  createdAt: ' +
  'DateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextChargeAt: DateTime\n  failures: Int!' +
  '\n  canceledAt: DateTime\n}\n\n"A subscription with everything that happened to it, the oldest first."\nt' +
  'ype SubscriptionDetails {\n  subscription: Subscription!\n  card: Card\n  "The end of one that is charg' +
  'ed no more."\n  endsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  events: [SubscriptionEvent!]!\n}\n\nt' +
  'ype SubscriptionOrder {\n  id: ID!\n  number: String!\n  "From 0, the one that began it."\n  period: Int' +
  '!\n}\n\ntype SubscriptionEvent {\n  "As `paid`, `failed`, `canceled`."\n  kind: String!\n  at: DateTime!\n ' +
  ' reason: String\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n  id: ID!\n  "Ends it now; money is' +
  ' given back with its orders."\n  atOnce: Boolean = false\n}\n\ntype SubscriptionChanged {\n  details: Sub' +
  'scriptionDetails!\n}\n\nunion SubscriptionAnswer = SubscriptionChanged | Problem\n\ntype FormCount {\n  na' +
  'me: String!\n  entries: Int!\n  unread: Int!\n}\n\ninput FormEntryFilter {\n  form: String\n  unread: Boole' +
  'an\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: String\n}\n\n"Something that ' +
  'a visitor sent with a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  receivedAt: DateTime!\n  is' +
  'Read: Boolean!\n  "Address of the page it was sent from, without its query."\n  page: String!\n  "The f' +
  'irst field that holds a mail address; null: none does."\n  replyTo: String\n  "In the order of the for' +
  'm."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Answers that were mailed, the oldest first."\n ' +
  ' replies: [EntryReply!]!\n}\n\n"An answer that was mailed to the sender of an entry."\ntype EntryReply {' +
  '\n  at: DateTime!\n  "The mail address of the person who wrote it."\n  by: String!\n  subject: String!\n ' +
  ' text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: ID!\n  "At most 200 characters."\n  s' +
  'ubject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {\n  name: String!\n ' +
  ' value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null where the file did not arrive; else it ' +
  'is at `/vitrine/files/<id>` for people with a session."\n  id: ID\n  name: String\n  sizeBytes: Whole\n}' +
  '\n\n"The state of the running site."\ntype Health {\n  "Of the program."\n  version: String!\n  startedAt:' +
  ' DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  providers: [Provide' +
  'rHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStanding!\n  "Errors tha' +
  't the site did not expect, since the start of the process, the newest first; at most 50."\n  errors: ' +
  '[ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Float!\n  sizeBytes: Whole\n}\n\n' +
  '"The room where the data are; absent where they are on another machine."\ntype DiskHealth {\n  freeByt' +
  'es: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop does by itself and that waits."\ntype WaitingW' +
  'ork {\n  mails: Int!\n  failedMails: Int!\n  "The time at which the oldest mail that waits was queued."' +
  '\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptions whose charge is due."\n  ' +
  'renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Money moves."\n  isLive: Boolean!\n}\n\ntype ' +
  'Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum BackupStanding {\n  NEVER\n  O' +
  'VERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answers name the request; null: it was none."\n  ' +
  'requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n  INVITED\n  UNVERIFIED\n  VER' +
  'IFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  isBanned: Boolean\n  "A part o' +
  'f the name or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAIL\n  NAME\n  LAST_LO' +
  'G_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Boolean = true\n}\n\ntype Member' +
  'Page implements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member {\n  id: ID!\n  email: String' +
  '!\n  name: String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdAt: DateTime!\n  lastLogInAt:' +
  ' DateTime\n  bannedAt: DateTime\n}\n\n"One member with everything about them."\ntype MemberDetails {\n  me' +
  'mber: Member!\n  "They agreed to mails with news."\n  acceptsNews: Boolean!\n  invitedAt: DateTime\n  "T' +
  'he groups that an owner may take away; others were bought."\n  givenGroups: [String!]!\n  "The newest ' +
  'first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at most."\n  events: [MemberEvent!]!\n ' +
  ' "Orders with their address, the newest first; twenty at most."\n  orders: [OrderSummary!]!\n  "Subscr' +
  'iptions with their address, the newest first; twenty at most."\n  subscriptions: [Subscription!]!\n}\n\n' +
  'type MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of the person, also after they were ' +
  'removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something that happened to the account of a member."\ntyp' +
  'e MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  kind: String!\n  at: DateTime!\n}\n\ntype Member' +
  'Group {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum MemberGroupType {\n  "Given by the' +
  ' owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees everything."\n  ADMIN\n}\n\ninput InviteMemberI' +
  'nput {\n  key: String!\n  email: String!\n  name: String\n  groups: [String!]\n}\n\ninput ChangeMemberGroup' +
  'sInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n\ntype MemberChanged {\n  det' +
  'ails: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"The standing of the campaign ' +
  'of invitations."\ntype Invitations {\n  "Members who never logged in here and whom no campaign will ma' +
  'il."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Those who got a mail."\n  invited: In' +
  't!\n  "Those of them who came."\n  joined: Int!\n  "Those who get one more mail unless they come."\n  wa' +
  'iting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  "Null: no mail follows."\n  nextAt: D' +
  'ateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First mails of an hour: from 1 to 1000."\n' +
  '  perHour: Int!\n  "Reminders for those who do not come: none, one after three days, or a second afte' +
  'r a week more."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Members who get a mail, or get no ' +
  'more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion InvitationsAnswer = InvitationsChanged | P' +
  'roblem\n\ninput AuditFilter {\n  "The mail address of the person who did it."\n  by: String\n  "The id of' +
  ' what was changed."\n  subject: String\n}\n\ntype AuditPage implements Page {\n  items: [AuditEntry!]!\n  ' +
  'next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n  id: ID!\n  at: DateTime!\n  "The ma' +
  'il address of the person, also after they were removed; `terminal` for the command."\n  by: String!\n ' +
  ' "The name of the mutation, such as `refundOrder`."\n  operation: String!\n  "The id of what was chang' +
  'ed."\n  subject: String\n  "The change in a few words."\n  detail: String!\n}\n\nenum JobState {\n  RUNNING' +
  '\n  "Its last run failed; it is tried again by itself."\n  FAILING\n  WAITING\n  NEVER_RAN\n}\n\n"A kind of' +
  ' work that the site does by itself. One of its processes does it at a time."\ntype Job {\n  name: Stri' +
  'ng!\n  state: JobState!\n  "Of one that runs, the time at which another process takes it over if this ' +
  'one was killed."\n  dueAt: DateTime!\n  "The begin of the last run."\n  startedAt: DateTime\n  "The end ' +
  'of the last run that came to its end."\n  endedAt: DateTime\n  "The reason why that run failed."\n  fai' +
  'lure: String\n  "Runs that failed since the last good one."\n  failures: Int!\n}\n\ntype JobRequested {\n ' +
  ' name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n  "It is sent, and ' +
  'tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is sent again only when an owner asks."\n  GIVEN' +
  '_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `order.placed`."\n  kind: String\n}\n\ntype EventPa' +
  'ge implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at one endpoint."\ntype Event {\n ' +
  ' id: ID!\n  "The same at each endpoint: the header `webhook-id`."\n  eventId: ID!\n  kind: String!\n  "T' +
  'he order or the variant that it is about."\n  subject: String!\n  "Null: the endpoint is set no more."' +
  '\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why the last try failed."\n  failure:' +
  ' String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: DateTime!\n  "Null where it is n' +
  'ot tried by itself."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntype EventsReplayed {\n  count:' +
  ' Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype WebhookEndpoint {\n  url: String!\n' +
  '  "The events that it is told of, as `order.placed`; empty: all."\n  kinds: [String!]!\n  "The last ch' +
  'ange of its secret; null: never."\n  rotatedAt: DateTime\n  "Until then events are signed with the ear' +
  'lier secret too; null: with one only."\n  earlierSecretEndsAt: DateTime\n}\n\ntype WebhookSecretRotated ' +
  '{\n  endpoint: WebhookEndpoint!\n  "The new secret, which is answered this once."\n  secret: String!\n}\n' +
  '\nunion RotateWebhookSecretAnswer = WebhookSecretRotated | Problem\n\ntype Settings {\n  "Differs where ' +
  'the file was changed; `changeSettings` takes it."\n  version: String!\n  "The settings that there are:' +
  ' name, help, form of the value, value where it is left out."\n  fields: JSON!\n  "The values in the fi' +
  'le."\n  values: JSON!\n  "Settings that hold a secret: they are changed in the file only."\n  locked: [' +
  'String!]!\n  "The reason why the file cannot be read or used; null: it can."\n  failure: String\n  "Set' +
  'tings of the file that the running site takes over when it starts again."\n  waiting: [String!]!\n  "T' +
  'he last change that was made here; null: none."\n  lastChange: LastSettingsChange\n}\n\ntype LastSetting' +
  'sChange {\n  at: DateTime!\n  by: String!\n  "The places that it changed, as `business.name`."\n  paths:' +
  ' [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version: String!\n  edits: [SettingEditIn' +
  'put!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "As `business.name` or `shipping`."\n ' +
  ' path: String!\n  "The value as JSON; null: it is left out."\n  value: String\n}\n\n"One difference; a va' +
  'lue is JSON, null where nothing stands there."\ntype SettingChange {\n  path: String!\n  before: String' +
  '\n  after: String\n}\n\n"A place in the settings and the rule that its value breaks."\ntype SettingProble' +
  'm {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "False also where there are probl' +
  'ems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [SettingProblem!]!\n  changes: [Set' +
  'tingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsChanged | Problem\n\n"A table of' +
  ' the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below the site folder."\n  path: Str' +
  'ing!\n  "The reason why it is not edited here; null: it is."\n  failure: String\n}\n\nenum CellKind {\n  T' +
  'EXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR\n}\n\ntype CollectionColumn {' +
  '\n  name: String!\n  "The kind that all values of the column share: an edit keeps to it."\n  kind: Cell' +
  'Kind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of the line differs; `editCollection` takes i' +
  't."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!\n  columns: [CollectionColumn' +
  '!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search finds."\n  total: Int!\n  next:' +
  ' String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value: String!\n}\n\n"`line` and `cell' +
  's`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed."\ninput ItemEditInpu' +
  't {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  key: String!\n  slug: ID!\n  edi' +
  'ts: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new lines as they stand now, in ' +
  'the order of the edits; a removed one is null."\n  lines: [CollectionLine]!\n}\n\nunion CollectionAnswer' +
  ' = CollectionChanged | Problem'
