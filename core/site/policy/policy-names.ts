/**
 * The names of Trusted Types policies that a page's `trusted-types` directive must allow. Shop, accounts and
 * forms are separate bundles that each make a policy: on a page with several of them, each takes the first
 * free name.
 */
export const POLICY_NAMES = ['vitrine', 'vitrine-accounts', 'vitrine-forms'] as const
