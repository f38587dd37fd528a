/** The case that catches each back end with a mistake in a member's belongings, and in their end. */
export const CAUGHT_BY_HOLDERS: Readonly<Record<string, readonly string[]>> = {
  'keeps the name, the fields and the consent of a sign-up as they were entered': [
    'every member agrees to be written to',
    'a sign-up forgets the name',
    'a sign-up forgets the fields of the owner',
  ],
  'shows what a member wrote to them alone': ['what one member writes is shown to all'],
  'tells when a member joined and when a session ends, in milliseconds': [
    'the end of a session is reported in seconds',
    'a member was made in seconds',
  ],
  'tells when a subscription was cancelled, in milliseconds': [
    'the end of a subscription is reported in seconds',
  ],
  'refuses a new password that is too long, and keeps the one before': [
    'a new password is cut to 72 characters',
  ],
  'refuses a new password that is too long, and keeps the previous one': [
    'a changed password is cut to 72 characters',
  ],
  'invalidates log-in links when the password is changed': ['a link to log in outlives a changed password'],
  'invalidates the links mailed to an address when the member has another one': [
    'a link for a password outlives the address it was mailed to',
  ],
  'gives no member an address that another member has meanwhile': [
    'an address is changed to one that was taken meanwhile',
  ],
  'ends every session and every link of an account that is deleted': [
    'other sessions of a deleted account live on',
    'a link for a password outlives its account',
    'a link to log in outlives its account',
  ],
  'exports all data of a member, without the password': ['an export holds the password'],
}
