/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'String!\n  expiresAt: DateTime!\n}\n\nunion OwnerCodeAnswer = OwnerCode | Problem\n\ntype OwnerChanged {\n ' +
  ' owner: Owner!\n}\n\nunion OwnerAnswer = OwnerChanged | Problem\n\n"Tasks that wait for an owner."\ntype H' +
  'ome {\n  "Orders with pieces to send."\n  toSend: Int!\n  "Orders whose money the bank holds for the sh' +
  'op."\n  held: Int!\n  "Refunds without an answer of the provider."\n  refundsUnderWay: Int!\n  "Refunds ' +
  'that the provider refused, of orders without a later refund."\n  refundsRefused: Int!\n  "Orders whose' +
  ' card holder has disputed the payment."\n  disputed: Int!\n  "Mails that were given up."\n  failedMails' +
  ': Int!\n  "Sold-out variants of visible products."\n  outOfStock: Int!\n  "Unread entries of forms."\n  ' +
  'unreadEntries: Int!\n  "Returns that wait for the shop: requested, or with the goods received."\n  ret' +
  'urns: Int!\n  """\n  Days of a time zone (IANA, such as `Europe/Berlin`) up to today, the oldest first' +
  ', including days without\n  an order. At most 366.\n  """\n  sales(days: Int = 30, timeZone: String = "' +
  'UTC"): [DayOfSales!]!\n  "Visits on these UTC days: page views that began outside of the site."\n  vis' +
  'its(days: Int = 30): Whole!\n  "Carts of these days without an order."\n  openCarts(days: Int = 30): O' +
  'penCarts!\n  "Products by the pieces ordered in these days."\n  bestSellers(days: Int = 30, first: Int' +
  ' = 5): [BestSeller!]!\n}\n\n"Carts with goods and without an order."\ntype OpenCarts {\n  carts: Int!\n  "' +
  'Those with a mail address from the checkout."\n  checkouts: Int!\n}\n\ntype DayOfSales {\n  "For example ' +
  '2027-01-31."\n  day: String!\n  orders: Int!\n  "The total of the day\'s orders without cancelled ones, ' +
  'in the shop\'s currency."\n  total: Money!\n  "The refunded part of that total."\n  refunded: Money!\n}\n\n' +
  'type BestSeller {\n  productId: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "T' +
  'he payment was begun; its outcome is unknown."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HE' +
  'LD\n  CAPTURING\n  RELEASING\n  PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n' +
  '\nenum FulfilmentStanding {\n  UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULF' +
  'IL\n  CAPTURE\n  REFUND\n  CANCEL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  ' +
  '"Placed orders, not cancelled, with pieces to send."\n  toSend: Boolean\n  held: Boolean\n  disputed: B' +
  'oolean\n  "Orders with a return that waits for the shop: requested, or with the goods received."\n  re' +
  'turned: Boolean\n  cancelled: Boolean\n  "Orders with a refund without an answer, or whose last refund' +
  ' was refused."\n  refund: RefundFilter\n  """\n  An order number, the beginning of a word of the name o' +
  'r mail address, or a part of a variant\'s code or\n  tracking number.\n  """\n  search: String\n  "Placed' +
  ' at this moment or later."\n  from: DateTime\n  "Placed before this moment."\n  until: DateTime\n}\n\nenum' +
  ' RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COUNT\n  STATUS\n}' +
  '\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n}\n\ntype OrderPage implements Pa' +
  'ge {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list."\ntype OrderSummary {\n  id: ID!' +
  '\n  "The order number: 7K3M-9QWT."\n  number: String!\n  placedAt: DateTime!\n  state: OrderState!\n  pay' +
  'ment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelled: Boolean!\n  name: String!\n  e' +
  'mail: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!\n  refunded: Money!\n}\n\n"One ord' +
  'er with all its data."\ntype Order {\n  id: ID!\n  number: String!\n  "Grows with each change; mutations' +
  ' take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n  fulfilment: Fulfilmen' +
  'tStanding!\n  cancelledAt: DateTime\n  name: String\n  email: String\n  lines: [OrderLine!]!\n  "Shipping' +
  ', taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: Money!\n  money: OrderMo' +
  'ney!\n  shippingMethod: String\n  shippingAddress: Address\n  billingAddress: Address\n  "Additional fie' +
  'lds of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: String\n  parcels: [Parcel!]!\n  refund' +
  's: [Refund!]!\n  "The history, the oldest entry first."\n  events: [OrderEvent!]!\n  "The possible chan' +
  'ges."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, the oldest first."\n  returns: [R' +
  'eturn!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQUESTED\n  "The shop accepts the re' +
  'turn."\n  ACCEPTED\n  REFUSED\n  "The shop has received the goods."\n  RECEIVED\n  "The money was refunde' +
  'd."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A shopper\'s withdrawal f' +
  'rom an order, and the state of the return."\ntype Return {\n  id: ID!\n  "The id of the order, and its ' +
  'order number."\n  order: ID!\n  orderNumber: String!\n  "The name in the withdrawal."\n  name: String!\n ' +
  ' "The shopper\'s own words."\n  statement: String\n  "The returned pieces; empty: the whole order."\n  l' +
  'ines: [Pieces!]!\n  state: ReturnState!\n  "It arrived after the end of the period."\n  isLate: Boolean' +
  '!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The possible actions."\n  acts: [ReturnAct!]!\n}\n\n' +
  'input MoveReturnInput {\n  key: String!\n  "Number or id of the order."\n  order: ID!\n  "The number of ' +
  'the return among those of the order, from 1; null: the last."\n  number: Int\n  act: ReturnAct!\n  "Wit' +
  'h `ACCEPT`: the pieces that the shop accepts; null: all requested ones."\n  lines: [PiecesInput!]\n  d' +
  'ryRun: Boolean = false\n}\n\n"A return after an action, or a preview of it (`dryRun`), with its order."' +
  '\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\nunion ReturnAnswer = R' +
  'eturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "Counts from 1, as in the command."\n  line: Int!\n' +
  '  productId: ID!\n  skuId: ID!\n  name: String!\n  "For example `Size: L`."\n  options: [String!]!\n  cod' +
  'e: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total: Money!\n  sent: Int!\n  refunded: ' +
  'Int!\n  toSend: Int!\n  "Pieces to send from which the shopper has not withdrawn."\n  sendable: Int!\n  ' +
  '"Pieces that are not refunded."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}' +
  '\n\ntype OrderExtra {\n  kind: ExtraKind!\n  name: String!\n  price: Money!\n  "The prices include it alre' +
  'ady."\n  isIncluded: Boolean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The provider\'s id of the pay' +
  'ment."\n  reference: String\n  card: Card\n  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Money' +
  ' that can still be refunded."\n  refundable: Money!\n  isDisputed: Boolean!\n}\n\ntype Card {\n  brand: St' +
  'ring!\n  last4: String!\n  expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n' +
  '  line1: String\n  line2: String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: St' +
  'ring\n  postalCode: String\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null for a checkbox."\n  text: ' +
  'String\n  isChecked: Boolean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n' +
  '  lines: [Pieces!]!\n  carrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n ' +
  ' "The refund is requested; the answer is not known yet."\n  REQUESTED\n  "The provider has not decided' +
  '."\n  PENDING\n  DONE\n  REFUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is released.' +
  '"\n  RELEASE\n}\n\ntype Refund {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  ' +
  'lines: [Pieces!]!\n  restocks: Boolean!\n  reason: String\n  "The provider\'s refusal, or a note that it' +
  ' did not answer."\n  problem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  ' +
  'CANCELLED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_E' +
  'LSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  ' +
  'NOTE\n  "Written by a newer version of the program."\n  OTHER\n}\n\n"An entry in the history of an order.' +
  ' Fields that its kind does not use are null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  a' +
  't: DateTime!\n  "The owner\'s mail address, `owner` by command, `provider` or another part of the shop' +
  '."\n  by: String!\n  "The note, the reason, or the message of the provider."\n  text: String\n  amount: ' +
  'Money\n  pieces: [Pieces!]!\n  carrier: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput ' +
  '{\n  lineId: ID!\n  count: Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ' +
  'ID!\n  version: Int!\n  "Null: all pieces that are not sent."\n  lines: [PiecesInput!]\n  carrier: Strin' +
  'g\n  tracking: String\n  "True: also pieces from which the shopper has withdrawn, which are refused ot' +
  'herwise."\n  sendWithdrawn: Boolean = false\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  k' +
  'ey: String!\n  order: ID!\n  version: Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boolea' +
  'n = false\n}\n\n"Exactly one of `whole`, `lines` and `amountMinor` is given."\ninput RefundOrderInput {\n' +
  '  key: String!\n  order: ID!\n  version: Int!\n  "Everything that is not refunded."\n  whole: Boolean\n  ' +
  '"The price of these pieces, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n  "An ' +
  'amount in minor units of the order\'s currency."\n  amountMinor: Whole\n  "Returns the pieces to stock ' +
  'after the refund."\n  restock: Boolean = false\n  reason: String\n  dryRun: Boolean = false\n}\n\ninput Ca' +
  'ptureOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  dryRun: Boolean = false\n}\n\ninput Sen' +
  'dDownloadsInput {\n  key: String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  ' +
  'key: String!\n  order: ID!\n  text: String!\n}\n\n"An order after a change, or a preview of it (`dryRun`)' +
  '."\ntype OrderChanged {\n  order: Order!\n  "False: no change was needed, or the key was used for the s' +
  'ame change before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n  "The requested refund, also of a c' +
  'ancellation."\n  refund: Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\nenum MailState {\n  "It' +
  ' is sent, and repeated, automatically."\n  WAITING\n  "It is repeated only on request of an owner."\n  ' +
  'GIVEN_UP\n  "No mail server was set: it is in the development mailbox only."\n  MAILBOX\n}\n\ninput MailF' +
  'ilter {\n  state: MailState\n  kind: String\n  to: String\n}\n\ntype MailPage implements Page {\n  items: [' +
  'Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to the owner."\n  to: String' +
  '\n  state: MailState!\n  tries: Int!\n  "The reason why the last try failed."\n  failure: String\n  creat' +
  'edAt: DateTime!\n  "Null: it is not repeated automatically."\n  nextTryAt: DateTime\n}\n\ntype MailPrevie' +
  'w {\n  subject: String!\n  text: String!\n  "A whole HTML document: show it in a frame without scripts.' +
  '"\n  html: String!\n  "The reason why an unsaved text cannot be sent, and the fix."\n  problem: String\n' +
  '}\n\ntype MailText {\n  template: String!\n  "The file of `vitrine-mails` with the text; null: the text ' +
  'is built in."\n  file: String\n  "The file with separate HTML for the whole mail; null: the HTML is ma' +
  'de from the text."\n  htmlFile: String\n  "`Subject: ...`, a blank line, the text."\n  text: String!\n  ' +
  'builtIn: String!\n  "The allowed placeholders, without braces."\n  placeholders: [String!]!\n  version:' +
  ' String!\n}\n\ninput EditMailTextInput {\n  key: String!\n  template: String!\n  "The version of the text ' +
  'that was read."\n  version: String!\n  "Null: use the built-in text again."\n  text: String\n}\n\ntype Mai' +
  'lTextSaved {\n  mail: MailText!\n}\n\nunion MailTextAnswer = MailTextSaved | Problem\n\ntype MailsRetried ' +
  '{\n  count: Int!\n}\n\nunion RetryMailsAnswer = MailsRetried | Problem\n\ntype ProductPage implements Page' +
  ' {\n  items: [Product!]!\n  next: String\n}\n\n"A field of a product that can be edited in the shop."\nenu' +
  'm ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a variant that can be edited in the shop."\nenum ' +
  'VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String!\n  slug: String!\n  im' +
  'ageUrl: String\n  categories: [String!]!\n  variants: [Variant!]!\n  "Changes with each edit; `editProd' +
  'uct` takes it. Sales do not change it."\n  version: String!\n  "False: hidden from the shop, although ' +
  'it is in the catalogue file."\n  isVisible: Boolean!\n  "The fields that were edited in the shop: impo' +
  'rts keep them."\n  edited: [ProductField!]!\n  "The name in the catalogue file, if it was edited in th' +
  'e shop."\n  nameInFile: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "For example `Size: L`."\n' +
  '  options: [String!]!\n  price: Money!\n  compareAt: Money\n  """\n  The lowest price of the 30 days bef' +
  'ore a reduction, from the price history of the shop; null: the price is\n  not reduced, or no earlier' +
  ' price is known.\n  """\n  lowestPrior: Money\n  "The price of a measure; null: the variant is not sold' +
  ' by measure."\n  unitPrice: UnitPrice\n  imageUrl: String\n  "Pieces in stock; null: unlimited."\n  left' +
  ': Int\n  "The fields that were edited in the shop: imports keep them."\n  edited: [VariantField!]!\n  "' +
  'The price in the catalogue file, if it was edited in the shop."\n  priceInFile: Money\n  "The compare-' +
  'at price in the catalogue file, if it was edited; null also if the file has none."\n  compareAtInFile' +
  ': Money\n}\n\n"Omitted parts stay unchanged. If one part is refused, nothing is written."\ninput EditPro' +
  'ductInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  version: String!\n  na' +
  'me: String\n  isVisible: Boolean\n  "Fields that take the value of the catalogue file again, now and i' +
  'n later imports."\n  follow: [ProductField!]\n  variants: [EditVariantInput!]\n  dryRun: Boolean = fals' +
  'e\n}\n\ninput EditVariantInput {\n  "Id or code."\n  variant: ID!\n  "Minor units of the shop\'s currency."' +
  '\n  priceMinor: Whole\n  "Null: none."\n  compareAtMinor: Whole\n  stock: EditStockInput\n  follow: [Vari' +
  'antField!]\n}\n\n"A new count of a variant; null: unlimited."\ninput EditStockInput {\n  "The stock when ' +
  'it was read."\n  expected: Int\n  left: Int\n}\n\n"A product after its edit, or a preview of it (`dryRun`' +
  ')."\ntype ProductChanged {\n  product: Product!\n  "False: no change was needed, or the key was used fo' +
  'r the same change before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The me' +
  'asure, such as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ProductAnswer = ProductChanged | Pro' +
  'blem\n\n"A product in `catalogue.csv`; its first line has the values of the product itself."\ntype Prod' +
  'uctFile {\n  handle: String!\n  "Changes when a line of the product changes."\n  version: String!\n  col' +
  'umns: [String!]!\n  lines: [ProductFileLine!]!\n  "Its place in the order of the catalogue, from 1."\n ' +
  ' place: Int!\n  "The number of products in the file."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "T' +
  'he name of the variant: its option values, or its code."\n  name: String!\n  "One for each column."\n  ' +
  'cells: [String!]!\n}\n\ninput EditProductFileInput {\n  key: String!\n  "Id, slug, or the code of a varia' +
  'nt."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  cells: [FileCellInput!]!\n}\n\ninp' +
  'ut FileCellInput {\n  "The line of the product, from 0."\n  line: Int!\n  "A column that the file lacks' +
  ' is added to it."\n  column: String!\n  value: String!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id' +
  ', slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  "' +
  'One for each option of the product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: S' +
  'tring!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key:' +
  ' String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  versio' +
  'n: String!\n  "All options of the product, in order; omitted options and values are removed with thei' +
  'r variants."\n  options: [OptionInput!]!\n  "The variants for new values; `values` in the order of `op' +
  'tions`."\n  added: [NewVariantInput!]!\n  "Also removes variants that are in stock or in orders."\n  re' +
  'movesUsed: Boolean\n}\n\ninput OptionInput {\n  "The position of a present option, from 0; null: a new o' +
  'ne."\n  was: Int\n  name: String!\n  "In order. Present variants get the first value of a new option."\n' +
  '  values: [OptionValueInput!]!\n}\n\ninput OptionValueInput {\n  "The present name; null: a new value."\n' +
  '  was: String\n  name: String!\n}\n\ninput NewVariantInput {\n  "One for each option of the product, in t' +
  'heir order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unl' +
  'imited."\n  stock: Whole\n}\n\n"Variants in use that would be removed: nothing was changed."\ntype Varian' +
  'tsInUse {\n  variants: [VariantInUse!]!\n}\n\ntype VariantInUse {\n  name: String!\n  "Pieces in stock; nu' +
  'll: unlimited."\n  left: Int\n  "Orders that contain it."\n  orders: Int!\n}\n\nunion OptionsAnswer = Prod' +
  'uctFileChanged | VariantsInUse | Problem\n\ninput MoveProductInput {\n  key: String!\n  id: ID!\n  "From ' +
  '1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  file: ProductFile!\n}\n\nunion ProductFileAnswer = Pro' +
  'ductFileChanged | Problem\n\ninput ImportMembersInput {\n  key: String!\n  "The text of the table, as `v' +
  'itrine members export` writes it."\n  text: String!\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\n' +
  'enum MemberOutcome {\n  ADDED\n  "A present member, who stays unchanged."\n  KNOWN\n  "It stops the impo' +
  'rt."\n  REFUSED\n}\n\ntype PreviewedMember {\n  "The line of the file, from 1."\n  line: Int!\n  "Empty whe' +
  're it cannot be read."\n  email: String!\n  outcome: MemberOutcome!\n  problem: String\n}\n\n"A preview of' +
  ' an import of members."\ntype MembersPreview {\n  added: Int!\n  known: Int!\n  refused: Int!\n  "Refused' +
  ' lines first; a long list is shortened."\n  lines: [PreviewedMember!]!\n  problems: [String!]!\n  "Colu' +
  'mns that are not in the settings and are ignored."\n  unknownColumns: [String!]!\n}\n\nenum MembersImpor' +
  'tState {\n  RUNNING\n  DONE\n  "Interrupted, or refused with `problems`; it can be repeated."\n  FAILED\n' +
  '}\n\ntype MembersImport {\n  id: ID!\n  state: MembersImportState!\n  total: Int!\n  done: Int!\n  "New mem' +
  'bers."\n  added: Int!\n  problems: [String!]!\n}\n\nunion MembersImportAnswer = MembersPreview | MembersI' +
  'mport | Problem\n\ninput ImportCatalogueInput {\n  key: String!\n  "The text of the table: commas, semic' +
  'olons or tabs between values, with a header."\n  text: String!\n  "Removes lines from the file that ar' +
  'e not in the table."\n  removesMissing: Boolean\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum' +
  ' ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "It stops the import."\n  ' +
  'REFUSED\n}\n\n"A line of an imported table, or a line that is removed from the file."\ntype ImportedLine' +
  ' {\n  "The row number as in a spreadsheet, the header being 1; null: the line is not in the table."\n ' +
  ' row: Int\n  "The handle of the product, with the variant\'s code where it has one."\n  name: String!\n ' +
  ' outcome: ImportOutcome!\n  changes: [ImportedCell!]!\n  problem: String\n}\n\ntype ImportedCell {\n  colu' +
  'mn: String!\n  before: String!\n  after: String!\n}\n\ntype ImportCount {\n  outcome: ImportOutcome!\n  lin' +
  'es: Int!\n}\n\n"The report of an import."\ntype CatalogueImported {\n  "The number of lines of each outco' +
  'me."\n  counts: [ImportCount!]!\n  "Changed lines in the order of the table, refused ones first; at mo' +
  'st 1,000."\n  lines: [ImportedLine!]!\n  "The problems of the table as a whole."\n  problems: [String!]' +
  '!\n  "False: nothing was written."\n  isWritten: Boolean!\n}\n\nunion ImportAnswer = CatalogueImported | ' +
  'Problem\n\nenum DiscountSource {\n  "It comes from `vitrine.json`."\n  SETTINGS\n  "It was made or edited' +
  ' in the shop."\n  SHOP\n}\n\nenum DiscountState {\n  ACTIVE\n  ENDED\n  "Its limit of orders is reached."\n ' +
  ' USED_UP\n}\n\ntype DiscountPage implements Page {\n  items: [Discount!]!\n  next: String\n}\n\ntype Discoun' +
  't {\n  "The code in capital letters."\n  code: ID!\n  "The name that orders show."\n  name: String!\n  st' +
  'ate: DiscountState!\n  source: DiscountSource!\n  "Grows with each change; 0: it is only in the settin' +
  'gs."\n  version: Int!\n  "From 0 to 100; null: an amount is taken off."\n  percent: Float\n  amount: Mon' +
  'ey\n  "Null: never."\n  expiresAt: DateTime\n  "Orders that may use it; null: any number."\n  usageLimit' +
  ': Int\n  usedCount: Int!\n  "The minimum subtotal of an order; null: any."\n  minimumSubtotal: Money\n  ' +
  '"The minimum number of pieces of an order; null: any."\n  minimumCount: Int\n  "The products that it a' +
  'pplies to; null: all."\n  productIds: [ID!]\n}\n\n"Exactly one of `percent` and `amountMinor` is given."' +
  '\ninput CreateDiscountInput {\n  key: String!\n  code: ID!\n  "Null: the code."\n  name: String\n  "Above '
