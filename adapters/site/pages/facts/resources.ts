import { attributeOf, hostOf, unique } from '../elements.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { parseSteps } from '../parse-page.js'
import type { ParsedPage } from '../parse-page.js'
import { scriptHash } from '../script-hash.js'
import { inPieces } from './in-pieces.js'
import { formSteps } from './page-forms.js'
import { namedHostSteps } from './named-hosts.js'
import { handlersOf, scriptsOf } from './scripts.js'
import type { PageScript } from './scripts.js'

/** Code, files and form targets of a page outside of its own site, as sources of a content security policy. */
export interface PageResources {
  /** Hashes of its inline scripts. */
  readonly inlineScripts: readonly string[]
  /** Hashes of its event attributes (`onclick`). */
  readonly handlers: readonly string[]
  /** Hosts of its scripts. */
  readonly scriptHosts: readonly string[]
  /** Hosts of its style sheets. */
  readonly styleHosts: readonly string[]
  /** Hosts that its forms send to. */
  readonly formHosts: readonly string[]
  /** Hosts of its pictures and films. */
  readonly mediaHosts: readonly string[]
  /** Hosts of its frames. */
  readonly frameHosts: readonly string[]
  /** Scripts of its own site, as written. */
  readonly ownScripts: readonly string[]
  /** Style sheets of its own site, as written. */
  readonly ownStyles: readonly string[]
}

/** True for types of JSON that browsers treat like code. */
const isAllowedByHash = (type: string): boolean => /^(?:importmap|speculationrules)$/i.test(type)

const isText = (value: string | null): value is string => value !== null

/**
 * The maximum depth of nested `srcdoc` pages. Real sites have no deeper ones, and each page is read again for
 * every page around it.
 */
const MAX_FRAME_DEPTH = 3

/** The pages in `srcdoc` attributes of this one, which share its policy. */
function* framedPages({ elements }: ParsedPage): Steps<readonly ParsedPage[]> {
  const pages: ParsedPage[] = []
  for (const element of elements) {
    const text = element.name === 'iframe' ? attributeOf(element, 'srcdoc') : null
    if (text === null) continue
    yield
    const page = yield* parseSteps(text)
    if (page.ok) pages.push(page.value)
  }
  return pages
}

/** Merges the resources of all of them, each once. */
function* joined(all: readonly PageResources[]): Steps<PageResources> {
  const named = function* (kind: keyof PageResources): Steps<readonly string[]> {
    yield
    return unique(all.flatMap((resources) => resources[kind]))
  }
  return {
    inlineScripts: yield* named('inlineScripts'),
    handlers: yield* named('handlers'),
    scriptHosts: yield* named('scriptHosts'),
    styleHosts: yield* named('styleHosts'),
    formHosts: yield* named('formHosts'),
    mediaHosts: yield* named('mediaHosts'),
    frameHosts: yield* named('frameHosts'),
    ownScripts: yield* named('ownScripts'),
    ownStyles: yield* named('ownStyles'),
  }
}

/** Reads the resources in a page's own markup, `srcdoc` pages included, not those that its scripts add. */
export const pageResources = (page: ParsedPage): PageResources => allAtOnce(resourceSteps(page))

/** Reads the resources in a page's own markup, step by step. */
export function* resourceSteps(page: ParsedPage): Steps<PageResources> {
  return yield* joined(yield* resourcesWithin(page, MAX_FRAME_DEPTH))
}

function* resourcesWithin(page: ParsedPage, depth: number): Steps<readonly PageResources[]> {
  const found = [yield* ownResources(page)]
  for (const frame of depth > 0 ? yield* framedPages(page) : [])
    found.push(...(yield* resourcesWithin(frame, depth - 1)))
  return found
}

/** The hashes of an inline script. */
function hashesOf(script: PageScript): readonly string[] {
  if (script.tag === 'inline') return script.code.trim() === '' ? [] : [scriptHash(script.code)]
  return script.tag === 'data' && isAllowedByHash(script.type) ? [scriptHash(script.text)] : []
}

function* ownResources(page: ParsedPage): Steps<PageResources> {
  yield
  const read = yield* inPieces(page.elements, (element) =>
    scriptsOf(element).map((script) => ({ script, hashes: hashesOf(script) })),
  )
  const scripts = read.map(({ script }) => script)
  const styles = page.elements.filter(
    (element) => element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''),
  )
  const named = yield* namedHostSteps(page, scripts)
  const handlers = yield* inPieces(page.elements, (element) =>
    handlersOf(element).map(({ code }) => scriptHash(code)),
  )
  const forms = yield* formSteps(page)
  const styleAddresses = styles.map((element) => attributeOf(element, 'href') ?? '')
  return {
    inlineScripts: read.flatMap(({ hashes }) => hashes),
    handlers,
    scriptHosts: scripts.flatMap((script) =>
      script.tag === 'file' && script.host !== null ? [script.host] : [],
    ),
    styleHosts: styleAddresses.map(hostOf).filter(isText),
    formHosts: forms.map(({ action }) => hostOf(action)).filter(isText),
    mediaHosts: named.media,
    frameHosts: named.frames,
    ownStyles: styleAddresses.filter((address) => address !== '' && hostOf(address) === null),
    ownScripts: scripts.flatMap((script) =>
      script.tag === 'file' && script.host === null ? [script.source] : [],
    ),
  }
}
