/**
 * The names of Trusted Types policies that a page's `trusted-types` directive must allow. The shop, accounts and
 * forms stand alone and each bring what makes one: on a page with several of them each copy takes the first name
 * that is not taken.
 */
export const POLICY_NAMES = ['vitrine', 'vitrine-accounts', 'vitrine-forms'] as const
