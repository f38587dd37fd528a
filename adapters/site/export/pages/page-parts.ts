import { hasClass } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'

const WIDGETS: Readonly<Record<string, string>> = {
  'w-nav': 'navigation',
  'w-slider': 'slider',
  'w-tabs': 'tabs',
  'w-dropdown': 'dropdown',
  'w-lightbox': 'lightbox',
  'w-background-video': 'background video',
  'w-widget-map': 'map',
  'w-dyn-list': 'collection list',
}

/** The builder's widgets on a page, each once, in words. */
export function widgetsOn({ elements }: ParsedPage): readonly string[] {
  const texts = new Set(elements.map(({ attribs }) => attribs['class'] ?? ''))
  const names = new Set([...texts].flatMap((text) => text.split(/\s+/)))
  return [...names].flatMap((name) => (Object.hasOwn(WIDGETS, name) ? (WIDGETS[name] ?? []) : []))
}

/** Third-party shops, member services and searches, by signs that only their pages have. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/\bcdn\.shopyflow\.io\b/, 'Shopyflow'],
  [/\bfoxycart\.com\b|\bcdn\.foxy\.io\b/, 'Foxy'],
  [/\bcdn\.snipcart\.com\b|\bsnipcart-add-item\b/, 'Snipcart'],
  [/\bstatic\.memberstack\.(?:com|io)\b|\bdata-memberstack-app\b|\bdata-ms-[a-z]/, 'Memberstack'],
  [/\bcdn\.outseta\.com\b/, 'Outseta'],
  [/\bcdn\.jetboost\.io\b/, 'Jetboost'],
  [/\bcdn\.weglot\.com\b/, 'Weglot'],
]

/** Third-party services that a page uses for its shop, its members or its texts. */
export const servicesOn = ({ html }: ParsedPage): readonly string[] =>
  SERVICES.flatMap(([sign, name]) => (sign.test(html) ? [name] : []))

/** The number of third-party embeds of a page. */
export const embedsOn = ({ elements }: ParsedPage): number =>
  elements.filter((element) => element.name === 'iframe' || hasClass(element, 'w-embed')).length
