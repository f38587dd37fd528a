/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/* eslint-disable max-lines */
import type {
  AddToCartMutation,
  AddToCartMutationVariables,
  BeginCheckoutMutation,
  BeginCheckoutMutationVariables,
  CancelSiteUserSubscriptionMutation,
  CancelSiteUserSubscriptionMutationVariables,
  CheckoutApplyDiscountMutation,
  CheckoutApplyDiscountMutationVariables,
  CheckoutAttemptSubmitOrderMutation,
  CheckoutAttemptSubmitOrderMutationVariables,
  CheckoutFindSubmitMutation,
  CheckoutFindSubmitMutationVariables,
  CheckoutRecalcOrderEstimationsMutation,
  CheckoutRecalcOrderEstimationsMutationVariables,
  CheckoutRequestPayPalOrderMutation,
  CheckoutRequestPayPalOrderMutationVariables,
  CheckoutSyncPayPalInfoMutation,
  CheckoutSyncPayPalInfoMutationVariables,
  CheckoutUpdateCustomDataMutation,
  CheckoutUpdateCustomDataMutationVariables,
  CheckoutUpdateObfuscatedOrderAddressMutation,
  CheckoutUpdateObfuscatedOrderAddressMutationVariables,
  CheckoutUpdateOrderAddressMutation,
  CheckoutUpdateOrderAddressMutationVariables,
  CheckoutUpdateOrderIdentityMutation,
  CheckoutUpdateOrderIdentityMutationVariables,
  CheckoutUpdateShippingMethodMutation,
  CheckoutUpdateShippingMethodMutationVariables,
  CheckoutUpdateStripePaymentMethodMutation,
  CheckoutUpdateStripePaymentMethodMutationVariables,
  FetchSessionUserQuery,
  FetchSessionUserQueryVariables,
  FetchSubscriptionsQuery,
  FetchSubscriptionsQueryVariables,
  GetFieldValidationsQuery,
  GetFieldValidationsQueryVariables,
  ListProductsQuery,
  ListProductsQueryVariables,
  ReadCartQuery,
  ReadCartQueryVariables,
  ReadMembershipsQuery,
  ReadMembershipsQueryVariables,
  ReadPlacedOrderQuery,
  ReadPlacedOrderQueryVariables,
  ReadProductQuery,
  ReadProductQueryVariables,
  UpdateCartItemMutation,
  UpdateCartItemMutationVariables,
  UserLoginRequestMutation,
  UserLoginRequestMutationVariables,
  UserLogoutRequestMutation,
  UserLogoutRequestMutationVariables,
  UserResetPasswordRequestMutation,
  UserResetPasswordRequestMutationVariables,
  UserSignupRequestMutation,
  UserSignupRequestMutationVariables,
  UserUpdatePasswordRequestMutation,
  UserUpdatePasswordRequestMutationVariables,
  UserVerifyEmailMutation,
  UserVerifyEmailMutationVariables,
  VitrineAccountQuery,
  VitrineAccountQueryVariables,
  VitrineAddPasskeyMutation,
  VitrineAddPasskeyMutationVariables,
  VitrineAskPasskeyMutation,
  VitrineAskPasskeyMutationVariables,
  VitrineBeginFactorMutation,
  VitrineBeginFactorMutationVariables,
  VitrineBeginPasskeyMutation,
  VitrineBeginPasskeyMutationVariables,
  VitrineChangeEmailMutation,
  VitrineChangeEmailMutationVariables,
  VitrineChangePasswordMutation,
  VitrineChangePasswordMutationVariables,
  VitrineConfirmEmailMutation,
  VitrineConfirmEmailMutationVariables,
  VitrineConfirmIdentityMutation,
  VitrineConfirmIdentityMutationVariables,
  VitrineDeleteAccountMutation,
  VitrineDeleteAccountMutationVariables,
  VitrineEndSessionsMutation,
  VitrineEndSessionsMutationVariables,
  VitrineExportAccountMutation,
  VitrineExportAccountMutationVariables,
  VitrineLogInWithCodeMutation,
  VitrineLogInWithCodeMutationVariables,
  VitrineLogInWithPasskeyMutation,
  VitrineLogInWithPasskeyMutationVariables,
  VitrineOpenLinkMutation,
  VitrineOpenLinkMutationVariables,
  VitrineRemovePasskeyMutation,
  VitrineRemovePasskeyMutationVariables,
  VitrineRenewRecoveryCodesMutation,
  VitrineRenewRecoveryCodesMutationVariables,
  VitrineSendLinkMutation,
  VitrineSendLinkMutationVariables,
  VitrineTurnOffFactorMutation,
  VitrineTurnOffFactorMutationVariables,
  VitrineTurnOnFactorMutation,
  VitrineTurnOnFactorMutationVariables,
  getUploadURLMutation,
  getUploadURLMutationVariables,
} from './operation-types.js'

