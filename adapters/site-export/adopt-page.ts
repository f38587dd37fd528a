import { createHash } from 'node:crypto'
import type { Element } from 'domhandler'
import {
  accountForms,
  applyEdits,
  hostOf,
  ownText,
  pageBlocks,
  pageForms,
  pageIdentity,
  pageScripts,
} from '../site-pages/index.js'
import type { AccountFormKind, Edit, PageIdentity, PageScript, ParsedPage } from '../site-pages/index.js'
import { attributeEdit, removalOf } from './attribute-edit.js'
import { currencySettingsOf } from './currency-settings.js'
import type { CurrencySettings } from './currency-settings.js'
import type { FileIndex } from './file-index.js'
import { showHiddenParts } from './hidden-parts.js'
import { readPageFiles } from './page-files.js'
import type { RemoteFile } from './page-files.js'
import { interactionsOfPage } from './page-interactions.js'
import { embedsOn, servicesOn, widgetsOn } from './page-parts.js'
import { productLinksOn, productsOnPage } from './page-products.js'
import type { FoundProduct, ProductLink } from './page-products.js'
import type { PageNote } from './page-report.js'
import { pageRole } from './page-role.js'
import { readSiteScript } from './site-code.js'
import type { SiteScript } from './site-code.js'
import { remoteScriptKind } from './script-kind.js'
import { isHiddenFromSearch, searchEdits } from './search-engines.js'
import { pathInSite } from './site-address.js'

/** What pages are adopted with. */
export interface AdoptContext {
  readonly files: FileIndex
  /** A script of the folder, read once; null: there is none of that path. */
  readonly scriptAt: (path: string) => SiteScript | null
  /** Where the site will be, without a slash at its end; null: nobody said. */
  readonly baseUrl: string | null
}

/** How the letters of a page are bytes. */
export type PageEncoding = 'utf8' | 'latin1'

/** A page as it is to be served, and what was learnt from it. */
export interface AdoptedPage {
  readonly path: string
  readonly html: string
  /** How the letters of the page are written as bytes. */
  readonly encoding: PageEncoding
  readonly identity: PageIdentity
  /** Whether search engines are to list it under its own address. */
  readonly isListed: boolean
  /** The file of interaction data that it loads; null: it plays none. */
  readonly interactions: { readonly path: string; readonly text: string } | null
  readonly products: readonly FoundProduct[]
  readonly productLinks: readonly ProductLink[]
  readonly currency: CurrencySettings | null
  readonly remoteFiles: readonly RemoteFile[]
  /** Hosts of scripts that the page names, and those named inside its own code. */
  readonly codeHosts: readonly string[]
  /** Blocks of the shop, by their types, each once. */
  readonly shopBlocks: readonly string[]
  readonly accountForms: readonly AccountFormKind[]
  readonly forms: readonly FoundForm[]
  /** The builder's widgets, in words. */
  readonly widgets: readonly string[]
  /** Shops and members of others. */
  readonly services: readonly string[]
  /** How many parts are code or frames of others. */
  readonly embeds: number
  readonly notes: readonly PageNote[]
}

/** A form that visitors write into. */
export interface FoundForm {
  readonly name: string
  /** Where it sends, as written; empty: nowhere, as exports leave it. */
  readonly action: string
}

/** A script of the page with what it is. `script` is null for one that could not be read. */
interface ReadScript {
  readonly element: Element
  readonly source: string
  readonly kind: SiteScript['kind'] | 'elsewhere' | 'missing'
  readonly script: SiteScript | null
}

