/**
 * Each text that a stranger can send to the visitors' API, by the field of its schema. A new field has to be
 * added here; a `shown` one is filled with markup and checked in the desk (test/browser/desk/desk.test.ts).
 */

/** Kept as it was sent, and shown at the desk. */
export const SHOWN_FIELDS = [
  'ecommerceUpdateAddress.addressee',
  'ecommerceUpdateAddress.line1',
  'ecommerceUpdateAddress.line2',
  'ecommerceUpdateAddress.city',
  'ecommerceUpdateAddress.state',
  'ecommerceUpdateAddress.postalCode',
  'ecommerceUpdateCustomData.customData.name',
  'ecommerceUpdateCustomData.customData.textArea',
  'ecommerceUpdateCustomData.customData.textInput',
  'ecommerceApplyDiscount.discountCode',
  'usysCreateUser.name',
  'usysCreateUser.data.plainText.value',
] as const
/** One of `SHOWN_FIELDS`. */
export type ShownField = (typeof SHOWN_FIELDS)[number]

const ADDRESSES = 'checked to be an address of mail'
const KNOWN = 'compared with what exists, and stored as that'
const SECRET = 'compared, or hashed, and never shown'
const SAME = 'the same values as in a field above'
const LATER = 'a member, who has signed up: the same fields and columns as at the sign-up'

/** The other texts, with the reason why the desk shows no text of theirs. A name ends in `*` for all below it. */
export const OTHER_FIELDS: Readonly<Record<string, string>> = {
  'ecommerceAddToCart.*': KNOWN,
  'ecommerceUpdateCartItem.*': KNOWN,
  'ecommerceUpdateIdentity.email': ADDRESSES,
  'ecommerceUpdateAddress.type': KNOWN,
  'ecommerceUpdateAddress.country': KNOWN,
  'ecommerceUpdateObfuscatedAddress.*': SAME,
  'ecommerceUpdateShippingMethod.*': KNOWN,
  'ecommerceStoreStripePaymentMethod.*': 'sent to the provider, whose own name of the payment is shown',
  'ecommerceAttemptSubmitOrder.*': KNOWN,
  'ecommerceFindSubmit.*': KNOWN,
  'usysCreateSession.*': SECRET,
  'usysCreateUser.email': ADDRESSES,
  'usysCreateUser.authPassword': SECRET,
  'usysCreateUser.inviteToken': SECRET,
  'usysCreateUser.captchaToken': SECRET,
  'usysCreateUser.redirectPath': 'a path of the site, used once',
  'usysCreateUser.data.plainText.id': KNOWN,
  'usysCreateUser.data.email.*': ADDRESSES,
  'usysCreateUser.data.bool.*': KNOWN,
  'usysCreateUser.data.number.*': KNOWN,
  'usysCreateUser.data.option.*': KNOWN,
  'usysCreateUser.data.link.*': 'checked to be a web address',
  'usysCreateUser.data.fileRef.*': KNOWN,
  'usysVerifyEmail.*': SECRET,
  'usysResetPassword.email': ADDRESSES,
  'usysUpdatePassword.*': SECRET,
  'usysUpdateUserData.*': LATER,
  'usysGetUploadURL.*': 'cleaned as the names of files of forms, which the test of the desk uploads',
  'ecommerceCancelSubscriptionForSiteUser.*': KNOWN,
  'vitrineConfirmIdentity.*': SECRET,
  'vitrineLogInWithCode.*': SECRET,
  'vitrineSendLink.email': ADDRESSES,
  'vitrineSendLink.redirectPath': 'a path of the site, used once',
  'vitrineOpenLink.*': SECRET,
  'vitrineChangeEmail.email': ADDRESSES,
  'vitrineConfirmEmail.*': SECRET,
  'vitrineChangePassword.*': SECRET,
  'vitrineEndSessions.*': KNOWN,
  'vitrineTurnOnFactor.*': SECRET,
  'vitrineAddPasskey.*': 'shown to its member only',
  'vitrineRemoveLogIn.*': KNOWN,
  'vitrineLogInWithPasskey.*': SECRET,
  'vitrineChangeCard.*': 'sent to the provider, whose own name of the payment is shown',
}
