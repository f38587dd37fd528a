import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { contrastOf } from '../../../../../core/use-cases/mails/render/color-contrast.js'
import { attributeOf, classesOf } from '../../../pages/index.js'
import type { ParsedPage } from '../../../pages/index.js'
import { hexOf, resolved, rulesIn } from '../../../pages/data/style-rules.js'
import type { StyleRules } from '../../../pages/data/style-rules.js'
import { mostFrequent } from '../../pages/most-frequent.js'

export { contrastOf }

/** The colours behind added parts, as `#rrggbb`. */
export interface SiteColors {
  readonly background: string
  readonly text: string
  /** The colour of the links in the site's navigation. Absent: unknown. */
  readonly barLink?: string
  /** True if the header lies over the page, so that added content starts below it. @default false */
  readonly isUnderHeader?: boolean
}

const DARK = '#222222'
const LIGHT = '#ffffff'

/** The default colours, for a site that sets none. */
export const DEFAULT_COLORS: SiteColors = { background: LIGHT, text: DARK }

/** The contrast that text of any size needs (WCAG 2, 1.4.3). */
const MIN_CONTRAST = 4.5

const BLACK = '#000000'
/** Text colours; at least one is readable on any background. */
const TEXTS = [DARK, LIGHT, BLACK]
const NAMED: Readonly<Record<string, string>> = { white: LIGHT, black: BLACK }

const colourOf = (value: string | null): string | null => {
  const plain = value?.replace(/(?<!\s)\s*!important$/, '').trim() ?? null
  return plain === null ? null : (NAMED[plain.toLowerCase()] ?? hexOf(plain))
}

const HEADER = /^(?:nav|header)$/

const isBar = (element: Element): boolean =>
  HEADER.test(element.name) ||
  classesOf(element).includes('w-nav-menu') ||
  classesOf(element).includes('w-nav')

const isInBar = (element: Element): boolean => {
  for (let around = element.parent; around !== null && isTag(around); around = around.parent)
    if (isBar(around)) return true
  return false
}

/** The colour of an element by its classes; the designer's style sheet comes after the builder's and overrides it. */
function classColourOf(element: Element, rules: StyleRules): string | undefined {
  const names = classesOf(element)
  const isOfBuilder = (name: string): boolean => name.startsWith('w-')
  return [...names.filter(isOfBuilder), ...names.filter((name) => !isOfBuilder(name))]
    .map((name) => colourOf(resolved(rules.get(`.${name}`)?.get('color'), rules)))
    .filter((colour) => colour !== null)
    .at(-1)
}

/** The colour of most links in the navigation that have one by their classes; undefined if none has. */
function barLinkOf(elements: readonly Element[], rules: StyleRules): string | undefined {
  const colours = elements
    .filter((element) => element.name === 'a' && isInBar(element))
    .map((link) => classColourOf(link, rules))
    .filter((colour) => colour !== undefined)
  return mostFrequent(colours)?.value
}

/** True if a class of the page's header takes it out of the flow. */
function liesOver(elements: readonly Element[], rules: StyleRules): boolean {
  const header = elements.find((element) => HEADER.test(element.name) || classesOf(element).includes('w-nav'))
  const around = header?.parent
  const parts = [...(header === undefined ? [] : [header]), ...(around && isTag(around) ? [around] : [])]
  return parts.some((part) =>
    classesOf(part).some((name) => /^(?:fixed|absolute)$/.test(rules.get(`.${name}`)?.get('position') ?? '')),
  )
}

/**
 * The colours of a page's body in its style sheets: those of its classes override the general rule. A text colour that
 * is unreadable on the background is replaced by a dark or a light one.
 */
export function siteColorsOf({ elements }: Pick<ParsedPage, 'elements'>, styles: string): SiteColors {
  const rules = rulesIn(styles)
  const body = elements.find(({ name }) => name === 'body')
  const own = ['body', ...(body === undefined ? [] : classesOf(body).map((name) => `.${name}`))]
  const inline = body === undefined ? '' : (attributeOf(body, 'style') ?? '')
  const stated = [...own.map((name) => rules.get(name)), rulesIn(`body{${inline}}`).get('body')]
  const find = (...properties: readonly string[]): string | null => {
    let found: string | null = null
    for (const declarations of stated)
      for (const property of properties)
        found = colourOf(resolved(declarations?.get(property), rules)) ?? found
    return found
  }
  const barLink = barLinkOf(elements, rules)
  const place = {
    ...(liesOver(elements, rules) ? { isUnderHeader: true } : {}),
    ...(barLink === undefined ? {} : { barLink }),
  }
  const background = find('background', 'background-color')
  if (background === null) return { ...DEFAULT_COLORS, ...place }
  const text = find('color')
  if (text !== null && contrastOf(text, background) >= MIN_CONTRAST) return { background, text, ...place }
  return {
    background,
    text: TEXTS.find((each) => contrastOf(each, background) >= MIN_CONTRAST) ?? DARK,
    ...place,
  }
}
