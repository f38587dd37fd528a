import { attributeOf, hostOf, unique } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { scriptHash } from '../script-hash.js'
import { pageForms } from './forms.js'
import { eventHandlers, pageScripts } from './scripts.js'

/** What a page runs, loads and sends to beyond files of its own site, as sources of a content security policy. */
export interface PageResources {
  /** Hashes of the scripts written into the page. */
  readonly inlineScripts: readonly string[]
  /** Hashes of its event attributes (`onclick`). */
  readonly handlers: readonly string[]
  /** Hosts whose scripts it names. */
  readonly scriptHosts: readonly string[]
  /** Hosts whose style sheets it names. */
  readonly styleHosts: readonly string[]
  /** Hosts that its forms send to. */
  readonly formHosts: readonly string[]
  /** Scripts of its own site, as written. */
  readonly ownScripts: readonly string[]
}

/** What browsers take for code though it is JSON. */
const isAllowedByHash = (type: string): boolean => /^(?:importmap|speculationrules)$/i.test(type)

const isText = (value: string | null): value is string => value !== null

/** Reads a page's own markup, not what its scripts make of it. */
export function pageResources(page: ParsedPage): PageResources {
  const scripts = pageScripts(page)
  const styles = page.elements.filter(
    (element) => element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''),
  )
  return {
    inlineScripts: unique(
      scripts.flatMap((script) =>
        script.tag === 'inline' && script.code.trim() !== ''
          ? [scriptHash(script.code)]
          : script.tag === 'data' && isAllowedByHash(script.type)
            ? [scriptHash(script.text)]
            : [],
      ),
    ),
    handlers: unique(eventHandlers(page).map(({ code }) => scriptHash(code))),
    scriptHosts: unique(
      scripts.flatMap((script) => (script.tag === 'file' && script.host !== null ? [script.host] : [])),
    ),
    styleHosts: unique(styles.map((element) => hostOf(attributeOf(element, 'href') ?? '')).filter(isText)),
    formHosts: unique(
      pageForms(page)
        .map(({ action }) => hostOf(action))
        .filter(isText),
    ),
    ownScripts: unique(
      scripts.flatMap((script) => (script.tag === 'file' && script.host === null ? [script.source] : [])),
    ),
  }
}