import type { Operation } from '../operation.js'

export const ADD_PASSKEY: Operation<VitrineAddPasskeyMutation, VitrineAddPasskeyMutationVariables> = {
  name: 'VitrineAddPasskey',
  kind: 'mutation',
  text: 'mutation VitrineAddPasskey($answer:JSON!$name:String!){vitrineAddPasskey(answer:$answer name:$name){ok}}',
}

export const ADD_TO_CART: Operation<AddToCartMutation, AddToCartMutationVariables> = {
  name: 'AddToCart',
  kind: 'mutation',
  text: 'mutation AddToCart($skuId:String!$count:Int!$buyNow:Boolean!$idempotencyKey:String!){ecommerceAddToCart(sku:$skuId count:$count buyNow:$buyNow idempotencyKey:$idempotencyKey){ok itemId itemCount itemPrice{value unit}}}',
}

export const APPLY_DISCOUNT: Operation<
  CheckoutApplyDiscountMutation,
  CheckoutApplyDiscountMutationVariables
> = {
  name: 'CheckoutApplyDiscount',
  kind: 'mutation',
  text: 'mutation CheckoutApplyDiscount($discountCode:String!){ecommerceApplyDiscount(discountCode:$discountCode){ok}}',
}

export const ASK_PASSKEY: Operation<VitrineAskPasskeyMutation, VitrineAskPasskeyMutationVariables> = {
  name: 'VitrineAskPasskey',
  kind: 'mutation',
  text: 'mutation VitrineAskPasskey{vitrineAskPasskey}',
}

export const BEGIN_CHECKOUT: Operation<BeginCheckoutMutation, BeginCheckoutMutationVariables> = {
  name: 'BeginCheckout',
  kind: 'mutation',
  text: 'mutation BeginCheckout{ecommerceBeginCheckout{ok url}}',
}

export const BEGIN_FACTOR: Operation<VitrineBeginFactorMutation, VitrineBeginFactorMutationVariables> = {
  name: 'VitrineBeginFactor',
  kind: 'mutation',
  text: 'mutation VitrineBeginFactor{vitrineBeginFactor}',
}

export const BEGIN_PASSKEY: Operation<VitrineBeginPasskeyMutation, VitrineBeginPasskeyMutationVariables> = {
  name: 'VitrineBeginPasskey',
  kind: 'mutation',
  text: 'mutation VitrineBeginPasskey{vitrineBeginPasskey}',
}

export const BEGIN_UPLOAD: Operation<getUploadURLMutation, getUploadURLMutationVariables> = {
  name: 'getUploadURL',
  kind: 'mutation',
  text: 'mutation getUploadURL($fieldId:String!$filename:String!){usysGetUploadURL(fieldId:$fieldId filename:$filename){presignedPOST{url fields{key value}}key}}',
}

export const BEGIN_WALLET: Operation<
  CheckoutRequestPayPalOrderMutation,
  CheckoutRequestPayPalOrderMutationVariables
> = {
  name: 'CheckoutRequestPayPalOrder',
  kind: 'mutation',
  text: 'mutation CheckoutRequestPayPalOrder{ecommercePaypalOrderRequest{orderId}}',
}

export const CANCEL_SUBSCRIPTION: Operation<
  CancelSiteUserSubscriptionMutation,
  CancelSiteUserSubscriptionMutationVariables
> = {
  name: 'CancelSiteUserSubscription',
  kind: 'mutation',
  text: 'mutation CancelSiteUserSubscription($subscriptionId:String!){ecommerceCancelSubscriptionForSiteUser(subscriptionId:$subscriptionId){ok}}',
}

export const CHANGE_EMAIL: Operation<VitrineChangeEmailMutation, VitrineChangeEmailMutationVariables> = {
  name: 'VitrineChangeEmail',
  kind: 'mutation',
  text: 'mutation VitrineChangeEmail($email:String!){vitrineChangeEmail(email:$email){ok}}',
}

