/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, InputMaybe, Scalars } from './schema-types-1.js'
import type {
  CartItemChange,
  Done,
  PayPalOrder,
  SubmitOrderResult,
  BeginCheckoutResult,
  Usys_User_Response,
  Usys_User_Data_Response,
  Usys_Upload_Response,
  Vitrine_Opened_Link,
  Vitrine_Changed_Card,
} from './schema-types-3.js'
export type Mutation = {
  /**
   * Adds `count` pieces to the cart. `idempotencyKey` is ours: a repetition returns the first result and adds
   * nothing.
   */
  readonly ecommerceAddToCart?: Maybe<CartItemChange>
  /** Sets the count of a line; 0 removes it. */
  readonly ecommerceUpdateCartItem?: Maybe<CartItemChange>
  readonly ecommerceUpdateIdentity?: Maybe<Done>
  readonly ecommerceUpdateAddress?: Maybe<Done>
  /** The rough address that a payment sheet gives before the shopper's approval. */
  readonly ecommerceUpdateObfuscatedAddress?: Maybe<Done>
  readonly ecommerceUpdateShippingMethod?: Maybe<Done>
  /**
   * Stores a token of a payment provider, never card data. `provider` is ours (default: the first provider of
   * the shop).
   */
  readonly ecommerceStoreStripePaymentMethod?: Maybe<Done>
  readonly ecommerceUpdateCustomData?: Maybe<Done>
  readonly ecommerceEstimateTaxes?: Maybe<Done>
  readonly ecommerceRecalcEstimations?: Maybe<Done>
  readonly ecommercePaypalOrderRequest?: Maybe<PayPalOrder>
  readonly ecommerceSyncPaypalOrderInfoToWF?: Maybe<Done>
  /**
   * Places the order. Additions are `idempotencyKey`, under which the server remembers the answer, and `orderId`, the
   * cart that is meant.
   */
  readonly ecommerceAttemptSubmitOrder?: Maybe<SubmitOrderResult>
  /** Addition: the outcome of the submit with this key. Places no order. */
  readonly ecommerceFindSubmit?: Maybe<SubmitOrderResult>
  readonly ecommerceApplyDiscount?: Maybe<Done>
  /** Addition: removes the discount from the order. */
  readonly ecommerceRemoveDiscount?: Maybe<Done>
  /** Addition: begins the checkout of the engine itself with the visitor's cart, if the engine has one. */
  readonly ecommerceBeginCheckout?: Maybe<BeginCheckoutResult>
  /** Logs in. */
  readonly usysCreateSession?: Maybe<Usys_User_Response>
  readonly usysDestroySession?: Maybe<Done>
  /** Signs up. */
  readonly usysCreateUser?: Maybe<Usys_User_Response>
  /** Takes the token of a verification mail. */
  readonly usysVerifyEmail?: Maybe<Done>
  /** Sends a mail to set a new password. */
  readonly usysResetPassword?: Maybe<Done>
  readonly usysUpdatePassword?: Maybe<Done>
  readonly usysUpdateUserData?: Maybe<Usys_User_Data_Response>
  readonly usysGetUploadURL?: Maybe<Usys_Upload_Response>
  readonly ecommerceCancelSubscriptionForSiteUser?: Maybe<Done>
  /**
   * Addition, as are the mutations below whose names begin with `vitrine`: shows with the password once more that the
   * account is theirs.
   */
  readonly vitrineConfirmIdentity?: Maybe<Done>
  /** Logs in with a second factor. */
  readonly vitrineLogInWithCode?: Maybe<Done>
  /** Sends a link that logs in. */
  readonly vitrineSendLink?: Maybe<Done>
  /** Takes the token of that link. */
  readonly vitrineOpenLink?: Maybe<Vitrine_Opened_Link>
  /** Sends a link to a new address. */
  readonly vitrineChangeEmail?: Maybe<Done>
  /** Takes the token of that link. */
  readonly vitrineConfirmEmail?: Maybe<Done>
  readonly vitrineChangePassword?: Maybe<Done>
  /** Ends a session; without an id all other sessions. */
  readonly vitrineEndSessions?: Maybe<Done>
  readonly vitrineDeleteAccount?: Maybe<Done>
  /** All stored data of the member, as one value. */
  readonly vitrineExportAccount?: Maybe<Scalars['JSON']['output']>
  /** Begins to set up an authenticator app; returns a `NewFactor`. */
  readonly vitrineBeginFactor?: Maybe<Scalars['JSON']['output']>
  /** Returns the recovery codes. */
  readonly vitrineTurnOnFactor?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  readonly vitrineTurnOffFactor?: Maybe<Done>
  /** The browser's options for a new passkey. */
  readonly vitrineBeginPasskey?: Maybe<Scalars['JSON']['output']>
  readonly vitrineAddPasskey?: Maybe<Done>
  readonly vitrineRemoveLogIn?: Maybe<Done>
  /** The browser's options to log in with a passkey. */
  readonly vitrineAskPasskey?: Maybe<Scalars['JSON']['output']>
  readonly vitrineLogInWithPasskey?: Maybe<Done>
  readonly vitrineRenewRecoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  /** Changes the card of a subscription, and charges an unpaid period at once. */
  readonly vitrineChangeCard?: Maybe<Vitrine_Changed_Card>
}

