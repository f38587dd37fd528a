import { withoutDirectives, withSources } from '../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../core/site/index.js'
import type { PageResources } from './facts/resources.js'

/** Whether a page runs code that did not come as a file of its own site. */
const runsForeignCode = ({ inlineScripts, handlers, scriptHosts }: PageResources): boolean =>
  inlineScripts.length + handlers.length + scriptHosts.length > 0

/**
 * The policy of one page: the site's own, widened by what the page's markup names itself, since its owner put
 * it there. Code of other hosts and code written into the page may load styles, fonts and data from anywhere
 * and send forms anywhere, and with code that makes markup of texts a page has no Trusted Types.
 */
export function policyFor(
  policy: ContentSecurityPolicy,
  resources: PageResources,
  hasMarkupWriter: boolean,
): ContentSecurityPolicy {
  const { inlineScripts, handlers, scriptHosts, styleHosts, formHosts } = resources
  const isForeign = runsForeignCode(resources)
  const wider = withSources(policy, {
    'script-src': [
      ...inlineScripts,
      ...(handlers.length > 0 ? ["'unsafe-hashes'"] : []),
      ...handlers,
      ...scriptHosts,
    ],
    'style-src': isForeign ? ['https:'] : styleHosts,
    'font-src': isForeign || styleHosts.length > 0 ? ['https:'] : [],
    'connect-src': isForeign ? ['https:'] : [],
    'form-action': isForeign ? ['https:'] : formHosts,
  })
  return isForeign || hasMarkupWriter
    ? withoutDirectives(wider, ['require-trusted-types-for', 'trusted-types'])
    : wider
}
