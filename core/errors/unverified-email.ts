/** The code of an engine that sells only to members with a verified address. */
export const UNVERIFIED_EMAIL = 'UsysUnverifiedEmail'
/** The text of cart and checkout for it. */
export const UNVERIFIED_TEXT =
  'Before you purchase, please use your email invite to verify your address so we can send order updates.'
