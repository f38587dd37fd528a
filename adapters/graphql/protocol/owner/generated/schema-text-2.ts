/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'of the site."\n  visits(days: Int = 30): Whole!\n  "Carts of these days that were not ordered."\n  open' +
  'Carts(days: Int = 30): OpenCarts!\n  "Products by the pieces ordered in these days."\n  bestSellers(da' +
  'ys: Int = 30, first: Int = 5): [BestSeller!]!\n}\n\n"Carts with goods that were not ordered."\ntype Open' +
  'Carts {\n  carts: Int!\n  "Those of which the shopper gave a mail address at the checkout."\n  checkout' +
  's: Int!\n}\n\ntype DayOfSales {\n  "As 2027-01-31."\n  day: String!\n  orders: Int!\n  "The total of the da' +
  'y\'s orders, in the shop\'s currency; cancelled ones are left out."\n  total: Money!\n  "Money that was ' +
  'given back of them since."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productId: ID!\n  name: String!\n' +
  '  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begun, its outcome is not known."\n  ' +
  'SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUND' +
  'ED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY' +
  '_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n ' +
  ' NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  "Placed orders that stand, with pieces still to b' +
  'e sent."\n  toSend: Boolean\n  held: Boolean\n  disputed: Boolean\n  "Orders with a return that waits fo' +
  'r the shop: declared, or with the goods back."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders wi' +
  'th a refund that the provider has not answered, or with a last one that it refused."\n  refund: Refun' +
  'dFilter\n  "A number, beginnings of words of the name or the mail address, or a part of a variant\'s c' +
  'ode or a tracking number."\n  search: String\n  "Placed at this moment or later."\n  from: DateTime\n  "' +
  'Placed before this moment."\n  until: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum O' +
  'rderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  desce' +
  'nding: Boolean = true\n}\n\ntype OrderPage implements Page {\n  items: [OrderSummary!]!\n  next: String\n}' +
  '\n\n"An order in a list."\ntype OrderSummary {\n  id: ID!\n  "As people say it: 7K3M-9QWT."\n  number: Str' +
  'ing!\n  placedAt: DateTime!\n  state: OrderState!\n  payment: PaymentStanding!\n  fulfilment: Fulfilment' +
  'Standing!\n  isCancelled: Boolean!\n  name: String!\n  email: String\n  "Pieces, not lines."\n  itemCount' +
  ': Int!\n  total: Money!\n  refunded: Money!\n}\n\n"One order with everything about it."\ntype Order {\n  id' +
  ': ID!\n  number: String!\n  "Counts the changes; mutations take it."\n  version: Int!\n  placedAt: DateT' +
  'ime!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  cancelledAt: DateTime\n  name: S' +
  'tring\n  email: String\n  lines: [OrderLine!]!\n  "Shipping, taxes and discounts."\n  extras: [OrderExtr' +
  'a!]!\n  subtotal: Money!\n  total: Money!\n  money: OrderMoney!\n  shippingMethod: String\n  shippingAddr' +
  'ess: Address\n  billingAddress: Address\n  "Further questions of the checkout."\n  answers: [CheckoutAn' +
  'swer!]!\n  comment: String\n  parcels: [Parcel!]!\n  refunds: [Refund!]!\n  "Everything that happened, t' +
  'he oldest first."\n  events: [OrderEvent!]!\n  "The changes that are possible now."\n  actions: [OrderA' +
  'ction!]!\n  "The withdrawals of its shopper, the oldest first."\n  returns: [Return!]!\n}\n\nenum ReturnS' +
  'tate {\n  "The shopper has withdrawn."\n  REQUESTED\n  "The shop takes the goods back."\n  ACCEPTED\n  RE' +
  'FUSED\n  "The goods are back."\n  RECEIVED\n  "The money was given back."\n  REFUNDED\n}\n\nenum ReturnAct ' +
  '{\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A shopper\'s withdrawal from the contract of an order, and' +
  ' what became of it."\ntype Return {\n  id: ID!\n  "The id of the order, and the number that people say.' +
  '"\n  order: ID!\n  orderNumber: String!\n  "The name that was given with it."\n  name: String!\n  "The sh' +
  'opper\'s own words."\n  statement: String\n  "The pieces that it is about; empty: the whole order."\n  l' +
  'ines: [Pieces!]!\n  state: ReturnState!\n  "It came in after the end of the period."\n  isLate: Boolean' +
  '!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The acts that are possible now."\n  acts: [Return' +
  'Act!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of the order."\n  order: ID!\n  "The ' +
  'number of the return among those of the order, from 1; null: the last."\n  number: Int\n  act: ReturnA' +
  'ct!\n  "With `ACCEPT`: the pieces that the shop takes back; null: as they were declared."\n  lines: [P' +
  'iecesInput!]\n  dryRun: Boolean = false\n}\n\n"A return after an act, or as it would be after it (`dryRu' +
  'n`), with its order as it stands."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: ' +
  'Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "From 1, as the' +
  ' command counts them."\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "As `Size: L`."\n' +
  '  options: [String!]!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total: Money' +
  '!\n  sent: Int!\n  refunded: Int!\n  toSend: Int!\n  "Pieces of which the money was not given back."\n  r' +
  'efundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKi' +
  'nd!\n  name: String!\n  price: Money!\n  "The prices hold it already: it adds nothing."\n  isIncluded: B' +
  'oolean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The provider\'s name for the payment."\n  reference' +
  ': String\n  card: Card\n  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Money that can still be' +
  ' given back."\n  refundable: Money!\n  isDisputed: Boolean!\n}\n\ntype Card {\n  brand: String!\n  last4: S' +
  'tring!\n  expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: String\n' +
  '  line2: String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  postalCod' +
  'e: String\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null where it is a checkbox."\n  text: String\n ' +
  ' isChecked: Boolean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines:' +
  ' [Pieces!]!\n  carrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The pr' +
  'ovider has it to do, or its answer is not known yet."\n  REQUESTED\n  "The provider has not decided."\n' +
  '  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is let go."\n  R' +
  'ELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines' +
  ': [Pieces!]!\n  restocks: Boolean!\n  reason: String\n  "The provider\'s refusal, or that it gave no ans' +
  'wer."\n  problem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  ' +
  'CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  D' +
  'ISPUTED\n  DISPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Of a' +
  ' newer version of the program."\n  OTHER\n}\n\n"Something that happened to an order. What does not belon' +
  'g to its kind is null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The ow' +
  'ner\'s mail address, `owner` by command, `provider` or another part of the shop."\n  by: String!\n  "No' +
  'te, reason, or what the provider said."\n  text: String\n  amount: Money\n  pieces: [Pieces!]!\n  carrie' +
  'r: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\nin' +
  'put FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Null: all th' +
  'at are left to be sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  dryRun: Bool' +
  'ean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  reason: String' +
  '\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one of `whole`, `lines` and `amount' +
  'Minor` is given."\ninput RefundOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  "All that w' +
  'as not given back."\n  whole: Boolean\n  "The price of these pieces, with their share of discounts and' +
  ' taxes."\n  lines: [PiecesInput!]\n  "So many minor units of the order\'s currency."\n  amountMinor: Who' +
  'le\n  "The pieces go back to stock once the money is given back."\n  restock: Boolean = false\n  reason' +
  ': String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ID!\n  versio' +
  'n: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ID!\n  dryRun' +
  ': Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"An order' +
  ' after a change, or as it would be after it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "Fals' +
  'e: nothing had to be changed, or the key was used for the same before."\n  hasChanged: Boolean!\n  isD' +
  'ryRun: Boolean!\n  "The refund that was asked for, also by a cancellation."\n  refund: Refund\n}\n\nunion' +
  ' OrderAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and tried again, by itself."\n' +
  '  WAITING\n  "It is tried again only when an owner asks."\n  GIVEN_UP\n  "No mail server was set: it is' +
  ' in the development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String' +
  '\n  to: String\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  i' +
  'd: ID!\n  kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The' +
  ' reason why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  "Null where it is not t' +
  'ried by itself."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n  text: String!\n  "A' +
  ' whole HTML document: show it in a frame without scripts."\n  html: String!\n  "The reason why a text ' +
  'that is not saved cannot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  template: Str' +
  'ing!\n  "The file of `vitrine-mails` that holds it; null: it is built in."\n  file: String\n  "The file' +
  ' that holds the whole HTML of the mail, which does not follow from the text; null: none."\n  htmlFile' +
  ': String\n  "`Subject: ...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "The names' +
  ' of the placeholders that it may have, without braces."\n  placeholders: [String!]!\n  version: String' +
  '!\n}\n\ninput EditMailTextInput {\n  key: String!\n  template: String!\n  "That of the text that was read.' +
  '"\n  version: String!\n  "Null: the built-in text holds again."\n  text: String\n}\n\ntype MailTextSaved {' +
  '\n  mail: MailText!\n}\n\nunion MailTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: I' +
  'nt!\n}\n\nunion RetryMailsAnswer = MailsRetried | Problem\n\ntype ProductPage implements Page {\n  items: ' +
  '[Product!]!\n  next: String\n}\n\n"A field of a product that can be edited in the shop."\nenum ProductFie' +
  'ld {\n  NAME\n  VISIBILITY\n}\n\n"A field of a variant that can be edited in the shop."\nenum VariantField' +
  ' {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: Stri' +
  'ng\n  categories: [String!]!\n  variants: [Variant!]!\n  "Differs where another edit was made; `editPro' +
  'duct` takes it. Sales do not change it."\n  version: String!\n  "False: hidden from the shop, though t' +
  'he catalogue file names it."\n  isVisible: Boolean!\n  "The fields that were edited in the shop: impor' +
  'ts keep them."\n  edited: [ProductField!]!\n  "The name in the catalogue file, where it was edited in ' +
  'the shop."\n  nameInFile: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "As `Size: L`."\n  optio' +
  'ns: [String!]!\n  price: Money!\n  compareAt: Money\n  """\n  The lowest price of the 30 days before a r' +
  'eduction, from the history of prices that the shop keeps; null: the price is\n  not reduced, or none ' +
  'is known from before.\n  """\n  lowestPrior: Money\n  "The price of a measure; null: the variant is not' +
  ' sold by measure."\n  unitPrice: UnitPrice\n  imageUrl: String\n  "Pieces that are left; null: without ' +
  'end."\n  left: Int\n  "The fields that were edited in the shop: imports keep them."\n  edited: [Variant' +
  'Field!]!\n  "The price in the catalogue file, where it was edited in the shop."\n  priceInFile: Money\n' +
  '  "The same of the compare-at price; null also where the file has none."\n  compareAtInFile: Money\n}\n' +
  '\n"Parts that are not given stay. Nothing is written where one part is refused."\ninput EditProductInp' +
  'ut {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  version: String!\n  name: Str' +
  'ing\n  isVisible: Boolean\n  "Fields that take the value of the catalogue file, and follow it from the' +
  'n on."\n  follow: [ProductField!]\n  variants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput ' +
  'EditVariantInput {\n  "Id or code."\n  variant: ID!\n  "Minor units of the shop\'s currency."\n  priceMin' +
  'or: Whole\n  "Null: none."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n' +
  '}\n\n"A new count of a variant; null: without end."\ninput EditStockInput {\n  "The pieces that were lef' +
  't when it was read."\n  expected: Int\n  left: Int\n}\n\n"A product after its edit, or as it would be aft' +
  'er it (`dryRun`)."\ntype ProductChanged {\n  product: Product!\n  "False: nothing had to be changed, or' +
  ' the key was used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPric' +
  'e {\n  "The measure, such as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ProductAnswer = Product' +
  'Changed | Problem\n\n"A product as its lines in `catalogue.csv` have it; the first line holds what is ' +
  'the product\'s own."\ntype ProductFile {\n  handle: String!\n  "Differs where a line of the product does' +
  '."\n  version: String!\n  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "Its place in the order o' +
  'f the catalogue, from 1."\n  place: Int!\n  "The number of products in the file."\n  products: Int!\n}\n\n' +
  'type ProductFileLine {\n  "The variant: its option values, else its code."\n  name: String!\n  "One for' +
  ' each column."\n  cells: [String!]!\n}\n\ninput EditProductFileInput {\n  key: String!\n  "Id, slug, or th' +
  'e code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  cells: [FileCe' +
  'llInput!]!\n}\n\ninput FileCellInput {\n  "The line of the product, from 0."\n  line: Int!\n  "A column th' +
  'at the file lacks is added to it."\n  column: String!\n  value: String!\n}\n\ninput AddVariantInput {\n  k' +
  'ey: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  ver' +
  'sion: String!\n  "One for each option of the product, in their order."\n  values: [String!]!\n  "Empty:' +
  ' none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput MoveProduc' +
  'tInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  file: Pro' +
  'ductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Problem\n\ninput ImportCatalogueInput {\n  ' +
  'key: String!\n  "The text of the table: commas, semicolons or tabs between values, with a header."\n  ' +
  'text: String!\n  "Takes lines out of the file that the table does not name."\n  removesMissing: Boolea' +
  'n\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothin' +
  'g differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an imported table, or ' +
  'one of the file that is taken out."\ntype ImportedLine {\n  "The row as spreadsheets count it, the hea' +
  'der\'s being 1; null: the table does not name the line."\n  row: Int\n  "The handle of the product, wit' +
  'h the variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [Import' +
  'edCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: String!\n  after: Stri' +
  'ng!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\ntype' +
  ' CatalogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCount!]!\n  "Lines in ' +
  'the order of the table, without those that stay the same; at most 1,000, refused ones first."\n  line' +
  's: [ImportedLine!]!\n  "The problems of the table as a whole."\n  problems: [String!]!\n  "False: nothi' +
  'ng was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum Dis' +
  'countSource {\n  "It stands in `vitrine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n  S' +
  'HOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "As many orders as may have used it."\n  USED_UP\n}\n\nty' +
  'pe DiscountPage implements Page {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "As shop' +
  'pers type it, in capital letters."\n  code: ID!\n  "As it stands in orders."\n  name: String!\n  state: ' +
  'DiscountState!\n  source: DiscountSource!\n  "Counts the changes; 0: it stands in the settings only."\n' +
  '  version: Int!\n  "From 0 to 100; null: an amount is taken off."\n  percent: Float\n  amount: Money\n  ' +
  '"Null: never."\n  expiresAt: DateTime\n  "Orders that may use it; null: any number."\n  usageLimit: Int' +
  '\n  usedCount: Int!\n  "The least subtotal of an order; null: any."\n  minimumSubtotal: Money\n  "The le' +
  'ast number of pieces of an order; null: any."\n  minimumCount: Int\n  "The products that it takes some' +
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
  'ng!\n  entries: Int!\n  unread: Int!\n}\n\ninput FormEntryFilter {\n  form: String\n  unread: Boolean\n}\n\nty' +
  'pe FormEntryPage implements Page {\n  items: [FormEntry!]!\n  next: String\n}\n\n"Something that a visito' +
  'r sent with a form."\ntype FormEntry {\n  id: ID!\n  form: String!\n  receivedAt: DateTime!\n  isRead: Bo' +
  'olean!\n  "Address of the page it was sent from, without its query."\n  page: String!\n  "The first fie'
