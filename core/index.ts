/**
 * The domain for applications, scripts and adapters (`vitrine/core`). Functions with unambiguous names are
 * exported directly; folders with short names (`money.add`, `checkout.isBusy`) are exported as namespaces.
 * Types all have unambiguous names.
 */

// Results, brands and stores
export { assertNever, createStore, err, mapResult, ok, valueOf } from './shared/index.js'
export type { Brand, ReadableStore, Result, SortOrder, Store } from './shared/index.js'

// The catalogue: products, choosing options, purchase rules
export {
  canAddToCart,
  canBuyNow,
  choose,
  DEFAULT_PRODUCT_TYPE,
  defaultSku,
  disabledValues,
  hasStockFor,
  holdsMembership,
  initialSelection,
  isInStock,
  isOutOfStock,
  isShippableType,
  isValueDisabled,
  offeredSkus,
  offerView,
  optionAxes,
  optionSetId,
  optionValueId,
  PRODUCT_TYPE_IDS,
  PRODUCT_TYPES,
  productId,
  productSlug,
  quantityLeft,
  refreshSelection,
  requiresSession,
  selectedSku,
  skuId,
  toProductType,
} from './catalog/index.js'
export type {
  Billing,
  Image,
  InitialSelection,
  Inventory,
  Membership,
  OfferView,
  OptionAxis,
  OptionSet,
  OptionSetId,
  OptionValue,
  OptionValueId,
  PaymentPlan,
  Product,
  ProductId,
  ProductSlug,
  ProductType,
  PurchaseRefusal,
  Selection,
  Shopper,
  Sku,
  SkuId,
} from './catalog/index.js'

// Orders and their ids
export { orderId, orderToken, projectOrder, shippingMethodId } from './orders/index.js'
export type {
  Address,
  Capabilities,
  CardSummary,
  CustomDatum,
  ExtraItem,
  LineItem,
  LinesLeft,
  ListedOrderStatus,
  Order,
  OrderFilter,
  OrderFlags,
  OrderId,
  OrderList,
  OrderRenewal,
  OrderSortKey,
  OrderSummary,
  PlacedPayment,
  OrderToken,
  PaymentAction,
  PaymentMethod,
  PaymentProvider,
  ShippingMethod,
  ShippingMethodId,
  ShopSettings,
  SiteDataTree,
} from './orders/index.js'

// Visitor accounts: fields, values, subscriptions
export { COMMON_FIELDS, localPath } from './accounts/index.js'
export type {
  Account,
  AccountEntry,
  AccountEntryValue,
  AccountField,
  AccountFieldName,
  AccountFieldOption,
  AccountFieldRules,
  AccountFieldType,
  AccountFile,
  AccountPlan,
  AccountValue,
  AccountValues,
  MemberSubscription,
  PasswordProblem,
  SubscriptionStatus,
} from './accounts/index.js'

// Subscriptions: their states and renewals
export type {
  ListedSubscriptionStatus,
  SubscriptionFilter,
  SubscriptionList,
  SoldPlan,
  SubscriptionPlan,
  SubscriptionSortKey,
  SubscriptionStanding,
  SubscriptionSummary,
  SubscriptionWords,
  TermsFormats,
} from './subscriptions/index.js'

// The flows, ready to run over a back end
export { createAddToCartService, createCartApi, createCartService, toCartView } from './cart/index.js'
export { createCheckoutService, problemOfCheckout } from './checkout/index.js'
export { createConfirmationService } from './confirmation/index.js'
export type {
  ConfirmationPorts,
  ConfirmationService,
  ConfirmationState,
  PlacedOrderKey,
} from './confirmation/index.js'
export type {
  Addition,
  AddToCartPorts,
  AddToCartProblem,
  AddToCartService,
  AddToCartState,
  AddToCartRequest,
  CartApi,
  CartApiPorts,
  CartLineView,
  CartMoney,
  CartOutcome,
  CartPorts,
  CartProblem,
  CartService,
  CartState,
  CartView,
} from './cart/index.js'
export type {
  Attempt,
  CheckoutBlock,
  CheckoutCommand,
  CheckoutDetails,
  CheckoutFailure,
  CheckoutPorts,
  CheckoutService,
  CheckoutState,
  CheckoutStep,
  DetailChange,
  PlacedOrder,
} from './checkout/index.js'

