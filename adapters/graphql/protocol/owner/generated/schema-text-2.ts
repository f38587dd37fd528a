/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  't!\n  role: Role!\n}\n\ninput RemoveOwnerInput {\n  key: String!\n  id: ID!\n  version: Int!\n}\n\ntype OwnerC' +
  'ode {\n  owner: Owner!\n  code: String!\n  expiresAt: DateTime!\n}\n\nunion OwnerCodeAnswer = OwnerCode | ' +
  'Problem\n\ntype OwnerChanged {\n  owner: Owner!\n}\n\nunion OwnerAnswer = OwnerChanged | Problem\n\n"Tasks t' +
  'hat wait for an owner."\ntype Home {\n  "Orders with pieces to send from which the shopper has not wit' +
  'hdrawn."\n  toSend: Int!\n  "Orders whose money the bank holds for the shop."\n  held: Int!\n  "Refunds ' +
  'without an answer of the provider."\n  refundsUnderWay: Int!\n  "Refunds that the provider refused, of' +
  ' orders without a later refund."\n  refundsRefused: Int!\n  "Orders whose card holder has disputed the' +
  ' payment."\n  disputed: Int!\n  "The next moment at which the time to answer a dispute ends; null: non' +
  'e is known."\n  disputeDueAt: DateTime\n  "Mails that were given up."\n  failedMails: Int!\n  "Sold-out ' +
  'variants of visible products."\n  outOfStock: Int!\n  "Unread entries of forms."\n  unreadEntries: Int!' +
  '\n  "Returns that wait for the shop: requested, or with the goods received."\n  returns: Int!\n  """\n  ' +
  'Days of a time zone (IANA, such as `Europe/Berlin`) up to today, the oldest first, including days wi' +
  'thout\n  an order. At most 366.\n  """\n  sales(days: Int = 30, timeZone: String = "UTC"): [DayOfSales!' +
  ']!\n  "Visits on these UTC days: page views that began outside of the site."\n  visits(days: Int = 30)' +
  ': Whole!\n  "Carts of these days without an order."\n  openCarts(days: Int = 30): OpenCarts!\n  "Produc' +
  'ts by the pieces ordered in these days."\n  bestSellers(days: Int = 30, first: Int = 5): [BestSeller!' +
  ']!\n}\n\n"Carts with goods and without an order."\ntype OpenCarts {\n  carts: Int!\n  "Those with a mail a' +
  'ddress from the checkout."\n  checkouts: Int!\n}\n\ntype DayOfSales {\n  "For example 2027-01-31."\n  day:' +
  " String!\n  orders: Int!\n  \"The total of the day's orders without cancelled ones, in the shop's curre" +
  'ncy."\n  total: Money!\n  "The refunded part of that total."\n  refunded: Money!\n}\n\ntype BestSeller {\n ' +
  ' productId: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begu' +
  'n; its outcome is unknown."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RE' +
  'LEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentSta' +
  'nding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFU' +
  'ND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  "Placed orders, not' +
  ' cancelled, with pieces to send from which the shopper has not withdrawn."\n  toSend: Boolean\n  held:' +
  ' Boolean\n  disputed: Boolean\n  "Orders with a return that waits for the shop: requested, or with the' +
  ' goods received."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund without an answer' +
  ', or whose last refund was refused."\n  refund: RefundFilter\n  """\n  An order number, the beginning o' +
  'f a word of the name or mail address, or a part of a variant\'s code or\n  tracking number.\n  """\n  se' +
  'arch: String\n  "Placed at this moment or later."\n  from: DateTime\n  "Placed before this moment."\n  u' +
  'ntil: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  P' +
  'AID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n}\n\ntype O' +
  'rderPage implements Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list."\ntype Or' +
  'derSummary {\n  id: ID!\n  "The order number: 7K3M-9QWT."\n  number: String!\n  placedAt: DateTime!\n  st' +
  'ate: OrderState!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelled: Boolea' +
  'n!\n  name: String!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!\n  refund' +
  'ed: Money!\n}\n\n"One order with all its data."\ntype Order {\n  id: ID!\n  number: String!\n  "Grows with ' +
  'each change; mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n ' +
  ' fulfilment: FulfilmentStanding!\n  cancelledAt: DateTime\n  name: String\n  email: String\n  lines: [Or' +
  'derLine!]!\n  "Shipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: M' +
  'oney!\n  money: OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  billingAddress: Add' +
  'ress\n  "Additional fields of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: String\n  parcel' +
  's: [Parcel!]!\n  refunds: [Refund!]!\n  "The history, the oldest entry first."\n  events: [OrderEvent!]' +
  '!\n  "The possible changes."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, the oldest' +
  ' first."\n  returns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQUESTED\n  "T' +
  'he shop accepts the return."\n  ACCEPTED\n  REFUSED\n  "The shop has received the goods."\n  RECEIVED\n  ' +
  '"The money was refunded."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A ' +
  'shopper\'s withdrawal from an order, and the state of the return."\ntype Return {\n  id: ID!\n  "The id ' +
  'of the order, and its order number."\n  order: ID!\n  orderNumber: String!\n  "The name in the withdraw' +
  'al."\n  name: String!\n  "The shopper\'s own words."\n  statement: String\n  "The returned pieces; empty:' +
  ' the whole order."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It arrived after the end of the peri' +
  'od."\n  isLate: Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The possible actions."\n  a' +
  'cts: [ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of the order."\n  order:' +
  ' ID!\n  "The number of the return among those of the order, from 1; null: the last."\n  number: Int\n  ' +
  'act: ReturnAct!\n  "With `ACCEPT`: the pieces that the shop accepts; null: all requested ones."\n  lin' +
  'es: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A return after an action, or a preview of it (`dryR' +
  'un`), with its order."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\n' +
  'union ReturnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "Counts from 1, as in the c' +
  'ommand."\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "For example `Size: L`."\n  opt' +
  'ions: [String!]!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total: Money!\n  s' +
  'ent: Int!\n  refunded: Int!\n  toSend: Int!\n  "Pieces to send from which the shopper has not withdrawn' +
  '."\n  sendable: Int!\n  "Pieces that are not refunded."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPP' +
  'ING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  price: Money!\n  "The ' +
  'prices include it already."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The pr' +
  'ovider\'s id of the payment."\n  reference: String\n  card: Card\n  amount: Money!\n  taken: Money!\n  ref' +
  'unded: Money!\n  "Money that can still be refunded."\n  refundable: Money!\n  isDisputed: Boolean!\n  "T' +
  'he end of the time to answer the dispute at the provider; null: no dispute, or the provider does not' +
  ' say."\n  disputeDueAt: DateTime\n}\n\ntype Card {\n  brand: String!\n  last4: String!\n  expiresMonth: Int' +
  '\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: String\n  line2: String\n  city: St' +
  'ring\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  postalCode: String\n}\n\ntype Checkout' +
  'Answer {\n  name: String!\n  "Null for a checkbox."\n  text: String\n  isChecked: Boolean\n}\n\ntype Pieces' +
  ' {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [Pieces!]!\n  carrier: String\n  tr' +
  'acking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The refund is requested; the answer is n' +
  'ot known yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum Refu' +
  'ndKind {\n  REFUND\n  "Money that was only held is released."\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  k' +
  'ind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pieces!]!\n  restocks: Boolean!\n  r' +
  'eason: String\n  "The provider\'s refusal, or a note that it did not answer."\n  problem: String\n  requ' +
  'estedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  CAPTURE_REQUESTED\n  REFUND_REQ' +
  'UESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n  "The ' +
  'files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Written by a newer version of the ' +
  'program."\n  OTHER\n}\n\n"An entry in the history of an order. Fields that its kind does not use are nul' +
  'l or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owner\'s mail address, ' +
  '`owner` by command, `provider` or another part of the shop."\n  by: String!\n  "The note, the reason, ' +
  'or the message of the provider."\n  text: String\n  amount: Money\n  pieces: [Pieces!]!\n  carrier: Stri' +
  'ng\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\ninput Ful' +
  'filOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Null: all pieces th' +
  'at are not sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  "True: also pieces ' +
  'from which the shopper has withdrawn, which are refused otherwise."\n  sendWithdrawn: Boolean = false' +
  '\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n ' +
  ' reason: String\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one of `whole`, `lin' +
  'es` and `amountMinor` is given."\ninput RefundOrderInput {\n  key: String!\n  order: ID!\n  version: Int' +
  '!\n  "Everything that is not refunded."\n  whole: Boolean\n  "The price of these pieces, with their sha' +
  're of discounts and taxes."\n  lines: [PiecesInput!]\n  "An amount in minor units of the order\'s curre' +
  'ncy."\n  amountMinor: Whole\n  "Returns the pieces to stock after the refund."\n  restock: Boolean = fa' +
  'lse\n  reason: String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ' +
  'ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ' +
  'ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n' +
  '}\n\n"An order after a change, or a preview of it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "' +
  'False: no change was needed, or the key was used for the same change before."\n  hasChanged: Boolean!' +
  '\n  isDryRun: Boolean!\n  "The requested refund, also of a cancellation."\n  refund: Refund\n}\n\nunion Or' +
  'derAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and repeated, automatically."\n  ' +
  'WAITING\n  "It is repeated only on request of an owner."\n  GIVEN_UP\n  "No mail server was set: it is ' +
  'in the development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String\n' +
  '  to: String\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id' +
  ': ID!\n  kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The ' +
  'reason why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  "Null: it is not repeate' +
  'd automatically."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n  text: String!\n  "' +
  'A whole HTML document: show it in a frame without scripts."\n  html: String!\n  "The reason why an uns' +
  'aved text cannot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "' +
  'The file of `vitrine-mails` with the text; null: the text is built in."\n  file: String\n  "The file w' +
  'ith separate HTML for the whole mail; null: the HTML is made from the text."\n  htmlFile: String\n  "`' +
  'Subject: ...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "The allowed placeholde' +
  'rs, without braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  ke' +
  'y: String!\n  template: String!\n  "The version of the text that was read."\n  version: String!\n  "Null' +
  ': use the built-in text again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion Ma' +
  'ilTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer ' +
  '= MailsRetried | Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n  next: String\n}\n\n' +
  '"A field of a product that can be edited in the shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A' +
  ' field of a variant that can be edited in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntyp' +
  'e Product {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categories: [String!]!\n  ' +
  'variants: [Variant!]!\n  "Changes with each edit; `editProduct` takes it. Sales do not change it."\n  ' +
  'version: String!\n  "False: hidden from the shop, although it is in the catalogue file."\n  isVisible:' +
  ' Boolean!\n  "The fields that were edited in the shop: imports keep them."\n  edited: [ProductField!]!' +
  '\n  "The name in the catalogue file, if it was edited in the shop."\n  nameInFile: String\n}\n\ntype Vari' +
  'ant {\n  id: ID!\n  code: String\n  "For example `Size: L`."\n  options: [String!]!\n  price: Money!\n  co' +
  'mpareAt: Money\n  """\n  The lowest price of the 30 days before a reduction, from the price history of' +
  ' the shop; null: the price is\n  not reduced, or no earlier price is known.\n  """\n  lowestPrior: Mone' +
  'y\n  "The price of a measure; null: the variant is not sold by measure."\n  unitPrice: UnitPrice\n  ima' +
  'geUrl: String\n  "Pieces in stock; null: unlimited."\n  left: Int\n  "The fields that were edited in th' +
  'e shop: imports keep them."\n  edited: [VariantField!]!\n  "The price in the catalogue file, if it was' +
  ' edited in the shop."\n  priceInFile: Money\n  "The compare-at price in the catalogue file, if it was ' +
  'edited; null also if the file has none."\n  compareAtInFile: Money\n}\n\n"Omitted parts stay unchanged. ' +
  'If one part is refused, nothing is written."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or' +
  ' the code of a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: Boolean\n  "Fields ' +
  'that take the value of the catalogue file again, now and in later imports."\n  follow: [ProductField!' +
  ']\n  variants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "Id or cod' +
  'e."\n  variant: ID!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "Null: none."\n  com' +
  'pareAtMinor: Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new count of a variant; n' +
  'ull: unlimited."\ninput EditStockInput {\n  "The stock when it was read."\n  expected: Int\n  left: Int\n' +
  '}\n\n"A product after its edit, or a preview of it (`dryRun`)."\ntype ProductChanged {\n  product: Produ' +
  'ct!\n  "False: no change was needed, or the key was used for the same change before."\n  hasChanged: B' +
  'oolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n  per: String!\n  p' +
  'rice: Money!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A product in `catalogue.csv`; its f' +
  'irst line has the values of the product itself."\ntype ProductFile {\n  handle: String!\n  "Changes whe' +
  'n a line of the product changes."\n  version: String!\n  columns: [String!]!\n  lines: [ProductFileLine' +
  '!]!\n  "Its place in the order of the catalogue, from 1."\n  place: Int!\n  "The number of products in ' +
  'the file."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The name of the variant: its option values,' +
  ' or its code."\n  name: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninput EditProductFile' +
  'Input {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was r' +
  'ead."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line of the prod' +
  'uct, from 0."\n  line: Int!\n  "A column that the file lacks is added to it."\n  column: String!\n  valu' +
  'e: String!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: I' +
  'D!\n  "The `version` that was read."\n  version: String!\n  "One for each option of the product, in the' +
  'ir order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlim' +
  'ited."\n  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key: String!\n  "Id, slug, or the code of a var' +
  'iant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "All options of the product, ' +
  'in order; omitted options and values are removed with their variants."\n  options: [OptionInput!]!\n  ' +
  '"The variants for new values; `values` in the order of `options`."\n  added: [NewVariantInput!]!\n  "A' +
  'lso removes variants that are in stock or in orders."\n  removesUsed: Boolean\n}\n\ninput OptionInput {\n' +
  '  "The position of a present option, from 0; null: a new one."\n  was: Int\n  name: String!\n  "In orde' +
  'r. Present variants get the first value of a new option."\n  values: [OptionValueInput!]!\n}\n\ninput Op' +
  'tionValueInput {\n  "The present name; null: a new value."\n  was: String\n  name: String!\n}\n\ninput New' +
  'VariantInput {\n  "One for each option of the product, in their order."\n  values: [String!]!\n  "Empty' +
  ': none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\n"Variants in us' +
  'e that would be removed: nothing was changed."\ntype VariantsInUse {\n  variants: [VariantInUse!]!\n}\n\n' +
  'type VariantInUse {\n  name: String!\n  "Pieces in stock; null: unlimited."\n  left: Int\n  "Orders that' +
  ' contain it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFileChanged | VariantsInUse | Problem\n\n' +
  'input MoveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChang' +
  'ed {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Problem\n\ninput ImportMem' +
  'bersInput {\n  key: String!\n  "The text of the table, as `vitrine members export` writes it."\n  text:' +
  ' String!\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum MemberOutcome {\n  ADDED\n  "A present ' +
  'member, who stays unchanged."\n  KNOWN\n  "It stops the import."\n  REFUSED\n}\n\ntype PreviewedMember {\n ' +
  ' "The line of the file, from 1."\n  line: Int!\n  "Empty where it cannot be read."\n  email: String!\n  ' +
  'outcome: MemberOutcome!\n  problem: String\n}\n\n"A preview of an import of members."\ntype MembersPrevie' +
  'w {\n  added: Int!\n  known: Int!\n  refused: Int!\n  "Refused lines first; a long list is shortened."\n ' +
  ' lines: [PreviewedMember!]!\n  problems: [String!]!\n  "Columns that are not in the settings and are i' +
  'gnored."\n  unknownColumns: [String!]!\n}\n\nenum MembersImportState {\n  RUNNING\n  DONE\n  "Interrupted, ' +
  'or refused with `problems`; it can be repeated."\n  FAILED\n}\n\ntype MembersImport {\n  id: ID!\n  state:' +
  ' MembersImportState!\n  total: Int!\n  done: Int!\n  "New members."\n  added: Int!\n  problems: [String!]' +
  '!\n}\n\nunion MembersImportAnswer = MembersPreview | MembersImport | Problem\n\ninput ImportCatalogueInpu' +
  't {\n  key: String!\n  "The text of the table: commas, semicolons or tabs between values, with a heade' +
  'r."\n  text: String!\n  "Removes lines from the file that are not in the table."\n  removesMissing: Boo' +
  'lean\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Noth' +
  'ing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an imported table, o' +
  'r a line that is removed from the file."\ntype ImportedLine {\n  "The row number as in a spreadsheet, ' +
  'the header being 1; null: the line is not in the table."\n  row: Int\n  "The handle of the product, wi' +
  'th the variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [Impor' +
  'tedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: String!\n  after: Str' +
  'ing!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\ntyp' +
  'e CatalogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCount!]!\n  "Changed ' +
  'lines in the order of the table, refused ones first; at most 1,000."\n  lines: [ImportedLine!]!\n  "Th' +
  'e problems of the table as a whole."\n  problems: [String!]!\n  "False: nothing was written."\n  isWrit' +
  'ten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum DiscountSource {\n  "It comes' +
  ' from `vitrine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountStat' +
  'e {\n  ACTIVE\n  ENDED\n  "Its limit of orders is reached."\n  USED_UP\n}\n\ntype DiscountPage implements P' +
  'age {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "The code in capital letters."\n  cod' +
  'e: ID!\n  "The name that orders show."\n  name: String!\n  state: DiscountState!\n  source: DiscountSour' +
  'ce!\n  "Grows with each change; 0: it is only in the settings."\n  version: Int!\n  "From 0 to 100; nul' +
  'l: an amount is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n'
