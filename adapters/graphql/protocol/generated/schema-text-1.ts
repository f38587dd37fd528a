/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_1 =
  '"""\nThe site\'s GraphQL protocol: the one source from which types, the server\'s schema and the checks' +
  ' of every document are\nmade. It follows what published pages send (reference/wire-protocol). Two gen' +
  'erations of pages are about: the older\nwrites encoded field names (`f_name_`), the newer plain ones ' +
  '(`name`); both stand side by side. "Addition" marks what no\npage asks for but our own client needs.\n' +
  '"""\nschema {\n  query: Query\n  mutation: Mutation\n}\n\n"Other names under which pages declare variables' +
  ' of this input type."\ndirective @alsoNamed(as: [String!]!) on INPUT_OBJECT\n\n"An opaque id."\nscalar B' +
  'asicId\n\n"A date with time, ISO 8601 in UTC."\nscalar DateTime\n\n"Any JSON value."\nscalar JSON\n\ntype Qu' +
  'ery {\n  database: Database\n  site: Site\n}\n\ntype Database {\n  id: BasicId!\n  "The visitor\'s cart (nul' +
  'l while it is empty), or the placed order that `finalizedOrder` opens."\n  commerceOrder(finalizedOrd' +
  'er: commerce_order_finalized_order_args): CommerceOrder\n  """\n  Addition: the same order as one valu' +
  'e, in the shape of the domain\'s `Order`. Pages without a query of their own\n  read it.\n  """\n  order' +
  '(finalizedOrder: commerce_order_finalized_order_args): JSON\n  collections: Collections\n  "The visito' +
  'r\'s memberships through these products."\n  commerceMemberships(productIds: [BasicId!]!): [CommerceMe' +
  'mbership!]!\n  "The subscriptions of the member who is logged in."\n  userSubscriptions: [UserSubscrip' +
  'tion!]!\n}\n\ninput commerce_order_finalized_order_args @alsoNamed(as: ["CommerceOrderFinalizedOrderArg' +
  's"]) {\n  orderId: String!\n  token: String!\n}\n\ntype Site {\n  id: BasicId!\n  commerce: SiteCommerce\n  ' +
  '"The member who is logged in; null: a guest."\n  siteUser: SiteUser\n  "The fields of accounts that th' +
  'e owner defined."\n  usysFieldSchema: [usys_field_schema!]!\n  "Addition: the account of the member wh' +
  'o is logged in, as one value in the shape of `AccountOverview`."\n  vitrineAccount: JSON\n}\n\ntype Site' +
  'User {\n  id: BasicId!\n  createdOn: DateTime\n  "Addition: names of the access groups they belong to."' +
  '\n  groups: [String!]!\n  data: SiteUserData!\n}\n\n"The values of a member, each asked for by the id of ' +
  'its field."\ntype SiteUserData {\n  plainText(id: String!): String\n  email(id: String!): String\n  bool' +
  '(id: String!): Boolean\n  "As the text it was written as."\n  number(id: String!): String\n  option(id:' +
  ' String!): SiteUserOption\n  link(id: String!): String\n  fileRef(id: String!): SiteUserFile\n}\n\ntype S' +
  'iteUserOption {\n  slug: String\n}\n\ntype SiteUserFile {\n  id: BasicId\n  url: String\n}\n\ntype usys_field' +
  '_schema {\n  id: BasicId!\n  "Addition: what people call it."\n  name: String\n  "Addition: what lists a' +
  'nd exports call it."\n  slug: String\n  "Addition: `PlainText`, `Bool` ..."\n  type: String\n  required:' +
  ' Boolean\n  validations: usys_field_validations\n}\n\ntype usys_field_validations {\n  minLength: Int\n  m' +
  'axLength: Int\n  min: Float\n  max: Float\n  step: Float\n  extensions: [String!]\n  options: [usys_field' +
  '_option!]\n}\n\ntype usys_field_option {\n  slug: String!\n  name: String!\n}\n\ntype UserSubscription {\n  _' +
  'id: BasicId!\n  productName: String\n  variantPrice: CommercePrice\n  variantImage: UserSubscriptionIma' +
  'ge\n  status: String\n  lastInvoiced: DateTime\n  periodEnd: DateTime\n  subCreatedOn: DateTime\n  cancel' +
  'edOn: DateTime\n  "Addition: the end of one that is charged no more."\n  endsOn: DateTime\n  "Addition.' +
  '"\n  plan: CommercePaymentPlan\n  billingAddressAddressee: String\n  billingAddressLine1: String\n  bill' +
  'ingAddressLine2: String\n  billingAddressCity: String\n  billingAddressState: String\n  billingAddressP' +
  'ostalCode: String\n  billingAddressCountry: String\n  cardLast4: String\n  cardExpiresMonth: Int\n  card' +
  'ExpiresYear: Int\n}\n\n"Addition: the rhythm of a subscription\'s payments."\ntype CommercePaymentPlan {\n' +
  '  "`day`, `week`, `month` or `year`."\n  interval: String!\n  frequency: Int!\n  trialDays: Int\n}\n\ntype' +
  ' UserSubscriptionImage {\n  url: String\n  alt: String\n}\n\ntype SiteCommerce {\n  id: BasicId!\n  busines' +
  'sAddress: SiteBusinessAddress\n  defaultCountry: String\n  defaultCurrency: String\n  quickCheckoutEnab' +
  'led: Boolean\n  "Addition: who takes the money, the one for cards first."\n  paymentProviders: [Paymen' +
  'tProvider!]!\n  "Addition: what the back end can do."\n  capabilities: Capabilities!\n}\n\n"Addition: wha' +
  't a shop\'s back end can do, since engines differ."\ntype Capabilities {\n  "`onPage`: orders are place' +
  'd here. `handOff`: at the engine\'s own checkout, on one of `checkoutHosts`."\n  checkout: String!\n  c' +
  'heckoutHosts: [String!]!\n  subscriptions: Boolean!\n  memberships: Boolean!\n  accounts: Boolean!\n  cu' +
  'stomFields: Boolean!\n  uploads: Boolean!\n  guestOrderRead: Boolean!\n}\n\n"Addition: a payment provider' +
  ', as its code on the page needs to know it."\ntype PaymentProvider {\n  name: String!\n  publicKey: Str' +
  'ing\n  account: String\n  "True where it pays for subscriptions."\n  keepsMethods: Boolean\n}\n\ntype Site' +
  'BusinessAddress {\n  country: String\n}\n\ntype CommercePrice {\n  "Minor units: a whole number, which ma' +
  'y be larger than an `Int` holds."\n  value: Float\n  "ISO 4217."\n  unit: String\n  "`value` divided by ' +
  'ten to the power of the currency\'s digits."\n  decimalValue: Float\n  "The price as it is shown."\n  st' +
  'ring: String\n}\n\ntype CommerceOrder {\n  id: BasicId!\n  "Addition: `cart` or `placed`."\n  status: Stri' +
  'ng\n  comment: String\n  startedOn: DateTime\n  updatedOn: DateTime\n  paymentProcessor: String\n  userIt' +
  'ems: [CommerceOrderItem!]!\n  userItemsCount: Int\n  availableShippingMethods: [CommerceShippingMethod' +
  '!]!\n  customData: [CommerceCustomDatum!]!\n  customerInfo: CommerceCustomerInfo\n  downloadFiles: [Com' +
  'merceDownload!]!\n  "Addition: what became of a placed order; null: a cart, or not for this visitor."' +
  '\n  progress: CommerceOrderProgress\n  "Addition: the payments of the subscription that it begins; nul' +
  'l: it begins none that is renewed."\n  renewal: CommerceOrderRenewal\n  extraItems: [CommerceExtraItem' +
  '!]!\n  statusFlags: CommerceOrderFlags\n  subtotal: CommercePrice\n  total: CommercePrice\n}\n\ntype Comme' +
  'rceOrderProgress {\n  "`paid`, `partly-refunded`, `refunded`, `held` ... (docs/orders.md)."\n  payment' +
  ': String!\n  "`unfulfilled`, `partly-fulfilled` or `fulfilled`."\n  fulfilment: String!\n  isCancelled:' +
  ' Boolean!\n  refunded: CommercePrice!\n  parcels: [CommerceParcel!]!\n  "The invoice\'s path on this sit' +
  'e; null: there is none, as while nothing is paid."\n  invoicePath: String\n  "The path at which its sh' +
  'opper withdraws; null: there is none, or the period is over."\n  withdrawalPath: String\n}\n\ntype Comme' +
  'rceOrderRenewal {\n  "Taken with the order: nothing where it begins with a trial."\n  today: CommerceP' +
  'rice!\n  "Of each renewal, taxes and shipping with it."\n  amount: CommercePrice!\n  from: DateTime!\n}\n' +
  '\ntype CommerceParcel {\n  carrier: String\n  tracking: String\n  sentOn: DateTime!\n}\n\ntype CommerceOrde' +
  'rItem {\n  id: BasicId!\n  count: Int\n  price: CommercePrice\n  rowTotal: CommercePrice\n  product: Comm' +
  'erceProduct\n  sku: CommerceSku\n  subscriptionFrequency: Int\n  subscriptionInterval: String\n  subscri' +
  'ptionTrial: Int\n}\n\ntype CommerceShippingMethod {\n  id: BasicId!\n  name: String\n  description: String' +
  '\n  mode: String\n  price: CommercePrice\n  selected: Boolean\n}\n\ntype CommerceExtraItem {\n  "Addition: ' +
  '`shipping`, `tax` or `discount`."\n  kind: String\n  name: String\n  pluginId: String\n  pluginName: Str' +
  'ing\n  price: CommercePrice\n}\n\ntype CommerceCustomDatum {\n  name: String\n  textArea: String\n  textInp' +
  'ut: String\n  checkbox: Boolean\n}\n\ntype CommerceDownload {\n  id: BasicId!\n  name: String\n  url: Strin' +
  'g\n}\n\ntype CommerceCustomerInfo {\n  identity: CommerceIdentity\n  billingAddress: CommerceAddress\n  sh' +
  'ippingAddress: CommerceAddress\n  stripePayment: CommerceCardPayment\n}\n\ntype CommerceIdentity {\n  ema' +
  'il: String\n  fullName: String\n}\n\ntype CommerceAddress {\n  type: String\n  addressee: String\n  line1: ' +
  'String\n  line2: String\n  city: String\n  state: String\n  country: String\n  postalCode: String\n  japan' +
  'Type: String\n}\n\ntype CommerceCardPayment {\n  card: CommerceCard\n}\n\ntype CommerceCard {\n  provider: S' +
  'tring\n  provided: Boolean\n  last4: String\n  expires: CommerceCardExpiry\n}\n\ntype CommerceCardExpiry {' +
  '\n  month: Int\n  year: Int\n}\n\ntype CommerceOrderFlags {\n  requiresShipping: Boolean\n  isFreeOrder: Bo' +
  'olean\n  hasSubscription: Boolean\n  hasDownloads: Boolean\n  shouldRecalc: Boolean\n  needAddress: Bool' +
  'ean\n  needIdentity: Boolean\n  needItems: Boolean\n  needPayment: Boolean\n  shippingAddressRequiresPos' +
  'talCode: Boolean\n  billingAddressRequiresPostalCode: Boolean\n}\n\ntype CommerceMembership {\n  productI' +
  'd: BasicId!\n  orderId: BasicId!\n  active: Boolean!\n}\n\ntype Collections {\n  c_product_: ProductCollec' +
  'tion\n  c_sku_: SkuCollection\n}\n\ntype ProductCollection {\n  id: BasicId!\n  """\n  One product, by `id`' +
  ' or `slug`. Addition: without them, but with a `limit` (at most 100), the products for sale in\n  the' +
  ' shop\'s order.\n  """\n  items(\n    filter: product_filter\n    limit: Int\n    "Addition: by what the l' +
  'ist is sorted; by default as the catalogue has it."\n    sort: product_sort\n    "Addition: the last p' +
  'roduct of the page before; the list goes on behind it."\n    after: BasicId\n  ): [CommerceProduct!]!\n' +
  '}\n\ntype SkuCollection {\n  id: BasicId!\n  "The SKUs of one product: `f_product_` is needed."\n  items(' +
  'filter: sku_filter): [CommerceSku!]!\n}\n\ninput product_filter {\n  id: id_filter\n  slug: text_filter\n ' +
  ' f_slug_: text_filter\n  "Addition: a category by its name."\n  category: text_filter\n  "Addition: wor' +
  'ds that a product has all of, at most 200 characters."\n  search: String\n}\n\n"Addition: the order of a' +
  ' list of products."\ninput product_sort {\n  by: product_sort_key!\n  descending: Boolean\n}\n\nenum produ' +
  'ct_sort_key {\n  position\n  name\n  price\n}\n\ninput sku_filter {\n  id: id_filter\n  f_product_: id_filte' +
  'r\n  product: id_filter\n}\n\ninput id_filter {\n  eq: BasicId\n}\n\ninput text_filter {\n  eq: String\n}\n\ntyp' +
  'e CommerceProduct {\n  id: BasicId!\n  cmsLocaleId: BasicId\n  draft: Boolean\n  archived: Boolean\n  f__' +
  'draft_0ht: Boolean\n  f__archived_0ht: Boolean\n  name: String\n  f_name_: String\n  slug: String\n  f_sl' +
  'ug_: String\n  fullSlug: String\n  description: String\n  f_description_: String\n  shippable: Boolean\n ' +
  ' f_shippable_: Boolean\n  productType: ProductTypeOption\n  f_ec_product_type_2dr10dr: ProductTypeOpti' +
  'on\n  skuProperties: [SkuProperty!]\n  f_sku_properties_3dr: [SkuProperty!]\n  defaultSku: CommerceSku\n' +
  '  f_default_sku_7dr: CommerceSku\n  "Addition: names of the categories."\n  categories: [String!]\n  "A' +
  'ddition: all SKUs of the product."\n  skus: [CommerceSku!]\n  "Addition: the visitor\'s memberships thr' +
  'ough the product."\n  memberships: [CommerceMembership!]\n  "Addition: the owner\'s own fields by slug.' +
  '"\n  fields: JSON\n  """\n  Addition: one field of the owner\'s by its encoded name (`f_colour_`); null ' +
  'where there is none. The server turns a\n  page\'s unknown fields into this.\n  """\n  ownerField(name: ' +
  'String!): JSON\n}\n\ntype ProductTypeOption {\n  id: BasicId!\n  name: String\n}\n\ntype SkuProperty {\n  id:' +
  ' BasicId!\n  name: String\n  enum: [SkuPropertyValue!]!\n}\n\ntype SkuPropertyValue {\n  id: BasicId!\n  na' +
  'me: String\n  slug: String\n}\n\ntype CommerceSku {\n  id: BasicId!\n  cmsLocaleId: BasicId\n  draft: Boole' +
  'an\n  archived: Boolean\n  f__draft_0ht: Boolean\n  f__archived_0ht: Boolean\n  price: CommercePrice\n  f' +
  '_price_: CommercePrice\n  compareAtPrice: CommercePrice\n  f_compare_at_price_7dr10dr: CommercePrice\n ' +
  ' sku: String\n  f_sku_: String\n  weight: Float\n  f_weight_: Float\n  width: Float\n  f_width_: Float\n  ' +
  'length: Float\n  f_length_: Float\n  height: Float\n  f_height_: Float\n  mainImage: ImageRef\n  f_main_i' +
  'mage_4dr: ImageRef\n  moreImages: [ImageRef!]\n  f_more_images_4dr: [ImageRef!]\n  skuValues: [SkuValue' +
  '!]\n  f_sku_values_3dr: [SkuValue!]\n  inventory: Inventory\n  ecSkuInventoryQuantity: Int\n  ecSkuBilli' +
  'ngMethod: String\n  f_ec_sku_billing_method_2dr6dr14dr: String\n  "`interval` (`day`, `week`, `month`,' +
  ' `year`), `frequency` and `trialDays`; null: it is paid once."\n  ecSkuSubscriptionPlan: JSON\n  "A fi' +
  'eld of the owner\'s, as on a product."\n  ownerField(name: String!): JSON\n}\n\ntype ImageRef {\n  url: St' +
  'ring\n  alt: String\n  file: ImageFile\n  "Addition: the film that the picture stands for, as its addre' +
  'ss and the markup of its player."\n  video: VideoRef\n}\n\ntype VideoRef {\n  url: String!\n  html: String' +
  '!\n  width: Int\n  height: Int\n}\n\ntype ImageFile {\n  origFileName: String\n  size: Float\n  mimeType: St' +
  'ring\n  width: Int\n  height: Int\n  createdOn: DateTime\n  updatedOn: DateTime\n  variants: [ImageFileVa' +
  'riant!]\n}\n\ntype ImageFileVariant {\n  origFileName: String\n  quality: Int\n  height: Int\n  width: Int\n' +
  '  s3Url: String\n  error: String\n  size: Float\n}\n\ntype SkuValue {\n  property: SkuValuePart\n  value: S' +
  'kuValuePart\n}\n\ntype SkuValuePart {\n  id: BasicId!\n}\n\ntype Inventory {\n  "`infinite` or `finite`."\n  ' +
  'type: String!\n  "Null where the stock is without end."\n  quantity: Int\n}\n\ntype Mutation {\n  """\n  Pu' +
  'ts `count` more pieces into the cart. `idempotencyKey` is ours: repeating it answers the first resul' +
  't and adds\n  nothing.\n  """\n  ecommerceAddToCart(sku: String!, count: Int!, buyNow: Boolean, idempot' +
  'encyKey: String): CartItemChange\n  "Sets the count of a line; 0 removes it."\n  ecommerceUpdateCartIt' +
  'em(sku: String!, count: Int!): CartItemChange\n  ecommerceUpdateIdentity(email: String): Done\n  ecomm' +
  'erceUpdateAddress(type: String!, addressee: String, line1: String, line2: String, city: String, stat' +
  'e: String, country: String, postalCode: String): Done\n  "The coarse address a payment sheet gives be' +
  'fore the shopper has agreed."\n  ecommerceUpdateObfuscatedAddress(type: String!, addressee: String, l' +
  'ine1: String, line2: String, city: String, state: String, country: String, postalCode: String): Done' +
  '\n  ecommerceUpdateShippingMethod(methodId: String): Done\n  """\n  Remembers a token of a payment prov' +
  'ider\'s, never card data. `provider` is ours; without it the shop\'s first one is\n  meant.\n  """\n  eco' +
  'mmerceStoreStripePaymentMethod(paymentMethod: String!, provider: String): Done\n  ecommerceUpdateCust' +
  'omData(customData: [mutation_commerce_update_custom_data]!): Done\n  ecommerceEstimateTaxes: Done\n  e' +
  'commerceRecalcEstimations: Done\n  ecommercePaypalOrderRequest: PayPalOrder\n  ecommerceSyncPaypalOrde' +
  'rInfoToWF: Done\n  """\n  Places the order. Additions are `idempotencyKey`, under which the server rem' +
  'embers the answer, and `orderId`, the\n  cart that is meant.\n  """\n  ecommerceAttemptSubmitOrder(chec' +
  'koutType: mutation_commerce_checkout_type, paymentIntentId: String, idempotencyKey: String, orderId:' +
  ' String): SubmitOrderResult\n  "Addition: what became of the submit with this key. Places nothing."\n ' +
  ' ecommerceFindSubmit(idempotencyKey: String!): SubmitOrderResult\n  ecommerceApplyDiscount(discountCo' +
  'de: String!): Done\n  "Addition: takes the discount off the order."\n  ecommerceRemoveDiscount: Done\n ' +
  " \"Addition: begins the engine's own checkout with the visitor's cart, where orders are placed there." +
  '"\n  ecommerceBeginCheckout: BeginCheckoutResult\n  "Logs in."\n  usysCreateSession(email: String!, aut' +
  'hPassword: String!): usys_user_response\n  usysDestroySession: Done\n  "Signs up."\n  usysCreateUser(em' +
  'ail: String!, name: String!, acceptPrivacy: Boolean, acceptCommunications: Boolean, authPassword: St' +
  'ring!, inviteToken: String, captchaToken: String, redirectPath: String, data: usys_update_user_data)' +
  ': usys_user_response\n  "Takes the token of a verification mail."\n  usysVerifyEmail(verifyToken: Stri' +
  'ng!, redirectPath: String): Done\n  "Sends a mail to set a new password."\n  usysResetPassword(email: ' +
  'String!): Done\n  usysUpdatePassword(authPassword: String!, token: String!): Done\n  usysUpdateUserDat' +
  'a(data: usys_update_user_data!): usys_user_data_response\n  usysGetUploadURL(fieldId: String!, filena' +
  'me: String!): usys_upload_response\n  ecommerceCancelSubscriptionForSiteUser(subscriptionId: String!)' +
  ': Done\n  """\n  Addition, as are the mutations below whose names begin with `vitrine`: shows with the' +
  ' password once more that the\n  account is theirs.\n  """\n  vitrineConfirmIdentity(authPassword: Strin' +
  'g!, code: String): Done\n  "Logs in with a second factor."\n  vitrineLogInWithCode(email: String!, aut' +
  'hPassword: String!, code: String!): Done\n  "Sends a link that logs in."\n  vitrineSendLink(email: Str' +
  'ing!, redirectPath: String): Done\n  "Takes the token of that link."\n  vitrineOpenLink(token: String!' +
  ', code: String): vitrine_opened_link\n  "Sends a link to a new address."\n  vitrineChangeEmail(email: ' +
  'String!): Done\n  "Takes the token of that link."\n  vitrineConfirmEmail(token: String!): Done\n  vitri' +
  'neChangePassword(authPassword: String!, newPassword: String!): Done\n  "Ends a session; without an id' +
  ' all but this one."\n  vitrineEndSessions(id: String): Done\n  vitrineDeleteAccount: Done\n  "Everythin' +
  'g that is kept of the member, as one value."\n  vitrineExportAccount: JSON\n  "Begins to set up an aut' +
  'henticator app; answers it in the shape of `NewFactor`."\n  vitrineBeginFactor: JSON\n  "Answers the r' +
  'ecovery codes."\n  vitrineTurnOnFactor(code: String!): [String!]\n  vitrineTurnOffFactor: Done\n  "The ' +
  'browser\'s options for a new passkey."\n  vitrineBeginPasskey: JSON\n  vitrineAddPasskey(answer: JSON!,' +
  ' name: String!): Done\n  vitrineRemoveLogIn(id: String!): Done\n  "The browser\'s options to log in wit' +
  'h a passkey."\n  vitrineAskPasskey: JSON\n  vitrineLogInWithPasskey(answer: JSON!): Done\n  vitrineRene' +
  'wRecoveryCodes: [String!]\n  "Has a subscription charged to another card, and once at once what is ow' +
  'ed."\n  vitrineChangeCard(subscriptionId: String!, provider: String!, paymentMethod: String!, confirm' +
  'ation: String): vitrine_changed_card\n}\n\ntype vitrine_changed_card {\n  ok: Boolean!\n  "`changed`, `un' +
  'paid` (kept, and what is owed was not charged to it), `unclear` (kept; ask again) or `requires_actio' +
  'n`."\n  status: String!\n  "The party whose action is required."\n  provider: String\n  clientSecret: St' +
  'ring\n}\n\ntype vitrine_opened_link {\n  ok: Boolean!\n  "The page that the visitor was on their way to: ' +
  'a path of this site."\n  redirectPath: String\n}\n\nenum mutation_commerce_checkout_type {\n  normal\n  pa' +
  'ypal\n  quickCheckout\n}\n\ninput mutation_commerce_update_custom_data {\n  name: String!\n  textArea: Str' +
  'ing\n  textInput: String\n  checkbox: Boolean\n}\n\ntype Done {\n  ok: Boolean!\n}\n\ntype BeginCheckoutResul' +
  't {\n  ok: Boolean!\n  "The address the shopper is sent to: HTTPS, on one of the shop\'s `checkoutHosts' +
  '`."\n  url: String\n}\n\ntype CartItemChange {\n  ok: Boolean!\n  itemId: BasicId\n  itemCount: Int\n  itemP' +
  'rice: CommercePrice\n}\n\ntype PayPalOrder {\n  orderId: String!\n}\n\ntype SubmitOrderResult {\n  ok: Boole' +
  'an!\n  orderId: BasicId\n  token: String\n  customerPaid: CommercePrice\n  purchasedItems: [PurchasedIte' +
  'm!]\n  "`requires_action` where the card holder has to act first; of an earlier submit also `processi' +
  'ng` and `not_placed`."\n  status: String\n  "Addition: whose action is required."\n  provider: String\n ' +
  ' clientSecret: String\n  nextAction: String\n}\n\ntype PurchasedItem {\n  id: BasicId!\n  name: String\n  c' +
  'ount: Int\n  price: CommercePrice\n}\n\n"Values of a form by their type. What is not named stays as it i' +
  's."\ninput usys_update_user_data {\n  plainText: [usys_user_datum!]\n  email: [usys_user_datum!]\n  bool' +
  ': [usys_user_datum!]\n  number: [usys_user_datum!]\n  option: [usys_user_datum!]\n  link: [usys_user_da' +
  'tum!]\n  fileRef: [usys_user_datum!]\n}\n\ninput usys_user_datum {\n  "The id of the field; common ones a' +
  'lso in camel case."\n  id: String!\n  "A text, true or false, `{ key }` or `{ _id }` of a file; null: ' +
  'nothing. An untouched file has none."\n  value: JSON\n}\n\ntype usys_user_response {\n  user: usys_user\n}' +
  '\n\ntype usys_user {\n  id: BasicId!\n  email: String\n  name: String\n  createdOn: DateTime\n  emailVerifi' +
  'ed: Boolean\n}\n\ntype usys_user_data_response {\n  data: SiteUserData\n}\n\ntype usys_upload_response {\n  ' +
  'presignedPOST: usys_presigned_post\n  "Names the file until it is saved."\n  key: String\n}\n\ntype usys_' +
  'presigned_post {\n  url: String\n  fields: [usys_presigned_field!]\n}\n\ntype usys_presigned_field {\n  ke' +
  'y: String\n  value: String\n}'
