/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'ode: String!\n  expiresAt: DateTime!\n}\n\nunion OwnerCodeAnswer = OwnerCode | Problem\n\ntype OwnerChange' +
  'd {\n  owner: Owner!\n}\n\nunion OwnerAnswer = OwnerChanged | Problem\n\n"Everything that needs an owner t' +
  'oday."\ntype Home {\n  "Orders of which pieces are still to be sent."\n  toSend: Int!\n  "Orders whose m' +
  'oney the bank holds for the shop."\n  held: Int!\n  "Refunds that the provider has not answered."\n  re' +
  'fundsUnderWay: Int!\n  "Refunds that the provider refused, of orders of which nothing was given back ' +
  'since."\n  refundsRefused: Int!\n  "Orders whose card holder has disputed the payment."\n  disputed: In' +
  't!\n  "Mails that were given up."\n  failedMails: Int!\n  "Variants for sale of which nothing is left."' +
  '\n  outOfStock: Int!\n  "Entries of forms that were not read."\n  unreadEntries: Int!\n  "Returns that w' +
  'ait for the shop: declared, or with the goods back."\n  returns: Int!\n  """\n  Days of a time zone (IA' +
  'NA, as `Europe/Berlin`), the oldest first, today last; days without an order are there too.\n  At mos' +
  't 366.\n  """\n  sales(days: Int = 30, timeZone: String = "UTC"): [DayOfSales!]!\n  "Visits of these da' +
  'ys of UTC: pages that a browser was led to from outside of the site."\n  visits(days: Int = 30): Whol' +
  'e!\n  "Carts of these days that were not ordered."\n  openCarts(days: Int = 30): OpenCarts!\n  "Product' +
  's by the pieces ordered in these days."\n  bestSellers(days: Int = 30, first: Int = 5): [BestSeller!]' +
  '!\n}\n\n"Carts with goods that were not ordered."\ntype OpenCarts {\n  carts: Int!\n  "Those of which the ' +
  'shopper gave a mail address at the checkout."\n  checkouts: Int!\n}\n\ntype DayOfSales {\n  "As 2027-01-3' +
  '1."\n  day: String!\n  orders: Int!\n  "The total of the day\'s orders, in the shop\'s currency; cancelle' +
  'd ones are left out."\n  total: Money!\n  "Money that was given back of them since."\n  refunded: Money' +
  '!\n}\n\ntype BestSeller {\n  productId: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED' +
  '\n  "The payment was begun, its outcome is not known."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDI' +
  'NG\n  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  ' +
  'FREE\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {' +
  '\n  FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderS' +
  'tate\n  "Placed orders that stand, with pieces still to be sent."\n  toSend: Boolean\n  held: Boolean\n ' +
  ' disputed: Boolean\n  "Orders with a return that waits for the shop: declared, or with the goods back' +
  '."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund that the provider has not answer' +
  'ed, or with a last one that it refused."\n  refund: RefundFilter\n  "A number, beginnings of words of ' +
  'the name or the mail address, or a part of a variant\'s code or a tracking number."\n  search: String\n' +
  '  "Placed at this moment or later."\n  from: DateTime\n  "Placed before this moment."\n  until: DateTim' +
  'e\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n ' +
  ' STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n}\n\ntype OrderPage impl' +
  'ements Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list."\ntype OrderSummary {\n' +
  '  id: ID!\n  "As people say it: 7K3M-9QWT."\n  number: String!\n  placedAt: DateTime!\n  state: OrderSta' +
  'te!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelled: Boolean!\n  name: St' +
  'ring!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!\n  refunded: Money!\n}\n' +
  '\n"One order with everything about it."\ntype Order {\n  id: ID!\n  number: String!\n  "Counts the change' +
  's; mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n  fulfilmen' +
  't: FulfilmentStanding!\n  cancelledAt: DateTime\n  name: String\n  email: String\n  lines: [OrderLine!]!' +
  '\n  "Shipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: Money!\n  mo' +
  'ney: OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  billingAddress: Address\n  "Fu' +
  'rther questions of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: String\n  parcels: [Parcel' +
  '!]!\n  refunds: [Refund!]!\n  "Everything that happened, the oldest first."\n  events: [OrderEvent!]!\n ' +
  ' "The changes that are possible now."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, ' +
  'the oldest first."\n  returns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQU' +
  'ESTED\n  "The shop takes the goods back."\n  ACCEPTED\n  REFUSED\n  "The goods are back."\n  RECEIVED\n  "' +
  'The money was given back."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A' +
  ' shopper\'s withdrawal from the contract of an order, and what became of it."\ntype Return {\n  id: ID!' +
  '\n  "The id of the order, and the number that people say."\n  order: ID!\n  orderNumber: String!\n  "The' +
  ' name that was given with it."\n  name: String!\n  "The shopper\'s own words."\n  statement: String\n  "T' +
  'he pieces that it is about; empty: the whole order."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It' +
  ' came in after the end of the period."\n  isLate: Boolean!\n  receivedAt: DateTime!\n  changedAt: DateT' +
  'ime!\n  "The acts that are possible now."\n  acts: [ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: Str' +
  'ing!\n  "Number or id of the order."\n  order: ID!\n  "The number of the return among those of the orde' +
  'r, from 1; null: the last."\n  number: Int\n  act: ReturnAct!\n  "With `ACCEPT`: the pieces that the sh' +
  'op takes back; null: as they were declared."\n  lines: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A' +
  ' return after an act, or as it would be after it (`dryRun`), with its order as it stands."\ntype Retu' +
  'rnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved' +
  ' | Problem\n\ntype OrderLine {\n  id: ID!\n  "From 1, as the command counts them."\n  line: Int!\n  produc' +
  'tId: ID!\n  skuId: ID!\n  name: String!\n  "As `Size: L`."\n  options: [String!]!\n  code: String\n  image' +
  'Url: String\n  count: Int!\n  price: Money!\n  total: Money!\n  sent: Int!\n  refunded: Int!\n  toSend: In' +
  't!\n  "Pieces of which the money was not given back."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPI' +
  'NG\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  price: Money!\n  "The p' +
  'rices hold it already: it adds nothing."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider: Str' +
  'ing\n  "The provider\'s name for the payment."\n  reference: String\n  card: Card\n  amount: Money!\n  tak' +
  'en: Money!\n  refunded: Money!\n  "Money that can still be given back."\n  refundable: Money!\n  isDispu' +
  'ted: Boolean!\n}\n\ntype Card {\n  brand: String!\n  last4: String!\n  expiresMonth: Int\n  expiresYear: In' +
  't\n}\n\ntype Address {\n  addressee: String\n  line1: String\n  line2: String\n  city: String\n  state: Stri' +
  'ng\n  "ISO 3166-1 alpha-2."\n  country: String\n  postalCode: String\n}\n\ntype CheckoutAnswer {\n  name: S' +
  'tring!\n  "Null where it is a checkbox."\n  text: String\n  isChecked: Boolean\n}\n\ntype Pieces {\n  lineI' +
  'd: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [Pieces!]!\n  carrier: String\n  tracking: St' +
  'ring\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The provider has it to do, or its answer is not kn' +
  'own yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKin' +
  'd {\n  REFUND\n  "Money that was only held is released."\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: ' +
  'RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pieces!]!\n  restocks: Boolean!\n  reason' +
  ': String\n  "The provider\'s refusal, or that it gave no answer."\n  problem: String\n  requestedAt: Dat' +
  'eTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REF' +
  'UNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the' +
  ' order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Of a newer version of the program."\n  OTHER\n}\n' +
  '\n"Something that happened to an order. What does not belong to its kind is null or empty."\ntype Orde' +
  'rEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owner\'s mail address, `owner` by command, `p' +
  'rovider` or another part of the shop."\n  by: String!\n  "Note, reason, or what the provider said."\n  ' +
  'text: String\n  amount: Money\n  pieces: [Pieces!]!\n  carrier: String\n  tracking: String\n  refundId: I' +
  'D\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "N' +
  'umber or id."\n  order: ID!\n  version: Int!\n  "Null: all that are left to be sent."\n  lines: [PiecesI' +
  'nput!]\n  carrier: String\n  tracking: String\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  ' +
  'key: String!\n  order: ID!\n  version: Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boole' +
  'an = false\n}\n\n"Exactly one of `whole`, `lines` and `amountMinor` is given."\ninput RefundOrderInput {' +
  '\n  key: String!\n  order: ID!\n  version: Int!\n  "All that was not given back."\n  whole: Boolean\n  "Th' +
  'e price of these pieces, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n  "So man' +
  'y minor units of the order\'s currency."\n  amountMinor: Whole\n  "The pieces go back to stock once the' +
  ' money is given back."\n  restock: Boolean = false\n  reason: String\n  dryRun: Boolean = false\n}\n\ninpu' +
  't CaptureOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput' +
  ' SendDownloadsInput {\n  key: String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput ' +
  '{\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"An order after a change, or as it would be after i' +
  't (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "False: nothing had to be changed, or the key w' +
  'as used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n  "The refund that was ask' +
  'ed for, also by a cancellation."\n  refund: Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\nenu' +
  'm MailState {\n  "It is sent, and tried again, by itself."\n  WAITING\n  "It is tried again only when a' +
  'n owner asks."\n  GIVEN_UP\n  "No mail server was set: it is in the development mailbox only."\n  MAILB' +
  'OX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String\n  to: String\n}\n\ntype MailPage implements ' +
  'Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to the own' +
  'er."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The reason why the last try failed."\n  failur' +
  'e: String\n  createdAt: DateTime!\n  "Null where it is not tried by itself."\n  nextTryAt: DateTime\n}\n\n' +
  'type MailPreview {\n  subject: String!\n  text: String!\n  "A whole HTML document: show it in a frame w' +
  'ithout scripts."\n  html: String!\n  "The reason why a text that is not saved cannot be sent, and the ' +
  'fix."\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "The file of `vitrine-mails` that h' +
  'olds it; null: it is built in."\n  file: String\n  "The file that holds the whole HTML of the mail, wh' +
  'ich does not follow from the text; null: none."\n  htmlFile: String\n  "`Subject: ...`, a blank line, ' +
  'the text."\n  text: String!\n  builtIn: String!\n  "The names of the placeholders that it may have, wit' +
  'hout braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  key: Stri' +
  'ng!\n  template: String!\n  "That of the text that was read."\n  version: String!\n  "Null: the built-in' +
  ' text holds again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion MailTextAnswer' +
  ' = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer = MailsRetri' +
  'ed | Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n  next: String\n}\n\n"A field of ' +
  'a product that can be edited in the shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a ' +
  'variant that can be edited in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n' +
  '  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categories: [String!]!\n  variants: [V' +
  'ariant!]!\n  "Differs where another edit was made; `editProduct` takes it. Sales do not change it."\n ' +
  ' version: String!\n  "False: hidden from the shop, though the catalogue file names it."\n  isVisible: ' +
  'Boolean!\n  "The fields that were edited in the shop: imports keep them."\n  edited: [ProductField!]!\n' +
  '  "The name in the catalogue file, where it was edited in the shop."\n  nameInFile: String\n}\n\ntype Va' +
  'riant {\n  id: ID!\n  code: String\n  "As `Size: L`."\n  options: [String!]!\n  price: Money!\n  compareAt' +
  ': Money\n  """\n  The lowest price of the 30 days before a reduction, from the history of prices that ' +
  'the shop keeps; null: the\n  price is not reduced, or none is known from before.\n  """\n  lowestPrior:' +
  ' Money\n  "The price of a measure; null: the variant is not sold by measure."\n  unitPrice: UnitPrice\n' +
  '  imageUrl: String\n  "Pieces that are left; null: without end."\n  left: Int\n  "The fields that were ' +
  'edited in the shop: imports keep them."\n  edited: [VariantField!]!\n  "The price in the catalogue fil' +
  'e, where it was edited in the shop."\n  priceInFile: Money\n  "The same of the compare-at price; null ' +
  'also where the file has none."\n  compareAtInFile: Money\n}\n\n"Parts that are not given stay. Nothing i' +
  's written where one part is refused."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or the co' +
  'de of a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: Boolean\n  "Fields that ta' +
  'ke the value of the catalogue file, and follow it from then on."\n  follow: [ProductField!]\n  variant' +
  's: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "Id or code."\n  varia' +
  'nt: ID!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "Null: none."\n  compareAtMinor' +
  ': Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new count of a variant; null: withou' +
  't end."\ninput EditStockInput {\n  "The pieces that were left when it was read."\n  expected: Int\n  lef' +
  't: Int\n}\n\n"A product after its edit, or as it would be after it (`dryRun`)."\ntype ProductChanged {\n ' +
  ' product: Product!\n  "False: nothing had to be changed, or the key was used for the same before."\n  ' +
  'hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n  per' +
  ': String!\n  price: Money!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A product as its lines' +
  ' in `catalogue.csv` have it; the first line holds what is the product\'s own."\ntype ProductFile {\n  h' +
  'andle: String!\n  "Differs where a line of the product does."\n  version: String!\n  columns: [String!]' +
  '!\n  lines: [ProductFileLine!]!\n  "Its place in the order of the catalogue, from 1."\n  place: Int!\n  ' +
  '"The number of products in the file."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The variant: its' +
  ' option values, else its code."\n  name: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninpu' +
  't EditProductFileInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `ve' +
  'rsion` that was read."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The' +
  ' line of the product, from 0."\n  line: Int!\n  "A column that the file lacks is added to it."\n  colum' +
  'n: String!\n  value: String!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id, slug, or the code of a ' +
  'variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "One for each option of th' +
  'e product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whol' +
  'e!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key: String!\n  "Id, slug, or ' +
  'the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "All options' +
  ' of the product, in their order; options and values that are not named go, with their variants."\n  o' +
  'ptions: [OptionInput!]!\n  "The variants of new values; `values` in the order of `options`."\n  added:' +
  ' [NewVariantInput!]!\n  "Removes variants also where pieces of them are left, or orders have them."\n ' +
  ' removesUsed: Boolean\n}\n\ninput OptionInput {\n  "The place of a present option, from 0; null: a new o' +
  'ne."\n  was: Int\n  name: String!\n  "In their order. A new option gives its first value to the variant' +
  's that the product has."\n  values: [OptionValueInput!]!\n}\n\ninput OptionValueInput {\n  "The present n' +
  'ame; null: a new value."\n  was: String\n  name: String!\n}\n\ninput NewVariantInput {\n  "One for each op' +
  'tion of the product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceM' +
  'inor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\n"Variants that would go, and are in use: nothing' +
  ' was changed."\ntype VariantsInUse {\n  variants: [VariantInUse!]!\n}\n\ntype VariantInUse {\n  name: Stri' +
  'ng!\n  "Pieces that are left; null: without end."\n  left: Int\n  "Orders that have it."\n  orders: Int!' +
  '\n}\n\nunion OptionsAnswer = ProductFileChanged | VariantsInUse | Problem\n\ninput MoveProductInput {\n  k' +
  'ey: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  file: ProductFile!\n}\n' +
  '\nunion ProductFileAnswer = ProductFileChanged | Problem\n\ninput ImportMembersInput {\n  key: String!\n ' +
  ' "The text of the table, as `vitrine members export` writes it."\n  text: String!\n  "Only says what w' +
  'ould be."\n  dryRun: Boolean\n}\n\nenum MemberOutcome {\n  ADDED\n  "A member already, who stays."\n  KNOWN' +
  '\n  "It stops the import."\n  REFUSED\n}\n\ntype PreviewedMember {\n  "The line of the file, from 1."\n  li' +
  'ne: Int!\n  "Empty where it cannot be read."\n  email: String!\n  outcome: MemberOutcome!\n  problem: St' +
  'ring\n}\n\n"The effect that an import of members would have."\ntype MembersPreview {\n  added: Int!\n  kno' +
  'wn: Int!\n  refused: Int!\n  "Refused lines first; not all of very many."\n  lines: [PreviewedMember!]!' +
  '\n  problems: [String!]!\n  "Columns that the settings do not name: they are left out."\n  unknownColum' +
  'ns: [String!]!\n}\n\nenum MembersImportState {\n  RUNNING\n  DONE\n  "Cut off, or refused as `problems` sa' +
  'y; it can be repeated."\n  FAILED\n}\n\ntype MembersImport {\n  id: ID!\n  state: MembersImportState!\n  to' +
  'tal: Int!\n  done: Int!\n  "Those who were no members before."\n  added: Int!\n  problems: [String!]!\n}\n' +
  '\nunion MembersImportAnswer = MembersPreview | MembersImport | Problem\n\ninput ImportCatalogueInput {\n' +
  '  key: String!\n  "The text of the table: commas, semicolons or tabs between values, with a header."\n' +
  '  text: String!\n  "Takes lines out of the file that the table does not name."\n  removesMissing: Bool' +
  'ean\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Noth' +
  'ing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an imported table, o' +
  'r one of the file that is taken out."\ntype ImportedLine {\n  "The row as spreadsheets count it, the h' +
  'eader\'s being 1; null: the table does not name the line."\n  row: Int\n  "The handle of the product, w' +
  'ith the variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [Impo' +
  'rtedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: String!\n  after: St' +
  'ring!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\nty' +
  'pe CatalogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCount!]!\n  "Lines i' +
  'n the order of the table, without those that stay the same; at most 1,000, refused ones first."\n  li' +
  'nes: [ImportedLine!]!\n  "The problems of the table as a whole."\n  problems: [String!]!\n  "False: not' +
  'hing was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum D' +
  'iscountSource {\n  "It stands in `vitrine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n ' +
  ' SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "As many orders as may have used it."\n  USED_UP\n}\n\n' +
  'type DiscountPage implements Page {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "As sh' +
  'oppers type it, in capital letters."\n  code: ID!\n  "As it stands in orders."\n  name: String!\n  state' +
  ': DiscountState!\n  source: DiscountSource!\n  "Counts the changes; 0: it stands in the settings only.' +
  '"\n  version: Int!\n  "From 0 to 100; null: an amount is taken off."\n  percent: Float\n  amount: Money\n' +
  '  "Null: never."\n  expiresAt: DateTime\n  "Orders that may use it; null: any number."\n  usageLimit: I' +
  'nt\n  usedCount: Int!\n  "The least subtotal of an order; null: any."\n  minimumSubtotal: Money\n  "The ' +
  'least number of pieces of an order; null: any."\n  minimumCount: Int\n  "The products that it takes so'