export const CHANGE_PASSWORD: Operation<
  VitrineChangePasswordMutation,
  VitrineChangePasswordMutationVariables
> = {
  name: 'VitrineChangePassword',
  kind: 'mutation',
  text: 'mutation VitrineChangePassword($authPassword:String!$newPassword:String!){vitrineChangePassword(authPassword:$authPassword newPassword:$newPassword){ok}}',
}

export const CONFIRM_EMAIL: Operation<VitrineConfirmEmailMutation, VitrineConfirmEmailMutationVariables> = {
  name: 'VitrineConfirmEmail',
  kind: 'mutation',
  text: 'mutation VitrineConfirmEmail($token:String!){vitrineConfirmEmail(token:$token){ok}}',
}

export const CONFIRM_IDENTITY: Operation<
  VitrineConfirmIdentityMutation,
  VitrineConfirmIdentityMutationVariables
> = {
  name: 'VitrineConfirmIdentity',
  kind: 'mutation',
  text: 'mutation VitrineConfirmIdentity($authPassword:String!$code:String){vitrineConfirmIdentity(authPassword:$authPassword code:$code){ok}}',
}

export const DELETE_ACCOUNT: Operation<VitrineDeleteAccountMutation, VitrineDeleteAccountMutationVariables> =
  {
    name: 'VitrineDeleteAccount',
    kind: 'mutation',
    text: 'mutation VitrineDeleteAccount{vitrineDeleteAccount{ok}}',
  }

export const END_SESSIONS: Operation<VitrineEndSessionsMutation, VitrineEndSessionsMutationVariables> = {
  name: 'VitrineEndSessions',
  kind: 'mutation',
  text: 'mutation VitrineEndSessions($id:String){vitrineEndSessions(id:$id){ok}}',
}

export const EXPORT_ACCOUNT: Operation<VitrineExportAccountMutation, VitrineExportAccountMutationVariables> =
  {
    name: 'VitrineExportAccount',
    kind: 'mutation',
    text: 'mutation VitrineExportAccount{vitrineExportAccount}',
  }

export const FIND_SUBMIT: Operation<CheckoutFindSubmitMutation, CheckoutFindSubmitMutationVariables> = {
  name: 'CheckoutFindSubmit',
  kind: 'mutation',
  text: 'mutation CheckoutFindSubmit($idempotencyKey:String!){ecommerceFindSubmit(idempotencyKey:$idempotencyKey){...SubmitResult}}fragment SubmitResult on SubmitOrderResult{ok orderId token status clientSecret provider customerPaid{value unit}purchasedItems{id name count price{value unit}}}',
}

export const LIST_PRODUCTS: Operation<ListProductsQuery, ListProductsQueryVariables> = {
  name: 'ListProducts',
  kind: 'query',
  text: 'query ListProducts($filter:product_filter!$limit:Int!){database{id collections{c_product_{id items(filter:$filter limit:$limit){...ProductParts}}}}}fragment ProductParts on CommerceProduct{id slug name description categories shippable productType{id name}skuProperties{id name enum{id name slug}}defaultSku{id}fields memberships{productId orderId active}skus{id sku price{...SkuPrice}compareAtPrice{...SkuPrice}weight width length height mainImage{...SkuImage}moreImages{...SkuImage}skuValues{property{id}value{id}}inventory{type quantity}ecSkuBillingMethod}}fragment SkuPrice on CommercePrice{value unit}fragment SkuImage on ImageRef{url alt file{origFileName}video{url html width height}}',
}

export const LOG_IN: Operation<UserLoginRequestMutation, UserLoginRequestMutationVariables> = {
  name: 'UserLoginRequest',
  kind: 'mutation',
  text: 'mutation UserLoginRequest($email:String!$authPassword:String!){usysCreateSession(email:$email authPassword:$authPassword){user{id email name createdOn emailVerified}}}',
}

export const LOG_IN_WITH_CODE: Operation<
  VitrineLogInWithCodeMutation,
  VitrineLogInWithCodeMutationVariables
> = {
  name: 'VitrineLogInWithCode',
  kind: 'mutation',
  text: 'mutation VitrineLogInWithCode($email:String!$authPassword:String!$code:String!){vitrineLogInWithCode(email:$email authPassword:$authPassword code:$code){ok}}',
}

