import { readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileStats } from './file-stats.js'
import { readPageNeeds, writesMarkup } from './page-needs.js'
import type { PageNeeds } from './page-needs.js'

/** Whether a page runs code that did not come as a file of its own site. */
const runsForeignCode = ({ inlineScripts, handlers, scriptHosts }: PageNeeds): boolean =>
  inlineScripts.length + handlers.length + scriptHosts.length > 0

function withSources(policy: string, name: string, sources: readonly string[]): string {
  if (sources.length === 0) return policy
  const directives = policy.split('; ')
  const place = directives.findIndex((directive) => directive.startsWith(`${name} `))
  const own = directives[place] ?? `${name} 'self'`
  const wider = [own, ...sources].join(' ')
  return (
    place < 0
      ? [...directives, wider]
      : directives.map((directive, index) => (index === place ? wider : directive))
  ).join('; ')
}

const withoutTrustedTypes = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(?:require-trusted-types-for|trusted-types) /.test(directive))
    .join('; ')

/**
 * The policy of one page: the site's own, widened by what the page's markup names itself, since its owner put
 * it there. Code of other hosts and code written into the page may load styles, fonts and data from anywhere,
 * and with code that makes markup of texts a page has no Trusted Types.
 */
export function policyFor(policy: string, needs: PageNeeds, hasMarkupWriter: boolean): string {
  const isForeign = runsForeignCode(needs)
  const scripts = [
    ...needs.inlineScripts,
    ...(needs.handlers.length > 0 ? ["'unsafe-hashes'"] : []),
    ...needs.handlers,
    ...needs.scriptHosts,
  ]
  const withScripts = withSources(policy, 'script-src', scripts)
  const withStyles = withSources(withScripts, 'style-src', isForeign ? ['https:'] : needs.styleHosts)
  const withFonts = withSources(
    withStyles,
    'font-src',
    isForeign || needs.styleHosts.length > 0 ? ['https:'] : [],
  )
  const withData = withSources(withFonts, 'connect-src', isForeign ? ['https:'] : [])
  return isForeign || hasMarkupWriter ? withoutTrustedTypes(withData) : withData
}

/** The policies of a folder's pages, each worked out once for each state of its file. */
export interface PagePolicies {
  readonly of: (name: string) => string
}

/** Makes the policies of a folder's pages; each page is read once for every version of its file. */
export function createPagePolicies(folder: string, policy: string): PagePolicies {
  const known = new Map<string, { readonly version: string; readonly value: unknown }>()

  function read<T>(path: string, work: (text: string) => T, otherwise: T): T {
    const stats = fileStats(path)
    if (stats === null) return otherwise
    const version = `${stats.size}-${stats.mtimeMs}`
    const earlier = known.get(path)
    if (earlier?.version === version) return earlier.value as T
    const value = work(readFileSync(path, 'utf8'))
    known.set(path, { version, value })
    return value
  }

  /** Scripts are read where the page would find them: from the root, or from the page's own folder. */
  function writes(page: string, source: string): boolean {
    const path = source.replace(/[?#].*$/s, '')
    const file = resolve(path.startsWith('/') ? join(folder, path) : join(folder, dirname(page), path))
    return file.startsWith(`${folder}${sep}`) && read(file, writesMarkup, false)
  }

  return {
    of: (name) => {
      const needs = read<PageNeeds | null>(join(folder, name), readPageNeeds, null)
      if (needs === null) return policy
      return policyFor(
        policy,
        needs,
        needs.ownScripts.some((source) => writes(name, source)),
      )
    },
  }
}
