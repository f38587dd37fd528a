/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'refused, of orders of which nothing was given back since."\n  refundsRefused: Int!\n  "Orders whose ca' +
  'rd holder has called on their bank."\n  disputed: Int!\n  "Mails that were given up."\n  failedMails: I' +
  'nt!\n  "Variants for sale of which nothing is left."\n  outOfStock: Int!\n  "Entries of forms that were' +
  ' not read."\n  unreadEntries: Int!\n  "Returns that wait for the shop: declared, or with the goods bac' +
  'k."\n  returns: Int!\n  """\n  Days of a time zone (IANA, as `Europe/Berlin`), the oldest first, today ' +
  'last; days without an order are there too.\n  At most 366.\n  """\n  sales(days: Int = 30, timeZone: St' +
  'ring = "UTC"): [DayOfSales!]!\n  "Visits of these days of UTC: pages that a browser was led to from o' +
  'utside of the site."\n  visits(days: Int = 30): Whole!\n  "Carts of these days that were not ordered."' +
  '\n  openCarts(days: Int = 30): OpenCarts!\n  "Products by the pieces ordered in these days."\n  bestSel' +
  'lers(days: Int = 30, first: Int = 5): [BestSeller!]!\n}\n\n"Carts with goods that were not ordered."\nty' +
  'pe OpenCarts {\n  carts: Int!\n  "Those of which the shopper gave a mail address at the checkout."\n  c' +
  'heckouts: Int!\n}\n\ntype DayOfSales {\n  "As 2027-01-31."\n  day: String!\n  orders: Int!\n  "The total of' +
  ' the day\'s orders, in the shop\'s currency; cancelled ones are left out."\n  total: Money!\n  "Money th' +
  'at was given back of them since."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productId: ID!\n  name: S' +
  'tring!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begun, its outcome is not kno' +
  'wn."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY' +
  '_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n  UNFULFILLED\n ' +
  ' PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWN' +
  'LOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  "Placed orders that stand, with pieces sti' +
  'll to be sent."\n  toSend: Boolean\n  held: Boolean\n  disputed: Boolean\n  "Orders with a return that w' +
  'aits for the shop: declared, or with the goods back."\n  returned: Boolean\n  cancelled: Boolean\n  "Or' +
  'ders with a refund that the provider has not answered, or with a last one that it refused."\n  refund' +
  ': RefundFilter\n  "A number, beginnings of words of the name or the mail address, or a part of a vari' +
  'ant\'s code or a tracking number."\n  search: String\n  "Placed at this moment or later."\n  from: DateT' +
  'ime\n  "Placed before this moment."\n  until: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n' +
  '\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n' +
  '  descending: Boolean = true\n}\n\ntype OrderPage implements Page {\n  items: [OrderSummary!]!\n  next: S' +
  'tring\n}\n\n"An order in a list."\ntype OrderSummary {\n  id: ID!\n  "As people say it: 7K3M-9QWT."\n  numb' +
  'er: String!\n  placedAt: DateTime!\n  state: OrderState!\n  payment: PaymentStanding!\n  fulfilment: Ful' +
  'filmentStanding!\n  isCancelled: Boolean!\n  name: String!\n  email: String\n  "Pieces, not lines."\n  it' +
  'emCount: Int!\n  total: Money!\n  refunded: Money!\n}\n\n"One order with everything about it."\ntype Order' +
  ' {\n  id: ID!\n  number: String!\n  "Counts the changes; mutations take it."\n  version: Int!\n  placedAt' +
  ': DateTime!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  cancelledAt: DateTime\n  ' +
  'name: String\n  email: String\n  lines: [OrderLine!]!\n  "Shipping, taxes and discounts."\n  extras: [Or' +
  'derExtra!]!\n  subtotal: Money!\n  total: Money!\n  money: OrderMoney!\n  shippingMethod: String\n  shipp' +
  'ingAddress: Address\n  billingAddress: Address\n  "Further questions of the checkout."\n  answers: [Che' +
  'ckoutAnswer!]!\n  comment: String\n  parcels: [Parcel!]!\n  refunds: [Refund!]!\n  "Everything that happ' +
  'ened, the oldest first."\n  events: [OrderEvent!]!\n  "The changes that are possible now."\n  actions: ' +
  '[OrderAction!]!\n  "The withdrawals of its shopper, the oldest first."\n  returns: [Return!]!\n}\n\nenum ' +
  'ReturnState {\n  "The shopper has withdrawn."\n  REQUESTED\n  "The shop takes the goods back."\n  ACCEPT' +
  'ED\n  REFUSED\n  "The goods are back."\n  RECEIVED\n  "The money was given back."\n  REFUNDED\n}\n\nenum Ret' +
  'urnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A shopper\'s withdrawal from the contract of an ord' +
  'er, and what became of it."\ntype Return {\n  id: ID!\n  "The id of the order, and the number that peop' +
  'le say."\n  order: ID!\n  orderNumber: String!\n  "The name that was given with it."\n  name: String!\n  ' +
  '"The shopper\'s own words."\n  statement: String\n  "The pieces that it is about; empty: the whole orde' +
  'r."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It came in after the end of the period."\n  isLate: ' +
  'Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The acts that are possible now."\n  acts: ' +
  '[ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of the order."\n  order: ID!\n' +
  '  "The number of the return among those of the order, from 1; null: the last."\n  number: Int\n  act: ' +
  'ReturnAct!\n  "With `ACCEPT`: the pieces that the shop takes back; null: as they were declared."\n  li' +
  'nes: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A return after an act, or as it would be after it ' +
  '(`dryRun`), with its order as it stands."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isD' +
  'ryRun: Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "From 1,' +
  ' as the command counts them."\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "As `Size' +
  ': L`."\n  options: [String!]!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total' +
  ': Money!\n  sent: Int!\n  refunded: Int!\n  toSend: Int!\n  "Pieces of which the money was not given bac' +
  'k."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  kind: ' +
  'ExtraKind!\n  name: String!\n  price: Money!\n  "The prices hold it already: it adds nothing."\n  isIncl' +
  'uded: Boolean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The provider\'s name for the payment."\n  re' +
  'ference: String\n  card: Card\n  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Money that can s' +
  'till be given back."\n  refundable: Money!\n  isDisputed: Boolean!\n}\n\ntype Card {\n  brand: String!\n  l' +
  'ast4: String!\n  expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: ' +
  'String\n  line2: String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  po' +
  'stalCode: String\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null where it is a checkbox."\n  text: S' +
  'tring\n  isChecked: Boolean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n ' +
  ' lines: [Pieces!]!\n  carrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  ' +
  '"The provider has it to do, or its answer is not known yet."\n  REQUESTED\n  "The provider has not dec' +
  'ided."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is let g' +
  'o."\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n' +
  '  lines: [Pieces!]!\n  restocks: Boolean!\n  reason: String\n  "The provider\'s refusal, or that it gave' +
  ' no answer."\n  problem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCE' +
  'LLED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWH' +
  'ERE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n' +
  '  "Of a newer version of the program."\n  OTHER\n}\n\n"Something that happened to an order. What does no' +
  't belong to its kind is null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  ' +
  '"The owner\'s mail address, `owner` by command, `provider` or another part of the shop."\n  by: String' +
  '!\n  "Note, reason, or what the provider said."\n  text: String\n  amount: Money\n  pieces: [Pieces!]!\n ' +
  ' carrier: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int' +
  '!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Null:' +
  ' all that are left to be sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  dryRu' +
  'n: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  reason:' +
  ' String\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one of `whole`, `lines` and ' +
  '`amountMinor` is given."\ninput RefundOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  "All' +
  ' that was not given back."\n  whole: Boolean\n  "The price of these pieces, with their share of discou' +
  'nts and taxes."\n  lines: [PiecesInput!]\n  "So many minor units of the order\'s currency."\n  amountMin' +
  'or: Whole\n  "The pieces go back to stock once the money is given back."\n  restock: Boolean = false\n ' +
  ' reason: String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ID!\n ' +
  ' version: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ID!\n ' +
  ' dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"A' +
  'n order after a change, or as it would be after it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n' +
  '  "False: nothing had to be changed, or the key was used for the same before."\n  hasChanged: Boolean' +
  '!\n  isDryRun: Boolean!\n  "The refund that was asked for, also by a cancellation."\n  refund: Refund\n}' +
  '\n\nunion OrderAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and tried again, by it' +
  'self."\n  WAITING\n  "It is tried again only when an owner asks."\n  GIVEN_UP\n  "No mail server was set' +
  ': it is in the development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind:' +
  ' String\n  to: String\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mai' +
  'l {\n  id: ID!\n  kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  tries: Int!' +
  '\n  "The reason why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  "Null where it i' +
  's not tried by itself."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n  text: Strin' +
  'g!\n  "A whole HTML document: show it in a frame without scripts."\n  html: String!\n  "The reason why ' +
  'a text that is not saved cannot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  templa' +
  'te: String!\n  "The file of `vitrine-mails` that holds it; null: it is built in."\n  file: String\n  "T' +
  'he file that holds the whole HTML of the mail, which does not follow from the text; null: none."\n  h' +
  'tmlFile: String\n  "`Subject: ...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "Th' +
  'e names of the placeholders that it may have, without braces."\n  placeholders: [String!]!\n  version:' +
  ' String!\n}\n\ninput EditMailTextInput {\n  key: String!\n  template: String!\n  "That of the text that wa' +
  's read."\n  version: String!\n  "Null: the built-in text holds again."\n  text: String\n}\n\ntype MailText' +
  'Saved {\n  mail: MailText!\n}\n\nunion MailTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  c' +
  'ount: Int!\n}\n\nunion RetryMailsAnswer = MailsRetried | Problem\n\ntype ProductPage implements Page {\n  ' +
  'items: [Product!]!\n  next: String\n}\n\n"A field of a product that can be edited in the shop."\nenum Pro' +
  'ductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a variant that can be edited in the shop."\nenum Varia' +
  'ntField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUr' +
  'l: String\n  categories: [String!]!\n  variants: [Variant!]!\n  "Differs where another edit was made; `' +
  'editProduct` takes it. Sales do not change it."\n  version: String!\n  "False: hidden from the shop, t' +
  'hough the catalogue file names it."\n  isVisible: Boolean!\n  "The fields that were edited in the shop' +
  ': imports keep them."\n  edited: [ProductField!]!\n  "The name in the catalogue file, where it was edi' +
  'ted in the shop."\n  nameInFile: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "As `Size: L`."\n' +
  '  options: [String!]!\n  price: Money!\n  compareAt: Money\n  """\n  The lowest price of the 30 days bef' +
  'ore a reduction, from the history of prices that the shop keeps; null: the\n  price is not reduced, o' +
  'r none is known from before.\n  """\n  lowestPrior: Money\n  "The price of a measure; null: the variant' +
  ' is not sold by measure."\n  unitPrice: UnitPrice\n  imageUrl: String\n  "Pieces that are left; null: w' +
  'ithout end."\n  left: Int\n  "The fields that were edited in the shop: imports keep them."\n  edited: [' +
  'VariantField!]!\n  "The price in the catalogue file, where it was edited in the shop."\n  priceInFile:' +
  ' Money\n  "The same of the compare-at price; null also where the file has none."\n  compareAtInFile: M' +
  'oney\n}\n\n"Parts that are not given stay. Nothing is written where one part is refused."\ninput EditPro' +
  'ductInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  version: String!\n  na' +
  'me: String\n  isVisible: Boolean\n  "Fields that take the value of the catalogue file, and follow it f' +
  'rom then on."\n  follow: [ProductField!]\n  variants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n' +
  '\ninput EditVariantInput {\n  "Id or code."\n  variant: ID!\n  "Minor units of the shop\'s currency."\n  p' +
  'riceMinor: Whole\n  "Null: none."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  follow: [VariantF' +
  'ield!]\n}\n\n"A new count of a variant; null: without end."\ninput EditStockInput {\n  "The pieces that w' +
  'ere left when it was read."\n  expected: Int\n  left: Int\n}\n\n"A product after its edit, or as it would' +
  ' be after it (`dryRun`)."\ntype ProductChanged {\n  product: Product!\n  "False: nothing had to be chan' +
  'ged, or the key was used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype U' +
  'nitPrice {\n  "The measure, such as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ProductAnswer = ' +
  'ProductChanged | Problem\n\n"A product as its lines in `catalogue.csv` have it; the first line holds w' +
  'hat is the product\'s own."\ntype ProductFile {\n  handle: String!\n  "Differs where a line of the produ' +
  'ct does."\n  version: String!\n  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "Its place in the ' +
  'order of the catalogue, from 1."\n  place: Int!\n  "The number of products in the file."\n  products: I' +
  'nt!\n}\n\ntype ProductFileLine {\n  "The variant: its option values, else its code."\n  name: String!\n  "' +
  'One for each column."\n  cells: [String!]!\n}\n\ninput EditProductFileInput {\n  key: String!\n  "Id, slug' +
  ', or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  cells: ' +
  '[FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line of the product, from 0."\n  line: Int!\n  "A co' +
  'lumn that the file lacks is added to it."\n  column: String!\n  value: String!\n}\n\ninput AddVariantInpu' +
  't {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read.' +
  '"\n  version: String!\n  "One for each option of the product, in their order."\n  values: [String!]!\n  ' +
  '"Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput Cha' +
  'ngeOptionsInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` ' +
  'that was read."\n  version: String!\n  "All options of the product, in their order; options and values' +
  ' that are not named go, with their variants."\n  options: [OptionInput!]!\n  "The variants of new valu' +
  'es; `values` in the order of `options`."\n  added: [NewVariantInput!]!\n  "Removes variants also where' +
  ' pieces of them are left, or orders have them."\n  removesUsed: Boolean\n}\n\ninput OptionInput {\n  "The' +
  ' place of a present option, from 0; null: a new one."\n  was: Int\n  name: String!\n  "In their order. ' +
  'A new option gives its first value to the variants that the product has."\n  values: [OptionValueInpu' +
  't!]!\n}\n\ninput OptionValueInput {\n  "The present name; null: a new value."\n  was: String\n  name: Stri' +
  'ng!\n}\n\ninput NewVariantInput {\n  "One for each option of the product, in their order."\n  values: [St' +
  'ring!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n' +
  '\n"Variants that would go, and are in use: nothing was changed."\ntype VariantsInUse {\n  variants: [Va' +
  'riantInUse!]!\n}\n\ntype VariantInUse {\n  name: String!\n  "Pieces that are left; null: without end."\n  ' +
  'left: Int\n  "Orders that have it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFileChanged | Vari' +
  'antsInUse | Problem\n\ninput MoveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\n' +
  'type ProductFileChanged {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Pro' +
  'blem\n\ninput ImportMembersInput {\n  key: String!\n  "The text of the table, as `vitrine members export' +
  '` writes it."\n  text: String!\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum MemberOutcome {' +
  '\n  ADDED\n  "A member already, who stays."\n  KNOWN\n  "It stops the import."\n  REFUSED\n}\n\ntype Preview' +
  'edMember {\n  "The line of the file, from 1."\n  line: Int!\n  "Empty where it cannot be read."\n  email' +
  ': String!\n  outcome: MemberOutcome!\n  problem: String\n}\n\n"The effect that an import of members would' +
  ' have."\ntype MembersPreview {\n  added: Int!\n  known: Int!\n  refused: Int!\n  "Refused lines first; no' +
  't all of very many."\n  lines: [PreviewedMember!]!\n  problems: [String!]!\n  "Columns that the setting' +
  's do not name: they are left out."\n  unknownColumns: [String!]!\n}\n\nenum MembersImportState {\n  RUNNI' +
  'NG\n  DONE\n  "Cut off, or refused as `problems` say; it can be repeated."\n  FAILED\n}\n\ntype MembersImp' +
  'ort {\n  id: ID!\n  state: MembersImportState!\n  total: Int!\n  done: Int!\n  "Those who were no members' +
  ' before."\n  added: Int!\n  problems: [String!]!\n}\n\nunion MembersImportAnswer = MembersPreview | Membe' +
  'rsImport | Problem\n\ninput ImportCatalogueInput {\n  key: String!\n  "The text of the table: commas, se' +
  'micolons or tabs between values, with a header."\n  text: String!\n  "Takes lines out of the file that' +
  ' the table does not name."\n  removesMissing: Boolean\n  "Only says what would be."\n  dryRun: Boolean\n' +
  '}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "It stops the impo' +
  'rt."\n  REFUSED\n}\n\n"A line of an imported table, or one of the file that is taken out."\ntype Imported' +
  'Line {\n  "The row as spreadsheets count it, the header\'s being 1; null: the table does not name the ' +
  'line."\n  row: Int\n  "The handle of the product, with the variant\'s code where it has one."\n  name: S' +
  'tring!\n  outcome: ImportOutcome!\n  changes: [ImportedCell!]!\n  problem: String\n}\n\ntype ImportedCell ' +
  '{\n  column: String!\n  before: String!\n  after: String!\n}\n\ntype ImportCount {\n  outcome: ImportOutcom' +
  'e!\n  lines: Int!\n}\n\n"The report of an import."\ntype CatalogueImported {\n  "The number of lines of ea' +
  'ch outcome."\n  counts: [ImportCount!]!\n  "Lines in the order of the table, without those that stay t' +
  'he same; at most 1,000, refused ones first."\n  lines: [ImportedLine!]!\n  "The problems of the table ' +
  'as a whole."\n  problems: [String!]!\n  "False: nothing was written."\n  isWritten: Boolean!\n}\n\nunion I' +
  'mportAnswer = CatalogueImported | Problem\n\nenum DiscountSource {\n  "It stands in `vitrine.json`."\n  ' +
  'SETTINGS\n  "It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "A' +
  's many orders as may have used it."\n  USED_UP\n}\n\ntype DiscountPage implements Page {\n  items: [Disco' +
  'unt!]!\n  next: String\n}\n\ntype Discount {\n  "As shoppers type it, in capital letters."\n  code: ID!\n  ' +
  '"As it stands in orders."\n  name: String!\n  state: DiscountState!\n  source: DiscountSource!\n  "Count' +
  's the changes; 0: it stands in the settings only."\n  version: Int!\n  "From 0 to 100; null: an amount' +
  ' is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateTime\n  "Orders th' +
  'at may use it; null: any number."\n  usageLimit: Int\n  usedCount: Int!\n  "The least subtotal of an or' +
  'der; null: any."\n  minimumSubtotal: Money\n  "The least number of pieces of an order; null: any."\n  m' +
  'inimumCount: Int\n  "The products that it takes something off; null: all."\n  productIds: [ID!]\n}\n\n"Ex' +
  'actly one of `percent` and `amountMinor` is given."\ninput CreateDiscountInput {\n  key: String!\n  cod' +
  'e: ID!\n  "Null: the code."\n  name: String\n  "Above 0, at most 100, with at most four decimals."\n  pe' +
  'rcent: Float\n  "Minor units of the shop\'s currency."\n  amountMinor: Whole\n  expiresAt: DateTime\n  us' +
  'ageLimit: Int\n  minimumSubtotalMinor: Whole\n  minimumCount: Int\n  productIds: [ID!]\n  dryRun: Boolea'