export const LOG_IN_WITH_PASSKEY: Operation<
  VitrineLogInWithPasskeyMutation,
  VitrineLogInWithPasskeyMutationVariables
> = {
  name: 'VitrineLogInWithPasskey',
  kind: 'mutation',
  text: 'mutation VitrineLogInWithPasskey($answer:JSON!){vitrineLogInWithPasskey(answer:$answer){ok}}',
}

export const LOG_OUT: Operation<UserLogoutRequestMutation, UserLogoutRequestMutationVariables> = {
  name: 'UserLogoutRequest',
  kind: 'mutation',
  text: 'mutation UserLogoutRequest{usysDestroySession{ok}}',
}

export const OPEN_LINK: Operation<VitrineOpenLinkMutation, VitrineOpenLinkMutationVariables> = {
  name: 'VitrineOpenLink',
  kind: 'mutation',
  text: 'mutation VitrineOpenLink($token:String!$code:String){vitrineOpenLink(token:$token code:$code){ok redirectPath}}',
}

export const READ_ACCOUNT_FIELDS: Operation<GetFieldValidationsQuery, GetFieldValidationsQueryVariables> = {
  name: 'GetFieldValidations',
  kind: 'query',
  text: 'query GetFieldValidations{site{id usysFieldSchema{id name slug type required validations{minLength maxLength min max step extensions options{slug name}}}}}',
}

export const READ_CART: Operation<ReadCartQuery, ReadCartQueryVariables> = {
  name: 'ReadCart',
  kind: 'query',
  text: 'query ReadCart{database{id order}site{id commerce{...Shop}}}fragment Shop on SiteCommerce{businessAddress{country}defaultCurrency quickCheckoutEnabled paymentProviders{name publicKey account}capabilities{checkout checkoutHosts subscriptions memberships accounts customFields uploads guestOrderRead}}',
}

export const READ_MEMBERSHIPS: Operation<ReadMembershipsQuery, ReadMembershipsQueryVariables> = {
  name: 'ReadMemberships',
  kind: 'query',
  text: 'query ReadMemberships($productIds:[BasicId!]!){database{id commerceMemberships(productIds:$productIds){productId orderId active}}}',
}

export const READ_OVERVIEW: Operation<VitrineAccountQuery, VitrineAccountQueryVariables> = {
  name: 'VitrineAccount',
  kind: 'query',
  text: 'query VitrineAccount{site{id vitrineAccount}}',
}

export const READ_PLACED_ORDER: Operation<ReadPlacedOrderQuery, ReadPlacedOrderQueryVariables> = {
  name: 'ReadPlacedOrder',
  kind: 'query',
  text: 'query ReadPlacedOrder($finalizedOrder:commerce_order_finalized_order_args!){database{id order(finalizedOrder:$finalizedOrder)}site{id commerce{...Shop}}}fragment Shop on SiteCommerce{businessAddress{country}defaultCurrency quickCheckoutEnabled paymentProviders{name publicKey account}capabilities{checkout checkoutHosts subscriptions memberships accounts customFields uploads guestOrderRead}}',
}

export const READ_PRODUCT: Operation<ReadProductQuery, ReadProductQueryVariables> = {
  name: 'ReadProduct',
  kind: 'query',
  text: 'query ReadProduct($filter:product_filter!){database{id collections{c_product_{id items(filter:$filter){...ProductParts}}}}}fragment ProductParts on CommerceProduct{id slug name description categories shippable productType{id name}skuProperties{id name enum{id name slug}}defaultSku{id}fields memberships{productId orderId active}skus{id sku price{...SkuPrice}compareAtPrice{...SkuPrice}weight width length height mainImage{...SkuImage}moreImages{...SkuImage}skuValues{property{id}value{id}}inventory{type quantity}ecSkuBillingMethod}}fragment SkuPrice on CommercePrice{value unit}fragment SkuImage on ImageRef{url alt file{origFileName}video{url html width height}}',
}

export const READ_SUBSCRIPTIONS: Operation<FetchSubscriptionsQuery, FetchSubscriptionsQueryVariables> = {
  name: 'FetchSubscriptions',
  kind: 'query',
  text: 'query FetchSubscriptions{database{id userSubscriptions{_id productName variantPrice{string unit value}variantImage{url alt}status lastInvoiced periodEnd subCreatedOn canceledOn billingAddressAddressee billingAddressLine1 billingAddressLine2 billingAddressCity billingAddressState billingAddressPostalCode billingAddressCountry cardLast4 cardExpiresMonth cardExpiresYear}}}',
}

