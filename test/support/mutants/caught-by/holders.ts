/** The case that catches each back end with a mistake in what belongs to a member, and in what ends with it. */
export const CAUGHT_BY_HOLDERS: Readonly<Record<string, readonly string[]>> = {
  'keeps the name, the fields and the consent of a sign-up as they were told': [
    'every member agrees to be written to',
    'a sign-up forgets the name',
    'a sign-up forgets the fields of the owner',
  ],
  'shows what a member wrote to them alone': ['what one member writes is shown to all'],
  'tells when a member joined and when a session ends, in milliseconds': [
    'the end of a session is told in seconds',
    'a member was made in seconds',
  ],
  'tells when a subscription was cancelled, in milliseconds': [
    'the end of a subscription is told in seconds',
  ],
  'refuses a new password that is too long, and keeps the one before': [
    'a new password is cut to 72 characters',
  ],
  'refuses a changed password that is too long, and keeps the one before': [
    'a changed password is cut to 72 characters',
  ],
  'takes the links to log in away with the password that is changed': [
    'a link to log in outlives a changed password',
  ],
  'takes the links that were mailed to an address away when the member has another one': [
    'a link for a password outlives the address it was mailed to',
  ],
  'gives no member an address that another one has taken meanwhile': [
    'an address is changed to one that was taken meanwhile',
  ],
  'ends every session and every link of an account that is deleted': [
    'other sessions of a deleted account live on',
    'a link for a password outlives its account',
    'a link to log in outlives its account',
  ],
  'gives a member all that is kept of them, and no password': ['an export holds the password'],
}
