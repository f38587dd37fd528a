/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  't!\n  role: Role!\n}\n\ninput RemoveOwnerInput {\n  key: String!\n  id: ID!\n  version: Int!\n}\n\ntype OwnerC' +
  'ode {\n  owner: Owner!\n  code: String!\n  expiresAt: DateTime!\n}\n\nunion OwnerCodeAnswer = OwnerCode | ' +
  'Problem\n\ntype OwnerChanged {\n  owner: Owner!\n}\n\nunion OwnerAnswer = OwnerChanged | Problem\n\n"Tasks t' +
  'hat wait for an owner."\ntype Home {\n  "Orders with pieces to send."\n  toSend: Int!\n  "Orders whose m' +
  'oney the bank holds for the shop."\n  held: Int!\n  "Refunds without an answer of the provider."\n  ref' +
  'undsUnderWay: Int!\n  "Refunds that the provider refused, of orders without a later refund."\n  refund' +
  'sRefused: Int!\n  "Orders whose card holder has disputed the payment."\n  disputed: Int!\n  "The next m' +
  'oment at which the time to answer a dispute ends; null: none is known."\n  disputeDueAt: DateTime\n  "' +
  'Mails that were given up."\n  failedMails: Int!\n  "Sold-out variants of visible products."\n  outOfSto' +
  'ck: Int!\n  "Unread entries of forms."\n  unreadEntries: Int!\n  "Returns that wait for the shop: reque' +
  'sted, or with the goods received."\n  returns: Int!\n  """\n  Days of a time zone (IANA, such as `Europ' +
  'e/Berlin`) up to today, the oldest first, including days without\n  an order. At most 366.\n  """\n  sa' +
  'les(days: Int = 30, timeZone: String = "UTC"): [DayOfSales!]!\n  "Visits on these UTC days: page view' +
  's that began outside of the site."\n  visits(days: Int = 30): Whole!\n  "Carts of these days without a' +
  'n order."\n  openCarts(days: Int = 30): OpenCarts!\n  "Products by the pieces ordered in these days."\n' +
  '  bestSellers(days: Int = 30, first: Int = 5): [BestSeller!]!\n}\n\n"Carts with goods and without an or' +
  'der."\ntype OpenCarts {\n  carts: Int!\n  "Those with a mail address from the checkout."\n  checkouts: I' +
  'nt!\n}\n\ntype DayOfSales {\n  "For example 2027-01-31."\n  day: String!\n  orders: Int!\n  "The total of t' +
  'he day\'s orders without cancelled ones, in the shop\'s currency."\n  total: Money!\n  "The refunded par' +
  't of that total."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productId: ID!\n  name: String!\n  pieces:' +
  ' Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begun; its outcome is unknown."\n  SUBMITTING\n' +
  '}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUND' +
  'ED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n' +
  '  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\nin' +
  'put OrderFilter {\n  state: OrderState\n  "Placed orders, not cancelled, with pieces to send."\n  toSen' +
  'd: Boolean\n  held: Boolean\n  disputed: Boolean\n  "Orders with a return that waits for the shop: requ' +
  'ested, or with the goods received."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund' +
  ' without an answer, or whose last refund was refused."\n  refund: RefundFilter\n  """\n  An order numbe' +
  "r, the beginning of a word of the name or mail address, or a part of a variant's code or\n  tracking " +
  'number.\n  """\n  search: String\n  "Placed at this moment or later."\n  from: DateTime\n  "Placed before' +
  ' this moment."\n  until: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {' +
  '\n  TIME\n  NAME\n  PAID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolea' +
  'n = true\n}\n\ntype OrderPage implements Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order i' +
  'n a list."\ntype OrderSummary {\n  id: ID!\n  "The order number: 7K3M-9QWT."\n  number: String!\n  placed' +
  'At: DateTime!\n  state: OrderState!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  i' +
  'sCancelled: Boolean!\n  name: String!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  tota' +
  'l: Money!\n  refunded: Money!\n}\n\n"One order with all its data."\ntype Order {\n  id: ID!\n  number: Stri' +
  'ng!\n  "Grows with each change; mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: ' +
  'PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  cancelledAt: DateTime\n  name: String\n  email: S' +
  'tring\n  lines: [OrderLine!]!\n  "Shipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal:' +
  ' Money!\n  total: Money!\n  money: OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  b' +
  'illingAddress: Address\n  "Additional fields of the checkout."\n  answers: [CheckoutAnswer!]!\n  commen' +
  't: String\n  parcels: [Parcel!]!\n  refunds: [Refund!]!\n  "The history, the oldest entry first."\n  eve' +
  'nts: [OrderEvent!]!\n  "The possible changes."\n  actions: [OrderAction!]!\n  "The withdrawals of its s' +
  'hopper, the oldest first."\n  returns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn.' +
  '"\n  REQUESTED\n  "The shop accepts the return."\n  ACCEPTED\n  REFUSED\n  "The shop has received the goo' +
  'ds."\n  RECEIVED\n  "The money was refunded."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEI' +
  'VE\n  REFUND\n}\n\n"A shopper\'s withdrawal from an order, and the state of the return."\ntype Return {\n  ' +
  'id: ID!\n  "The id of the order, and its order number."\n  order: ID!\n  orderNumber: String!\n  "The na' +
  'me in the withdrawal."\n  name: String!\n  "The shopper\'s own words."\n  statement: String\n  "The retur' +
  'ned pieces; empty: the whole order."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It arrived after t' +
  'he end of the period."\n  isLate: Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The poss' +
  'ible actions."\n  acts: [ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of th' +
  'e order."\n  order: ID!\n  "The number of the return among those of the order, from 1; null: the last.' +
  '"\n  number: Int\n  act: ReturnAct!\n  "With `ACCEPT`: the pieces that the shop accepts; null: all requ' +
  'ested ones."\n  lines: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A return after an action, or a pr' +
  'eview of it (`dryRun`), with its order."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDr' +
  'yRun: Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "Counts f' +
  'rom 1, as in the command."\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "For example' +
  ' `Size: L`."\n  options: [String!]!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n ' +
  ' total: Money!\n  sent: Int!\n  refunded: Int!\n  toSend: Int!\n  "Pieces to send from which the shopper' +
  ' has not withdrawn."\n  sendable: Int!\n  "Pieces that are not refunded."\n  refundable: Int!\n}\n\nenum E' +
  'xtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  pri' +
  'ce: Money!\n  "The prices include it already."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider' +
  ': String\n  "The provider\'s id of the payment."\n  reference: String\n  card: Card\n  amount: Money!\n  t' +
  'aken: Money!\n  refunded: Money!\n  "Money that can still be refunded."\n  refundable: Money!\n  isDispu' +
  'ted: Boolean!\n  "The end of the time to answer the dispute at the provider; null: no dispute, or the' +
  ' provider does not say."\n  disputeDueAt: DateTime\n}\n\ntype Card {\n  brand: String!\n  last4: String!\n ' +
  ' expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: String\n  line2:' +
  ' String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  postalCode: Strin' +
  'g\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null for a checkbox."\n  text: String\n  isChecked: Bool' +
  'ean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [Pieces!]!\n  ca' +
  'rrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The refund is requeste' +
  'd; the answer is not known yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDING\n  DONE\n  RE' +
  'FUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is released."\n  RELEASE\n}\n\ntype Refu' +
  'nd {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pieces!]!\n  rest' +
  'ocks: Boolean!\n  reason: String\n  "The provider\'s refusal, or a note that it did not answer."\n  prob' +
  'lem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  CAPTURE_REQU' +
  'ESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  DISPUTED\n  DI' +
  'SPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Written by a new' +
  'er version of the program."\n  OTHER\n}\n\n"An entry in the history of an order. Fields that its kind do' +
  'es not use are null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owne' +
  'r\'s mail address, `owner` by command, `provider` or another part of the shop."\n  by: String!\n  "The ' +
  'note, the reason, or the message of the provider."\n  text: String\n  amount: Money\n  pieces: [Pieces!' +
  ']!\n  carrier: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count:' +
  ' Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "N' +
  'ull: all pieces that are not sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  "' +
  'True: also pieces from which the shopper has withdrawn, which are refused otherwise."\n  sendWithdraw' +
  'n: Boolean = false\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!' +
  '\n  version: Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly on' +
  'e of `whole`, `lines` and `amountMinor` is given."\ninput RefundOrderInput {\n  key: String!\n  order: ' +
  'ID!\n  version: Int!\n  "Everything that is not refunded."\n  whole: Boolean\n  "The price of these piec' +
  'es, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n  "An amount in minor units of' +
  ' the order\'s currency."\n  amountMinor: Whole\n  "Returns the pieces to stock after the refund."\n  res' +
  'tock: Boolean = false\n  reason: String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key:' +
  ' String!\n  order: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key:' +
  ' String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID' +
  '!\n  text: String!\n}\n\n"An order after a change, or a preview of it (`dryRun`)."\ntype OrderChanged {\n ' +
  ' order: Order!\n  "False: no change was needed, or the key was used for the same change before."\n  ha' +
  'sChanged: Boolean!\n  isDryRun: Boolean!\n  "The requested refund, also of a cancellation."\n  refund: ' +
  'Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and repeated, ' +
  'automatically."\n  WAITING\n  "It is repeated only on request of an owner."\n  GIVEN_UP\n  "No mail serv' +
  'er was set: it is in the development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailSta' +
  'te\n  kind: String\n  to: String\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}' +
  '\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  t' +
  'ries: Int!\n  "The reason why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  "Null:' +
  ' it is not repeated automatically."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n ' +
  ' text: String!\n  "A whole HTML document: show it in a frame without scripts."\n  html: String!\n  "The' +
  ' reason why an unsaved text cannot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  tem' +
  'plate: String!\n  "The file of `vitrine-mails` with the text; null: the text is built in."\n  file: St' +
  'ring\n  "The file with separate HTML for the whole mail; null: the HTML is made from the text."\n  htm' +
  'lFile: String\n  "`Subject: ...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "The ' +
  'allowed placeholders, without braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMa' +
  'ilTextInput {\n  key: String!\n  template: String!\n  "The version of the text that was read."\n  versio' +
  'n: String!\n  "Null: use the built-in text again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: Mai' +
  'lText!\n}\n\nunion MailTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion' +
  ' RetryMailsAnswer = MailsRetried | Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n' +
  '  next: String\n}\n\n"A field of a product that can be edited in the shop."\nenum ProductField {\n  NAME\n' +
  '  VISIBILITY\n}\n\n"A field of a variant that can be edited in the shop."\nenum VariantField {\n  PRICE\n ' +
  ' COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categor' +
  'ies: [String!]!\n  variants: [Variant!]!\n  "Changes with each edit; `editProduct` takes it. Sales do ' +
  'not change it."\n  version: String!\n  "False: hidden from the shop, although it is in the catalogue f' +
  'ile."\n  isVisible: Boolean!\n  "The fields that were edited in the shop: imports keep them."\n  edited' +
  ': [ProductField!]!\n  "The name in the catalogue file, if it was edited in the shop."\n  nameInFile: S' +
  'tring\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "For example `Size: L`."\n  options: [String!]!\n  ' +
  'price: Money!\n  compareAt: Money\n  """\n  The lowest price of the 30 days before a reduction, from th' +
  'e price history of the shop; null: the price is\n  not reduced, or no earlier price is known.\n  """\n ' +
  ' lowestPrior: Money\n  "The price of a measure; null: the variant is not sold by measure."\n  unitPric' +
  'e: UnitPrice\n  imageUrl: String\n  "Pieces in stock; null: unlimited."\n  left: Int\n  "The fields that' +
  ' were edited in the shop: imports keep them."\n  edited: [VariantField!]!\n  "The price in the catalog' +
  'ue file, if it was edited in the shop."\n  priceInFile: Money\n  "The compare-at price in the catalogu' +
  'e file, if it was edited; null also if the file has none."\n  compareAtInFile: Money\n}\n\n"Omitted part' +
  's stay unchanged. If one part is refused, nothing is written."\ninput EditProductInput {\n  key: Strin' +
  'g!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: ' +
  'Boolean\n  "Fields that take the value of the catalogue file again, now and in later imports."\n  foll' +
  'ow: [ProductField!]\n  variants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantIn' +
  'put {\n  "Id or code."\n  variant: ID!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "' +
  'Null: none."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new cou' +
  'nt of a variant; null: unlimited."\ninput EditStockInput {\n  "The stock when it was read."\n  expected' +
  ': Int\n  left: Int\n}\n\n"A product after its edit, or a preview of it (`dryRun`)."\ntype ProductChanged ' +
  '{\n  product: Product!\n  "False: no change was needed, or the key was used for the same change before' +
  '."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n' +
  '  per: String!\n  price: Money!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A product in `cat' +
  'alogue.csv`; its first line has the values of the product itself."\ntype ProductFile {\n  handle: Stri' +
  'ng!\n  "Changes when a line of the product changes."\n  version: String!\n  columns: [String!]!\n  lines' +
  ': [ProductFileLine!]!\n  "Its place in the order of the catalogue, from 1."\n  place: Int!\n  "The numb' +
  'er of products in the file."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The name of the variant: ' +
  'its option values, or its code."\n  name: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninp' +
  'ut EditProductFileInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `v' +
  'ersion` that was read."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "Th' +
  'e line of the product, from 0."\n  line: Int!\n  "A column that the file lacks is added to it."\n  colu' +
  'mn: String!\n  value: String!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id, slug, or the code of a' +
  ' variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "One for each option of t' +
  'he product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Who' +
  'le!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key: String!\n  "Id, slug, or' +
  ' the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "All option' +
  's of the product, in order; omitted options and values are removed with their variants."\n  options: ' +
  '[OptionInput!]!\n  "The variants for new values; `values` in the order of `options`."\n  added: [NewVa' +
  'riantInput!]!\n  "Also removes variants that are in stock or in orders."\n  removesUsed: Boolean\n}\n\nin' +
  'put OptionInput {\n  "The position of a present option, from 0; null: a new one."\n  was: Int\n  name: ' +
  'String!\n  "In order. Present variants get the first value of a new option."\n  values: [OptionValueIn' +
  'put!]!\n}\n\ninput OptionValueInput {\n  "The present name; null: a new value."\n  was: String\n  name: St' +
  'ring!\n}\n\ninput NewVariantInput {\n  "One for each option of the product, in their order."\n  values: [' +
  'String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n' +
  '}\n\n"Variants in use that would be removed: nothing was changed."\ntype VariantsInUse {\n  variants: [V' +
  'ariantInUse!]!\n}\n\ntype VariantInUse {\n  name: String!\n  "Pieces in stock; null: unlimited."\n  left: ' +
  'Int\n  "Orders that contain it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFileChanged | Variant' +
  'sInUse | Problem\n\ninput MoveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntyp' +
  'e ProductFileChanged {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Proble' +
  'm\n\ninput ImportMembersInput {\n  key: String!\n  "The text of the table, as `vitrine members export` w' +
  'rites it."\n  text: String!\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum MemberOutcome {\n  A' +
  'DDED\n  "A present member, who stays unchanged."\n  KNOWN\n  "It stops the import."\n  REFUSED\n}\n\ntype P' +
  'reviewedMember {\n  "The line of the file, from 1."\n  line: Int!\n  "Empty where it cannot be read."\n ' +
  ' email: String!\n  outcome: MemberOutcome!\n  problem: String\n}\n\n"A preview of an import of members."\n' +
  'type MembersPreview {\n  added: Int!\n  known: Int!\n  refused: Int!\n  "Refused lines first; a long lis' +
  't is shortened."\n  lines: [PreviewedMember!]!\n  problems: [String!]!\n  "Columns that are not in the ' +
  'settings and are ignored."\n  unknownColumns: [String!]!\n}\n\nenum MembersImportState {\n  RUNNING\n  DON' +
  'E\n  "Interrupted, or refused with `problems`; it can be repeated."\n  FAILED\n}\n\ntype MembersImport {\n' +
  '  id: ID!\n  state: MembersImportState!\n  total: Int!\n  done: Int!\n  "New members."\n  added: Int!\n  p' +
  'roblems: [String!]!\n}\n\nunion MembersImportAnswer = MembersPreview | MembersImport | Problem\n\ninput I' +
  'mportCatalogueInput {\n  key: String!\n  "The text of the table: commas, semicolons or tabs between va' +
  'lues, with a header."\n  text: String!\n  "Removes lines from the file that are not in the table."\n  r' +
  'emovesMissing: Boolean\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED' +
  '\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an' +
  ' imported table, or a line that is removed from the file."\ntype ImportedLine {\n  "The row number as ' +
  'in a spreadsheet, the header being 1; null: the line is not in the table."\n  row: Int\n  "The handle ' +
  'of the product, with the variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!' +
  '\n  changes: [ImportedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: St' +
  'ring!\n  after: String!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report ' +
  'of an import."\ntype CatalogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCo' +
  'unt!]!\n  "Changed lines in the order of the table, refused ones first; at most 1,000."\n  lines: [Imp' +
  'ortedLine!]!\n  "The problems of the table as a whole."\n  problems: [String!]!\n  "False: nothing was ' +
  'written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum DiscountSo' +
  'urce {\n  "It comes from `vitrine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n  SHOP\n}\n' +
  '\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "Its limit of orders is reached."\n  USED_UP\n}\n\ntype Discoun' +
  'tPage implements Page {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "The code in capit' +
  'al letters."\n  code: ID!\n  "The name that orders show."\n  name: String!\n  state: DiscountState!\n  so' +
  'urce: DiscountSource!\n  "Grows with each change; 0: it is only in the settings."\n  version: Int!\n  "' +
  'From 0 to 100; null: an amount is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  ex' +
  'piresAt: DateTime\n  "Orders that may use it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n'
