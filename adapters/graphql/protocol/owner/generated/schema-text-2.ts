/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'rInput {\n  key: String!\n  email: String!\n  name: String\n  role: Role!\n}\n\ninput ChangeOwnerRoleInput ' +
  '{\n  key: String!\n  id: ID!\n  version: Int!\n  role: Role!\n}\n\ninput RemoveOwnerInput {\n  key: String!\n' +
  '  id: ID!\n  version: Int!\n}\n\ntype OwnerCode {\n  owner: Owner!\n  code: String!\n  expiresAt: DateTime!' +
  '\n}\n\nunion OwnerCodeAnswer = OwnerCode | Problem\n\ntype OwnerChanged {\n  owner: Owner!\n}\n\nunion OwnerA' +
  'nswer = OwnerChanged | Problem\n\n"Everything that needs an owner today."\ntype Home {\n  "Orders of whi' +
  'ch pieces are still to be sent."\n  toSend: Int!\n  "Orders whose money the bank holds for the shop."\n' +
  '  held: Int!\n  "Refunds that the provider has not answered."\n  refundsUnderWay: Int!\n  "Refunds that' +
  ' the provider refused, of orders of which nothing was given back since."\n  refundsRefused: Int!\n  "O' +
  'rders whose card holder has disputed the payment."\n  disputed: Int!\n  "Mails that were given up."\n  ' +
  'failedMails: Int!\n  "Variants for sale of which nothing is left."\n  outOfStock: Int!\n  "Entries of f' +
  'orms that were not read."\n  unreadEntries: Int!\n  "Returns that wait for the shop: declared, or with' +
  ' the goods back."\n  returns: Int!\n  """\n  Days of a time zone (IANA, as `Europe/Berlin`), the oldest' +
  ' first, today last; days without an order are there too.\n  At most 366.\n  """\n  sales(days: Int = 30' +
  ', timeZone: String = "UTC"): [DayOfSales!]!\n  "Visits of these days of UTC: pages that a browser was' +
  ' led to from outside of the site."\n  visits(days: Int = 30): Whole!\n  "Carts of these days that were' +
  ' not ordered."\n  openCarts(days: Int = 30): OpenCarts!\n  "Products by the pieces ordered in these da' +
  'ys."\n  bestSellers(days: Int = 30, first: Int = 5): [BestSeller!]!\n}\n\n"Carts with goods that were no' +
  't ordered."\ntype OpenCarts {\n  carts: Int!\n  "Those of which the shopper gave a mail address at the ' +
  'checkout."\n  checkouts: Int!\n}\n\ntype DayOfSales {\n  "As 2027-01-31."\n  day: String!\n  orders: Int!\n ' +
  ' "The total of the day\'s orders, in the shop\'s currency; cancelled ones are left out."\n  total: Mone' +
  'y!\n  "Money that was given back of them since."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productId:' +
  ' ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begun, its outc' +
  'ome is not known."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n ' +
  ' PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n ' +
  ' UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANC' +
  'EL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  "Placed orders that stand, w' +
  'ith pieces still to be sent."\n  toSend: Boolean\n  held: Boolean\n  disputed: Boolean\n  "Orders with a' +
  ' return that waits for the shop: declared, or with the goods back."\n  returned: Boolean\n  cancelled:' +
  ' Boolean\n  "Orders with a refund that the provider has not answered, or with a last one that it refu' +
  'sed."\n  refund: RefundFilter\n  "A number, beginnings of words of the name or the mail address, or a ' +
  'part of a variant\'s code or a tracking number."\n  search: String\n  "Placed at this moment or later."' +
  '\n  from: DateTime\n  "Placed before this moment."\n  until: DateTime\n}\n\nenum RefundFilter {\n  UNDER_WA' +
  'Y\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n  STATUS\n}\n\ninput OrderSort {\n  by: ' +
  'OrderSortKey!\n  descending: Boolean = true\n}\n\ntype OrderPage implements Page {\n  items: [OrderSummar' +
  'y!]!\n  next: String\n}\n\n"An order in a list."\ntype OrderSummary {\n  id: ID!\n  "As people say it: 7K3M' +
  '-9QWT."\n  number: String!\n  placedAt: DateTime!\n  state: OrderState!\n  payment: PaymentStanding!\n  f' +
  'ulfilment: FulfilmentStanding!\n  isCancelled: Boolean!\n  name: String!\n  email: String\n  "Pieces, no' +
  't lines."\n  itemCount: Int!\n  total: Money!\n  refunded: Money!\n}\n\n"One order with everything about i' +
  't."\ntype Order {\n  id: ID!\n  number: String!\n  "Counts the changes; mutations take it."\n  version: I' +
  'nt!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  cancelledA' +
  't: DateTime\n  name: String\n  email: String\n  lines: [OrderLine!]!\n  "Shipping, taxes and discounts."' +
  '\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: Money!\n  money: OrderMoney!\n  shippingMethod: ' +
  'String\n  shippingAddress: Address\n  billingAddress: Address\n  "Further questions of the checkout."\n ' +
  ' answers: [CheckoutAnswer!]!\n  comment: String\n  parcels: [Parcel!]!\n  refunds: [Refund!]!\n  "Everyt' +
  'hing that happened, the oldest first."\n  events: [OrderEvent!]!\n  "The changes that are possible now' +
  '."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, the oldest first."\n  returns: [Retu' +
  'rn!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQUESTED\n  "The shop takes the goods b' +
  'ack."\n  ACCEPTED\n  REFUSED\n  "The goods are back."\n  RECEIVED\n  "The money was given back."\n  REFUND' +
  'ED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A shopper\'s withdrawal from the cont' +
  'ract of an order, and what became of it."\ntype Return {\n  id: ID!\n  "The id of the order, and the nu' +
  'mber that people say."\n  order: ID!\n  orderNumber: String!\n  "The name that was given with it."\n  na' +
  'me: String!\n  "The shopper\'s own words."\n  statement: String\n  "The pieces that it is about; empty: ' +
  'the whole order."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It came in after the end of the perio' +
  'd."\n  isLate: Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The acts that are possible ' +
  'now."\n  acts: [ReturnAct!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of the order."' +
  '\n  order: ID!\n  "The number of the return among those of the order, from 1; null: the last."\n  numbe' +
  'r: Int\n  act: ReturnAct!\n  "With `ACCEPT`: the pieces that the shop takes back; null: as they were d' +
  'eclared."\n  lines: [PiecesInput!]\n  dryRun: Boolean = false\n}\n\n"A return after an act, or as it woul' +
  'd be after it (`dryRun`), with its order as it stands."\ntype ReturnMoved {\n  return: Return!\n  order' +
  ': Order!\n  isDryRun: Boolean!\n}\n\nunion ReturnAnswer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ' +
  'ID!\n  "From 1, as the command counts them."\n  line: Int!\n  productId: ID!\n  skuId: ID!\n  name: Strin' +
  'g!\n  "As `Size: L`."\n  options: [String!]!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: ' +
  'Money!\n  total: Money!\n  sent: Int!\n  refunded: Int!\n  toSend: Int!\n  "Pieces of which the money was' +
  ' not given back."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderEx' +
  'tra {\n  kind: ExtraKind!\n  name: String!\n  price: Money!\n  "The prices hold it already: it adds noth' +
  'ing."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The provider\'s name for the ' +
  'payment."\n  reference: String\n  card: Card\n  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Mo' +
  'ney that can still be given back."\n  refundable: Money!\n  isDisputed: Boolean!\n}\n\ntype Card {\n  bran' +
  'd: String!\n  last4: String!\n  expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: St' +
  'ring\n  line1: String\n  line2: String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  countr' +
  'y: String\n  postalCode: String\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null where it is a checkb' +
  'ox."\n  text: String\n  isChecked: Boolean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel' +
  ' {\n  id: ID!\n  lines: [Pieces!]!\n  carrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum Re' +
  'fundState {\n  "The provider has it to do, or its answer is not known yet."\n  REQUESTED\n  "The provid' +
  'er has not decided."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only' +
  ' held is released."\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n ' +
  ' amount: Money!\n  lines: [Pieces!]!\n  restocks: Boolean!\n  reason: String\n  "The provider\'s refusal,' +
  ' or that it gave no answer."\n  problem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  F' +
  'ULFILLED\n  CANCELLED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n ' +
  ' REFUNDED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLO' +
  'ADS_SENT\n  NOTE\n  "Of a newer version of the program."\n  OTHER\n}\n\n"Something that happened to an ord' +
  'er. What does not belong to its kind is null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  ' +
  'at: DateTime!\n  "The owner\'s mail address, `owner` by command, `provider` or another part of the sho' +
  'p."\n  by: String!\n  "Note, reason, or what the provider said."\n  text: String\n  amount: Money\n  piec' +
  'es: [Pieces!]!\n  carrier: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ' +
  'ID!\n  count: Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  versio' +
  'n: Int!\n  "Null: all that are left to be sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking' +
  ': String\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n  version' +
  ': Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one of `whol' +
  'e`, `lines` and `amountMinor` is given."\ninput RefundOrderInput {\n  key: String!\n  order: ID!\n  vers' +
  'ion: Int!\n  "All that was not given back."\n  whole: Boolean\n  "The price of these pieces, with their' +
  ' share of discounts and taxes."\n  lines: [PiecesInput!]\n  "So many minor units of the order\'s curren' +
  'cy."\n  amountMinor: Whole\n  "The pieces go back to stock once the money is given back."\n  restock: B' +
  'oolean = false\n  reason: String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key: String' +
  '!\n  order: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key: String' +
  '!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID!\n  tex' +
  't: String!\n}\n\n"An order after a change, or as it would be after it (`dryRun`)."\ntype OrderChanged {\n' +
  '  order: Order!\n  "False: nothing had to be changed, or the key was used for the same before."\n  has' +
  'Changed: Boolean!\n  isDryRun: Boolean!\n  "The refund that was asked for, also by a cancellation."\n  ' +
  'refund: Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and tr' +
  'ied again, by itself."\n  WAITING\n  "It is tried again only when an owner asks."\n  GIVEN_UP\n  "No mai' +
  'l server was set: it is in the development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: M' +
  'ailState\n  kind: String\n  to: String\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: St' +
  'ring\n}\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailStat' +
  'e!\n  tries: Int!\n  "The reason why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  ' +
  '"Null where it is not tried by itself."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: Strin' +
  'g!\n  text: String!\n  "A whole HTML document: show it in a frame without scripts."\n  html: String!\n  ' +
  '"The reason why a text that is not saved cannot be sent, and the fix."\n  problem: String\n}\n\ntype Mai' +
  'lText {\n  template: String!\n  "The file of `vitrine-mails` that holds it; null: it is built in."\n  f' +
  'ile: String\n  "The file that holds the whole HTML of the mail, which does not follow from the text; ' +
  'null: none."\n  htmlFile: String\n  "`Subject: ...`, a blank line, the text."\n  text: String!\n  builtI' +
  'n: String!\n  "The names of the placeholders that it may have, without braces."\n  placeholders: [Stri' +
  'ng!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  key: String!\n  template: String!\n  "That of ' +
  'the text that was read."\n  version: String!\n  "Null: the built-in text holds again."\n  text: String\n' +
  '}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion MailTextAnswer = MailTextSaved | Problem\n\ntype Ma' +
  'ilsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer = MailsRetried | Problem\n\ntype ProductPage impl' +
  'ements Page {\n  items: [Product!]!\n  next: String\n}\n\n"A field of a product that can be edited in the' +
  ' shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a variant that can be edited in the s' +
  'hop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: S' +
  'tring!\n  imageUrl: String\n  categories: [String!]!\n  variants: [Variant!]!\n  "Differs where another ' +
  'edit was made; `editProduct` takes it. Sales do not change it."\n  version: String!\n  "False: hidden ' +
  'from the shop, though the catalogue file names it."\n  isVisible: Boolean!\n  "The fields that were ed' +
  'ited in the shop: imports keep them."\n  edited: [ProductField!]!\n  "The name in the catalogue file, ' +
  'where it was edited in the shop."\n  nameInFile: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  ' +
  '"As `Size: L`."\n  options: [String!]!\n  price: Money!\n  compareAt: Money\n  """\n  The lowest price of' +
  ' the 30 days before a reduction, from the history of prices that the shop keeps; null: the\n  price i' +
  's not reduced, or none is known from before.\n  """\n  lowestPrior: Money\n  "The price of a measure; n' +
  'ull: the variant is not sold by measure."\n  unitPrice: UnitPrice\n  imageUrl: String\n  "Pieces that a' +
  're left; null: without end."\n  left: Int\n  "The fields that were edited in the shop: imports keep th' +
  'em."\n  edited: [VariantField!]!\n  "The price in the catalogue file, where it was edited in the shop.' +
  '"\n  priceInFile: Money\n  "The same of the compare-at price; null also where the file has none."\n  co' +
  'mpareAtInFile: Money\n}\n\n"Parts that are not given stay. Nothing is written where one part is refused' +
  '."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  versi' +
  'on: String!\n  name: String\n  isVisible: Boolean\n  "Fields that take the value of the catalogue file,' +
  ' and follow it from then on."\n  follow: [ProductField!]\n  variants: [EditVariantInput!]\n  dryRun: Bo' +
  'olean = false\n}\n\ninput EditVariantInput {\n  "Id or code."\n  variant: ID!\n  "Minor units of the shop\'' +
  's currency."\n  priceMinor: Whole\n  "Null: none."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  f' +
  'ollow: [VariantField!]\n}\n\n"A new count of a variant; null: without end."\ninput EditStockInput {\n  "T' +
  'he pieces that were left when it was read."\n  expected: Int\n  left: Int\n}\n\n"A product after its edit' +
  ', or as it would be after it (`dryRun`)."\ntype ProductChanged {\n  product: Product!\n  "False: nothin' +
  'g had to be changed, or the key was used for the same before."\n  hasChanged: Boolean!\n  isDryRun: Bo' +
  'olean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ' +
  'ProductAnswer = ProductChanged | Problem\n\n"A product as its lines in `catalogue.csv` have it; the fi' +
  'rst line holds what is the product\'s own."\ntype ProductFile {\n  handle: String!\n  "Differs where a l' +
  'ine of the product does."\n  version: String!\n  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "I' +
  'ts place in the order of the catalogue, from 1."\n  place: Int!\n  "The number of products in the file' +
  '."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The variant: its option values, else its code."\n  n' +
  'ame: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninput EditProductFileInput {\n  key: Str' +
  'ing!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: S' +
  'tring!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line of the product, from 0."\n  li' +
  'ne: Int!\n  "A column that the file lacks is added to it."\n  column: String!\n  value: String!\n}\n\ninpu' +
  't AddVariantInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version' +
  '` that was read."\n  version: String!\n  "One for each option of the product, in their order."\n  value' +
  's: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Wh' +
  'ole\n}\n\ninput ChangeOptionsInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n ' +
  ' "The `version` that was read."\n  version: String!\n  "All options of the product, in their order; op' +
  'tions and values that are not named go, with their variants."\n  options: [OptionInput!]!\n  "The vari' +
  'ants of new values; `values` in the order of `options`."\n  added: [NewVariantInput!]!\n  "Removes var' +
  'iants also where pieces of them are left, or orders have them."\n  removesUsed: Boolean\n}\n\ninput Opti' +
  'onInput {\n  "The place of a present option, from 0; null: a new one."\n  was: Int\n  name: String!\n  "' +
  'In their order. A new option gives its first value to the variants that the product has."\n  values: ' +
  '[OptionValueInput!]!\n}\n\ninput OptionValueInput {\n  "The present name; null: a new value."\n  was: Str' +
  'ing\n  name: String!\n}\n\ninput NewVariantInput {\n  "One for each option of the product, in their order' +
  '."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n ' +
  ' stock: Whole\n}\n\n"Variants that would go, and are in use: nothing was changed."\ntype VariantsInUse {' +
  '\n  variants: [VariantInUse!]!\n}\n\ntype VariantInUse {\n  name: String!\n  "Pieces that are left; null: ' +
  'without end."\n  left: Int\n  "Orders that have it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFi' +
  'leChanged | VariantsInUse | Problem\n\ninput MoveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n ' +
  ' place: Int!\n}\n\ntype ProductFileChanged {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductF' +
  'ileChanged | Problem\n\ninput ImportMembersInput {\n  key: String!\n  "The text of the table, as `vitrin' +
  'e members export` writes it."\n  text: String!\n  "Only says what would be."\n  dryRun: Boolean\n}\n\nenum' +
  ' MemberOutcome {\n  ADDED\n  "A member already, who stays."\n  KNOWN\n  "It stops the import."\n  REFUSED' +
  '\n}\n\ntype PreviewedMember {\n  "The line of the file, from 1."\n  line: Int!\n  "Empty where it cannot b' +
  'e read."\n  email: String!\n  outcome: MemberOutcome!\n  problem: String\n}\n\n"The effect that an import ' +
  'of members would have."\ntype MembersPreview {\n  added: Int!\n  known: Int!\n  refused: Int!\n  "Refused' +
  ' lines first; not all of very many."\n  lines: [PreviewedMember!]!\n  problems: [String!]!\n  "Columns ' +
  'that the settings do not name: they are left out."\n  unknownColumns: [String!]!\n}\n\nenum MembersImpor' +
  'tState {\n  RUNNING\n  DONE\n  "Cut off, or refused as `problems` say; it can be repeated."\n  FAILED\n}\n' +
  '\ntype MembersImport {\n  id: ID!\n  state: MembersImportState!\n  total: Int!\n  done: Int!\n  "Those who' +
  ' were no members before."\n  added: Int!\n  problems: [String!]!\n}\n\nunion MembersImportAnswer = Member' +
  'sPreview | MembersImport | Problem\n\ninput ImportCatalogueInput {\n  key: String!\n  "The text of the t' +
  'able: commas, semicolons or tabs between values, with a header."\n  text: String!\n  "Takes lines out ' +
  'of the file that the table does not name."\n  removesMissing: Boolean\n  "Only says what would be."\n  ' +
  'dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "I' +
  't stops the import."\n  REFUSED\n}\n\n"A line of an imported table, or one of the file that is taken out' +
  '."\ntype ImportedLine {\n  "The row as spreadsheets count it, the header\'s being 1; null: the table do' +
  'es not name the line."\n  row: Int\n  "The handle of the product, with the variant\'s code where it has' +
  ' one."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [ImportedCell!]!\n  problem: String\n}\n\nty' +
  'pe ImportedCell {\n  column: String!\n  before: String!\n  after: String!\n}\n\ntype ImportCount {\n  outco' +
  'me: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\ntype CatalogueImported {\n  "The numbe' +
  'r of lines of each outcome."\n  counts: [ImportCount!]!\n  "Lines in the order of the table, without t' +
  'hose that stay the same; at most 1,000, refused ones first."\n  lines: [ImportedLine!]!\n  "The proble' +
  'ms of the table as a whole."\n  problems: [String!]!\n  "False: nothing was written."\n  isWritten: Boo' +
  'lean!\n}\n\nunion ImportAnswer = CatalogueImported | Problem\n\nenum DiscountSource {\n  "It stands in `vi' +
  'trine.json`."\n  SETTINGS\n  "It was made or edited in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  ACT' +
  'IVE\n  ENDED\n  "As many orders as may have used it."\n  USED_UP\n}\n\ntype DiscountPage implements Page {' +
  '\n  items: [Discount!]!\n  next: String\n}\n\ntype Discount {\n  "As shoppers type it, in capital letters.' +
  '"\n  code: ID!\n  "As it stands in orders."\n  name: String!\n  state: DiscountState!\n  source: Discount' +
  'Source!\n  "Counts the changes; 0: it stands in the settings only."\n  version: Int!\n  "From 0 to 100;' +
  ' null: an amount is taken off."\n  percent: Float\n  amount: Money\n  "Null: never."\n  expiresAt: DateT'
