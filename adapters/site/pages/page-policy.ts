import { withoutDirectives, withSources } from '../../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../../core/site/index.js'
import type { NamedHosts } from './facts/text-hosts.js'
import type { PageResources } from './facts/resources.js'

/** True if a page runs inline or third-party code. */
const runsForeignCode = ({ inlineScripts, handlers, scriptHosts }: PageResources): boolean =>
  inlineScripts.length + handlers.length + scriptHosts.length > 0

/** Maximum number of hosts, or of hashes: longer headers are refused by proxies and browsers. */
const MAX_SOURCES = 100

/** Lists the hosts, or `https:` if there are too many. */
const atMost = (hosts: readonly string[]): readonly string[] =>
  hosts.length > MAX_SOURCES || hosts.includes('https:') ? ['https:'] : hosts

/** The code of a page by its hashes, or all inline code of that page if there are too many. */
const codeSources = ({ inlineScripts, handlers }: PageResources): readonly string[] =>
  new Set([...inlineScripts, ...handlers]).size > MAX_SOURCES
    ? ["'unsafe-inline'"]
    : [...inlineScripts, ...(handlers.length > 0 ? ["'unsafe-hashes'"] : []), ...handlers]

/**
 * The policy of one page: the site's policy, extended by the sources in the page's own markup, since its
 * owner put them there. On a page with inline or third-party code, styles, fonts, data, pictures, films and
 * frames may come from anywhere, and forms may be sent anywhere. A page with code that turns text into markup
 * has no Trusted Types.
 */
export function policyFor(
  policy: ContentSecurityPolicy,
  resources: PageResources,
  hasMarkupWriter: boolean,
): ContentSecurityPolicy {
  const { scriptHosts, styleHosts, formHosts } = resources
  const isForeign = runsForeignCode(resources)
  const wider = withSources(policy, {
    'script-src': [...codeSources(resources), ...atMost(scriptHosts)],
    'style-src': isForeign ? ['https:'] : atMost(styleHosts),
    'font-src': isForeign || styleHosts.length > 0 ? ['https:'] : [],
    'img-src': isForeign ? ['https:'] : atMost(styleHosts),
    'media-src': isForeign ? ['https:'] : [],
    'frame-src': isForeign ? ['https:'] : [],
    'connect-src': isForeign ? ['https:'] : [],
    'form-action': isForeign ? ['https:'] : atMost(formHosts),
  })
  return isForeign || hasMarkupWriter
    ? withoutDirectives(wider, ['require-trusted-types-for', 'trusted-types'])
    : wider
}

/** The policy with the hosts of pictures, films and frames in a page, its styles and its site's data. */
export const withNamedHosts = (
  policy: ContentSecurityPolicy,
  { media, frames }: NamedHosts,
): ContentSecurityPolicy =>
  withSources(policy, { 'img-src': atMost(media), 'media-src': atMost(media), 'frame-src': atMost(frames) })
