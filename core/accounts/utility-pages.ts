/**
 * The builder's keys of the pages for visitor accounts -> the names of those pages, which are also their addresses
 * (reference/accounts#pages).
 */
export const UTILITY_PAGES = {
  'usys-log-in': 'log-in',
  'usys-sign-up': 'sign-up',
  'usys-reset-password': 'reset-password',
  'usys-update-password': 'update-password',
  'usys-access-denied': 'access-denied',
  'usys-user-account': 'user-account',
} as const

/** The builder's name of a page for visitor accounts. */
export type UtilityKey = keyof typeof UTILITY_PAGES

const KEYS = Object.keys(UTILITY_PAGES) as readonly UtilityKey[]

/** The key of a page by its path, with or without `.html`; null: it is not an account page. */
export function utilityKeyOf(path: string): UtilityKey | null {
  const name = path.replace(/^\//, '').replace(/\.html?$/i, '')
  return KEYS.find((key) => UTILITY_PAGES[key] === name.toLowerCase()) ?? null
}
