/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_2 =
  'String\n  role: Role!\n}\n\ninput ChangeOwnerRoleInput {\n  key: String!\n  id: ID!\n  version: Int!\n  role' +
  ': Role!\n}\n\ninput RemoveOwnerInput {\n  key: String!\n  id: ID!\n  version: Int!\n}\n\ntype OwnerCode {\n  o' +
  'wner: Owner!\n  code: String!\n  expiresAt: DateTime!\n}\n\nunion OwnerCodeAnswer = OwnerCode | Problem\n\n' +
  'type OwnerChanged {\n  owner: Owner!\n}\n\nunion OwnerAnswer = OwnerChanged | Problem\n\n"Tasks that wait ' +
  'for an owner."\ntype Home {\n  "Orders with pieces to send from which the shopper has not withdrawn."\n' +
  '  toSend: Int!\n  "Orders whose money the bank holds for the shop."\n  held: Int!\n  "Refunds without a' +
  'n answer of the provider."\n  refundsUnderWay: Int!\n  "Refunds that the provider refused, of orders w' +
  'ithout a later refund."\n  refundsRefused: Int!\n  "Orders whose card holder has disputed the payment.' +
  '"\n  disputed: Int!\n  "The next moment at which the time to answer a dispute ends; null: none is know' +
  'n."\n  disputeDueAt: DateTime\n  "Mails that were given up."\n  failedMails: Int!\n  "Sold-out variants ' +
  'of visible products."\n  outOfStock: Int!\n  "Unread entries of forms."\n  unreadEntries: Int!\n  "Retur' +
  'ns that wait for the shop: requested, or with the goods received."\n  returns: Int!\n  """\n  Days of a' +
  ' time zone (IANA, such as `Europe/Berlin`) up to today, the oldest first, including days without\n  a' +
  'n order. At most 366.\n  """\n  sales(days: Int = 30, timeZone: String = "UTC"): [DayOfSales!]!\n  "Vis' +
  'its on these UTC days: page views that began outside of the site."\n  visits(days: Int = 30): Whole!\n' +
  '  "Carts of these days without an order."\n  openCarts(days: Int = 30): OpenCarts!\n  "Products by the' +
  ' pieces ordered in these days."\n  bestSellers(days: Int = 30, first: Int = 5): [BestSeller!]!\n}\n\n"Ca' +
  'rts with goods and without an order."\ntype OpenCarts {\n  carts: Int!\n  "Those with a mail address fr' +
  'om the checkout."\n  checkouts: Int!\n}\n\ntype DayOfSales {\n  "For example 2027-01-31."\n  day: String!\n' +
  '  orders: Int!\n  "The total of the day\'s orders without cancelled ones, in the shop\'s currency."\n  t' +
  'otal: Money!\n  "The refunded part of that total."\n  refunded: Money!\n}\n\ntype BestSeller {\n  productI' +
  'd: ID!\n  name: String!\n  pieces: Int!\n}\n\nenum OrderState {\n  PLACED\n  "The payment was begun; its ou' +
  'tcome is unknown."\n  SUBMITTING\n}\n\nenum PaymentStanding {\n  PENDING\n  HELD\n  CAPTURING\n  RELEASING\n ' +
  ' PAID\n  PARTLY_REFUNDED\n  REFUNDED\n  DISPUTED\n  LAPSED\n  TRIAL\n  FREE\n}\n\nenum FulfilmentStanding {\n ' +
  ' UNFULFILLED\n  PARTLY_FULFILLED\n  FULFILLED\n}\n\nenum OrderAction {\n  FULFIL\n  CAPTURE\n  REFUND\n  CANC' +
  'EL\n  SEND_DOWNLOADS\n  NOTE\n}\n\ninput OrderFilter {\n  state: OrderState\n  "Placed orders, not cancelle' +
  'd, with pieces to send from which the shopper has not withdrawn."\n  toSend: Boolean\n  held: Boolean\n' +
  '  disputed: Boolean\n  "Orders with a return that waits for the shop: requested, or with the goods re' +
  'ceived."\n  returned: Boolean\n  cancelled: Boolean\n  "Orders with a refund without an answer, or whos' +
  'e last refund was refused."\n  refund: RefundFilter\n  """\n  An order number, the beginning of a word ' +
  'of the name or mail address, or a part of a variant\'s code or\n  tracking number.\n  """\n  search: Str' +
  'ing\n  "Placed at this moment or later."\n  from: DateTime\n  "Placed before this moment."\n  until: Dat' +
  'eTime\n}\n\nenum RefundFilter {\n  UNDER_WAY\n  REFUSED\n}\n\nenum OrderSortKey {\n  TIME\n  NAME\n  PAID\n  COU' +
  'NT\n  STATUS\n}\n\ninput OrderSort {\n  by: OrderSortKey!\n  descending: Boolean = true\n}\n\ntype OrderPage ' +
  'implements Page {\n  items: [OrderSummary!]!\n  next: String\n}\n\n"An order in a list."\ntype OrderSummar' +
  'y {\n  id: ID!\n  "The order number: 7K3M-9QWT."\n  number: String!\n  placedAt: DateTime!\n  state: Orde' +
  'rState!\n  payment: PaymentStanding!\n  fulfilment: FulfilmentStanding!\n  isCancelled: Boolean!\n  "Pai' +
  'd, with pieces to send from which the shopper has not withdrawn."\n  needsSending: Boolean!\n  name: S' +
  'tring!\n  email: String\n  "Pieces, not lines."\n  itemCount: Int!\n  total: Money!\n  refunded: Money!\n}' +
  '\n\n"One order with all its data."\ntype Order {\n  id: ID!\n  number: String!\n  "Grows with each change;' +
  ' mutations take it."\n  version: Int!\n  placedAt: DateTime!\n  payment: PaymentStanding!\n  fulfilment:' +
  ' FulfilmentStanding!\n  cancelledAt: DateTime\n  "Paid, with pieces to send from which the shopper has' +
  ' not withdrawn."\n  needsSending: Boolean!\n  name: String\n  email: String\n  lines: [OrderLine!]!\n  "S' +
  'hipping, taxes and discounts."\n  extras: [OrderExtra!]!\n  subtotal: Money!\n  total: Money!\n  money: ' +
  'OrderMoney!\n  shippingMethod: String\n  shippingAddress: Address\n  billingAddress: Address\n  "Additio' +
  'nal fields of the checkout."\n  answers: [CheckoutAnswer!]!\n  comment: String\n  parcels: [Parcel!]!\n ' +
  ' refunds: [Refund!]!\n  "The history, the oldest entry first."\n  events: [OrderEvent!]!\n  "The possib' +
  'le changes."\n  actions: [OrderAction!]!\n  "The withdrawals of its shopper, the oldest first."\n  retu' +
  'rns: [Return!]!\n}\n\nenum ReturnState {\n  "The shopper has withdrawn."\n  REQUESTED\n  "The shop accepts' +
  ' the return."\n  ACCEPTED\n  REFUSED\n  "The shop has received the goods."\n  RECEIVED\n  "The money was ' +
  'refunded."\n  REFUNDED\n}\n\nenum ReturnAct {\n  ACCEPT\n  REFUSE\n  RECEIVE\n  REFUND\n}\n\n"A shopper\'s withd' +
  'rawal from an order, and the state of the return."\ntype Return {\n  id: ID!\n  "The id of the order, a' +
  'nd its order number."\n  order: ID!\n  orderNumber: String!\n  "The name in the withdrawal."\n  name: St' +
  'ring!\n  "The shopper\'s own words."\n  statement: String\n  "The returned pieces; empty: the whole orde' +
  'r."\n  lines: [Pieces!]!\n  state: ReturnState!\n  "It arrived after the end of the period."\n  isLate: ' +
  'Boolean!\n  receivedAt: DateTime!\n  changedAt: DateTime!\n  "The possible actions."\n  acts: [ReturnAct' +
  '!]!\n}\n\ninput MoveReturnInput {\n  key: String!\n  "Number or id of the order."\n  order: ID!\n  "The num' +
  'ber of the return among those of the order, from 1; null: the last."\n  number: Int\n  act: ReturnAct!' +
  '\n  "With `ACCEPT`: the pieces that the shop accepts; null: all requested ones."\n  lines: [PiecesInpu' +
  't!]\n  dryRun: Boolean = false\n}\n\n"A return after an action, or a preview of it (`dryRun`), with its ' +
  'order."\ntype ReturnMoved {\n  return: Return!\n  order: Order!\n  isDryRun: Boolean!\n}\n\nunion ReturnAns' +
  'wer = ReturnMoved | Problem\n\ntype OrderLine {\n  id: ID!\n  "Counts from 1, as in the command."\n  line' +
  ': Int!\n  productId: ID!\n  skuId: ID!\n  name: String!\n  "For example `Size: L`."\n  options: [String!]' +
  '!\n  code: String\n  imageUrl: String\n  count: Int!\n  price: Money!\n  total: Money!\n  sent: Int!\n  ref' +
  'unded: Int!\n  "Pieces not sent, with those from which the shopper has withdrawn."\n  toSend: Int!\n  "' +
  'Pieces to send from which the shopper has not withdrawn."\n  sendable: Int!\n  "Pieces that are not re' +
  'funded."\n  refundable: Int!\n}\n\nenum ExtraKind {\n  SHIPPING\n  TAX\n  DISCOUNT\n}\n\ntype OrderExtra {\n  k' +
  'ind: ExtraKind!\n  name: String!\n  price: Money!\n  "The prices include it already."\n  isIncluded: Boo' +
  'lean!\n}\n\ntype OrderMoney {\n  provider: String\n  "The provider\'s id of the payment."\n  reference: Str' +
  'ing\n  card: Card\n  amount: Money!\n  taken: Money!\n  refunded: Money!\n  "Money that can still be refu' +
  'nded."\n  refundable: Money!\n  "The part of it that was paid for shipping."\n  refundableShipping: Mon' +
  'ey!\n  isDisputed: Boolean!\n  "The end of the time to answer the dispute at the provider; null: no di' +
  'spute, or the provider does not say."\n  disputeDueAt: DateTime\n}\n\ntype Card {\n  brand: String!\n  las' +
  't4: String!\n  expiresMonth: Int\n  expiresYear: Int\n}\n\ntype Address {\n  addressee: String\n  line1: St' +
  'ring\n  line2: String\n  city: String\n  state: String\n  "ISO 3166-1 alpha-2."\n  country: String\n  post' +
  'alCode: String\n}\n\ntype CheckoutAnswer {\n  name: String!\n  "Null for a checkbox."\n  text: String\n  is' +
  'Checked: Boolean\n}\n\ntype Pieces {\n  lineId: ID!\n  count: Int!\n}\n\ntype Parcel {\n  id: ID!\n  lines: [P' +
  'ieces!]!\n  carrier: String\n  tracking: String\n  sentAt: DateTime!\n}\n\nenum RefundState {\n  "The refun' +
  'd is requested; the answer is not known yet."\n  REQUESTED\n  "The provider has not decided."\n  PENDIN' +
  'G\n  DONE\n  REFUSED\n}\n\nenum RefundKind {\n  REFUND\n  "Money that was only held is released."\n  RELEASE' +
  '\n}\n\ntype Refund {\n  id: ID!\n  kind: RefundKind!\n  state: RefundState!\n  amount: Money!\n  lines: [Pie' +
  'ces!]!\n  "The part of the amount that was paid for shipping; zero in a refund of an amount."\n  shipp' +
  'ing: Money!\n  restocks: Boolean!\n  reason: String\n  "The provider\'s refusal, or a note that it did n' +
  'ot answer."\n  problem: String\n  requestedAt: DateTime!\n}\n\nenum OrderEventKind {\n  FULFILLED\n  CANCEL' +
  'LED\n  CAPTURE_REQUESTED\n  REFUND_REQUESTED\n  REFUNDED\n  RELEASED\n  REFUND_REFUSED\n  REFUNDED_ELSEWHE' +
  'RE\n  DISPUTED\n  DISPUTE_OVER\n  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n ' +
  ' "Written by a newer version of the program."\n  OTHER\n}\n\n"An entry in the history of an order. Field' +
  's that its kind does not use are null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: Dat' +
  'eTime!\n  "The owner\'s mail address, `owner` by command, `provider` or another part of the shop."\n  b' +
  'y: String!\n  "The note, the reason, or the message of the provider."\n  text: String\n  amount: Money\n' +
  '  pieces: [Pieces!]!\n  "The part of a requested refund that was paid for shipping."\n  shipping: Mone' +
  'y\n  carrier: String\n  tracking: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: ' +
  'Int!\n}\n\ninput FulfilOrderInput {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Nu' +
  'll: all pieces that are not sent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  "T' +
  'rue: also pieces from which the shopper has withdrawn, which are refused otherwise."\n  sendWithdrawn' +
  ': Boolean = false\n  dryRun: Boolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n' +
  '  version: Int!\n  reason: String\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one' +
  ' is given: `whole`, `amountMinor`, or `lines`, `shippingMinor` or both of them."\ninput RefundOrderIn' +
  'put {\n  key: String!\n  order: ID!\n  version: Int!\n  "Everything that is not refunded."\n  whole: Bool' +
  'ean\n  "The price of these pieces, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n' +
  '  "Shipping in minor units of the order\'s currency, at most `refundableShipping`."\n  shippingMinor: ' +
  'Whole\n  "An amount in minor units of the order\'s currency, which belongs to no part of the order."\n ' +
  ' amountMinor: Whole\n  "Returns the pieces to stock after the refund."\n  restock: Boolean = false\n  r' +
  'eason: String\n  dryRun: Boolean = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ID!\n  v' +
  'ersion: Int!\n  dryRun: Boolean = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ID!\n  d' +
  'ryRun: Boolean = false\n}\n\ninput NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"An ' +
  'order after a change, or a preview of it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "False: ' +
  'no change was needed, or the key was used for the same change before."\n  hasChanged: Boolean!\n  isDr' +
  'yRun: Boolean!\n  "The requested refund, also of a cancellation."\n  refund: Refund\n}\n\nunion OrderAnsw' +
  'er = OrderChanged | Problem\n\nenum MailState {\n  "It is sent, and repeated, automatically."\n  WAITING' +
  '\n  "It is repeated only on request of an owner."\n  GIVEN_UP\n  "No mail server was set: it is in the ' +
  'development mailbox only."\n  MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String\n  to: S' +
  'tring\n}\n\ntype MailPage implements Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n ' +
  ' kind: String!\n  "Null: to the owner."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The reason ' +
  'why the last try failed."\n  failure: String\n  createdAt: DateTime!\n  "Null: it is not repeated autom' +
  'atically."\n  nextTryAt: DateTime\n}\n\ntype MailPreview {\n  subject: String!\n  text: String!\n  "A whole' +
  ' HTML document: show it in a frame without scripts."\n  html: String!\n  "The reason why an unsaved te' +
  'xt cannot be sent, and the fix."\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "The fil' +
  'e of `vitrine-mails` with the text; null: the text is built in."\n  file: String\n  "The file with sep' +
  'arate HTML for the whole mail; null: the HTML is made from the text."\n  htmlFile: String\n  "`Subject' +
  ': ...`, a blank line, the text."\n  text: String!\n  builtIn: String!\n  "The allowed placeholders, wit' +
  'hout braces."\n  placeholders: [String!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  key: Stri' +
  'ng!\n  template: String!\n  "The version of the text that was read."\n  version: String!\n  "Null: use t' +
  'he built-in text again."\n  text: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion MailTextA' +
  'nswer = MailTextSaved | Problem\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer = Mails' +
  'Retried | Problem\n\ntype ProductPage implements Page {\n  items: [Product!]!\n  next: String\n}\n\n"A fiel' +
  'd of a product that can be edited in the shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field ' +
  'of a variant that can be edited in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Produ' +
  'ct {\n  id: ID!\n  name: String!\n  slug: String!\n  imageUrl: String\n  categories: [String!]!\n  variant' +
  's: [Variant!]!\n  "Changes with each edit; `editProduct` takes it. Sales do not change it."\n  version' +
  ': String!\n  "False: hidden from the shop, although it is in the catalogue file."\n  isVisible: Boolea' +
  'n!\n  "The fields that were edited in the shop: imports keep them."\n  edited: [ProductField!]!\n  "The' +
  ' name in the catalogue file, if it was edited in the shop."\n  nameInFile: String\n}\n\ntype Variant {\n ' +
  ' id: ID!\n  code: String\n  "For example `Size: L`."\n  options: [String!]!\n  price: Money!\n  compareAt' +
  ': Money\n  """\n  The lowest price of the 30 days before a reduction, from the price history of the sh' +
  'op; null: the price is\n  not reduced, or no earlier price is known.\n  """\n  lowestPrior: Money\n  "Th' +
  'e price of a measure; null: the variant is not sold by measure."\n  unitPrice: UnitPrice\n  imageUrl: ' +
  'String\n  "Pieces in stock; null: unlimited."\n  left: Int\n  "The fields that were edited in the shop:' +
  ' imports keep them."\n  edited: [VariantField!]!\n  "The price in the catalogue file, if it was edited' +
  ' in the shop."\n  priceInFile: Money\n  "The compare-at price in the catalogue file, if it was edited;' +
  ' null also if the file has none."\n  compareAtInFile: Money\n}\n\n"Omitted parts stay unchanged. If one ' +
  'part is refused, nothing is written."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or the co' +
  'de of a variant."\n  id: ID!\n  version: String!\n  name: String\n  isVisible: Boolean\n  "Fields that ta' +
  'ke the value of the catalogue file again, now and in later imports."\n  follow: [ProductField!]\n  var' +
  'iants: [EditVariantInput!]\n  dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "Id or code."\n  v' +
  'ariant: ID!\n  "Minor units of the shop\'s currency."\n  priceMinor: Whole\n  "Null: none."\n  compareAtM' +
  'inor: Whole\n  stock: EditStockInput\n  follow: [VariantField!]\n}\n\n"A new count of a variant; null: un' +
  'limited."\ninput EditStockInput {\n  "The stock when it was read."\n  expected: Int\n  left: Int\n}\n\n"A p' +
  'roduct after its edit, or a preview of it (`dryRun`)."\ntype ProductChanged {\n  product: Product!\n  "' +
  'False: no change was needed, or the key was used for the same change before."\n  hasChanged: Boolean!' +
  '\n  isDryRun: Boolean!\n}\n\ntype UnitPrice {\n  "The measure, such as `1 kg`."\n  per: String!\n  price: M' +
  'oney!\n}\n\nunion ProductAnswer = ProductChanged | Problem\n\n"A product in `catalogue.csv`; its first li' +
  'ne has the values of the product itself."\ntype ProductFile {\n  handle: String!\n  "Changes when a lin' +
  'e of the product changes."\n  version: String!\n  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "' +
  'Its place in the order of the catalogue, from 1."\n  place: Int!\n  "The number of products in the fil' +
  'e."\n  products: Int!\n}\n\ntype ProductFileLine {\n  "The name of the variant: its option values, or its' +
  ' code."\n  name: String!\n  "One for each column."\n  cells: [String!]!\n}\n\ninput EditProductFileInput {' +
  '\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n ' +
  ' version: String!\n  cells: [FileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line of the product, fr' +
  'om 0."\n  line: Int!\n  "A column that the file lacks is added to it."\n  column: String!\n  value: Stri' +
  'ng!\n}\n\ninput AddVariantInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "T' +
  'he `version` that was read."\n  version: String!\n  "One for each option of the product, in their orde' +
  'r."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n' +
  '  stock: Whole\n}\n\ninput ChangeOptionsInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n' +
  '  id: ID!\n  "The `version` that was read."\n  version: String!\n  "All options of the product, in orde' +
  'r; omitted options and values are removed with their variants."\n  options: [OptionInput!]!\n  "The va' +
  'riants for new values; `values` in the order of `options`."\n  added: [NewVariantInput!]!\n  "Also rem' +
  'oves variants that are in stock or in orders."\n  removesUsed: Boolean\n}\n\ninput OptionInput {\n  "The ' +
  'position of a present option, from 0; null: a new one."\n  was: Int\n  name: String!\n  "In order. Pres' +
  'ent variants get the first value of a new option."\n  values: [OptionValueInput!]!\n}\n\ninput OptionVal' +
  'ueInput {\n  "The present name; null: a new value."\n  was: String\n  name: String!\n}\n\ninput NewVariant' +
  'Input {\n  "One for each option of the product, in their order."\n  values: [String!]!\n  "Empty: none.' +
  '"\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\n"Variants in use that ' +
  'would be removed: nothing was changed."\ntype VariantsInUse {\n  variants: [VariantInUse!]!\n}\n\ntype Va' +
  'riantInUse {\n  name: String!\n  "Pieces in stock; null: unlimited."\n  left: Int\n  "Orders that contai' +
  'n it."\n  orders: Int!\n}\n\nunion OptionsAnswer = ProductFileChanged | VariantsInUse | Problem\n\ninput M' +
  'oveProductInput {\n  key: String!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  ' +
  'file: ProductFile!\n}\n\nunion ProductFileAnswer = ProductFileChanged | Problem\n\ninput ImportMembersInp' +
  'ut {\n  key: String!\n  "The text of the table, as `vitrine members export` writes it."\n  text: String' +
  '!\n  "Only returns a preview."\n  dryRun: Boolean\n}\n\nenum MemberOutcome {\n  ADDED\n  "A present member,' +
  ' who stays unchanged."\n  KNOWN\n  "It stops the import."\n  REFUSED\n}\n\ntype PreviewedMember {\n  "The l' +
  'ine of the file, from 1."\n  line: Int!\n  "Empty where it cannot be read."\n  email: String!\n  outcome' +
  ': MemberOutcome!\n  problem: String\n}\n\n"A preview of an import of members."\ntype MembersPreview {\n  a' +
  'dded: Int!\n  known: Int!\n  refused: Int!\n  "Refused lines first; a long list is shortened."\n  lines:' +
  ' [PreviewedMember!]!\n  problems: [String!]!\n  "Columns that are not in the settings and are ignored.' +
  '"\n  unknownColumns: [String!]!\n}\n\nenum MembersImportState {\n  RUNNING\n  DONE\n  "Interrupted, or refu' +
  'sed with `problems`; it can be repeated."\n  FAILED\n}\n\ntype MembersImport {\n  id: ID!\n  state: Member' +
  'sImportState!\n  total: Int!\n  done: Int!\n  "New members."\n  added: Int!\n  problems: [String!]!\n}\n\nun' +
  'ion MembersImportAnswer = MembersPreview | MembersImport | Problem\n\ninput ImportCatalogueInput {\n  k' +
  'ey: String!\n  "The text of the table: commas, semicolons or tabs between values, with a header."\n  t' +
  'ext: String!\n  "Removes lines from the file that are not in the table."\n  removesMissing: Boolean\n  ' +
  '"Only returns a preview."\n  dryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothing dif' +
  'fers."\n  SAME\n  REMOVED\n  "It stops the import."\n  REFUSED\n}\n\n"A line of an imported table, or a lin' +
  'e that is removed from the file."\ntype ImportedLine {\n  "The row number as in a spreadsheet, the hea' +
  'der being 1; null: the line is not in the table."\n  row: Int\n  "The handle of the product, with the ' +
  'variant\'s code where it has one."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [ImportedCell' +
  '!]!\n  problem: String\n}\n\ntype ImportedCell {\n  column: String!\n  before: String!\n  after: String!\n}\n' +
  '\ntype ImportCount {\n  outcome: ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\ntype Catal' +
  'ogueImported {\n  "The number of lines of each outcome."\n  counts: [ImportCount!]!\n  "Changed lines i' +
  'n the order of the table, refused ones first; at most 1,000."\n  lines: [ImportedLine!]!\n  "The probl'
