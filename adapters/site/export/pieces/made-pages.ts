import type { Element } from 'domhandler'
import { applyEdits, attributeEdit, pageBlocks, removalOf } from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { checkoutMarkup } from './markup/checkout-markup.js'
import { confirmationMarkup } from './markup/confirmation-markup.js'
import { languageOf } from '../pages/site-locales.js'
import { lostMarkup, lostTitle } from './markup/lost-markup.js'
import { isOfOnePage } from './page-head.js'
import { pageShell } from './page-shell.js'
import type { PieceKind } from './piece-paths.js'
import { productMarkup } from './markup/product-markup.js'
import { searchMarkup } from './markup/search-markup.js'
import { withLook } from './look/site-look.js'
import type { SiteLook } from './look/site-look.js'
import { styleEdit } from './look/style-edit.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'
import type { ShopWords } from '../../../../core/site/shop-words/shop-words.js'
import { escapeHtml } from '../../../../core/shared/index.js'

const MARKUP: Readonly<Record<Exclude<PieceKind, 'lost'>, (words: ShopWords, country: string) => string>> = {
  checkout: checkoutMarkup,
  confirmation: confirmationMarkup,
  product: productMarkup,
  search: searchMarkup,
}

/**
 * The site's part of a title: `| My shop`. The search starts at the last separator, so that no text is read
 * twice.
 */
export function siteInTitle(title: string): string {
  const last = Math.max(...['|', '–', '—', '·'].map((sign) => title.lastIndexOf(sign)))
  return /\s([|–—·-]\s[^|–—·]+)$/.exec(title.slice(Math.max(0, last - 1)))?.[1] ?? ''
}

function headEdits({ elements }: ParsedPage, title: string): readonly Edit[] {
  const named = elements.find(
    ({ name, parent }) => name === 'title' && (parent as Element | null)?.name === 'head',
  )
  const site = siteInTitle(named?.children.map((child) => ('data' in child ? child.data : '')).join('') ?? '')
  const text = escapeHtml(`${title} ${site}`.trim())
  return [
    ...(named === undefined ? [] : [removalOf(named, `<title>${text}</title>`) ?? []].flat()),
    ...elements.filter(isOfOnePage).flatMap((element) => removalOf(element) ?? []),
  ]
}

/** Turns the `main` of a markup into a `div`, for a place inside the `main` of a page. */
const withoutMain = (markup: string): string =>
  markup.replace(/^\s*<main\b/, '<div').replace(/<\/main>\s*$/, '</div>')

/**
 * Makes a page that the site lacks from another page of the site, with its head, header and footer, in the language of
 * that page.
 */
export function makePage(page: ParsedPage, kind: PieceKind, country: string, look: SiteLook): string | null {
  const shell = pageShell(page)
  if (shell === null) return null
  const language = languageOf(page)
  const words = shopWordsIn(language)
  const markup = kind === 'lost' ? lostMarkup(language) : MARKUP[kind](words, country)
  const title = kind === 'lost' ? lostTitle(language) : words.titles[kind]
  const root = page.elements.find(({ name }) => name === 'html')
  return applyEdits(page.html, [
    { ...shell.place, text: withLook(shell.keepsMain ? withoutMain(markup) : markup, look) },
    ...shell.beside.flatMap((element) => removalOf(element) ?? []),
    ...styleEdit(page),
    ...headEdits(page, title),
    ...(root === undefined
      ? []
      : ['data-wf-collection', 'data-wf-item-slug'].flatMap((name) => attributeEdit(root, name, null) ?? [])),
  ])
}

/** The fitness of a page as the source of header and footer; 0 if it has neither. */
export function shellScore(page: ParsedPage): number {
  const shell = pageShell(page)
  if (shell === null) return 0
  const hasCart = pageBlocks(page).some(({ type }) => type === 'commerce-cart-wrapper')
  return 1 + (shell.hasHeader ? 4 : 0) + (shell.hasFooter ? 2 : 0) + (hasCart ? 1 : 0)
}
