/** The case that catches each back end that breaks a rule of accounts. */
export const CAUGHT_BY_ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  'gives a visitor who logs in a new secret, which opens the cart and the account': [
    'a log-in keeps the secret of before',
    'what lies in the cart is lost at a log-in',
  ],
  'leaves nothing to the secret of before': ['the secret of before a log-in still opens the cart'],
  'keeps what a member chose, as a guest and after it, for their next log-in': [
    'a log-out empties the cart of the member',
  ],
  'gives a browser that logs out an empty cart, and ends the session': ['a log-out ends no session'],
  'refuses a wrong password as it refuses an unknown address, and changes nothing': [
    'an unknown address gets another answer than a wrong password',
    'any password logs in',
  ],
  'verifies the address with the link of the mail, once': [
    'a log-in tells upper case in addresses apart',
    'the link of a verification works twice',
  ],
  'makes an account that waits for its address to be verified': [
    'an address that is not verified logs in',
    'a sign-up logs in at once',
  ],
  'takes no token that it did not mail': ['any link verifies', 'any link sets a password'],
  'keeps no password that was entered in another browser than the one that read the mail': [
    'the link of a verification logs in wherever it is opened',
    'a password that was entered elsewhere still counts after a verification',
  ],
  'refuses what cannot be signed up with': [
    'an address has an account for each way to write it',
    'a password may be short',
    'passwords are cut to 72 characters',
    'a sign-up cuts what is too long for its field',
  ],
  'answers the same to an address that has no account': ['a reset tells that an address has no account'],
  'sets a new password with the link of a mail, once, and ends every session': [
    'the link for a password works twice',
    'the sessions of before outlive a password that was reset',
    'a reset keeps the password of before',
  ],
  'shows strangers no account and lets them change none': [
    'an account is shown to strangers',
    'strangers change accounts',
  ],
  'refuses what breaks a rule of its field, names it, and keeps the rest as it was': [
    'what is too long for its field is cut',
    'the entries beside a wrong one are kept',
  ],
  'keeps what a member writes, and forgets what they empty': ['what is emptied stays'],
  'tells the fields that the owner defined': ['fields tell no rules'],
  'says that a member who never bought anything has no subscriptions': [
    'members who never bought have an empty list of subscriptions',
    'a subscription that does not exist is cancelled',
  ],
  'lists what a member subscribed to, and lets only them cancel it': [
    'strangers cancel subscriptions',
    'a cancelled subscription is shown as active',
    'a cancelled subscription loses the rest of its period',
    'a period is shown without its taxes',
  ],
  'gives a member one trial of a product, and shows the second subscription without': [
    'every subscription has a trial',
  ],
  'changes an address once its link was opened, and refuses the link a second time': [
    'an address changes before its link is opened',
    'the link to a new address opens for strangers',
    'the link to a new address works twice',
  ],
  'refuses an invalid address, and does not reveal a taken one': ['a change tells that an address is taken'],
  'changes a password with the previous one, and ends every other session': [
    'a password is changed without the one before',
    'other sessions outlive a changed password',
  ],
  'lists the sessions of a member, and ends one or all others': ['the end of the other sessions ends none'],
  'ends no session of another member': ['members end the sessions of others'],
  'accepts the password as a proof, and gives the session a new secret': [
    'any password is a proof',
    'a proof keeps the secret of before',
  ],
  'logs in by a mailed link, once, and in the browser that asked for it only': [
    'a mailed link logs in in any browser',
    'a mailed link works twice',
    'a mailed link leads anywhere',
  ],
  'gives the same answer to a request for a link to an unknown address': [
    'a request for a link tells that an address has no account',
  ],
  'deletes an account for good, and frees its address': [
    'a deleted account stays logged in',
    'the address of a deleted account is never free again',
  ],
  "shows the orders of a member's sessions, and exports all their data": [
    'members see the orders of all',
    'an export leaves the orders out',
  ],
  'is closed to visitors who are not logged in': ['strangers see an account as a whole'],
}
