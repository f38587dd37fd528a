import type { Element } from 'domhandler'
import { attributeEdit, hostOf, ownText, pageScripts, removalOf } from '../../pages/index.js'
import type { Edit, PageScript, ParsedPage } from '../../pages/index.js'
import { textInAddress } from './code-in-addresses.js'
import type { FileIndex } from '../files/file-index.js'
import type { PageNote } from '../pages/page-notes.js'
import { fileNameOf, isBuilderFile, remoteScriptKind } from './script-kind.js'
import { pathInSite } from '../files/site-address.js'
import type { SiteScript } from './site-code.js'

/** The sources for reading the scripts of a folder. */
export interface ScriptSources {
  readonly files: FileIndex
  /** Returns the script at a path of the folder, read once; null: none. */
  readonly scriptAt: (path: string) => SiteScript | null
  /** The only builder script in the folder, under any name; null: none, or several. */
  readonly onlyBuilderScript: SiteScript | null
  /** Inline code, read once for all pages that have it. */
  readonly inlineScript: (code: string) => SiteScript
  /** A script of the builder's hosts that was downloaded for reading; null: not downloaded. */
  readonly remoteScriptAt: (address: string) => SiteScript | null
}

/** A script of the page with its kind. `script` is null if it could not be read. */
export interface ReadScript {
  readonly element: Element
  readonly source: string
  /** `missing-builder`: a file of the builder that the folder lacks. */
  readonly kind: SiteScript['kind'] | 'elsewhere' | 'missing' | 'missing-builder'
  readonly script: SiteScript | null
}

/** The name of a style sheet or script, without its ending. */
const baseName = (address: string): string => fileNameOf(address).replace(/\.(?:webflow\.)?(?:css|js)$/i, '')

/**
 * The builder's scripts among a page's missing ones: those with the builder's file name. If the page has no
 * builder script at all, also those named like a style sheet, since exports name both after the site.
 */
function nameMissing({ elements }: ParsedPage, scripts: readonly ReadScript[]): readonly ReadScript[] {
  const isNamed = ({ kind, source }: ReadScript): boolean => kind === 'missing' && isBuilderFile(source)
  const styles = scripts.some((each) => each.kind === 'builder' || isNamed(each))
    ? []
    : elements
        .filter(({ name, attribs }) => name === 'link' && /\bstylesheet\b/i.test(attribs['rel'] ?? ''))
        .map(({ attribs }) => baseName(attribs['href'] ?? ''))
  const siteNames = new Set(styles.filter((name) => name !== ''))
  return scripts.map((each) =>
    isNamed(each) || (each.kind === 'missing' && siteNames.has(baseName(each.source)))
      ? { ...each, kind: 'missing-builder' }
      : each,
  )
}

/** The scripts of a page in order, each with its kind. */
export const readScripts = (page: ParsedPage, path: string, sources: ScriptSources): readonly ReadScript[] =>
  nameMissing(page, readFound(page, path, sources))

