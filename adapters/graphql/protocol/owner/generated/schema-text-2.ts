/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  '\n\ntype BestSeller {\n  productId: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  ' +
  '"The payment was begun, its outcome is not known."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n' +
  '  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FRE' +
  'E\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  ' +
  'FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderStat' +
  'e\n  "Placed orders that stand, with pieces still to be sent."\n  toSend: Boolean\n  held: Boolean\n  di' +
  'sputed: Boolean\n  "Orders with a return that waits for the shop: declared, or with the goods back."\n' +
  '  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund that the provider has not answered,' +
  ' or with a last one that it refused."\n  refund: RefundFilter\n  "A number, beginnings of words of the' +
  ' name or the mail address, or a part of a variant\'s code or a tracking number."\n  search: String\n  "' +
  'Placed at this moment or later."\n  from: DateTime\n  "Placed before this moment."\n  until: DateTime\n}' +
  '\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n  ST' +
  'ATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n}\n\ntype OrderPage impleme' +
  'nts Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list."\ntype OrderSummary {\n  i' +
  'd: ID!\n  "As people say it: 7K3M-9QWT."\n  number: String!\n  placedAt: DateTime!\n  state: OrderState!' +
  '\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelled: Boolean!\n  name: Strin' +
  'g!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!\n  refunded: Money!\n}\n\n"O' +
  'ne order with everything about it."\ntype Order {\n  id: ID!\n  number: String!\n  "Counts the changes; ' +
  'mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n  fulfilment: ' +
  'FulfilmentStanding!\n  cancelledAt: DateTime\n  name: String\n  email: String\n  lines: [OrderLine!]!\n  ' +
  '"Shipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: Money!\n  money' +
  ': OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  billingAddress: Address\n  "Furth' +
  'er questions of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: String\n  parcels: [Parcel!]!' +
  '\n  refunds: [Refund!]!\n  "Everything that happened, the oldest first."\n  events: [OrderEvent!]!\n  "T' +
  'he changes that are possible now."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, the' +
  ' oldest first."\n  returns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQUEST' +
  'ED\n  "The shop takes the goods back."\n  ACCEPTED\n  REFUSED\n  "The goods are back."\n  RECEIVED\n  "The' +
  ' money was given back."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A sh' +
  'opper\'s withdrawal from the contract of an order, and what became of it."\ntype Return {\n  id: ID!\n  ' +
  '"The id of the order, and the number that people say."\n  order: ID!\n  orderNumber: String!\n  "The na' +
  'me that was given with it."\n  name: String!\n  "The shopper\'s own words."\n  statement: String\n  "The ' +
  'pieces that it is about; empty: the whole order."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It ca' +
  'me in after the end of the period."\n  isLate: Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime' +
  '!\n  "The acts that are possible now."\n  acts: [ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: String' +
  '!\n  "Number or id of the order."\n  order: ID!\n  "The number of the return among those of the order, ' +
  'from 1; null: the last."\n  number: Int\n  act: ReturnAct!\n  "With `ACCEPT`: the pieces that the shop ' +
  'takes back; null: as they were declared."\n  lines: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A re' +
  'turn after an act, or as it would be after it (`dryRun`), with its order as it stands."\ntype ReturnM' +
  'oved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved | ' +
  'Problem\n\ntype OrderLine {\n  id: ID!\n  "From 1, as the command counts them."\n  line: Int!\n  productId' +
  ': ID!\n  skuId: ID!\n  name: String!\n  "As `Size: L`."\n  options: [String!]!\n  code: String\n  imageUrl' +
  ': String\n  count: Int!\n  price: Money!\n  total: Money!\n  sent: Int!\n  refunded: Int!\n  toSend: Int!\n' +
  '  "Pieces of which the money was not given back."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n' +
  '  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  price: Money!\n  "The pric' +
  'es hold it already: it adds nothing."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider: String' +
  '\n  "The provider\'s name for the payment."\n  reference: String\n  card: Card\n  amount: Money!\n  taken:' +
  ' Money!\n  refunded: Money!\n  "Money that can still be given back."\n  refundable: Money!\n  isDisputed' +
  ': Boolean!\n}\n\ntype Card {\n  brand: String!\n  last4: String!\n  expiresMonth: Int\n  expiresYear: Int\n}' +
  '\n\ntype Address {\n  addressee: String\n  line1: String\n  line2: String\n  city: String\n  state: String\n' +
  '  "ISO 3166-1 alpha-2."\n  country: String\n  postalCode: String\n}\n\ntype CheckoutAnswer {\n  name: Stri' +
  'ng!\n  "Null where it is a checkbox."\n  text: String\n  isChecked: Boolean\n}\n\ntype Pieces {\n  lineId: ' +
  'ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [Pieces!]!\n  carrier: String\n  tracking: Strin' +
  'g\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The provider has it to do, or its answer is not known' +
  ' yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKind {' +
  '\n  REFUND\n  "Money that was only held is let go."\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: Refun' +
  'dKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pieces!]!\n  restocks: Boolean!\n  reason: Str' +
  'ing\n  "The provider\'s refusal, or that it gave no answer."\n  problem: String\n  requestedAt: DateTime' +
  '!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED' +
  '\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the orde' +
  'r were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Of a newer version of the program."\n  OTHER\n}\n\n"Som' +
  'ething that happened to an order. What does not belong to its kind is null or empty."\ntype OrderEven' +
  't {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owner\'s mail address, `owner` by command, `provid' +
  'er` or another part of the shop."\n  by: String!\n  "Note, reason, or what the provider said."\n  text:' +
  ' String\n  amount: Money\n  pieces: [Pieces!]!\n  carrier: String\n  tracking: String\n  refundId: ID\n}\n\n' +
  'input PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number' +
  ' or id."\n  order: ID!\n  version: Int!\n  "Null: all that are left to be sent."\n  lines: [PiecesInput!' +
  ']\n  carrier: String\n  tracking: String\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: ' +
  'String!\n  order: ID!\n  version: Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boolean = ' +
  'false\n}\n\n"Exactly one of `whole`, `lines` and `amountMinor` is given."\ninput RefundOrderInput {\n  ke' +
  'y: String!\n  order: ID!\n  version: Int!\n  "All that was not given back."\n  whole: Boolean\n  "The pri' +
  'ce of these pieces, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n  "So many min' +
  'or units of the order\'s currency."\n  amountMinor: Whole\n  "The pieces go back to stock once the mone' +
  'y is given back."\n  restock: Boolean = false\n  reason: String\n  dryRun: Boolean = false\n}\n\ninput Cap' +
  'tureOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput Send' +
  'DownloadsInput {\n  key: String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  k' +
  'ey: String!\n  order: ID!\n  text: String!\n}\n\n"An order after a change, or as it would be after it (`d' +
  'ryRun`)."\ntype OrderChanged {\n  order: Order!\n  "False: nothing had to be changed, or the key was us' +
  'ed for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n  "The refund that was asked fo' +
  'r, also by a cancellation."\n  refund: Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\nenum Mai' +
  'lState {\n  "It is sent, and tried again, by itself."\n  WAITING\n  "It is tried again only when an own' +
  'er asks."\n  GIVEN_UP\n  "No mail server was set: it is in the development mailbox only."\n  MAILBOX\n}\n' +
  '\ninput MailFilter {\n  state: MailState\n  kind: String\n  to: String\n}\n\ntype MailPage implements Page ' +
  '{\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to the owner."\n' +
  '  to: String\n  state: MailState!\n  tries: Int!\n  "The reason why the last try failed."\n  failure: St' +
  'ring\n  createdAt: DateTime!\n  "Null where it is not tried by itself."\n  nextTryAt: DateTime\n}\n\ntype ' +
  'MailPreview {\n  subject: String!\n  text: String!\n  "A whole HTML document: show it in a frame withou' +
  't scripts."\n  html: String!\n  "The reason why a text that is not saved cannot be sent, and the fix."' +
  '\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "The file of `vitrine-mails` that holds ' +
  'it; null: it is built in."\n  file: String\n  "The file that holds the whole HTML of the mail, which d' +
  'oes not follow from the text; null: none."\n  htmlFile: String\n  "`Subject: ...`, a blank line, the t' +
  'ext."\n  text: String!\n  builtIn: String!\n  "The names of the placeholders that it may have, without ' +
  'braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  key: String!\n ' +
  ' template: String!\n  "That of the text that was read."\n  version: String!\n  "Null: the built-in text' +
  ' holds again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion MailTextAnswer = Ma' +
  'ilTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer = MailsRetried | ' +
  'Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n  next: String\n}\n\n"A field of a pro' +
  'duct that can be edited in the shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a varia' +
  'nt that can be edited in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id:' +
  ' ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categories: [String!]!\n  variants: [Varian' +
  't!]!\n  "Differs where another edit was made; `editProduct` takes it. Sales do not change it."\n  vers' +
  'ion: String!\n  "False: hidden from the shop, though the catalogue file names it."\n  isVisible: Boole' +
  'an!\n  "The fields that were edited in the shop: imports keep them."\n  edited: [ProductField!]!\n  "Th' +
  'e name in the catalogue file, where it was edited in the shop."\n  nameInFile: String\n}\n\ntype Variant' +
  ' {\n  id: ID!\n  code: String\n  "As `Size: L`."\n  options: [String!]!\n  price: Money!\n  compareAt: Mon' +
  'ey\n  """\n  The lowest price of the 30 days before a reduction, from the history of prices that the s' +
  'hop keeps; null: the price is\n  not reduced, or none is known from before.\n  """\n  lowestPrior: Mone' +
  'y\n  "The price of a measure; null: the variant is not sold by measure."\n  unitPrice: UnitPrice\n  ima' +
  'geUrl: String\n  "Pieces that are left; null: without end."\n  left: Int\n  "The fields that were edite' +
  'd in the shop: imports keep them."\n  edited: [VariantField!]!\n  "The price in the catalogue file, wh' +
  'ere it was edited in the shop."\n  priceInFile: Money\n  "The same of the compare-at price; null also ' +
  'where the file has none."\n  compareAtInFile: Money\n}\n\n"Parts that are not given stay. Nothing is wri' +
  'tten where one part is refused."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or the code of' +
  ' a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: Boolean\n  "Fields that take th' +
  'e value of the catalogue file, and follow it from then on."\n  follow: [ProductField!]\n  variants: [E' +
  'ditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "Id or code."\n  variant: I' +
  'D!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "Null: none."\n  compareAtMinor: Who' +
  'le\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new count of a variant; null: without end' +
  '."\ninput EditStockInput {\n  "The pieces that were left when it was read."\n  expected: Int\n  left: In' +
  't\n}\n\n"A product after its edit, or as it would be after it (`dryRun`)."\ntype ProductChanged {\n  prod' +
  'uct: Product!\n  "False: nothing had to be changed, or the key was used for the same before."\n  hasCh' +
  'anged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n  per: Str' +
  'ing!\n  price: Money!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A product as its lines in `' +
  'catalogue.csv` have it; the first line holds what is the product\'s own."\ntype ProductFile {\n  handle' +
  ': String!\n  "Differs where a line of the product does."\n  version: String!\n  columns: [String!]!\n  l' +
  'ines: [ProductFileLine!]!\n  "Its place in the order of the catalogue, from 1."\n  place: Int!\n  "The ' +
  'number of products in the file."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The variant: its opti' +
  'on values, else its code."\n  name: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninput Edi' +
  'tProductFileInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version' +
  '` that was read."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line' +
  ' of the product, from 0."\n  line: Int!\n  "A column that the file lacks is added to it."\n  column: St' +
  'ring!\n  value: String!\n}\n\ninput MoveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int' +
  '!\n}\n\ntype ProductFileChanged {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged ' +
  '| Problem\n\ninput ImportCatalogueInput {\n  key: String!\n  "The text of the table: commas, semicolons ' +
  'or tabs between values, with a header."\n  text: String!\n  "Takes lines out of the file that the tabl' +
  'e does not name."\n  removesMissing: Boolean\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum I' +
  'mportOutcome {\n  ADDED\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  RE' +
  'FUSED\n}\n\n"A line of an imported table, or one of the file that is taken out."\ntype ImportedLine {\n  ' +
  '"The row as spreadsheets count it, the header\'s being 1; null: the table does not name the line."\n  ' +
  'row: Int\n  "The handle of the product, with the variant\'s code where it has one."\n  name: String!\n  ' +
  'outcome: ImportOutcome!\n  changes: [ImportedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  colum' +
  'n: String!\n  before: String!\n  after: String!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  line' +
  's: Int!\n}\n\n"The report of an import."\ntype CatalogueImported {\n  "The number of lines of each outcom' +
  'e."\n  counts: [ImportCount!]!\n  "Lines in the order of the table, without those that stay the same; ' +
  'at most 1,000, refused ones first."\n  lines: [ImportedLine!]!\n  "The problems of the table as a whol' +
  'e."\n  problems: [String!]!\n  "False: nothing was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnsw' +
  'er = CatalogueImported | Problem\n\nenum DiscountSource {\n  "It stands in `vitrine.json`."\n  SETTINGS\n' +
  '  "It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "As many or' +
  'ders as may have used it."\n  USED_UP\n}\n\ntype DiscountPage implements Page {\n  items: [Discount!]!\n  ' +
  'next: String\n}\n\ntype Discount {\n  "As shoppers type it, in capital letters."\n  code: ID!\n  "As it st' +
  'ands in orders."\n  name: String!\n  state: DiscountState!\n  source: DiscountSource!\n  "Counts the cha' +
  'nges; 0: it stands in the settings only."\n  version: Int!\n  "From 0 to 100; null: an amount is taken' +
  ' off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orders that may us' +
  'e it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n  "The least subtotal of an order; null' +
  ': any."\n  minimumSubtotal: Money\n  "The least number of pieces of an order; null: any."\n  minimumCou' +
  'nt: Int\n  "The products that it takes something off; null: all."\n  productIds: [ID!]\n}\n\n"Exactly one' +
  ' of `percent` and `amountMinor` is given."\ninput CreateDiscountInput {\n  key: String!\n  code: ID!\n  ' +
  '"Null: the code."\n  name: String\n  "Above 0, at most 100, with at most four decimals."\n  percent: Fl' +
  'oat\n  "Minor units of the shop\'s currency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit:' +
  ' Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false' +
  '\n}\n\n"Parts that are not given stay; null takes a limit off."\ninput EditDiscountInput {\n  key: String' +
  '!\n  code: ID!\n  version: Int!\n  name: String\n  percent: Float\n  amountMinor: Whole\n  expiresAt: Date' +
  'Time\n  usageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRu' +
  'n: Boolean = false\n}\n\ninput EndDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  dryRun: ' +
  'Boolean = false\n}\n\n"A discount after its change, or as it would be after it (`dryRun`)."\ntype Discou' +
  'ntChanged {\n  discount: Discount!\n  "False: nothing had to be changed, or the key was used for the s' +
  'ame before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged |' +
  ' Problem\n\ninput DeliverStockInput {\n  key: String!\n  "Id or code of the variant."\n  variant: ID!\n  p' +
  'ieces: Int!\n}\n\ninput CountStockInput {\n  key: String!\n  variant: ID!\n  "The pieces that were left wh' +
  'en it was read; null: without end."\n  expected: Int\n  "Pieces that are there now; null: sold without' +
  ' end from now on."\n  pieces: Int\n}\n\ntype StockChanged {\n  variantId: ID!\n  productName: String!\n  le' +
  'ft: Int\n}\n\nunion StockAnswer = StockChanged | Problem\n\nenum SubscriptionStatus {\n  TRIALING\n  ACTIVE' +
  '\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ENDED\n}\n\ninput SubscriptionFilter {\n  status: SubscriptionStatus\n ' +
  ' email: String\n}\n\nenum SubscriptionSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\nin' +
  'put SubscriptionSort {\n  by: SubscriptionSortKey!\n  descending: Boolean = true\n}\n\ntype SubscriptionP' +
  'age implements Page {\n  items: [Subscription!]!\n  next: String\n}\n\ntype Subscription {\n  id: ID!\n  st' +
  'atus: SubscriptionStatus!\n  email: String\n  productName: String!\n  "Every so many intervals."\n  freq' +
  'uency: Int!\n  "`day`, `week`, `month` or `year`."\n  interval: String!\n  amount: Money!\n  provider: S' +
  'tring\n  orderId: ID!\n  createdAt: DateTime!\n  lastPaidAt: DateTime\n  periodEndsAt: DateTime!\n  nextC' +
  'hargeAt: DateTime\n  failures: Int!\n  canceledAt: DateTime\n}\n\n"A subscription with everything that ha' +
  'ppened to it, the oldest first."\ntype SubscriptionDetails {\n  subscription: Subscription!\n  card: Ca' +
  'rd\n  "The end of one that is charged no more."\n  endsAt: DateTime\n  orders: [SubscriptionOrder!]!\n  ' +
  'events: [SubscriptionEvent!]!\n}\n\ntype SubscriptionOrder {\n  id: ID!\n  number: String!\n  "From 0, the' +
  ' one that began it."\n  period: Int!\n}\n\ntype SubscriptionEvent {\n  "As `paid`, `failed`, `canceled`."' +
  '\n  kind: String!\n  at: DateTime!\n  reason: String\n}\n\ninput CancelSubscriptionInput {\n  key: String!\n' +
  '  id: ID!\n  "Ends it now; money is given back with its orders."\n  atOnce: Boolean = false\n}\n\ntype Su' +
  'bscriptionChanged {\n  details: SubscriptionDetails!\n}\n\nunion SubscriptionAnswer = SubscriptionChange' +
  'd | Problem\n\ntype FormCount {\n  name: String!\n  entries: Int!\n  unread: Int!\n}\n\ninput FormEntryFilte' +
  'r {\n  form: String\n  unread: Boolean\n}\n\ntype FormEntryPage implements Page {\n  items: [FormEntry!]!\n' +
  '  next: String\n}\n\n"Something that a visitor sent with a form."\ntype FormEntry {\n  id: ID!\n  form: St' +
  'ring!\n  receivedAt: DateTime!\n  isRead: Boolean!\n  "Address of the page it was sent from, without it' +
  's query."\n  page: String!\n  "The first field that holds a mail address; null: none does."\n  replyTo:' +
  ' String\n  "In the order of the form."\n  fields: [FormField!]!\n  files: [EntryFile!]!\n  "Answers that' +
  ' were mailed, the oldest first."\n  replies: [EntryReply!]!\n}\n\n"An answer that was mailed to the send' +
  'er of an entry."\ntype EntryReply {\n  at: DateTime!\n  "The mail address of the person who wrote it."\n' +
  '  by: String!\n  subject: String!\n  text: String!\n}\n\ninput ReplyToEntryInput {\n  key: String!\n  id: I' +
  'D!\n  "At most 200 characters."\n  subject: String!\n  "At most 20,000 characters."\n  text: String!\n}\n\n' +
  'type FormField {\n  name: String!\n  value: String!\n}\n\ntype EntryFile {\n  field: String!\n  "Null where' +
  ' the file did not arrive; else it is at `/vitrine/files/<id>` for people with a session."\n  id: ID\n ' +
  ' name: String\n  sizeBytes: Whole\n}\n\n"The state of the running site."\ntype Health {\n  "Of the program' +
  '."\n  version: String!\n  startedAt: DateTime!\n  database: DatabaseHealth!\n  disk: DiskHealth\n  work: '
