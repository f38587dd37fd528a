/** Stored once a member used this browser, which would otherwise fill in typed text again on the way back. */
export const MEMBER_KEY = 'vitrine-member'
