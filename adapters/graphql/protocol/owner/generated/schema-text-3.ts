/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  '0 characters."\n  subject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\ntype FormField {' +
  '\n  name: String!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null where the file did no' +
  't arrive; else it is at `/vitrine/files/<id>` for people with a session."\n  id: ID\n  name: String\n  ' +
  'sizeBytes: Whole\n}\n\n"The state of the running site."\ntype Health {\n  "Of the program."\n  version: St' +
  'ring!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: WaitingWork!\n  p' +
  'roviders: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStanding: BackupStand' +
  'ing!\n  "Errors that the site did not expect, since the start of the process, the newest first; at mo' +
  'st 50."\n  errors: [ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredInMs: Float!\n  si' +
  'zeBytes: Whole\n}\n\n"The room where the data are; absent where they are on another machine."\ntype Disk' +
  'Health {\n  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop does by itself and that wai' +
  'ts."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time at which the oldest mail that ' +
  'waits was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subscriptions whose ' +
  'charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Money moves."\n  isLive:' +
  ' Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n\nenum BackupStan' +
  'ding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answers name the request; null' +
  ': it was none."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberStatus {\n  INVITED\n' +
  '  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: String\n  isBanned: B' +
  'oolean\n  "A part of the name or the address."\n  search: String\n}\n\nenum MemberSortKey {\n  TIME\n  EMAI' +
  'L\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descending: Boolean = t' +
  'rue\n}\n\ntype MemberPage implements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype Member {\n  id: I' +
  'D!\n  email: String!\n  name: String!\n  status: MemberStatus!\n  groups: [String!]!\n  createdAt: DateTi' +
  'me!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with everything about them."\ntype Me' +
  'mberDetails {\n  member: Member!\n  "They agreed to mails with news."\n  acceptsNews: Boolean!\n  invite' +
  'dAt: DateTime\n  "The groups that an owner may take away; others were bought."\n  givenGroups: [String' +
  '!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at most."\n  events:' +
  ' [MemberEvent!]!\n  "Orders with their address, the newest first; twenty at most."\n  orders: [OrderSu' +
  'mmary!]!\n  "Subscriptions with their address, the newest first; twenty at most."\n  subscriptions: [S' +
  'ubscription!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of the person, als' +
  'o after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something that happened to the account' +
  ' of a member."\ntype MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  kind: String!\n  at: DateTi' +
  'me!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum MemberGroupType' +
  ' {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees everything."\n  ADMIN\n}\n\ni' +
  'nput InviteMemberInput {\n  key: String!\n  email: String!\n  name: String\n  groups: [String!]\n}\n\ninput' +
  ' ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [String!]\n}\n\ntype Mem' +
  'berChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Problem\n\n"The standin' +
  'g of the campaign of invitations."\ntype Invitations {\n  "Members who never logged in here and whom n' +
  'o campaign will mail."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Those who got a ma' +
  'il."\n  invited: Int!\n  "Those of them who came."\n  joined: Int!\n  "Those who get one more mail unles' +
  's they come."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  "Null: no mail fol' +
  'lows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First mails of an hour:' +
  ' from 1 to 1000."\n  perHour: Int!\n  "Reminders for those who do not come: none, one after three days' +
  ', or a second after a week more."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "Members who get ' +
  'a mail, or get no more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion InvitationsAnswer = Invi' +
  'tationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the person who did it."\n  by: S' +
  'tring\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implements Page {\n  items:' +
  ' [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n  id: ID!\n  at: D' +
  'ateTime!\n  "The mail address of the person, also after they were removed; `terminal` for the command' +
  '."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  operation: String!\n  "The id' +
  ' of what was changed."\n  subject: String\n  "The change in a few words."\n  detail: String!\n}\n\nenum Jo' +
  'bState {\n  RUNNING\n  "Its last run failed; it is tried again by itself."\n  FAILING\n  WAITING\n  NEVER' +
  '_RAN\n}\n\n"A kind of work that the site does by itself. One of its processes does it at a time."\ntype ' +
  'Job {\n  name: String!\n  state: JobState!\n  "Of one that runs, the time at which another process take' +
  's it over if this one was killed."\n  dueAt: DateTime!\n  "The begin of the last run."\n  startedAt: Da' +
  'teTime\n  "The end of the last run that came to its end."\n  endedAt: DateTime\n  "The reason why that ' +
  'run failed."\n  failure: String\n  "Runs that failed since the last good one."\n  failures: Int!\n}\n\ntyp' +
  'e JobRequested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenum EventState {\n ' +
  ' "It is sent, and tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is sent again only when an ow' +
  'ner asks."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `order.placed`."\n  kind: Stri' +
  'ng\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An event at one endpoin' +
  't."\ntype Event {\n  id: ID!\n  "The same at each endpoint: the header `webhook-id`."\n  eventId: ID!\n  ' +
  'kind: String!\n  "The order or the variant that it is about."\n  subject: String!\n  "Null: the endpoin' +
  't is set no more."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason why the last try f' +
  'ailed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n  createdAt: DateTime!\n  "' +
  'Null where it is not tried by itself."\n  nextTryAt: DateTime\n  deliveredAt: DateTime\n}\n\ntype EventsR' +
  'eplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype Settings {\n  "D' +
  'iffers where the file was changed; `changeSettings` takes it."\n  version: String!\n  "The settings th' +
  'at there are: name, help, form of the value, value where it is left out."\n  fields: JSON!\n  "The val' +
  'ues in the file."\n  values: JSON!\n  "Settings that hold a secret: they are changed in the file only.' +
  '"\n  locked: [String!]!\n  "The reason why the file cannot be read or used; null: it can."\n  failure: ' +
  'String\n  "Settings of the file that the running site takes over when it starts again."\n  waiting: [S' +
  'tring!]!\n  "The last change that was made here; null: none."\n  lastChange: LastSettingsChange\n}\n\ntyp' +
  'e LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The places that it changed, as `business.nam' +
  'e`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version: String!\n  edits: [' +
  'SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "As `business.name` or `' +
  'shipping`."\n  path: String!\n  "The value as JSON; null: it is left out."\n  value: String\n}\n\n"One dif' +
  'ference; a value is JSON, null where nothing stands there."\ntype SettingChange {\n  path: String!\n  b' +
  'efore: String\n  after: String\n}\n\n"A place in the settings and the rule that its value breaks."\ntype ' +
  'SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "False also where th' +
  'ere are problems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [SettingProblem!]!\n  ' +
  'changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsChanged | Problem' +
  '\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below the site folder.' +
  '"\n  path: String!\n  "The reason why it is not edited here; null: it is."\n  failure: String\n}\n\nenum C' +
  'ellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COLOR\n}\n\ntype Colle' +
  'ctionColumn {\n  name: String!\n  "The kind that all values of the column share: an edit keeps to it."' +
  '\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of the line differs; `editCollec' +
  'tion` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!\n  columns: [Col' +
  'lectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search finds."\n  total:' +
  ' Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value: String!\n}\n\n"`li' +
  'ne` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed."\ninput' +
  ' ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  key: String!\n  sl' +
  'ug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new lines as they s' +
  'tand now, in the order of the edits; a removed one is null."\n  lines: [CollectionLine]!\n}\n\nunion Col' +
  'lectionAnswer = CollectionChanged | Problem'
