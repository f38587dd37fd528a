/** Written once a member used this browser: on the way back it would fill in again what was typed. */
export const MEMBER_KEY = 'vitrine-member'