function readFound(page: ParsedPage, path: string, sources: ScriptSources): readonly ReadScript[] {
  return pageScripts(page).flatMap((script: PageScript): readonly ReadScript[] => {
    const { element } = script
    if (script.tag === 'data') return []
    if (script.tag === 'inline') {
      const read = { ...sources.inlineScript(script.code), path }
      return [
        {
          element,
          source: 'code in the page',
          kind: read.interactions ? 'builder' : read.kind,
          script: read,
        },
      ]
    }
    const { source } = script
    const inAddress = textInAddress(source)
    if (inAddress !== null) {
      const read = { ...sources.inlineScript(inAddress), path }
      return [{ element, source: 'code in an address', kind: read.kind, script: read }]
    }
    const inSite = pathInSite(path, source)
    if (inSite === null) {
      const fetched = sources.remoteScriptAt(source)
      const kind = fetched?.kind ?? remoteScriptKind(source) ?? 'elsewhere'
      return [{ element, source, kind, script: fetched }]
    }
    // Some savers keep the query of an address in the file name.
    const query = /\?[^#]*/.exec(source)?.[0] ?? ''
    const file = sources.files.find(inSite) ?? sources.files.find(inSite + query)
    const named = file === null ? null : sources.scriptAt(file)
    const read = named ?? (file === null && isBuilderFile(source) ? sources.onlyBuilderScript : null)
    return [{ element, source, kind: read?.kind ?? remoteScriptKind(source) ?? 'missing', script: read }]
  })
}

/** Popular scripts that run without jQuery. */
const WITHOUT_JQUERY = new RegExp(
  String.raw`(?:^|\.)(?:googletagmanager|google-analytics|googleapis|gstatic|google|facebook|hotjar|clarity|` +
    'typekit|stripe|paypal|youtube|vimeo|calendly|cloudflareinsights|memberstack|weglot|spline|finsweet|' +
    String.raw`plausible|fathom|hs-scripts|intercom|crisp)\.[a-z]+$`,
)
const LIBRARY_WITHOUT_JQUERY =
  /(?:swiper|splide|lenis|lottie|gsap|finsweet|three|typed|barba|alpine|chart|aos)\b/i

const mayUseJquery = ({ kind, source, script }: ReadScript): boolean => {
  if (script !== null) return script.kind === 'pageCode' && script.needs.jquery
  if (kind !== 'elsewhere') return false
  const host = hostOf(source)?.replace(/^https?:\/\//, '') ?? ''
  return !WITHOUT_JQUERY.test(host) && !LIBRARY_WITHOUT_JQUERY.test(source)
}

/** Code that only registers plugins of the animation library. */
const isPluginRegistration = (code: string): boolean =>
  /^\s*gsap\.registerPlugin\([\w\s,]*\);?\s*$/.test(code)

/** The notes about a page's scripts for its owner. */
export function noteScripts(scripts: readonly ReadScript[]): readonly PageNote[] {
  return scripts.flatMap(({ source, kind, script }): readonly PageNote[] => [
    ...(kind === 'builder' && script === null ? [{ tag: 'script-elsewhere', address: source } as const] : []),
    ...(kind === 'missing' || kind === 'missing-builder'
      ? [{ tag: 'script-missing', path: source, isBuilder: kind === 'missing-builder' } as const]
      : []),
    ...(script?.isCutOff ? [{ tag: 'data-cut-off', file: script.path } as const] : []),
    ...(script?.notPlayed ?? []).map(
      (each) => ({ tag: 'not-played', kind: each, file: script?.path ?? '' }) as const,
    ),
  ])
}

/** The hosts of a page's scripts, and the hosts in its inline code. */
export const codeHostsOf = (scripts: readonly ReadScript[]): readonly string[] => [
  ...new Set(
    scripts.flatMap(({ kind, source, script }) => [
      ...(kind === 'elsewhere' ? [hostOf(source)?.replace(/^https?:\/\//, '') ?? ''] : []),
      ...(script?.kind === 'pageCode' ? script.needs.hosts : []),
    ]),
  ),
]

/** The scripts to remove: the builder's, and libraries that nothing on the page uses any more. */
export function removals(scripts: readonly ReadScript[]): {
  readonly elements: readonly Element[]
  readonly notes: readonly PageNote[]
} {
  const ofKind = (kind: ReadScript['kind']): readonly ReadScript[] =>
    scripts.filter((each) => each.kind === kind)
  const jquery = ofKind('jquery')
  const users = scripts.filter(mayUseJquery).map(({ source }) => source)
  const registrations = scripts.filter(
    ({ script, element }) => script !== null && isPluginRegistration(ownText(element)),
  )
  const usesGsap = scripts.some((each) => each.script?.needs.gsap === true && !registrations.includes(each))
  return {
    elements: [
      ...ofKind('builder'),
      ...ofKind('runtime'),
      ...ofKind('missing-builder'),
      ...(users.length === 0 ? jquery : []),
      ...(usesGsap ? [] : [...ofKind('gsap'), ...registrations]),
    ].map(({ element }) => element),
    notes:
      jquery.length === 0
        ? []
        : users.length === 0
          ? [{ tag: 'jquery-removed' }]
          : [{ tag: 'jquery-kept', users: [...new Set(users)] }],
  }
}

/**
 * Removes the hash from the tag of a file that was edited or saved again, since the browser would block the
 * file.
 */
export const integrityEdits = (
  scripts: readonly ReadScript[],
  page: ParsedPage,
  path: string,
): readonly Edit[] =>
  [...scripts.map(({ element }) => element), ...page.elements.filter(({ name }) => name === 'link')].flatMap(
    (element) => {
      const address = element.attribs['src'] ?? element.attribs['href']
      return address !== undefined && pathInSite(path, address) !== null
        ? (attributeEdit(element, 'integrity', null) ?? [])
        : []
    },
  )

/** Removes preloads of removed scripts from the head, since browsers would load them. */
export function announcementEdits({ elements }: ParsedPage, gone: readonly Element[]): readonly Edit[] {
  const addresses = new Set(gone.flatMap((element) => element.attribs['src']?.trim() ?? []))
  return elements.flatMap((element) =>
    element.name === 'link' &&
    /\b(?:preload|modulepreload|prefetch)\b/i.test(element.attribs['rel'] ?? '') &&
    addresses.has(element.attribs['href']?.trim() ?? '')
      ? (removalOf(element) ?? [])
      : [],
  )
}
