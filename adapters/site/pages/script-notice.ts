import { someOf } from '../../../core/shared/index.js'
import type { SiteScripts } from './inspect-site.js'

const MAX_NAMES = 3

const few = (names: readonly string[]): string => someOf(names, MAX_NAMES)

/** The policy of pages, by the options of the command. */
interface PolicyChoice {
  readonly csp: boolean
  readonly strictCsp?: boolean
}

/** Names the forms of pages without the page script if only some pages have it. */
const deadFormLines = ({ hasRuntime, deadForms }: SiteScripts): readonly string[] =>
  !hasRuntime || deadForms.length === 0
    ? []
    : [
        `The server does not receive the forms of ${few(
          deadForms.map(({ page, forms }) => `${page} (${few([...new Set(forms)])})`),
        )}: these pages do not load /vitrine.js. \`vitrine doctor --fix\` puts it there.`,
      ]

/**
 * The facts for a site's owner about the scripts that its pages run besides its own files; none if there are
 * no such scripts.
 */
export function scriptNotice(site: SiteScripts, { csp, strictCsp = false }: PolicyChoice): readonly string[] {
  const { pageCount, foreignPages, scriptHosts, inlineCount, hasRuntime } = site
  const runtime =
    pageCount === 0 || hasRuntime
      ? deadFormLines(site)
      : [
          'No page loads /vitrine.js, so their shop, forms and interactions are those of the export (docs/server.md).',
        ]
  if (foreignPages.length === 0 || !csp) return runtime
  const kinds = [
    ...(inlineCount === 0 ? [] : [`${inlineCount} written into pages`]),
    ...(scriptHosts.length === 0 ? [] : [`from ${few(scriptHosts)}`]),
  ].join(', ')
  const outcome = strictCsp
    ? 'Browsers will not run them (--strict-csp).'
    : 'They are allowed, and these pages have a weaker protection (docs/server.md).'
  return [...runtime, `Third-party scripts in ${few(foreignPages)}: ${kinds}. ${outcome}`]
}