function readScripts(page: ParsedPage, path: string, context: AdoptContext): readonly ReadScript[] {
  return pageScripts(page).flatMap((script: PageScript): readonly ReadScript[] => {
    const { element } = script
    if (script.tag === 'data') return []
    if (script.tag === 'inline') {
      const read = readSiteScript(path, script.code)
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
    const inSite = pathInSite(path, source)
    if (inSite === null)
      return [{ element, source, kind: remoteScriptKind(source) ?? 'elsewhere', script: null }]
    const file = context.files.find(inSite)
    const read = file === null ? null : context.scriptAt(file)
    return [{ element, source, kind: read?.kind ?? remoteScriptKind(source) ?? 'missing', script: read }]
  })
}

/** Widely used scripts that are known to run without jQuery. */
const WITHOUT_JQUERY =
  /(?:^|\.)(?:googletagmanager|google-analytics|googleapis|gstatic|google|facebook|hotjar|clarity|typekit|stripe|paypal|youtube|vimeo|calendly|cloudflareinsights|memberstack|weglot|spline|finsweet|plausible|fathom|hs-scripts|intercom|crisp)\.[a-z]+$/
const LIBRARY_WITHOUT_JQUERY =
  /(?:swiper|splide|lenis|lottie|gsap|finsweet|three|typed|barba|alpine|chart|aos)\b/i

const mayUseJquery = ({ kind, source, script }: ReadScript): boolean => {
  if (script !== null) return script.kind === 'pageCode' && script.needs.jquery
  if (kind !== 'elsewhere') return false
  const host = hostOf(source)?.replace(/^https?:\/\//, '') ?? ''
  return !WITHOUT_JQUERY.test(host) && !LIBRARY_WITHOUT_JQUERY.test(source)
}

/** Code that only tells the animation library of its own parts. */
const isPluginRegistration = (code: string): boolean =>
  /^\s*gsap\.registerPlugin\([\w\s,]*\);?\s*$/.test(code)

/** The state that the builder's script leaves on the root element. */
const RUN_STATE = /^(?:w-mod-(?:js|ix3?|touch)|wf-[\w-]*-(?:in)?active|wf-(?:in)?active|wf-loading)$/

function rootEdits(root: Element | undefined): { readonly edits: readonly Edit[]; readonly wasRun: boolean } {
  if (root === undefined) return { edits: [], wasRun: false }
  const classes = (root.attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '')
  const kept = classes.filter((name) => !RUN_STATE.test(name))
  const wasRun = classes.some((name) => /^w-mod-(?:js|ix)/.test(name))
  const edits = [
    attributeEdit(root, 'data-wf-domain', null),
    attributeEdit(root, 'data-wf-status', null),
    kept.length === classes.length
      ? null
      : attributeEdit(root, 'class', kept.length === 0 ? null : kept.join(' ')),
  ]
  return { edits: edits.filter((edit) => edit !== null), wasRun }
}

function interactionFile(data: unknown, pageId: string | null): AdoptedPage['interactions'] {
  const own = data === undefined ? null : interactionsOfPage(data, pageId)
  if (own === null) return null
  // In a script these two end a line, in JSON they do not.
  const json = JSON.stringify(own).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  const name = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { path: `interactions/${name}.js`, text: `Webflow.require('ix2').init(${json})\n` }
}

const scriptTag = (address: string): string => `<script src="${address}"></script>`

/** Where a page without the builder's script gets ours: at the end of its body. */
function endOfBody({ elements, html }: ParsedPage): number {
  const body = elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  return body?.endTag?.startOffset ?? html.length
}

/** Half a download: every page of the builder ends with the end of its root element. */
const isCutOff = ({ elements }: ParsedPage): boolean =>
  elements.find(({ name }) => name === 'html')?.sourceCodeLocation?.endTag === undefined

function noteScripts(scripts: readonly ReadScript[]): readonly PageNote[] {
  return scripts.flatMap(({ source, kind, script }): readonly PageNote[] => [
    ...(kind === 'builder' && script === null ? [{ tag: 'script-elsewhere', address: source } as const] : []),
    ...(kind === 'missing' ? [{ tag: 'script-missing', path: source } as const] : []),
    ...(script?.isCutOff ? [{ tag: 'data-cut-off', file: script.path } as const] : []),
    ...(script?.notPlayed ?? []).map(
      (each) => ({ tag: 'not-played', kind: each, file: script?.path ?? '' }) as const,
    ),
  ])
}

/** What says that a page had interactions whose data nobody has. */
const LOST: ReadonlySet<PageNote['tag']> = new Set(['script-elsewhere', 'script-missing', 'data-cut-off'])

/**
 * Makes the page that Vitrine serves from one of an export or of a saved site: the builder's script goes and
 * ours comes, with the data that this page plays. Everything else stays byte for byte.
 */
export function adoptPage(
  page: ParsedPage,
  path: string,
  context: AdoptContext,
  encoding: PageEncoding = 'utf8',
): AdoptedPage {
  const identity = pageIdentity(page)
  const scripts = readScripts(page, path, context)
  const builders = scripts.filter(({ kind }) => kind === 'builder')
  const isBuilt = identity.pageId !== null || identity.siteId !== null || builders.length > 0
  const files = readPageFiles(page, path, context.files)
  const found = {
    path,
    encoding,
    identity,
    isListed: pageRole(path) === 'content' && !isHiddenFromSearch(page),
    products: productsOnPage(page, path),
    productLinks: productLinksOn(page),
    currency: currencySettingsOf(page),
    remoteFiles: files.remote,
    codeHosts: codeHostsOf(scripts),
    shopBlocks: [...new Set(pageBlocks(page).map(({ type }) => type))].filter((type) =>
      /^(?:commerce|cart)-/.test(type),
    ),
    accountForms: accountForms(page).map(({ kind }) => kind),
    forms: pageForms(page)
      .filter(({ kind }) => kind === 'message')
      .map(({ name, action }) => ({ name, action })),
    widgets: widgetsOn(page),
    services: servicesOn(page),
    embeds: embedsOn(page),
  }
  if (!isBuilt) {
    const notes: readonly PageNote[] = [{ tag: 'left-alone' }, ...files.notes]
    return { ...found, html: applyEdits(page.html, files.edits), interactions: null, notes }
  }
  const data = builders.map(({ script }) => script?.interactions).find((each) => each !== undefined)
  const interactions = interactionFile(data, identity.pageId)
  const ours = [scriptTag('/vitrine.js'), ...(interactions ? [scriptTag(`/${interactions.path}`)] : [])].join(
    '',
  )
  const removed = removals(scripts)
  const scriptNotes = noteScripts(scripts)
  const isLost = data === undefined && (builders.length === 0 || scriptNotes.some(({ tag }) => LOST.has(tag)))
  const hidden = showHiddenParts(page, isLost ? 'lost' : 'playing')
  const root = rootEdits(page.elements.find(({ name }) => name === 'html'))
  const [first] = builders
  const placed: Edit = first?.element.sourceCodeLocation
    ? {
        start: first.element.sourceCodeLocation.startOffset,
        end: first.element.sourceCodeLocation.endOffset,
        text: ours,
      }
    : { start: endOfBody(page), end: endOfBody(page), text: ours }
  const edits = [
    placed,
    ...removed.elements
      .filter((element) => element !== first?.element)
      .flatMap((element) => removalOf(element) ?? []),
    ...hidden.edits,
    ...root.edits,
    ...integrityEdits(scripts, page, path),
    ...searchEdits(page, path, context.baseUrl),
    ...files.edits,
  ]
  const notes: readonly PageNote[] = [
    builders.length > 0
      ? { tag: 'script-replaced', sources: builders.map(({ source }) => source) }
      : { tag: 'script-added' },
    ...removed.notes,
    ...scriptNotes,
    ...(hidden.shown > 0 ? [{ tag: 'hidden-shown', count: hidden.shown } as const] : []),
    ...(isCutOff(page) ? [{ tag: 'page-cut-off' } as const] : []),
    ...(root.wasRun ? [{ tag: 'saved-after-scripts' } as const] : []),
    ...files.notes,
  ]
  return { ...found, html: applyEdits(page.html, edits), interactions, notes }
}

const codeHostsOf = (scripts: readonly ReadScript[]): readonly string[] => [
  ...new Set(
    scripts.flatMap(({ kind, source, script }) => [
      ...(kind === 'elsewhere' ? [hostOf(source)?.replace(/^https?:\/\//, '') ?? ''] : []),
      ...(script?.kind === 'pageCode' ? script.needs.hosts : []),
    ]),
  ),
]

/** Which scripts go: the builder's, and libraries that nothing on the page uses any more. */
function removals(scripts: readonly ReadScript[]): {
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

/** A file that was edited or saved again no longer has the hash its tag names, and would be blocked. */
const integrityEdits = (scripts: readonly ReadScript[], page: ParsedPage, path: string): readonly Edit[] =>
  [...scripts.map(({ element }) => element), ...page.elements.filter(({ name }) => name === 'link')].flatMap(
    (element) => {
      const address = element.attribs['src'] ?? element.attribs['href']
      return address !== undefined && pathInSite(path, address) !== null
        ? (attributeEdit(element, 'integrity', null) ?? [])
        : []
    },
  )
