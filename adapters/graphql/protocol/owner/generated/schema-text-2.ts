/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'ays of a time zone (IANA, as `Europe/Berlin`), the oldest first, today last; days without an order a' +
  're there too.\n  At most 366.\n  """\n  sales(days: Int = 30, timeZone: String = "UTC"): [DayOfSales!]!' +
  '\n  "Visits of these days of UTC: pages that a browser was led to from outside of the site."\n  visits' +
  '(days: Int = 30): Whole!\n  "Carts of these days that were not ordered."\n  openCarts(days: Int = 30):' +
  ' OpenCarts!\n  "Products by the pieces ordered in these days."\n  bestSellers(days: Int = 30, first: I' +
  'nt = 5): [BestSeller!]!\n}\n\n"Carts with goods that were not ordered."\ntype OpenCarts {\n  carts: Int!\n' +
  '  "Those of which the shopper gave a mail address at the checkout."\n  checkouts: Int!\n}\n\ntype DayOfS' +
  'ales {\n  "As 2027-01-31."\n  day: String!\n  orders: Int!\n  "The total of the day\'s orders, in the sho' +
  'p\'s currency; cancelled ones are left out."\n  total: Money!\n  "Money that was given back of them sin' +
  'ce."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productId: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum' +
  ' OrderState {\n  PLACED\n  "The payment was begun, its outcome is not known."\n  SUBMITTING\n}\n\nenum Pay' +
  'mentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUT' +
  'ED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED' +
  '\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFi' +
  'lter {\n  state: OrderState\n  "Placed orders that stand, with pieces still to be sent."\n  toSend: Boo' +
  'lean\n  held: Boolean\n  disputed: Boolean\n  "Orders with a return that waits for the shop: declared, ' +
  'or with the goods back."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund that the p' +
  'rovider has not answered, or with a last one that it refused."\n  refund: RefundFilter\n  "A number, b' +
  "eginnings of words of the name or the mail address, or a part of a variant's code or a tracking numb" +
  'er."\n  search: String\n  "Placed at this moment or later."\n  from: DateTime\n  "Placed before this mom' +
  'ent."\n  until: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n ' +
  ' NAME\n  PAID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n' +
  '}\n\ntype OrderPage implements Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list.' +
  '"\ntype OrderSummary {\n  id: ID!\n  "As people say it: 7K3M-9QWT."\n  number: String!\n  placedAt: DateT' +
  'ime!\n  state: OrderState!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelle' +
  'd: Boolean!\n  name: String!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!' +
  '\n  refunded: Money!\n}\n\n"One order with everything about it."\ntype Order {\n  id: ID!\n  number: String' +
  '!\n  "Counts the changes; mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: Paymen' +
  'tStanding!\n  fulfilment: FulfilmentStanding!\n  cancelledAt: DateTime\n  name: String\n  email: String\n' +
  '  lines: [OrderLine!]!\n  "Shipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money' +
  '!\n  total: Money!\n  money: OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  billing' +
  'Address: Address\n  "Further questions of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: Str' +
  'ing\n  parcels: [Parcel!]!\n  refunds: [Refund!]!\n  "Everything that happened, the oldest first."\n  ev' +
  'ents: [OrderEvent!]!\n  "The changes that are possible now."\n  actions: [OrderAction!]!\n  "The withdr' +
  'awals of its shopper, the oldest first."\n  returns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper ' +
  'has withdrawn."\n  REQUESTED\n  "The shop takes the goods back."\n  ACCEPTED\n  REFUSED\n  "The goods are' +
  ' back."\n  RECEIVED\n  "The money was given back."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  ' +
  'RECEIVE\n  REFUND\n}\n\n"A shopper\'s withdrawal from the contract of an order, and what became of it."\nt' +
  'ype Return {\n  id: ID!\n  "The id of the order, and the number that people say."\n  order: ID!\n  order' +
  'Number: String!\n  "The name that was given with it."\n  name: String!\n  "The shopper\'s own words."\n  ' +
  'statement: String\n  "The pieces that it is about; empty: the whole order."\n  lines: [Pieces!]!\n  sta' +
  'te: ReturnState!\n  "It came in after the end of the period."\n  isLate: Boolean!\n  receivedAt: DateTi' +
  'me!\n  changedAt: DateTime!\n  "The acts that are possible now."\n  acts: [ReturnAct!]!\n}\n\ninput MoveRe' +
  'turnInput {\n  key: String!\n  "Number or id of the order."\n  order: ID!\n  "The number of the return a' +
  'mong those of the order, from 1; null: the last."\n  number: Int\n  act: ReturnAct!\n  "With `ACCEPT`: ' +
  'the pieces that the shop takes back; null: as they were declared."\n  lines: [PiecesInput!]\n  dryRun:' +
  ' Boolean = false\n}\n\n"A return after an act, or as it would be after it (`dryRun`), with its order as' +
  ' it stands."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\nunion Retu' +
  'rnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "From 1, as the command counts them."' +
  '\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "As `Size: L`."\n  options: [String!]!\n' +
  '  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total: Money!\n  sent: Int!\n  refun' +
  'ded: Int!\n  toSend: Int!\n  "Pieces of which the money was not given back."\n  refundable: Int!\n}\n\nenu' +
  'm ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  ' +
  'price: Money!\n  "The prices hold it already: it adds nothing."\n  isIncluded: Boolean!\n}\n\ntype OrderM' +
  'oney {\n  provider: String\n  "The provider\'s name for the payment."\n  reference: String\n  card: Card\n' +
  '  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Money that can still be given back."\n  refund' +
  'able: Money!\n  isDisputed: Boolean!\n}\n\ntype Card {\n  brand: String!\n  last4: String!\n  expiresMonth:' +
  ' Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: String\n  line2: String\n  city' +
  ': String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  postalCode: String\n}\n\ntype Chec' +
  'koutAnswer {\n  name: String!\n  "Null where it is a checkbox."\n  text: String\n  isChecked: Boolean\n}\n' +
  '\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [Pieces!]!\n  carrier:' +
  ' String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The provider has it to do, o' +
  'r its answer is not known yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDING\n  DONE\n  REF' +
  'USED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is let go."\n  RELEASE\n}\n\ntype Refund ' +
  '{\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pieces!]!\n  restock' +
  's: Boolean!\n  reason: String\n  "The provider\'s refusal, or that it gave no answer."\n  problem: Strin' +
  'g\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCELLED\n  CAPTURE_REQUESTED\n  RE' +
  'FUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER' +
  '\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Of a newer version of the ' +
  'program."\n  OTHER\n}\n\n"Something that happened to an order. What does not belong to its kind is null ' +
  'or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owner\'s mail address, `o' +
  'wner` by command, `provider` or another part of the shop."\n  by: String!\n  "Note, reason, or what th' +
  'e provider said."\n  text: String\n  amount: Money\n  pieces: [Pieces!]!\n  carrier: String\n  tracking: ' +
  'String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\ninput FulfilOrderInput {' +
  '\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Null: all that are left to be sent' +
  '."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  dryRun: Boolean = false\n}\n\ninput C' +
  'ancelOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  reason: String\n  restock: Boolean = ' +
  'true\n  dryRun: Boolean = false\n}\n\n"Exactly one of `whole`, `lines` and `amountMinor` is given."\ninpu' +
  't RefundOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  "All that was not given back."\n  ' +
  'whole: Boolean\n  "The price of these pieces, with their share of discounts and taxes."\n  lines: [Pie' +
  'cesInput!]\n  "So many minor units of the order\'s currency."\n  amountMinor: Whole\n  "The pieces go ba' +
  'ck to stock once the money is given back."\n  restock: Boolean = false\n  reason: String\n  dryRun: Boo' +
  'lean = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  dryRun: Bool' +
  'ean = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ni' +
  'nput NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"An order after a change, or as' +
  ' it would be after it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "False: nothing had to be c' +
  'hanged, or the key was used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n  "The' +
  ' refund that was asked for, also by a cancellation."\n  refund: Refund\n}\n\nunion OrderAnswer = OrderCh' +
  'anged | Problem\n\nenum MailState {\n  "It is sent, and tried again, by itself."\n  WAITING\n  "It is tri' +
  'ed again only when an owner asks."\n  GIVEN_UP\n  "No mail server was set: it is in the development ma' +
  'ilbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String\n  to: String\n}\n\ntype ' +
  'MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n  kind: String!' +
  '\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The reason why the last t' +
  'ry failed."\n  failure: String\n  createdAt: DateTime!\n  "Null where it is not tried by itself."\n  nex' +
  'tTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n  text: String!\n  "A whole HTML document: ' +
  'show it in a frame without scripts."\n  html: String!\n  "The reason why a text that is not saved cann' +
  'ot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "The file of `v' +
  'itrine-mails` that holds it; null: it is built in."\n  file: String\n  "The file that holds the whole ' +
  'HTML of the mail, which does not follow from the text; null: none."\n  htmlFile: String\n  "`Subject: ' +
  '...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "The names of the placeholders t' +
  'hat it may have, without braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMailTex' +
  'tInput {\n  key: String!\n  template: String!\n  "That of the text that was read."\n  version: String!\n ' +
  ' "Null: the built-in text holds again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\n' +
  'union MailTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMail' +
  'sAnswer = MailsRetried | Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n  next: St' +
  'ring\n}\n\n"A field of a product that can be edited in the shop."\nenum ProductField {\n  NAME\n  VISIBILI' +
  'TY\n}\n\n"A field of a variant that can be edited in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_A' +
  'T\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categories: [Stri' +
  'ng!]!\n  variants: [Variant!]!\n  "Differs where another edit was made; `editProduct` takes it. Sales ' +
  'do not change it."\n  version: String!\n  "False: hidden from the shop, though the catalogue file name' +
  's it."\n  isVisible: Boolean!\n  "The fields that were edited in the shop: imports keep them."\n  edite' +
  'd: [ProductField!]!\n  "The name in the catalogue file, where it was edited in the shop."\n  nameInFil' +
  'e: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "As `Size: L`."\n  options: [String!]!\n  price' +
  ': Money!\n  compareAt: Money\n  """\n  The lowest price of the 30 days before a reduction, from the his' +
  'tory of prices that the shop keeps; null: the price is\n  not reduced, or none is known from before.\n' +
  '  """\n  lowestPrior: Money\n  "The price of a measure; null: the variant is not sold by measure."\n  u' +
  'nitPrice: UnitPrice\n  imageUrl: String\n  "Pieces that are left; null: without end."\n  left: Int\n  "T' +
  'he fields that were edited in the shop: imports keep them."\n  edited: [VariantField!]!\n  "The price ' +
  'in the catalogue file, where it was edited in the shop."\n  priceInFile: Money\n  "The same of the com' +
  'pare-at price; null also where the file has none."\n  compareAtInFile: Money\n}\n\n"Parts that are not g' +
  'iven stay. Nothing is written where one part is refused."\ninput EditProductInput {\n  key: String!\n  ' +
  '"Id, slug, or the code of a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: Boole' +
  'an\n  "Fields that take the value of the catalogue file, and follow it from then on."\n  follow: [Prod' +
  'uctField!]\n  variants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "' +
  'Id or code."\n  variant: ID!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "Null: non' +
  'e."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new count of a v' +
  'ariant; null: without end."\ninput EditStockInput {\n  "The pieces that were left when it was read."\n ' +
  ' expected: Int\n  left: Int\n}\n\n"A product after its edit, or as it would be after it (`dryRun`)."\ntyp' +
  'e ProductChanged {\n  product: Product!\n  "False: nothing had to be changed, or the key was used for ' +
  'the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, su' +
  'ch as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A ' +
  'product as its lines in `catalogue.csv` have it; the first line holds what is the product\'s own."\nty' +
  'pe ProductFile {\n  handle: String!\n  "Differs where a line of the product does."\n  version: String!\n' +
  '  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "Its place in the order of the catalogue, from ' +
  '1."\n  place: Int!\n  "The number of products in the file."\n  products: Int!\n}\n\ntype ProductFileLine {' +
  '\n  "The variant: its option values, else its code."\n  name: String!\n  "One for each column."\n  cells' +
  ': [String!]!\n}\n\ninput EditProductFileInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n' +
  '  id: ID!\n  "The `version` that was read."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninput Fi' +
  'leCellInput {\n  "The line of the product, from 0."\n  line: Int!\n  "A column that the file lacks is a' +
  'dded to it."\n  column: String!\n  value: String!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id, slu' +
  'g, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "One f' +
  'or each option of the product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: String' +
  '!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key: Stri' +
  'ng!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: St' +
  'ring!\n  "All options of the product, in their order; options and values that are not named go, with ' +
  'their variants."\n  options: [OptionInput!]!\n  "The variants of new values; `values` in the order of ' +
  '`options`."\n  added: [NewVariantInput!]!\n  "Removes variants also where pieces of them are left, or ' +
  'orders have them."\n  removesUsed: Boolean\n}\n\ninput OptionInput {\n  "The place of a present option, f' +
  'rom 0; null: a new one."\n  was: Int\n  name: String!\n  "In their order. A new option gives its first ' +
  'value to the variants that the product has."\n  values: [OptionValueInput!]!\n}\n\ninput OptionValueInpu' +
  't {\n  "The present name; null: a new value."\n  was: String\n  name: String!\n}\n\ninput NewVariantInput ' +
  '{\n  "One for each option of the product, in their order."\n  values: [String!]!\n  "Empty: none."\n  co' +
  'de: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\n"Variants that would go, and' +
  ' are in use: nothing was changed."\ntype VariantsInUse {\n  variants: [VariantInUse!]!\n}\n\ntype Variant' +
  'InUse {\n  name: String!\n  "Pieces that are left; null: without end."\n  left: Int\n  "Orders that have' +
  ' it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFileChanged | VariantsInUse | Problem\n\ninput Mo' +
  'veProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  f' +
  'ile: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Problem\n\ninput ImportCatalogueIn' +
  'put {\n  key: String!\n  "The text of the table: commas, semicolons or tabs between values, with a hea' +
  'der."\n  text: String!\n  "Takes lines out of the file that the table does not name."\n  removesMissing' +
  ': Boolean\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n ' +
  ' "Nothing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an imported ta' +
  'ble, or one of the file that is taken out."\ntype ImportedLine {\n  "The row as spreadsheets count it,' +
  ' the header\'s being 1; null: the table does not name the line."\n  row: Int\n  "The handle of the prod' +
  'uct, with the variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!\n  changes:' +
  ' [ImportedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: String!\n  aft' +
  'er: String!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an impor' +
  't."\ntype CatalogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCount!]!\n  "L' +
  'ines in the order of the table, without those that stay the same; at most 1,000, refused ones first.' +
  '"\n  lines: [ImportedLine!]!\n  "The problems of the table as a whole."\n  problems: [String!]!\n  "Fals' +
  'e: nothing was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\n' +
  'enum DiscountSource {\n  "It stands in `vitrine.json`."\n  SETTINGS\n  "It was made or edited in the sh' +
  'op."\n  SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "As many orders as may have used it."\n  USED_' +
  'UP\n}\n\ntype DiscountPage implements Page {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  ' +
  '"As shoppers type it, in capital letters."\n  code: ID!\n  "As it stands in orders."\n  name: String!\n ' +
  ' state: DiscountState!\n  source: DiscountSource!\n  "Counts the changes; 0: it stands in the settings' +
  ' only."\n  version: Int!\n  "From 0 to 100; null: an amount is taken off."\n  percent: Float\n  amount: ' +
  'Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orders that may use it; null: any number."\n  usageLi' +
  'mit: Int\n  usedCount: Int!\n  "The least subtotal of an order; null: any."\n  minimumSubtotal: Money\n ' +
  ' "The least number of pieces of an order; null: any."\n  minimumCount: Int\n  "The products that it ta' +
  'kes something off; null: all."\n  productIds: [ID!]\n}\n\n"Exactly one of `percent` and `amountMinor` is' +
  ' given."\ninput CreateDiscountInput {\n  key: String!\n  code: ID!\n  "Null: the code."\n  name: String\n ' +
  ' "Above 0, at most 100, with at most four decimals."\n  percent: Float\n  "Minor units of the shop\'s c' +
  'urrency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSubtotalMinor: Whole' +
  '\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\n"Parts that are not given stay' +
  '; null takes a limit off."\ninput EditDiscountInput {\n  key: String!\n  code: ID!\n  version: Int!\n  na' +
  'me: String\n  percent: Float\n  amountMinor: Whole\n  expiresAt: DateTime\n  usageLimit: Int\n  minimumSu' +
  'btotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolean = false\n}\n\ninput EndDis' +
  'countInput {\n  key: String!\n  code: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\n"A discount aft' +
  'er its change, or as it would be after it (`dryRun`)."\ntype DiscountChanged {\n  discount: Discount!\n' +
  '  "False: nothing had to be changed, or the key was used for the same before."\n  hasChanged: Boolean' +
  '!\n  isDryRun: Boolean!\n}\n\nunion DiscountAnswer = DiscountChanged | Problem\n\ninput DeliverStockInput ' +
  '{\n  key: String!\n  "Id or code of the variant."\n  variant: ID!\n  pieces: Int!\n}\n\ninput CountStockInp' +
  'ut {\n  key: String!\n  variant: ID!\n  "The pieces that were left when it was read; null: without end.' +
  '"\n  expected: Int\n  "Pieces that are there now; null: sold without end from now on."\n  pieces: Int\n}' +
  '\n\ntype StockChanged {\n  variantId: ID!\n  productName: String!\n  left: Int\n}\n\nunion StockAnswer = Sto' +
  'ckChanged | Problem\n\nenum SubscriptionStatus {\n  TRIALING\n  ACTIVE\n  PAST_DUE\n  UNPAID\n  CANCELED\n  ' +
  'ENDED\n}\n\ninput SubscriptionFilter {\n  status: SubscriptionStatus\n  email: String\n}\n\nenum Subscriptio' +
  'nSortKey {\n  PURCHASED\n  LAST_BILLED\n  NEXT_BILLING\n  STATUS\n}\n\ninput SubscriptionSort {\n  by: Subsc' +
  'riptionSortKey!\n  descending: Boolean = true\n}\n\ntype SubscriptionPage implements Page {\n  items: [Su'
