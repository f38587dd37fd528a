import { UTILITY_PAGES } from '../../../../core/accounts/index.js'

/**
 * The purpose of a page of an export. `template`: shows one item of a collection, at the item's own address; `step`: a
 * step of shop or account, or an error page; `designer`: came with a bought template.
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

/** The purpose of a page by its path: exports always use the same names. */
export function pageRole(path: string): PageRole {
  const name = (path.split('/').at(-1) ?? '').replace(/\.html?$/i, '').toLowerCase()
  if (name.startsWith('detail_')) return 'template'
  if (STEPS.has(name)) return 'step'
  return DESIGNER_PAGE.test(name) ? 'designer' : 'content'
}
