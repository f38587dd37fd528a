/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  AddToCartMutation,
  AddToCartMutationVariables,
  BeginCheckoutMutation,
  BeginCheckoutMutationVariables,
  CheckoutApplyDiscountMutation,
  CheckoutApplyDiscountMutationVariables,
  CheckoutAttemptSubmitOrderMutation,
  CheckoutAttemptSubmitOrderMutationVariables,
  CheckoutFindSubmitMutation,
  CheckoutFindSubmitMutationVariables,
  CheckoutRecalcOrderEstimationsMutation,
  CheckoutRecalcOrderEstimationsMutationVariables,
  CheckoutRemoveDiscountMutation,
  CheckoutRemoveDiscountMutationVariables,
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
  getUploadURLMutation,
  getUploadURLMutationVariables,
} from './operation-types.js'

import type { Operation } from '../operation.js'

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

export const BEGIN_CHECKOUT: Operation<BeginCheckoutMutation, BeginCheckoutMutationVariables> = {
  name: 'BeginCheckout',
  kind: 'mutation',
  text: 'mutation BeginCheckout{ecommerceBeginCheckout{ok url}}',
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

export const FIND_SUBMIT: Operation<CheckoutFindSubmitMutation, CheckoutFindSubmitMutationVariables> = {
  name: 'CheckoutFindSubmit',
  kind: 'mutation',
  text: 'mutation CheckoutFindSubmit($idempotencyKey:String!){ecommerceFindSubmit(idempotencyKey:$idempotencyKey){...SubmitResult}}fragment SubmitResult on SubmitOrderResult{ok orderId token status clientSecret provider customerPaid{value unit}purchasedItems{id name count price{value unit}}}',
}

export const LIST_PRODUCTS: Operation<ListProductsQuery, ListProductsQueryVariables> = {
  name: 'ListProducts',
  kind: 'query',
  text: 'query ListProducts($filter:product_filter!$limit:Int!$sort:product_sort$after:BasicId){database{id collections{c_product_{id items(filter:$filter limit:$limit sort:$sort after:$after){...ProductParts}}}}}fragment ProductParts on CommerceProduct{id slug name description categories shippable productType{id name}skuProperties{id name enum{id name slug}}defaultSku{id}fields memberships{productId orderId active}skus{id sku price{...SkuPrice}compareAtPrice{...SkuPrice}weight width length height mainImage{...SkuImage}moreImages{...SkuImage}skuValues{property{id}value{id}}inventory{type quantity}ecSkuBillingMethod ecSkuSubscriptionPlan}}fragment SkuPrice on CommercePrice{value unit}fragment SkuImage on ImageRef{url alt file{origFileName}video{url html width height}}',
}

export const LOG_IN: Operation<UserLoginRequestMutation, UserLoginRequestMutationVariables> = {
  name: 'UserLoginRequest',
  kind: 'mutation',
  text: 'mutation UserLoginRequest($email:String!$authPassword:String!){usysCreateSession(email:$email authPassword:$authPassword){user{id email name createdOn emailVerified}}}',
}

export const LOG_OUT: Operation<UserLogoutRequestMutation, UserLogoutRequestMutationVariables> = {
  name: 'UserLogoutRequest',
  kind: 'mutation',
  text: 'mutation UserLogoutRequest{usysDestroySession{ok}}',
}

export const READ_ACCOUNT_FIELDS: Operation<GetFieldValidationsQuery, GetFieldValidationsQueryVariables> = {
  name: 'GetFieldValidations',
  kind: 'query',
  text: 'query GetFieldValidations{site{id usysFieldSchema{id name slug type required validations{minLength maxLength min max step extensions options{slug name}}}}}',
}

export const READ_CART: Operation<ReadCartQuery, ReadCartQueryVariables> = {
  name: 'ReadCart',
  kind: 'query',
  text: 'query ReadCart{database{id order}site{id commerce{...Shop}}}fragment Shop on SiteCommerce{businessAddress{country}defaultCurrency quickCheckoutEnabled paymentProviders{name publicKey account keepsMethods}capabilities{checkout checkoutHosts subscriptions memberships accounts customFields uploads guestOrderRead}}',
}

export const READ_MEMBERSHIPS: Operation<ReadMembershipsQuery, ReadMembershipsQueryVariables> = {
  name: 'ReadMemberships',
  kind: 'query',
  text: 'query ReadMemberships($productIds:[BasicId!]!){database{id commerceMemberships(productIds:$productIds){productId orderId active}}}',
}

export const READ_PLACED_ORDER: Operation<ReadPlacedOrderQuery, ReadPlacedOrderQueryVariables> = {
  name: 'ReadPlacedOrder',
  kind: 'query',
  text: 'query ReadPlacedOrder($finalizedOrder:commerce_order_finalized_order_args!){database{id order(finalizedOrder:$finalizedOrder)}site{id commerce{...Shop}}}fragment Shop on SiteCommerce{businessAddress{country}defaultCurrency quickCheckoutEnabled paymentProviders{name publicKey account keepsMethods}capabilities{checkout checkoutHosts subscriptions memberships accounts customFields uploads guestOrderRead}}',
}

export const READ_PRODUCT: Operation<ReadProductQuery, ReadProductQueryVariables> = {
  name: 'ReadProduct',
  kind: 'query',
  text: 'query ReadProduct($filter:product_filter!){database{id collections{c_product_{id items(filter:$filter){...ProductParts}}}}}fragment ProductParts on CommerceProduct{id slug name description categories shippable productType{id name}skuProperties{id name enum{id name slug}}defaultSku{id}fields memberships{productId orderId active}skus{id sku price{...SkuPrice}compareAtPrice{...SkuPrice}weight width length height mainImage{...SkuImage}moreImages{...SkuImage}skuValues{property{id}value{id}}inventory{type quantity}ecSkuBillingMethod ecSkuSubscriptionPlan}}fragment SkuPrice on CommercePrice{value unit}fragment SkuImage on ImageRef{url alt file{origFileName}video{url html width height}}',
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

export const REMOVE_DISCOUNT: Operation<
  CheckoutRemoveDiscountMutation,
  CheckoutRemoveDiscountMutationVariables
> = {
  name: 'CheckoutRemoveDiscount',
  kind: 'mutation',
  text: 'mutation CheckoutRemoveDiscount{ecommerceRemoveDiscount{ok}}',
}

export const RESET_PASSWORD: Operation<
  UserResetPasswordRequestMutation,
  UserResetPasswordRequestMutationVariables
> = {
  name: 'UserResetPasswordRequest',
  kind: 'mutation',
  text: 'mutation UserResetPasswordRequest($email:String!){usysResetPassword(email:$email){ok}}',
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