// The ports that the domain needs
export { sessionId, visitorId } from './ports/visitor.port.js'
export type {
  AccountEntrance,
  AccountForms,
  AccountGateway,
  AccountLogIn,
  AccountProfile,
  AccountRegistration,
  AccountSubscriptions,
  EnteredUser,
  NewIdentity,
  SignUp,
  SiteUser,
  UploadForm,
} from './ports/accounts/account-gateway.port.js'
export type { Backend } from './ports/backend.port.js'
export type { SessionId, Visitor, VisitorId } from './ports/visitor.port.js'
export type { CheckoutForms } from './ports/shop/checkout-forms.port.js'
export type { Clock } from './ports/platform/clock.port.js'
export type {
  CartChange,
  CartGateway,
  CheckoutGateway,
  CommerceGateway,
  FoundSubmit,
  OrderGateway,
  OrderReading,
  PageQuery,
  ProductGateway,
  ProductReading,
  SubmitAnswer,
  SubmitOrder,
  WalletGateway,
} from './ports/shop/commerce-gateway.port.js'
export type { EventSink, TrackedEvent } from './ports/page/event-sink.port.js'
export type { FileStore, KeptFile } from './ports/platform/file-store.port.js'
export type {
  FormSubmission,
  FormSubmissionId,
  FormSubmissions,
  NewFormSubmission,
  SubmissionFilter,
  SubmissionList,
  SubmissionSortKey,
} from './ports/forms/form-submissions.port.js'
export type { FormFile, FormUploads, UploadToken } from './ports/forms/form-uploads.port.js'
export type { FrameSource } from './ports/page/frame-source.port.js'
export type { Answer, GatewayFailure } from './ports/gateway-failure.port.js'
export type { KeyValueStore } from './ports/page/key-value-store.port.js'
export type {
  MailFilter,
  MailId,
  MailList,
  MailOutbox,
  MailState,
  MailSummary,
  NewMail,
  WaitingMail,
} from './ports/mail/mail-outbox.port.js'
export type { Mail, Mailer } from './ports/mail/mailer.port.js'
export type { MembershipSource } from './ports/accounts/membership-source.port.js'
export type { Navigator } from './ports/page/navigator.port.js'
export type {
  ListCursor,
  ListPage,
  ListQuery,
  OwnerList,
  OwnerListFailure,
} from './ports/owner/owner-list.port.js'
export type { BillingDetails, PaymentFailure, PaymentForm } from './ports/payments/payment-form.port.js'
export type {
  AuthorisedPayment,
  CancelledPayment,
  CapturedPayment,
  CaptureRequest,
  ChargedPayment,
  ChargeRequest,
  FoundPayment,
  NoticeFailure,
  NotifiedPayment,
  PaymentAuthorisation,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  PendingPayment,
  RawNotice,
  UnknownPayment,
} from './ports/payments/payment-processor.port.js'
export type { SessionStatus } from './ports/accounts/session-status.port.js'
export type { Random } from './ports/platform/random.port.js'
export type { StorageFailure } from './ports/platform/storage-failure.js'
export type { Box, SizeRequest, Stage, View } from './ports/page/stage.port.js'

// Folders as namespaces
export * as accounts from './accounts/index.js'
export * as animation from './animation/index.js'
export * as timelines from './animation/timelines/authoring/index.js'
export * as calendar from './calendar/index.js'
export * as cart from './cart/index.js'
export * as checkout from './checkout/index.js'
export * as errors from './errors/index.js'
export * as markup from './markup/index.js'
export * as money from './money/index.js'
export * as recognition from './recognition/index.js'
export * as pricing from './pricing/index.js'
export * as site from './site/index.js'
export * as subscriptions from './subscriptions/index.js'
export * as template from './template/index.js'
export * as visibility from './visibility/index.js'
export type {
  CurrencyCode,
  DecimalFailure,
  MinorUnits,
  Money,
  MoneyFormat,
  PartsPerMillion,
  PriceSettings,
} from './money/index.js'
export type { Problem, ProblemFacts, Recovery, ServerError } from './errors/index.js'
export type { Discount, PricedOrder, ShippingOffer, TaxRule } from './pricing/index.js'