export const READ_USER: Operation<FetchSessionUserQuery, FetchSessionUserQueryVariables> = {
  name: 'FetchSessionUser',
  kind: 'query',
  text: 'query FetchSessionUser{site{id siteUser{id groups data{email:email(id:"email")}}}}',
}

export const RECALCULATE: Operation<
  CheckoutRecalcOrderEstimationsMutation,
  CheckoutRecalcOrderEstimationsMutationVariables
> = {
  name: 'CheckoutRecalcOrderEstimations',
  kind: 'mutation',
  text: 'mutation CheckoutRecalcOrderEstimations{ecommerceRecalcEstimations{ok}}',
}

export const REMOVE_PASSKEY: Operation<VitrineRemovePasskeyMutation, VitrineRemovePasskeyMutationVariables> =
  {
    name: 'VitrineRemovePasskey',
    kind: 'mutation',
    text: 'mutation VitrineRemovePasskey($id:String!){vitrineRemovePasskey(id:$id){ok}}',
  }

export const RENEW_RECOVERY_CODES: Operation<
  VitrineRenewRecoveryCodesMutation,
  VitrineRenewRecoveryCodesMutationVariables
> = {
  name: 'VitrineRenewRecoveryCodes',
  kind: 'mutation',
  text: 'mutation VitrineRenewRecoveryCodes{vitrineRenewRecoveryCodes}',
}

export const RESET_PASSWORD: Operation<
  UserResetPasswordRequestMutation,
  UserResetPasswordRequestMutationVariables
> = {
  name: 'UserResetPasswordRequest',
  kind: 'mutation',
  text: 'mutation UserResetPasswordRequest($email:String!){usysResetPassword(email:$email){ok}}',
}

export const SEND_LINK: Operation<VitrineSendLinkMutation, VitrineSendLinkMutationVariables> = {
  name: 'VitrineSendLink',
  kind: 'mutation',
  text: 'mutation VitrineSendLink($email:String!$redirectPath:String){vitrineSendLink(email:$email redirectPath:$redirectPath){ok}}',
}

export const SIGN_UP: Operation<UserSignupRequestMutation, UserSignupRequestMutationVariables> = {
  name: 'UserSignupRequest',
  kind: 'mutation',
  text: 'mutation UserSignupRequest($email:String!$name:String!$acceptPrivacy:Boolean$acceptCommunications:Boolean$authPassword:String!$inviteToken:String$captchaToken:String$redirectPath:String$data:usys_update_user_data){usysCreateUser(email:$email name:$name acceptPrivacy:$acceptPrivacy acceptCommunications:$acceptCommunications authPassword:$authPassword inviteToken:$inviteToken captchaToken:$captchaToken redirectPath:$redirectPath data:$data){user{id email name createdOn emailVerified}}}',
}

export const STORE_PAYMENT_METHOD: Operation<
  CheckoutUpdateStripePaymentMethodMutation,
  CheckoutUpdateStripePaymentMethodMutationVariables
> = {
  name: 'CheckoutUpdateStripePaymentMethod',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateStripePaymentMethod($paymentMethod:String!$provider:String){ecommerceStoreStripePaymentMethod(paymentMethod:$paymentMethod provider:$provider){ok}}',
}

export const SUBMIT_ORDER: Operation<
  CheckoutAttemptSubmitOrderMutation,
  CheckoutAttemptSubmitOrderMutationVariables
> = {
  name: 'CheckoutAttemptSubmitOrder',
  kind: 'mutation',
  text: 'mutation CheckoutAttemptSubmitOrder($checkoutType:mutation_commerce_checkout_type$paymentIntentId:String$idempotencyKey:String!$orderId:String){ecommerceAttemptSubmitOrder(checkoutType:$checkoutType paymentIntentId:$paymentIntentId idempotencyKey:$idempotencyKey orderId:$orderId){...SubmitResult}}fragment SubmitResult on SubmitOrderResult{ok orderId token status clientSecret provider customerPaid{value unit}purchasedItems{id name count price{value unit}}}',
}

