/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/** A part of the schema as text. */
export const PART_1 =
  '"""\nThe site\'s GraphQL protocol. Types, the server\'s schema and the checks of all documents are gene' +
  'rated from\nit. It follows the requests of published pages (reference/wire-protocol). Older pages use' +
  ' encoded field\nnames (`f_name_`), newer pages plain ones (`name`); the schema has both. "Addition" m' +
  'arks fields that only\nour own client uses.\n"""\nschema {\n  query: Query\n  mutation: Mutation\n}\n\n"Othe' +
  'r names of this input type in documents of pages."\ndirective @alsoNamed(as: [String!]!) on INPUT_OBJ' +
  'ECT\n\n"An opaque id."\nscalar BasicId\n\n"A date with time, ISO 8601 in UTC."\nscalar DateTime\n\n"Any JSON' +
  ' value."\nscalar JSON\n\ntype Query {\n  database: Database\n  site: Site\n}\n\ntype Database {\n  id: BasicI' +
  'd!\n  "The visitor\'s cart (null while it is empty), or the placed order that `finalizedOrder` opens."' +
  '\n  commerceOrder(finalizedOrder: commerce_order_finalized_order_args): CommerceOrder\n  "Addition: th' +
  'e order as one value, in the shape of the domain\'s `Order`, for pages without a query."\n  order(fina' +
  'lizedOrder: commerce_order_finalized_order_args): JSON\n  collections: Collections\n  "The visitor\'s m' +
  'emberships through these products."\n  commerceMemberships(productIds: [BasicId!]!): [CommerceMembers' +
  'hip!]!\n  "The subscriptions of the member who is logged in."\n  userSubscriptions: [UserSubscription!' +
  ']!\n}\n\ninput commerce_order_finalized_order_args @alsoNamed(as: ["CommerceOrderFinalizedOrderArgs"]) ' +
  '{\n  orderId: String!\n  token: String!\n}\n\ntype Site {\n  id: BasicId!\n  commerce: SiteCommerce\n  "The ' +
  'member who is logged in; null: a guest."\n  siteUser: SiteUser\n  "The fields of accounts that the own' +
  'er defined."\n  usysFieldSchema: [usys_field_schema!]!\n  "Addition: the account of the member who is ' +
  'logged in, as one value in the shape of `AccountOverview`."\n  vitrineAccount: JSON\n}\n\ntype SiteUser ' +
  '{\n  id: BasicId!\n  createdOn: DateTime\n  "Addition: the names of the member\'s access groups."\n  grou' +
  'ps: [String!]!\n  data: SiteUserData!\n}\n\n"The values of a member, each by the id of its field."\ntype ' +
  'SiteUserData {\n  plainText(id: String!): String\n  email(id: String!): String\n  bool(id: String!): Bo' +
  'olean\n  "The value as text."\n  number(id: String!): String\n  option(id: String!): SiteUserOption\n  l' +
  'ink(id: String!): String\n  fileRef(id: String!): SiteUserFile\n}\n\ntype SiteUserOption {\n  slug: Strin' +
  'g\n}\n\ntype SiteUserFile {\n  id: BasicId\n  url: String\n}\n\ntype usys_field_schema {\n  id: BasicId!\n  "A' +
  'ddition: the name for people."\n  name: String\n  "Addition: the name in lists and exports."\n  slug: S' +
  'tring\n  "Addition: `PlainText`, `Bool` ..."\n  type: String\n  required: Boolean\n  validations: usys_f' +
  'ield_validations\n}\n\ntype usys_field_validations {\n  minLength: Int\n  maxLength: Int\n  min: Float\n  m' +
  'ax: Float\n  step: Float\n  extensions: [String!]\n  options: [usys_field_option!]\n}\n\ntype usys_field_o' +
  'ption {\n  slug: String!\n  name: String!\n}\n\ntype UserSubscription {\n  _id: BasicId!\n  productName: St' +
  'ring\n  variantPrice: CommercePrice\n  variantImage: UserSubscriptionImage\n  status: String\n  lastInvo' +
  'iced: DateTime\n  periodEnd: DateTime\n  subCreatedOn: DateTime\n  canceledOn: DateTime\n  "Addition: th' +
  'e end of a cancelled subscription."\n  endsOn: DateTime\n  "Addition."\n  plan: CommercePaymentPlan\n  b' +
  'illingAddressAddressee: String\n  billingAddressLine1: String\n  billingAddressLine2: String\n  billing' +
  'AddressCity: String\n  billingAddressState: String\n  billingAddressPostalCode: String\n  billingAddres' +
  'sCountry: String\n  cardLast4: String\n  cardExpiresMonth: Int\n  cardExpiresYear: Int\n}\n\n"Addition: th' +
  'e interval of a subscription\'s payments."\ntype CommercePaymentPlan {\n  "`day`, `week`, `month` or `y' +
  'ear`."\n  interval: String!\n  frequency: Int!\n  trialDays: Int\n}\n\ntype UserSubscriptionImage {\n  url:' +
  ' String\n  alt: String\n}\n\ntype SiteCommerce {\n  id: BasicId!\n  businessAddress: SiteBusinessAddress\n ' +
  ' defaultCountry: String\n  defaultCurrency: String\n  quickCheckoutEnabled: Boolean\n  "Addition: the p' +
  'ayment providers, the one for cards first."\n  paymentProviders: [PaymentProvider!]!\n  "Addition: the' +
  ' capabilities of the back end."\n  capabilities: Capabilities!\n}\n\n"Addition: the capabilities of a ba' +
  'ck end."\ntype Capabilities {\n  "`onPage`: orders are placed here. `handOff`: at the engine\'s own che' +
  'ckout, on one of `checkoutHosts`."\n  checkout: String!\n  checkoutHosts: [String!]!\n  subscriptions: ' +
  'Boolean!\n  memberships: Boolean!\n  accounts: Boolean!\n  customFields: Boolean!\n  uploads: Boolean!\n ' +
  ' guestOrderRead: Boolean!\n}\n\n"Addition: a payment provider, with the settings for its code on the pa' +
  'ge."\ntype PaymentProvider {\n  name: String!\n  publicKey: String\n  account: String\n  "True: it suppor' +
  'ts subscriptions."\n  keepsMethods: Boolean\n}\n\ntype SiteBusinessAddress {\n  country: String\n}\n\ntype C' +
  'ommercePrice {\n  "Minor units: a whole number, which may be larger than an `Int` holds."\n  value: Fl' +
  'oat\n  "ISO 4217."\n  unit: String\n  "`value` divided by ten to the power of the currency\'s digits."\n ' +
  ' decimalValue: Float\n  "The formatted price."\n  string: String\n}\n\ntype CommerceOrder {\n  id: BasicId' +
  '!\n  "Addition: `cart` or `placed`."\n  status: String\n  comment: String\n  startedOn: DateTime\n  updat' +
  'edOn: DateTime\n  paymentProcessor: String\n  userItems: [CommerceOrderItem!]!\n  userItemsCount: Int\n ' +
  ' availableShippingMethods: [CommerceShippingMethod!]!\n  customData: [CommerceCustomDatum!]!\n  custom' +
  'erInfo: CommerceCustomerInfo\n  downloadFiles: [CommerceDownload!]!\n  "Addition: the state of a place' +
  'd order; null: a cart, or another visitor\'s order."\n  progress: CommerceOrderProgress\n  "Addition: t' +
  'he payments of the subscription that it begins; null: it begins no renewed subscription."\n  renewal:' +
  ' CommerceOrderRenewal\n  extraItems: [CommerceExtraItem!]!\n  statusFlags: CommerceOrderFlags\n  subtot' +
  'al: CommercePrice\n  total: CommercePrice\n}\n\ntype CommerceOrderProgress {\n  "`paid`, `partly-refunded' +
  '`, `refunded`, `held` ... (docs/orders.md)."\n  payment: String!\n  "`unfulfilled`, `partly-fulfilled`' +
  ' or `fulfilled`."\n  fulfilment: String!\n  isCancelled: Boolean!\n  refunded: CommercePrice!\n  parcels' +
  ': [CommerceParcel!]!\n  "The path of the invoice on this site; null: there is none, for example befor' +
  'e payment."\n  invoicePath: String\n  "The path of the withdrawal page; null: there is none, or the pe' +
  'riod is over."\n  withdrawalPath: String\n}\n\ntype CommerceOrderRenewal {\n  "The amount that is due wit' +
  'h the order; zero for a trial."\n  today: CommercePrice!\n  "The amount of each renewal, with taxes an' +
  'd shipping."\n  amount: CommercePrice!\n  from: DateTime!\n}\n\ntype CommerceParcel {\n  carrier: String\n ' +
  ' tracking: String\n  sentOn: DateTime!\n}\n\ntype CommerceOrderItem {\n  id: BasicId!\n  count: Int\n  pric' +
  'e: CommercePrice\n  rowTotal: CommercePrice\n  product: CommerceProduct\n  sku: CommerceSku\n  subscript' +
  'ionFrequency: Int\n  subscriptionInterval: String\n  subscriptionTrial: Int\n}\n\ntype CommerceShippingMe' +
  'thod {\n  id: BasicId!\n  name: String\n  description: String\n  mode: String\n  price: CommercePrice\n  s' +
  'elected: Boolean\n}\n\ntype CommerceExtraItem {\n  "Addition: `shipping`, `tax` or `discount`."\n  kind: ' +
  'String\n  name: String\n  pluginId: String\n  pluginName: String\n  price: CommercePrice\n}\n\ntype Commerc' +
  'eCustomDatum {\n  name: String\n  textArea: String\n  textInput: String\n  checkbox: Boolean\n}\n\ntype Com' +
  'merceDownload {\n  id: BasicId!\n  name: String\n  url: String\n}\n\ntype CommerceCustomerInfo {\n  identit' +
  'y: CommerceIdentity\n  billingAddress: CommerceAddress\n  shippingAddress: CommerceAddress\n  stripePay' +
  'ment: CommerceCardPayment\n}\n\ntype CommerceIdentity {\n  email: String\n  fullName: String\n}\n\ntype Comm' +
  'erceAddress {\n  type: String\n  addressee: String\n  line1: String\n  line2: String\n  city: String\n  st' +
  'ate: String\n  country: String\n  postalCode: String\n  japanType: String\n}\n\ntype CommerceCardPayment {' +
  '\n  card: CommerceCard\n}\n\ntype CommerceCard {\n  provider: String\n  provided: Boolean\n  last4: String\n' +
  '  expires: CommerceCardExpiry\n}\n\ntype CommerceCardExpiry {\n  month: Int\n  year: Int\n}\n\ntype Commerce' +
  'OrderFlags {\n  requiresShipping: Boolean\n  isFreeOrder: Boolean\n  hasSubscription: Boolean\n  hasDown' +
  'loads: Boolean\n  shouldRecalc: Boolean\n  needAddress: Boolean\n  needIdentity: Boolean\n  needItems: B' +
  'oolean\n  needPayment: Boolean\n  shippingAddressRequiresPostalCode: Boolean\n  billingAddressRequiresP' +
  'ostalCode: Boolean\n}\n\ntype CommerceMembership {\n  productId: BasicId!\n  orderId: BasicId!\n  active: ' +
  'Boolean!\n}\n\ntype Collections {\n  c_product_: ProductCollection\n  c_sku_: SkuCollection\n}\n\ntype Produ' +
  'ctCollection {\n  id: BasicId!\n  """\n  One product, by `id` or `slug`. Addition: without them, but wi' +
  'th a `limit` (at most 100), the products for sale in\n  the shop\'s order.\n  """\n  items(\n    filter: ' +
  'product_filter\n    limit: Int\n    "Addition: the sort order of the list (default: the order of the c' +
  'atalogue)."\n    sort: product_sort\n    "Addition: the last product of the previous page; the list co' +
  'ntinues after it."\n    after: BasicId\n  ): [CommerceProduct!]!\n}\n\ntype SkuCollection {\n  id: BasicId' +
  '!\n  "The SKUs of one product: `f_product_` is needed."\n  items(filter: sku_filter): [CommerceSku!]!\n' +
  '}\n\ninput product_filter {\n  id: id_filter\n  slug: text_filter\n  f_slug_: text_filter\n  "Addition: a ' +
  'category by its name."\n  category: text_filter\n  "Addition: words that a product must all contain, a' +
  't most 200 characters."\n  search: String\n}\n\n"Addition: the order of a list of products."\ninput produ' +
  'ct_sort {\n  by: product_sort_key!\n  descending: Boolean\n}\n\nenum product_sort_key {\n  position\n  name' +
  '\n  price\n}\n\ninput sku_filter {\n  id: id_filter\n  f_product_: id_filter\n  product: id_filter\n}\n\ninput' +
  ' id_filter {\n  eq: BasicId\n}\n\ninput text_filter {\n  eq: String\n}\n\ntype CommerceProduct {\n  id: Basic' +
  'Id!\n  cmsLocaleId: BasicId\n  draft: Boolean\n  archived: Boolean\n  f__draft_0ht: Boolean\n  f__archive' +
  'd_0ht: Boolean\n  name: String\n  f_name_: String\n  slug: String\n  f_slug_: String\n  fullSlug: String\n' +
  '  description: String\n  f_description_: String\n  shippable: Boolean\n  f_shippable_: Boolean\n  produc' +
  'tType: ProductTypeOption\n  f_ec_product_type_2dr10dr: ProductTypeOption\n  skuProperties: [SkuPropert' +
  'y!]\n  f_sku_properties_3dr: [SkuProperty!]\n  defaultSku: CommerceSku\n  f_default_sku_7dr: CommerceSk' +
  'u\n  "Addition: names of the categories."\n  categories: [String!]\n  "Addition: all SKUs of the produc' +
  't."\n  skus: [CommerceSku!]\n  "Addition: the visitor\'s memberships through the product."\n  membership' +
  's: [CommerceMembership!]\n  "Addition: the fields that the owner defined, by slug."\n  fields: JSON\n  ' +
  '"""\n  Addition: a field that the owner defined, by its encoded name (`f_colour_`); null: there is no' +
  'ne. The\n  server rewrites unknown fields of a page to this one.\n  """\n  ownerField(name: String!): J' +
  'SON\n}\n\ntype ProductTypeOption {\n  id: BasicId!\n  name: String\n}\n\ntype SkuProperty {\n  id: BasicId!\n ' +
  ' name: String\n  enum: [SkuPropertyValue!]!\n}\n\ntype SkuPropertyValue {\n  id: BasicId!\n  name: String\n' +
  '  slug: String\n}\n\ntype CommerceSku {\n  id: BasicId!\n  cmsLocaleId: BasicId\n  draft: Boolean\n  archiv' +
  'ed: Boolean\n  f__draft_0ht: Boolean\n  f__archived_0ht: Boolean\n  price: CommercePrice\n  f_price_: Co' +
  'mmercePrice\n  compareAtPrice: CommercePrice\n  f_compare_at_price_7dr10dr: CommercePrice\n  sku: Strin' +
  'g\n  f_sku_: String\n  weight: Float\n  f_weight_: Float\n  width: Float\n  f_width_: Float\n  length: Flo' +
  'at\n  f_length_: Float\n  height: Float\n  f_height_: Float\n  mainImage: ImageRef\n  f_main_image_4dr: I' +
  'mageRef\n  moreImages: [ImageRef!]\n  f_more_images_4dr: [ImageRef!]\n  skuValues: [SkuValue!]\n  f_sku_' +
  'values_3dr: [SkuValue!]\n  inventory: Inventory\n  ecSkuInventoryQuantity: Int\n  ecSkuBillingMethod: S' +
  'tring\n  f_ec_sku_billing_method_2dr6dr14dr: String\n  "`interval` (`day`, `week`, `month`, `year`), `' +
  'frequency` and `trialDays`; null: a single payment."\n  ecSkuSubscriptionPlan: JSON\n  "A field that t' +
  'he owner defined, as on a product."\n  ownerField(name: String!): JSON\n}\n\ntype ImageRef {\n  url: Stri' +
  'ng\n  alt: String\n  file: ImageFile\n  "Addition: the video behind this preview picture: its address a' +
  'nd the markup of its player."\n  video: VideoRef\n}\n\ntype VideoRef {\n  url: String!\n  html: String!\n  ' +
  'width: Int\n  height: Int\n}\n\ntype ImageFile {\n  origFileName: String\n  size: Float\n  mimeType: String' +
  '\n  width: Int\n  height: Int\n  createdOn: DateTime\n  updatedOn: DateTime\n  variants: [ImageFileVarian' +
  't!]\n}\n\ntype ImageFileVariant {\n  origFileName: String\n  quality: Int\n  height: Int\n  width: Int\n  s3' +
  'Url: String\n  error: String\n  size: Float\n}\n\ntype SkuValue {\n  property: SkuValuePart\n  value: SkuVa' +
  'luePart\n}\n\ntype SkuValuePart {\n  id: BasicId!\n}\n\ntype Inventory {\n  "`infinite` or `finite`."\n  type' +
  ': String!\n  "Null: unlimited stock."\n  quantity: Int\n}\n\ntype Mutation {\n  """\n  Adds `count` pieces ' +
  'to the cart. `idempotencyKey` is ours: a repetition returns the first result and adds\n  nothing.\n  "' +
  '""\n  ecommerceAddToCart(sku: String!, count: Int!, buyNow: Boolean, idempotencyKey: String): CartIte' +
  'mChange\n  "Sets the count of a line; 0 removes it."\n  ecommerceUpdateCartItem(sku: String!, count: I' +
  'nt!): CartItemChange\n  ecommerceUpdateIdentity(email: String): Done\n  ecommerceUpdateAddress(type: S' +
  'tring!, addressee: String, line1: String, line2: String, city: String, state: String, country: Strin' +
  'g, postalCode: String): Done\n  "The rough address that a payment sheet gives before the shopper\'s ap' +
  'proval."\n  ecommerceUpdateObfuscatedAddress(type: String!, addressee: String, line1: String, line2: ' +
  'String, city: String, state: String, country: String, postalCode: String): Done\n  ecommerceUpdateShi' +
  'ppingMethod(methodId: String): Done\n  """\n  Stores a token of a payment provider, never card data. `' +
  'provider` is ours (default: the first provider of\n  the shop).\n  """\n  ecommerceStoreStripePaymentMe' +
  'thod(paymentMethod: String!, provider: String): Done\n  ecommerceUpdateCustomData(customData: [mutati' +
  'on_commerce_update_custom_data]!): Done\n  ecommerceEstimateTaxes: Done\n  ecommerceRecalcEstimations:' +
  ' Done\n  ecommercePaypalOrderRequest: PayPalOrder\n  ecommerceSyncPaypalOrderInfoToWF: Done\n  """\n  Pl' +
  'aces the order. Additions are `idempotencyKey`, under which the server remembers the answer, and `or' +
  'derId`, the\n  cart that is meant.\n  """\n  ecommerceAttemptSubmitOrder(checkoutType: mutation_commerc' +
  'e_checkout_type, paymentIntentId: String, idempotencyKey: String, orderId: String): SubmitOrderResul' +
  't\n  "Addition: the outcome of the submit with this key. Places no order."\n  ecommerceFindSubmit(idem' +
  'potencyKey: String!): SubmitOrderResult\n  ecommerceApplyDiscount(discountCode: String!): Done\n  "Add' +
  'ition: removes the discount from the order."\n  ecommerceRemoveDiscount: Done\n  "Addition: begins the' +
  ' checkout of the engine itself with the visitor\'s cart, if the engine has one."\n  ecommerceBeginChec' +
  'kout: BeginCheckoutResult\n  "Logs in."\n  usysCreateSession(email: String!, authPassword: String!): u' +
  'sys_user_response\n  usysDestroySession: Done\n  "Signs up."\n  usysCreateUser(email: String!, name: St' +
  'ring!, acceptPrivacy: Boolean, acceptCommunications: Boolean, authPassword: String!, inviteToken: St' +
  'ring, captchaToken: String, redirectPath: String, data: usys_update_user_data): usys_user_response\n ' +
  ' "Takes the token of a verification mail."\n  usysVerifyEmail(verifyToken: String!, redirectPath: Str' +
  'ing): Done\n  "Sends a mail to set a new password."\n  usysResetPassword(email: String!): Done\n  usysU' +
  'pdatePassword(authPassword: String!, token: String!): Done\n  usysUpdateUserData(data: usys_update_us' +
  'er_data!): usys_user_data_response\n  usysGetUploadURL(fieldId: String!, filename: String!): usys_upl' +
  'oad_response\n  ecommerceCancelSubscriptionForSiteUser(subscriptionId: String!): Done\n  """\n  Additio' +
  'n, as are the mutations below whose names begin with `vitrine`: shows with the password once more th' +
  'at the\n  account is theirs.\n  """\n  vitrineConfirmIdentity(authPassword: String!, code: String): Don' +
  'e\n  "Logs in with a second factor."\n  vitrineLogInWithCode(email: String!, authPassword: String!, co' +
  'de: String!): Done\n  "Sends a link that logs in."\n  vitrineSendLink(email: String!, redirectPath: St' +
  'ring): Done\n  "Takes the token of that link."\n  vitrineOpenLink(token: String!, code: String): vitri' +
  'ne_opened_link\n  "Sends a link to a new address."\n  vitrineChangeEmail(email: String!): Done\n  "Take' +
  's the token of that link."\n  vitrineConfirmEmail(token: String!): Done\n  vitrineChangePassword(authP' +
  'assword: String!, newPassword: String!): Done\n  "Ends a session; without an id all other sessions."\n' +
  '  vitrineEndSessions(id: String): Done\n  vitrineDeleteAccount: Done\n  "All stored data of the member' +
  ', as one value."\n  vitrineExportAccount: JSON\n  "Begins to set up an authenticator app; returns a `N' +
  'ewFactor`."\n  vitrineBeginFactor: JSON\n  "Returns the recovery codes."\n  vitrineTurnOnFactor(code: S' +
  'tring!): [String!]\n  vitrineTurnOffFactor: Done\n  "The browser\'s options for a new passkey."\n  vitri' +
  'neBeginPasskey: JSON\n  vitrineAddPasskey(answer: JSON!, name: String!): Done\n  vitrineRemoveLogIn(id' +
  ': String!): Done\n  "The browser\'s options to log in with a passkey."\n  vitrineAskPasskey: JSON\n  vit' +
  'rineLogInWithPasskey(answer: JSON!): Done\n  vitrineRenewRecoveryCodes: [String!]\n  "Changes the card' +
  ' of a subscription, and charges an unpaid period at once."\n  vitrineChangeCard(subscriptionId: Strin' +
  'g!, provider: String!, paymentMethod: String!, confirmation: String): vitrine_changed_card\n}\n\ntype v' +
  'itrine_changed_card {\n  ok: Boolean!\n  """\n  `changed`, `unpaid` (the card is stored, but the unpaid' +
  ' period was not charged), `unclear` (stored; ask\n  again) or `requires_action`.\n  """\n  status: Stri' +
  'ng!\n  "The party whose action is required."\n  provider: String\n  clientSecret: String\n}\n\ntype vitrin' +
  'e_opened_link {\n  ok: Boolean!\n  "The page that the visitor asked for: a path of this site."\n  redir' +
  'ectPath: String\n}\n\nenum mutation_commerce_checkout_type {\n  normal\n  paypal\n  quickCheckout\n}\n\ninput' +
  ' mutation_commerce_update_custom_data {\n  name: String!\n  textArea: String\n  textInput: String\n  che' +
  'ckbox: Boolean\n}\n\ntype Done {\n  ok: Boolean!\n}\n\ntype BeginCheckoutResult {\n  ok: Boolean!\n  "The add' +
  'ress to which the shopper is redirected: HTTPS, on one of the shop\'s `checkoutHosts`."\n  url: String' +
  '\n}\n\ntype CartItemChange {\n  ok: Boolean!\n  itemId: BasicId\n  itemCount: Int\n  itemPrice: CommercePri' +
  'ce\n}\n\ntype PayPalOrder {\n  orderId: String!\n}\n\ntype SubmitOrderResult {\n  ok: Boolean!\n  orderId: Ba' +
  'sicId\n  token: String\n  customerPaid: CommercePrice\n  purchasedItems: [PurchasedItem!]\n  """\n  `requ' +
  'ires_action`: the card holder must act first; for an earlier submit also `processing` and\n  `not_pla' +
  'ced`.\n  """\n  status: String\n  "Addition: the party whose action is required."\n  provider: String\n  ' +
  'clientSecret: String\n  nextAction: String\n}\n\ntype PurchasedItem {\n  id: BasicId!\n  name: String\n  co' +
  'unt: Int\n  price: CommercePrice\n}\n\n"Values of a form by their type. Omitted values stay unchanged."\n' +
  'input usys_update_user_data {\n  plainText: [usys_user_datum!]\n  email: [usys_user_datum!]\n  bool: [u' +
  'sys_user_datum!]\n  number: [usys_user_datum!]\n  option: [usys_user_datum!]\n  link: [usys_user_datum!' +
  ']\n  fileRef: [usys_user_datum!]\n}\n\ninput usys_user_datum {\n  "The id of the field; common ones also ' +
  'in camel case."\n  id: String!\n  "A text, true or false, `{ key }` or `{ _id }` of a file; null: empt' +
  'y. Omitted for an unchanged file."\n  value: JSON\n}\n\ntype usys_user_response {\n  user: usys_user\n}\n\nt' +
  'ype usys_user {\n  id: BasicId!\n  email: String\n  name: String\n  createdOn: DateTime\n  emailVerified:' +
  ' Boolean\n}\n\ntype usys_user_data_response {\n  data: SiteUserData\n}\n\ntype usys_upload_response {\n  pre' +
  'signedPOST: usys_presigned_post\n  "The id of the file until it is saved."\n  key: String\n}\n\ntype usys' +
  '_presigned_post {\n  url: String\n  fields: [usys_presigned_field!]\n}\n\ntype usys_presigned_field {\n  k' +
  'ey: String\n  value: String\n}'
