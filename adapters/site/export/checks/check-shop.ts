import { pageBlocks } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { FileIndex } from '../files/file-index.js'
import type { Finding } from './finding.js'
import { searchesSite } from '../pages/page-gaps.js'
import { siteMarks } from '../pages/site-gaps.js'

const SHOP_STEPS = [
  ['commerce-cart-wrapper', 'checkout.html', 'a cart'],
  ['commerce-buy-now-button', 'checkout.html', 'a buy-now button'],
  ['commerce-checkout-form-container', 'order-confirmation.html', 'a checkout'],
] as const

/** Pages that a shop needs after this one. */
export function missingSteps(page: ParsedPage, files: FileIndex): readonly Finding[] {
  const marks = siteMarks(page)
  const types = new Set(pageBlocks(page).map(({ type }) => type))
  // A page with a cart gets one finding about its checkout.
  if (marks.includes('cart') || !marks.includes('buy-now')) types.delete('commerce-buy-now-button')
  return SHOP_STEPS.flatMap(([type, step, name]): readonly Finding[] =>
    !types.has(type) || files.has(step)
      ? []
      : [
          {
            level: 'problem',
            check: 'shop',
            page: null,
            message: `There is ${name} and no ${step}, so no order can be placed.`,
            fix: `Run \`vitrine doctor --fix\`, which makes it, or export the site's code with its ${step}.`,
          },
        ],
  )
}

/** The finding about a shop without a way to fill the cart. */
export const unsoldShop = (blocks: ReadonlySet<string>): readonly Finding[] =>
  !blocks.has('commerce-cart-wrapper') ||
  blocks.has('commerce-add-to-cart-form') ||
  blocks.has('commerce-buy-now-button')
    ? []
    : [
        {
          level: 'problem',
          check: 'shop',
          page: null,
          message: 'There is a cart and no page that puts a product into it, so nothing can be bought.',
          fix:
            'Put an Add to Cart form on the product page in the builder, or run `vitrine adopt` with --add-cart, ' +
            'which puts one into the pages of products.',
        },
      ]

/** A search form of a site without a page for the results. */
export const missingSearch = (page: ParsedPage, path: string, files: FileIndex): readonly Finding[] =>
  !searchesSite(page, path) || files.has('search.html') || files.has('search/index.html')
    ? []
    : [
        {
          level: 'problem',
          check: 'form',
          page: null,
          message:
            'There is a form that searches the site and no search.html, so every search leads nowhere.',
          fix: "Run `vitrine doctor --fix`, which makes it, or export the site's code with its search page.",
        },
      ]