export const SYNC_WALLET: Operation<CheckoutSyncPayPalInfoMutation, CheckoutSyncPayPalInfoMutationVariables> =
  {
    name: 'CheckoutSyncPayPalInfo',
    kind: 'mutation',
    text: 'mutation CheckoutSyncPayPalInfo{ecommerceSyncPaypalOrderInfoToWF{ok}}',
  }

export const TURN_OFF_FACTOR: Operation<VitrineTurnOffFactorMutation, VitrineTurnOffFactorMutationVariables> =
  {
    name: 'VitrineTurnOffFactor',
    kind: 'mutation',
    text: 'mutation VitrineTurnOffFactor{vitrineTurnOffFactor{ok}}',
  }

export const TURN_ON_FACTOR: Operation<VitrineTurnOnFactorMutation, VitrineTurnOnFactorMutationVariables> = {
  name: 'VitrineTurnOnFactor',
  kind: 'mutation',
  text: 'mutation VitrineTurnOnFactor($code:String!){vitrineTurnOnFactor(code:$code)}',
}

export const UPDATE_ADDRESS: Operation<
  CheckoutUpdateOrderAddressMutation,
  CheckoutUpdateOrderAddressMutationVariables
> = {
  name: 'CheckoutUpdateOrderAddress',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateOrderAddress($type:String!$name:String$address_line1:String$address_line2:String$address_city:String$address_state:String$address_country:String$address_zip:String){ecommerceUpdateAddress(type:$type addressee:$name line1:$address_line1 line2:$address_line2 city:$address_city state:$address_state country:$address_country postalCode:$address_zip){ok}}',
}

export const UPDATE_CART_ITEM: Operation<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'UpdateCartItem',
  kind: 'mutation',
  text: 'mutation UpdateCartItem($skuId:String!$count:Int!){ecommerceUpdateCartItem(sku:$skuId count:$count){ok itemId itemCount itemPrice{value unit}}}',
}

export const UPDATE_CUSTOM_DATA: Operation<
  CheckoutUpdateCustomDataMutation,
  CheckoutUpdateCustomDataMutationVariables
> = {
  name: 'CheckoutUpdateCustomData',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateCustomData($customData:[mutation_commerce_update_custom_data]!){ecommerceUpdateCustomData(customData:$customData){ok}}',
}

export const UPDATE_IDENTITY: Operation<
  CheckoutUpdateOrderIdentityMutation,
  CheckoutUpdateOrderIdentityMutationVariables
> = {
  name: 'CheckoutUpdateOrderIdentity',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateOrderIdentity($email:String){ecommerceUpdateIdentity(email:$email){ok}}',
}

export const UPDATE_OBFUSCATED_ADDRESS: Operation<
  CheckoutUpdateObfuscatedOrderAddressMutation,
  CheckoutUpdateObfuscatedOrderAddressMutationVariables
> = {
  name: 'CheckoutUpdateObfuscatedOrderAddress',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateObfuscatedOrderAddress($type:String!$name:String$address_line1:String$address_line2:String$address_city:String$address_state:String$address_country:String$address_zip:String){ecommerceUpdateObfuscatedAddress(type:$type addressee:$name line1:$address_line1 line2:$address_line2 city:$address_city state:$address_state country:$address_country postalCode:$address_zip){ok}}',
}

export const UPDATE_PASSWORD: Operation<
  UserUpdatePasswordRequestMutation,
  UserUpdatePasswordRequestMutationVariables
> = {
  name: 'UserUpdatePasswordRequest',
  kind: 'mutation',
  text: 'mutation UserUpdatePasswordRequest($authPassword:String!$token:String!){usysUpdatePassword(authPassword:$authPassword token:$token){ok}}',
}

export const UPDATE_SHIPPING_METHOD: Operation<
  CheckoutUpdateShippingMethodMutation,
  CheckoutUpdateShippingMethodMutationVariables
> = {
  name: 'CheckoutUpdateShippingMethod',
  kind: 'mutation',
  text: 'mutation CheckoutUpdateShippingMethod($id:String){ecommerceUpdateShippingMethod(methodId:$id){ok}}',
}

export const VERIFY_EMAIL: Operation<UserVerifyEmailMutation, UserVerifyEmailMutationVariables> = {
  name: 'UserVerifyEmail',
  kind: 'mutation',
  text: 'mutation UserVerifyEmail($verifyToken:String!$redirectPath:String){usysVerifyEmail(verifyToken:$verifyToken redirectPath:$redirectPath){ok}}',
}
