/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_3 =
  'WaitingWork!\n  providers: [ProviderHealth!]!\n  mailsAreSent: Boolean!\n  backup: Backup\n  backupStand' +
  'ing: BackupStanding!\n  "Errors that the site did not expect, since the start of the process, the new' +
  'est first; at most 50."\n  errors: [ToldError!]!\n}\n\ntype DatabaseHealth {\n  name: String!\n  answeredI' +
  'nMs: Float!\n  sizeBytes: Whole\n}\n\n"The room where the data are; absent where they are on another mac' +
  'hine."\ntype DiskHealth {\n  freeBytes: Whole!\n  totalBytes: Whole!\n}\n\n"Work that the shop does by its' +
  'elf and that waits."\ntype WaitingWork {\n  mails: Int!\n  failedMails: Int!\n  "The time at which the o' +
  'ldest mail that waits was queued."\n  oldestMailAt: DateTime\n  refunds: Int!\n  captures: Int!\n  "Subs' +
  'criptions whose charge is due."\n  renewals: Int!\n}\n\ntype ProviderHealth {\n  name: String!\n  "Money m' +
  'oves."\n  isLive: Boolean!\n}\n\ntype Backup {\n  madeAt: DateTime!\n  dueAt: DateTime!\n  file: String!\n}\n' +
  '\nenum BackupStanding {\n  NEVER\n  OVERDUE\n  CURRENT\n}\n\ntype ToldError {\n  "As logs and answers name t' +
  'he request; null: it was none."\n  requestId: ID\n  at: DateTime!\n  message: String!\n}\n\nenum MemberSta' +
  'tus {\n  INVITED\n  UNVERIFIED\n  VERIFIED\n}\n\ninput MemberFilter {\n  status: MemberStatus\n  group: Stri' +
  'ng\n  isBanned: Boolean\n  "A part of the name or the address."\n  search: String\n}\n\nenum MemberSortKey' +
  ' {\n  TIME\n  EMAIL\n  NAME\n  LAST_LOG_IN\n  STATUS\n}\n\ninput MemberSort {\n  by: MemberSortKey!\n  descend' +
  'ing: Boolean = true\n}\n\ntype MemberPage implements Page {\n  items: [Member!]!\n  next: String\n}\n\ntype ' +
  'Member {\n  id: ID!\n  email: String!\n  name: String!\n  status: MemberStatus!\n  groups: [String!]!\n  c' +
  'reatedAt: DateTime!\n  lastLogInAt: DateTime\n  bannedAt: DateTime\n}\n\n"One member with everything abou' +
  't them."\ntype MemberDetails {\n  member: Member!\n  "They agreed to mails with news."\n  acceptsNews: B' +
  'oolean!\n  invitedAt: DateTime\n  "The groups that an owner may take away; others were bought."\n  give' +
  'nGroups: [String!]!\n  "The newest first."\n  notes: [MemberNote!]!\n  "The newest first, of a year at ' +
  'most."\n  events: [MemberEvent!]!\n  "Orders with their address, the newest first; twenty at most."\n  ' +
  'orders: [OrderSummary!]!\n  "Subscriptions with their address, the newest first; twenty at most."\n  s' +
  'ubscriptions: [Subscription!]!\n}\n\ntype MemberNote {\n  id: ID!\n  text: String!\n  "The mail address of' +
  ' the person, also after they were removed."\n  by: String!\n  at: DateTime!\n}\n\n"Something that happene' +
  'd to the account of a member."\ntype MemberEvent {\n  "As `logged-in`, `groups-changed`."\n  kind: Stri' +
  'ng!\n  at: DateTime!\n}\n\ntype MemberGroup {\n  id: ID!\n  name: String!\n  type: MemberGroupType!\n}\n\nenum' +
  ' MemberGroupType {\n  "Given by the owner or at sign-up."\n  FREE\n  "Bought."\n  PAID\n  "Sees everythin' +
  'g."\n  ADMIN\n}\n\ninput InviteMemberInput {\n  key: String!\n  email: String!\n  name: String\n  groups: [S' +
  'tring!]\n}\n\ninput ChangeMemberGroupsInput {\n  key: String!\n  id: ID!\n  add: [String!]\n  remove: [Stri' +
  'ng!]\n}\n\ntype MemberChanged {\n  details: MemberDetails!\n}\n\nunion MemberAnswer = MemberChanged | Probl' +
  'em\n\n"The standing of the campaign of invitations."\ntype Invitations {\n  "Members who never logged in' +
  ' here and whom no campaign will mail."\n  open: Int!\n  "Members of the campaign."\n  total: Int!\n  "Th' +
  'ose who got a mail."\n  invited: Int!\n  "Those of them who came."\n  joined: Int!\n  "Those who get one' +
  ' more mail unless they come."\n  waiting: Int!\n  "Null: none was started."\n  startedAt: DateTime\n  "N' +
  'ull: no mail follows."\n  nextAt: DateTime\n}\n\ninput StartInvitationsInput {\n  key: String!\n  "First m' +
  'ails of an hour: from 1 to 1000."\n  perHour: Int!\n  "Reminders for those who do not come: none, one ' +
  'after three days, or a second after a week more."\n  reminders: Int!\n}\n\ntype InvitationsChanged {\n  "' +
  'Members who get a mail, or get no more."\n  count: Int!\n  invitations: Invitations!\n}\n\nunion Invitati' +
  'onsAnswer = InvitationsChanged | Problem\n\ninput AuditFilter {\n  "The mail address of the person who ' +
  'did it."\n  by: String\n  "The id of what was changed."\n  subject: String\n}\n\ntype AuditPage implements' +
  ' Page {\n  items: [AuditEntry!]!\n  next: String\n}\n\n"A change that an owner made."\ntype AuditEntry {\n ' +
  ' id: ID!\n  at: DateTime!\n  "The mail address of the person, also after they were removed; `terminal`' +
  ' for the command."\n  by: String!\n  "The name of the mutation, such as `refundOrder`."\n  operation: S' +
  'tring!\n  "The id of what was changed."\n  subject: String\n  "The change in a few words."\n  detail: St' +
  'ring!\n}\n\nenum JobState {\n  RUNNING\n  "Its last run failed; it is tried again by itself."\n  FAILING\n ' +
  ' WAITING\n  NEVER_RAN\n}\n\n"A kind of work that the site does by itself. One of its processes does it a' +
  't a time."\ntype Job {\n  name: String!\n  state: JobState!\n  "Of one that runs, the time at which anot' +
  'her process takes it over if this one was killed."\n  dueAt: DateTime!\n  "The begin of the last run."' +
  '\n  startedAt: DateTime\n  "The end of the last run that came to its end."\n  endedAt: DateTime\n  "The ' +
  'reason why that run failed."\n  failure: String\n  "Runs that failed since the last good one."\n  failu' +
  'res: Int!\n}\n\ntype JobRequested {\n  name: String!\n}\n\nunion RunJobAnswer = JobRequested | Problem\n\nenu' +
  'm EventState {\n  "It is sent, and tried again, by itself."\n  WAITING\n  DELIVERED\n  "It is sent again' +
  ' only when an owner asks."\n  GIVEN_UP\n}\n\ninput EventFilter {\n  state: EventState\n  "As `order.placed' +
  '`."\n  kind: String\n}\n\ntype EventPage implements Page {\n  items: [Event!]!\n  next: String\n}\n\n"An even' +
  't at one endpoint."\ntype Event {\n  id: ID!\n  "The same at each endpoint: the header `webhook-id`."\n ' +
  ' eventId: ID!\n  kind: String!\n  "The order or the variant that it is about."\n  subject: String!\n  "N' +
  'ull: the endpoint is set no more."\n  url: String\n  state: EventState!\n  tries: Int!\n  "The reason wh' +
  'y the last try failed."\n  failure: String\n  "The JSON text that is sent."\n  body: String!\n  createdA' +
  't: DateTime!\n  "Null where it is not tried by itself."\n  nextTryAt: DateTime\n  deliveredAt: DateTime' +
  '\n}\n\ntype EventsReplayed {\n  count: Int!\n}\n\nunion ReplayEventsAnswer = EventsReplayed | Problem\n\ntype' +
  ' Settings {\n  "Differs where the file was changed; `changeSettings` takes it."\n  version: String!\n  ' +
  '"The settings that there are: name, help, form of the value, value where it is left out."\n  fields: ' +
  'JSON!\n  "The values in the file."\n  values: JSON!\n  "Settings that hold a secret: they are changed i' +
  'n the file only."\n  locked: [String!]!\n  "The reason why the file cannot be read or used; null: it c' +
  'an."\n  failure: String\n  "Settings of the file that the running site takes over when it starts again' +
  '."\n  waiting: [String!]!\n  "The last change that was made here; null: none."\n  lastChange: LastSetti' +
  'ngsChange\n}\n\ntype LastSettingsChange {\n  at: DateTime!\n  by: String!\n  "The places that it changed, ' +
  'as `business.name`."\n  paths: [String!]!\n}\n\ninput ChangeSettingsInput {\n  key: String!\n  version: St' +
  'ring!\n  edits: [SettingEditInput!]!\n  dryRun: Boolean = false\n}\n\ninput SettingEditInput {\n  "As `bus' +
  'iness.name` or `shipping`."\n  path: String!\n  "The value as JSON; null: it is left out."\n  value: St' +
  'ring\n}\n\n"One difference; a value is JSON, null where nothing stands there."\ntype SettingChange {\n  p' +
  'ath: String!\n  before: String\n  after: String\n}\n\n"A place in the settings and the rule that its valu' +
  'e breaks."\ntype SettingProblem {\n  path: String!\n  message: String!\n}\n\ntype SettingsChanged {\n  "Fal' +
  'se also where there are problems: then nothing is written."\n  hasChanged: Boolean!\n  problems: [Sett' +
  'ingProblem!]!\n  changes: [SettingChange!]!\n  settings: Settings!\n}\n\nunion SettingsAnswer = SettingsC' +
  'hanged | Problem\n\n"A table of the folder `collections`."\ntype CollectionInfo {\n  slug: ID!\n  "Below ' +
  'the site folder."\n  path: String!\n  "The reason why it is not edited here; null: it is."\n  failure: ' +
  'String\n}\n\nenum CellKind {\n  TEXT\n  RICH\n  IMAGE\n  IMAGES\n  DATE\n  NUMBER\n  LINK\n  EMAIL\n  BOOL\n  COL' +
  'OR\n}\n\ntype CollectionColumn {\n  name: String!\n  "The kind that all values of the column share: an ed' +
  'it keeps to it."\n  kind: CellKind!\n}\n\ntype CollectionLine {\n  "Differs where a cell of the line diff' +
  'ers; `editCollection` takes it."\n  id: ID!\n  cells: [String!]!\n}\n\ntype CollectionTable {\n  slug: ID!' +
  '\n  columns: [CollectionColumn!]!\n  lines: [CollectionLine!]!\n  "The number of lines that the search ' +
  'finds."\n  total: Int!\n  next: String\n}\n\ninput CellInput {\n  "Counts from 0."\n  column: Int!\n  value:' +
  ' String!\n}\n\n"`line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is' +
  ' removed."\ninput ItemEditInput {\n  line: ID\n  cells: [CellInput!]\n}\n\ninput EditCollectionInput {\n  k' +
  'ey: String!\n  slug: ID!\n  edits: [ItemEditInput!]!\n}\n\ntype CollectionChanged {\n  "The edited and new' +
  ' lines as they stand now, in the order of the edits; a removed one is null."\n  lines: [CollectionLin' +
  'e]!\n}\n\nunion CollectionAnswer = CollectionChanged | Problem'