export type MutationEcommerceAddToCartArgs = {
  sku: Scalars['String']['input']
  count: Scalars['Int']['input']
  buyNow?: InputMaybe<Scalars['Boolean']['input']>
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateCartItemArgs = {
  sku: Scalars['String']['input']
  count: Scalars['Int']['input']
}

export type MutationEcommerceUpdateIdentityArgs = {
  email?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateAddressArgs = {
  type: Scalars['String']['input']
  addressee?: InputMaybe<Scalars['String']['input']>
  line1?: InputMaybe<Scalars['String']['input']>
  line2?: InputMaybe<Scalars['String']['input']>
  city?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  postalCode?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateObfuscatedAddressArgs = {
  type: Scalars['String']['input']
  addressee?: InputMaybe<Scalars['String']['input']>
  line1?: InputMaybe<Scalars['String']['input']>
  line2?: InputMaybe<Scalars['String']['input']>
  city?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  postalCode?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateShippingMethodArgs = {
  methodId?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceStoreStripePaymentMethodArgs = {
  paymentMethod: Scalars['String']['input']
  provider?: InputMaybe<Scalars['String']['input']>
}

export type Mutation_Commerce_Update_Custom_Data = {
  readonly name: Scalars['String']['input']
  readonly textArea?: InputMaybe<Scalars['String']['input']>
  readonly textInput?: InputMaybe<Scalars['String']['input']>
  readonly checkbox?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEcommerceUpdateCustomDataArgs = {
  customData: ReadonlyArray<InputMaybe<Mutation_Commerce_Update_Custom_Data>>
}

export type Mutation_Commerce_Checkout_Type = 'normal' | 'paypal' | 'quickCheckout'

export type MutationEcommerceAttemptSubmitOrderArgs = {
  checkoutType?: InputMaybe<Mutation_Commerce_Checkout_Type>
  paymentIntentId?: InputMaybe<Scalars['String']['input']>
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
  orderId?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceFindSubmitArgs = {
  idempotencyKey: Scalars['String']['input']
}

export type MutationEcommerceApplyDiscountArgs = {
  discountCode: Scalars['String']['input']
}

export type MutationUsysCreateSessionArgs = {
  email: Scalars['String']['input']
  authPassword: Scalars['String']['input']
}

export type Usys_User_Datum = {
  /** The id of the field; common ones also in camel case. */
  readonly id: Scalars['String']['input']
  /** A text, true or false, `{ key }` or `{ _id }` of a file; null: empty. Omitted for an unchanged file. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>
}

/** Values of a form by their type. Omitted values stay unchanged. */
export type Usys_Update_User_Data = {
  readonly plainText?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly email?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly bool?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly number?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly option?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly link?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly fileRef?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
}

export type MutationUsysCreateUserArgs = {
  email: Scalars['String']['input']
  name: Scalars['String']['input']
  acceptPrivacy?: InputMaybe<Scalars['Boolean']['input']>
  acceptCommunications?: InputMaybe<Scalars['Boolean']['input']>
  authPassword: Scalars['String']['input']
  inviteToken?: InputMaybe<Scalars['String']['input']>
  captchaToken?: InputMaybe<Scalars['String']['input']>
  redirectPath?: InputMaybe<Scalars['String']['input']>
  data?: InputMaybe<Usys_Update_User_Data>
}

export type MutationUsysVerifyEmailArgs = {
  verifyToken: Scalars['String']['input']
  redirectPath?: InputMaybe<Scalars['String']['input']>
}

export type MutationUsysResetPasswordArgs = {
  email: Scalars['String']['input']
}

export type MutationUsysUpdatePasswordArgs = {
  authPassword: Scalars['String']['input']
  token: Scalars['String']['input']
}

export type MutationUsysUpdateUserDataArgs = {
  data: Usys_Update_User_Data
}

export type MutationUsysGetUploadUrlArgs = {
  fieldId: Scalars['String']['input']
  filename: Scalars['String']['input']
}

export type MutationEcommerceCancelSubscriptionForSiteUserArgs = {
  subscriptionId: Scalars['String']['input']
}

export type MutationVitrineConfirmIdentityArgs = {
  authPassword: Scalars['String']['input']
  code?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineLogInWithCodeArgs = {
  email: Scalars['String']['input']
  authPassword: Scalars['String']['input']
  code: Scalars['String']['input']
}

export type MutationVitrineSendLinkArgs = {
  email: Scalars['String']['input']
  redirectPath?: InputMaybe<Scalars['String']['input']>
}
