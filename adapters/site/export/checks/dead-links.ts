import type { ParsedPage } from '../../pages/index.js'
import type { Finding } from './finding.js'
import { pathInSite } from '../files/site-address.js'
import { normalizeText } from '../../../../core/shared/index.js'

/** The addresses that a site answers. */
export interface SiteAddresses {
  /** Its file paths in Unicode NFC: the server finds them in either form. */
  readonly names: { readonly has: (path: string) => boolean }
  /** Slugs of the products; null without a catalogue. */
  readonly slugs: ReadonlySet<string> | null
  /** The target of a former address; null if it is none. */
  readonly redirectOf: (path: string) => string | null
}

/** Files that the server adds to those of a site. */
export const RUNTIME = /^(?:vitrine\.js$|chunks\/)/

/** Addresses of the server itself: passwords of pages, accounts, payments. */
const OWN_ADDRESS = /^\.(?:wf_|vitrine\/)/

/** True if the server answers an address of the site, by the rules under which it looks for files. */
export function isAnswered(path: string, { names, slugs, redirectOf }: SiteAddresses): boolean {
  const bare = normalizeText(path.replace(/(?<!\/)\/+$/, ''), 'NFC')
  if (bare === '' || RUNTIME.test(bare) || OWN_ADDRESS.test(bare) || redirectOf(`/${path}`) !== null)
    return true
  if (names.has(bare) || names.has(`${bare}.html`) || names.has(`${bare}/index.html`)) return true
  const [collection = '', slug, ...rest] = bare.split('/')
  if (slug === undefined || rest.length > 0 || !names.has(`detail_${collection}.html`)) return false
  return (
    collection !== 'product' || slugs === null || slugs.has(slug) || slugs.has(slug.replace(/\.html$/i, ''))
  )
}

/** Links of a page to missing addresses of its site. */
export function deadLinks(page: ParsedPage, path: string, site: SiteAddresses): readonly Finding[] {
  const dead = page.elements.flatMap((element) => {
    const href = element.name === 'a' ? element.attribs['href']?.trim() : undefined
    if (!href || /^[#?]|^(?:mailto|tel|sms|javascript|data):/i.test(href)) return []
    const inSite = pathInSite(path, href)
    return inSite === null || isAnswered(inSite, site) ? [] : [[href, inSite] as const]
  })
  return [...new Map(dead)].map(([href, target]) => ({
    level: 'problem',
    check: 'link',
    page: path,
    message: `A link leads to ${href}, which does not exist.`,
    fix: 'Put the page there, or change the link in the builder and adopt its next export.',
    target,
  }))
}
