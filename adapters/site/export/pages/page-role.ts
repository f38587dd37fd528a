import { UTILITY_PAGES } from '../../../../core/accounts/index.js'

/**
 * The purpose of a page of an export. `template`: shows one item of a collection, at the item's own address;
 * `step`: belongs to the way through a shop or an account, or tells of an error; `designer`: came with a
 * bought template.
 */
export type PageRole = 'content' | 'template' | 'step' | 'designer'

const STEPS: ReadonlySet<string> = new Set([
  ...Object.values(UTILITY_PAGES),
  '401',
  '404',
  'checkout',
  'order-confirmation',
  'paypal-checkout',
  'search',
])
const DESIGNER_PAGE = /^(?:style-?guide|change-?log|licen[sc]\w*|instructions|start-here|old-home)$/

/** Tells by its path what a page is for: exports name such pages always alike. */
export function pageRole(path: string): PageRole {
  const name = (path.split('/').at(-1) ?? '').replace(/\.html?$/i, '').toLowerCase()
  if (name.startsWith('detail_')) return 'template'
  if (STEPS.has(name)) return 'step'
  return DESIGNER_PAGE.test(name) ? 'designer' : 'content'
}
