import { accountForms, attributeOf, pageBlocks } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { isHidden } from './page-gaps.js'
import type { PageGap } from './page-gap.js'

/** A part of a page that other pages of the site have to complete. */
export type SiteMark = 'cart' | 'buy-now' | 'account' | 'log-in' | 'log-out'

const LOG_IN_PARTS = /^(?:log-in-passkey|providers)$/

const accountMarks = (page: ParsedPage): readonly SiteMark[] =>
  page.elements.flatMap((element): readonly SiteMark[] => {
    const form = attributeOf(element, 'data-wf-user-form-type') ?? ''
    const part = attributeOf(element, 'data-vitrine-account') ?? ''
    return [
      ...(form === 'vitrine-log-in-link' || LOG_IN_PARTS.test(part) ? (['account', 'log-in'] as const) : []),
      ...(form !== '' || part !== '' || attributeOf(element, 'data-wf-user-subscriptions-list') !== null
        ? (['account'] as const)
        : []),
      ...(attributeOf(element, 'data-wf-user-logout') === null ? [] : (['log-out'] as const)),
    ]
  })

/** The marks of a page, each once. A buy-now button that the export hides shows for subscriptions only. */
export const siteMarks = (page: ParsedPage): readonly SiteMark[] => [
  ...new Set([
    ...pageBlocks(page).flatMap(({ type, element }): readonly SiteMark[] => {
      if (type === 'commerce-cart-wrapper') return ['cart']
      return type === 'commerce-buy-now-button' && !isHidden(element) ? ['buy-now'] : []
    }),
    ...accountForms(page).flatMap(({ kind }): readonly SiteMark[] =>
      kind === 'login' ? ['account', 'log-in'] : ['account'],
    ),
    ...accountMarks(page),
  ]),
]

/** Parts that no page of a site has and others need, for both `adopt` and `doctor`. */
export const siteGaps = (marks: ReadonlySet<SiteMark>): readonly PageGap[] => [
  ...(marks.has('buy-now') && !marks.has('cart')
    ? [
        {
          level: 'note',
          check: 'shop',
          message:
            'Buy-now buttons lead to the checkout and no page has a cart: visitors buy one product at a time.',
          fix:
            'No change is needed if that is intended; else run `vitrine adopt` with --add-cart, or put the cart ' +
            'into the pages in the builder.',
        } as const,
      ]
    : []),
  ...(marks.has('account') && !marks.has('log-in')
    ? [
        {
          level: 'problem',
          check: 'accounts',
          message: 'There are pages of visitor accounts and no page to log in, so no member can come back.',
          fix:
            'Export the log-in page with the site, or write data-wf-user-form-type="login" on a form and ' +
            'data-wf-user-form-input-type="email" and "password" on its fields (docs/account-pages.md).',
        } as const,
      ]
    : []),
  ...(marks.has('account') && !marks.has('log-out')
    ? [
        {
          level: 'note',
          check: 'accounts',
          message: 'There are visitor accounts and no button to log out on any page.',
          fix:
            'Write <button type="button" data-wf-user-login="Log in" data-wf-user-logout="Log out">Log in</button> ' +
            'into the header of the pages (docs/account-pages.md#log-in-log-out).',
        } as const,
      ]
    : []),
]
