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
  'RE\n  "The bank returned the money of such a refund."\n  RETURNED_ELSEWHERE\n  DISPUTED\n  DISPUTE_OVER\n' +
  '  "The files of the order were mailed again."\n  DOWNLOADS_SENT\n  NOTE\n  "Written by a newer version ' +
  'of the program."\n  OTHER\n}\n\n"An entry in the history of an order. Fields that its kind does not use ' +
  'are null or empty."\ntype OrderEvent {\n  kind: OrderEventKind!\n  at: DateTime!\n  "The owner\'s mail ad' +
  'dress, `owner` by command, `provider` or another part of the shop."\n  by: String!\n  "The note, the r' +
  'eason, or the message of the provider."\n  text: String\n  amount: Money\n  pieces: [Pieces!]!\n  "The p' +
  'art of a requested refund that was paid for shipping."\n  shipping: Money\n  carrier: String\n  trackin' +
  'g: String\n  refundId: ID\n}\n\ninput PiecesInput {\n  lineId: ID!\n  count: Int!\n}\n\ninput FulfilOrderInpu' +
  't {\n  key: String!\n  "Number or id."\n  order: ID!\n  version: Int!\n  "Null: all pieces that are not s' +
  'ent."\n  lines: [PiecesInput!]\n  carrier: String\n  tracking: String\n  "True: also pieces from which t' +
  'he shopper has withdrawn, which are refused otherwise."\n  sendWithdrawn: Boolean = false\n  dryRun: B' +
  'oolean = false\n}\n\ninput CancelOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  reason: Str' +
  'ing\n  restock: Boolean = true\n  dryRun: Boolean = false\n}\n\n"Exactly one is given: `whole`, `amountMi' +
  'nor`, or `lines`, `shippingMinor` or both of them."\ninput RefundOrderInput {\n  key: String!\n  order:' +
  ' ID!\n  version: Int!\n  "Everything that is not refunded."\n  whole: Boolean\n  "The price of these pie' +
  'ces, with their share of discounts and taxes."\n  lines: [PiecesInput!]\n  "Shipping in minor units of' +
  ' the order\'s currency, at most `refundableShipping`."\n  shippingMinor: Whole\n  "An amount in minor u' +
  'nits of the order\'s currency, which belongs to no part of the order."\n  amountMinor: Whole\n  "Return' +
  's the pieces to stock after the refund."\n  restock: Boolean = false\n  reason: String\n  dryRun: Boole' +
  'an = false\n}\n\ninput CaptureOrderInput {\n  key: String!\n  order: ID!\n  version: Int!\n  dryRun: Boolea' +
  'n = false\n}\n\ninput SendDownloadsInput {\n  key: String!\n  order: ID!\n  dryRun: Boolean = false\n}\n\ninp' +
  'ut NoteOrderInput {\n  key: String!\n  order: ID!\n  text: String!\n}\n\n"An order after a change, or a pr' +
  'eview of it (`dryRun`)."\ntype OrderChanged {\n  order: Order!\n  "False: no change was needed, or the ' +
  'key was used for the same change before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n  "The request' +
  'ed refund, also of a cancellation."\n  refund: Refund\n}\n\nunion OrderAnswer = OrderChanged | Problem\n\n' +
  'enum MailState {\n  "It is sent, and repeated, automatically."\n  WAITING\n  "It is repeated only on re' +
  'quest of an owner."\n  GIVEN_UP\n  "No mail server was set: it is in the development mailbox only."\n  ' +
  'MAILBOX\n}\n\ninput MailFilter {\n  state: MailState\n  kind: String\n  to: String\n}\n\ntype MailPage implem' +
  'ents Page {\n  items: [Mail!]!\n  next: String\n}\n\ntype Mail {\n  id: ID!\n  kind: String!\n  "Null: to th' +
  'e owner."\n  to: String\n  state: MailState!\n  tries: Int!\n  "The reason why the last try failed."\n  f' +
  'ailure: String\n  createdAt: DateTime!\n  "Null: it is not repeated automatically."\n  nextTryAt: DateT' +
  'ime\n}\n\ntype MailPreview {\n  subject: String!\n  text: String!\n  "A whole HTML document: show it in a ' +
  'frame without scripts."\n  html: String!\n  "The reason why an unsaved text cannot be sent, and the fi' +
  'x."\n  problem: String\n}\n\ntype MailText {\n  template: String!\n  "The file of `vitrine-mails` with the' +
  ' text; null: the text is built in."\n  file: String\n  "The file with separate HTML for the whole mail' +
  '; null: the HTML is made from the text."\n  htmlFile: String\n  "`Subject: ...`, a blank line, the tex' +
  't."\n  text: String!\n  builtIn: String!\n  "The allowed placeholders, without braces."\n  placeholders:' +
  ' [String!]!\n  version: String!\n}\n\ninput EditMailTextInput {\n  key: String!\n  template: String!\n  "Th' +
  'e version of the text that was read."\n  version: String!\n  "Null: use the built-in text again."\n  te' +
  'xt: String\n}\n\ntype MailTextSaved {\n  mail: MailText!\n}\n\nunion MailTextAnswer = MailTextSaved | Probl' +
  'em\n\ntype MailsRetried {\n  count: Int!\n}\n\nunion RetryMailsAnswer = MailsRetried | Problem\n\ntype Produ' +
  'ctPage implements Page {\n  items: [Product!]!\n  next: String\n}\n\n"A field of a product that can be ed' +
  'ited in the shop."\nenum ProductField {\n  NAME\n  VISIBILITY\n}\n\n"A field of a variant that can be edit' +
  'ed in the shop."\nenum VariantField {\n  PRICE\n  COMPARE_AT\n}\n\ntype Product {\n  id: ID!\n  name: String' +
  '!\n  slug: String!\n  imageUrl: String\n  categories: [String!]!\n  variants: [Variant!]!\n  "Changes wit' +
  'h each edit; `editProduct` takes it. Sales do not change it."\n  version: String!\n  "False: hidden fr' +
  'om the shop, although it is in the catalogue file."\n  isVisible: Boolean!\n  "The fields that were ed' +
  'ited in the shop: imports keep them."\n  edited: [ProductField!]!\n  "The name in the catalogue file, ' +
  'if it was edited in the shop."\n  nameInFile: String\n}\n\ntype Variant {\n  id: ID!\n  code: String\n  "Fo' +
  'r example `Size: L`."\n  options: [String!]!\n  price: Money!\n  compareAt: Money\n  """\n  The lowest pr' +
  'ice of the 30 days before a reduction, from the price history of the shop; null: the price is\n  not ' +
  'reduced, or no earlier price is known.\n  """\n  lowestPrior: Money\n  "The price of a measure; null: t' +
  'he variant is not sold by measure."\n  unitPrice: UnitPrice\n  imageUrl: String\n  "Pieces in stock; nu' +
  'll: unlimited."\n  left: Int\n  "The fields that were edited in the shop: imports keep them."\n  edited' +
  ': [VariantField!]!\n  "The price in the catalogue file, if it was edited in the shop."\n  priceInFile:' +
  ' Money\n  "The compare-at price in the catalogue file, if it was edited; null also if the file has no' +
  'ne."\n  compareAtInFile: Money\n}\n\n"Omitted parts stay unchanged. If one part is refused, nothing is w' +
  'ritten."\ninput EditProductInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n ' +
  ' version: String!\n  name: String\n  isVisible: Boolean\n  "Fields that take the value of the catalogue' +
  ' file again, now and in later imports."\n  follow: [ProductField!]\n  variants: [EditVariantInput!]\n  ' +
  'dryRun: Boolean = false\n}\n\ninput EditVariantInput {\n  "Id or code."\n  variant: ID!\n  "Minor units of' +
  ' the shop\'s currency."\n  priceMinor: Whole\n  "Null: none."\n  compareAtMinor: Whole\n  stock: EditStoc' +
  'kInput\n  follow: [VariantField!]\n}\n\n"A new count of a variant; null: unlimited."\ninput EditStockInpu' +
  't {\n  "The stock when it was read."\n  expected: Int\n  left: Int\n}\n\n"A product after its edit, or a p' +
  'review of it (`dryRun`)."\ntype ProductChanged {\n  product: Product!\n  "False: no change was needed, ' +
  'or the key was used for the same change before."\n  hasChanged: Boolean!\n  isDryRun: Boolean!\n}\n\ntype' +
  ' UnitPrice {\n  "The measure, such as `1 kg`."\n  per: String!\n  price: Money!\n}\n\nunion ProductAnswer ' +
  '= ProductChanged | Problem\n\n"A product in `catalogue.csv`; its first line has the values of the prod' +
  'uct itself."\ntype ProductFile {\n  handle: String!\n  "Changes when a line of the product changes."\n  ' +
  'version: String!\n  columns: [String!]!\n  lines: [ProductFileLine!]!\n  "Its place in the order of the' +
  ' catalogue, from 1."\n  place: Int!\n  "The number of products in the file."\n  products: Int!\n}\n\ntype ' +
  'ProductFileLine {\n  "The name of the variant: its option values, or its code."\n  name: String!\n  "On' +
  'e for each column."\n  cells: [String!]!\n}\n\ninput EditProductFileInput {\n  key: String!\n  "Id, slug, ' +
  'or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n  version: String!\n  cells: [F' +
  'ileCellInput!]!\n}\n\ninput FileCellInput {\n  "The line of the product, from 0."\n  line: Int!\n  "A colu' +
  'mn that the file lacks is added to it."\n  column: String!\n  value: String!\n}\n\ninput AddVariantInput ' +
  '{\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` that was read."\n' +
  '  version: String!\n  "One for each option of the product, in their order."\n  values: [String!]!\n  "E' +
  'mpty: none."\n  code: String!\n  priceMinor: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\ninput Chang' +
  'eOptionsInput {\n  key: String!\n  "Id, slug, or the code of a variant."\n  id: ID!\n  "The `version` th' +
  'at was read."\n  version: String!\n  "All options of the product, in order; omitted options and values' +
  ' are removed with their variants."\n  options: [OptionInput!]!\n  "The variants for new values; `value' +
  's` in the order of `options`."\n  added: [NewVariantInput!]!\n  "Also removes variants that are in sto' +
  'ck or in orders."\n  removesUsed: Boolean\n}\n\ninput OptionInput {\n  "The position of a present option,' +
  ' from 0; null: a new one."\n  was: Int\n  name: String!\n  "In order. Present variants get the first va' +
  'lue of a new option."\n  values: [OptionValueInput!]!\n}\n\ninput OptionValueInput {\n  "The present name' +
  '; null: a new value."\n  was: String\n  name: String!\n}\n\ninput NewVariantInput {\n  "One for each optio' +
  'n of the product, in their order."\n  values: [String!]!\n  "Empty: none."\n  code: String!\n  priceMino' +
  'r: Whole!\n  "Null: unlimited."\n  stock: Whole\n}\n\n"Variants in use that would be removed: nothing was' +
  ' changed."\ntype VariantsInUse {\n  variants: [VariantInUse!]!\n}\n\ntype VariantInUse {\n  name: String!\n' +
  '  "Pieces in stock; null: unlimited."\n  left: Int\n  "Orders that contain it."\n  orders: Int!\n}\n\nunio' +
  'n OptionsAnswer = ProductFileChanged | VariantsInUse | Problem\n\ninput MoveProductInput {\n  key: Stri' +
  'ng!\n  id: ID!\n  "From 1."\n  place: Int!\n}\n\ntype ProductFileChanged {\n  file: ProductFile!\n}\n\nunion P' +
  'roductFileAnswer = ProductFileChanged | Problem\n\ninput ImportMembersInput {\n  key: String!\n  "The te' +
  'xt of the table, as `vitrine members export` writes it."\n  text: String!\n  "Only returns a preview."' +
  '\n  dryRun: Boolean\n}\n\nenum MemberOutcome {\n  ADDED\n  "A present member, who stays unchanged."\n  KNOW' +
  'N\n  "It stops the import."\n  REFUSED\n}\n\ntype PreviewedMember {\n  "The line of the file, from 1."\n  l' +
  'ine: Int!\n  "Empty where it cannot be read."\n  email: String!\n  outcome: MemberOutcome!\n  problem: S' +
  'tring\n}\n\n"A preview of an import of members."\ntype MembersPreview {\n  added: Int!\n  known: Int!\n  re' +
  'fused: Int!\n  "Refused lines first; a long list is shortened."\n  lines: [PreviewedMember!]!\n  proble' +
  'ms: [String!]!\n  "Columns that are not in the settings and are ignored."\n  unknownColumns: [String!]' +
  '!\n}\n\nenum MembersImportState {\n  RUNNING\n  DONE\n  "Interrupted, or refused with `problems`; it can b' +
  'e repeated."\n  FAILED\n}\n\ntype MembersImport {\n  id: ID!\n  state: MembersImportState!\n  total: Int!\n ' +
  ' done: Int!\n  "New members."\n  added: Int!\n  problems: [String!]!\n}\n\nunion MembersImportAnswer = Mem' +
  'bersPreview | MembersImport | Problem\n\ninput ImportCatalogueInput {\n  key: String!\n  "The text of th' +
  'e table: commas, semicolons or tabs between values, with a header."\n  text: String!\n  "Removes lines' +
  ' from the file that are not in the table."\n  removesMissing: Boolean\n  "Only returns a preview."\n  d' +
  'ryRun: Boolean\n}\n\nenum ImportOutcome {\n  ADDED\n  CHANGED\n  "Nothing differs."\n  SAME\n  REMOVED\n  "It' +
  ' stops the import."\n  REFUSED\n}\n\n"A line of an imported table, or a line that is removed from the fi' +
  'le."\ntype ImportedLine {\n  "The row number as in a spreadsheet, the header being 1; null: the line i' +
  's not in the table."\n  row: Int\n  "The handle of the product, with the variant\'s code where it has o' +
  'ne."\n  name: String!\n  outcome: ImportOutcome!\n  changes: [ImportedCell!]!\n  problem: String\n}\n\ntype' +
  ' ImportedCell {\n  column: String!\n  before: String!\n  after: String!\n}\n\ntype ImportCount {\n  outcome' +
  ': ImportOutcome!\n  lines: Int!\n}\n\n"The report of an import."\ntype CatalogueImported {\n  "The number ' +
  'of lines of each outcome."\n  counts: [ImportCount!]!\n  "Changed lines in the order of the table, ref'
