import { createHash } from 'node:crypto'
import type { Element } from 'domhandler'
import { applyEdits, attributeEdit, attributeOf, mergeTimelines, removalOf } from '../../pages/index.js'
import type { Edit, PageIdentity, ParsedPage, TimelineArguments } from '../../pages/index.js'
import { isCutOff } from '../checks/cut-off.js'
import { writtenPriceMarks } from '../products/written-price-marks.js'
import { inlineEdits } from '../scripts/code-in-addresses.js'
import type { SiteAddresses } from '../checks/dead-links.js'
import { foundOnPage } from './found-on-page.js'
import type { FoundOnPage } from './found-on-page.js'
import { showHiddenParts } from './hidden-parts.js'
import { readPageFiles } from './page-files.js'
import { pageGaps } from './page-gaps.js'
import { normalizePage } from './normalize-page.js'
import { markedLists } from './mark-lists.js'
import type { SavedListPages, SiteLists } from './mark-lists.js'
import { interactionsOfPage, mergeInteractions } from '../interactions/page-interactions.js'
import { timelineNotes, timelinesOfPage } from '../interactions/page-timelines.js'
import { scriptLiteral } from '../scripts/script-literal.js'
import { pageLeftovers } from './page-leftovers.js'
import type { PageNote } from './page-notes.js'
import {
  announcementEdits,
  integrityEdits,
  noteScripts,
  readScripts,
  removals,
} from '../scripts/read-scripts.js'
import type { ReadScript, ScriptSources } from '../scripts/read-scripts.js'
import { searchEdits } from './search-engines.js'
import { pathInSite } from '../files/site-address.js'
import type { SiteLocales } from './site-locales.js'

/** Facts from the owner's settings. */
export interface KnownFacts {
  /** The future address of the site, without a trailing slash; null if the owner gave none. */
  readonly baseUrl: string | null
  /** True for a shop that sends to one country only. */
  readonly hasOneCountry: boolean
}

/** Facts with which pages are adopted. */
export interface AdoptContext extends KnownFacts, ScriptSources, SavedListPages {
  readonly locales: SiteLocales
  readonly lists: SiteLists
  /** Renamed pages: name in the folder -> name in the site. */
  readonly renamed: ReadonlyMap<string, string>
  /** Copies of a page under a query of its address, which search engines do not need. */
  readonly parts: ReadonlySet<string>
  /** The host in whose folder the site was saved; null: it is unknown. */
  readonly host: string | null
}

/** An adopted page and the facts found on it. */
export interface AdoptedPage extends FoundOnPage {
  readonly html: string
  /** Its file of interaction data; null if it plays none. */
  readonly interactions: { readonly path: string; readonly text: string } | null
  readonly notes: readonly PageNote[]
}

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

/** The script with the interaction data of a page, of both kinds. */
function interactionFile(older: unknown, newer: TimelineArguments | null): AdoptedPage['interactions'] {
  const text =
    (newer === null
      ? ''
      : `Webflow.require('ix3').getInstance().register(${scriptLiteral(newer.interactions)},` +
        `${scriptLiteral(newer.timelines)})\n`) +
    (older === null ? '' : `Webflow.require('ix2').init(${scriptLiteral(older)})\n`)
  if (text === '') return null
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { path: `interactions/${name}.js`, text }
}

/** Addresses that the folder of an export answers; its catalogue and redirects are not known yet. */
const addressesIn = ({ files }: AdoptContext): SiteAddresses => ({
  names: files,
  slugs: null,
  redirectOf: () => null,
})

const scriptTag = (address: string): string => `<script src="${address}"></script>`

/** The end of the body, where the page script stands on a page without the builder's script. */
function endOfBody({ elements, html }: ParsedPage): number {
  const body = elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  return body?.endTag?.startOffset ?? html.length
}

/** Notes about interactions whose data are missing. */
const LOST: ReadonlySet<PageNote['tag']> = new Set(['script-elsewhere', 'script-missing', 'data-cut-off'])

/** The interaction data of the builder's scripts on a page, and the file with those that the page plays. */
function dataOf(builders: readonly ReadScript[], pageId: PageIdentity['pageId'], html: string) {
  const data = mergeInteractions(builders.map(({ script }) => script?.interactions))
  const registered = mergeTimelines(builders.flatMap(({ script }) => script?.timelines ?? []))
  const timelines = registered && timelinesOfPage(registered, pageId, html)
  const own = data === undefined ? null : interactionsOfPage(data, pageId)
  return { data, timelines, file: interactionFile(own, timelines) }
}

type PageData = ReturnType<typeof dataOf>

/** Determines which of its animations the adopted page plays; parts that wait for other ones are shown. */
function animationState(
  page: ParsedPage,
  { data, timelines, file }: PageData,
  hasBuilder: boolean,
  notes: readonly PageNote[],
  wasRun: boolean,
): 'playing' | 'without-timelines' | 'lost' {
  const isUnplayed = file === null && notes.some(({ tag }) => tag === 'not-played')
  // On a page with the newer kind only, a missing script holds nothing of the older.
  const isNewer = timelines !== null && !page.elements.some((each) => attributeOf(each, 'data-w-id') !== null)
  const isLost =
    isUnplayed || (data === undefined && !isNewer && (!hasBuilder || notes.some(({ tag }) => LOST.has(tag))))
  const leavesTimelines = notes.some((note) => note.tag === 'not-played' && note.kind === 'timelines')
  // A page saved while interactions ran starts from the beginning.
  const beginsAnew = timelines !== null && wasRun
  if (isLost) return 'lost'
  return leavesTimelines || beginsAnew ? 'without-timelines' : 'playing'
}

/** Puts the page script and its data in place of the builder's first script, or at the end of the body. */
function placedScripts(
  page: ParsedPage,
  first: ReadScript | undefined,
  interactions: AdoptedPage['interactions'],
): Edit {
  const ours = scriptTag('/vitrine.js') + (interactions === null ? '' : scriptTag(`/${interactions.path}`))
  const atEnd = endOfBody(page)
  return (
    (first === undefined ? null : removalOf(first.element, ours)) ?? { start: atEnd, end: atEnd, text: ours }
  )
}

/** A page of another program: only its encoding, its links and its files are corrected. */
function adoptForeignPage(
  page: ParsedPage,
  found: FoundOnPage,
  fixes: ReturnType<typeof normalizePage>,
  files: ReturnType<typeof readPageFiles>,
): AdoptedPage {
  const notes: readonly PageNote[] = [{ tag: 'left-alone' }, ...fixes.notes, ...files.notes]
  const edits = [...fixes.edits, ...inlineEdits(page), ...files.edits]
  return { ...found, html: applyEdits(page.html, edits), interactions: null, notes }
}

/** A page of the builder, as far as it was read. */
interface ReadPage {
  readonly scripts: readonly ReadScript[]
  readonly pageId: string | null
  readonly fixes: ReturnType<typeof normalizePage>
  readonly files: ReturnType<typeof readPageFiles>
}

/** The parts of a page of the builder that adopting changes, each with its notes. */
function changesOfPage(page: ParsedPage, path: string, context: AdoptContext, { scripts, pageId }: ReadPage) {
  const builders = scripts.filter(({ kind }) => kind === 'builder')
  const removed = removals(scripts)
  const played = dataOf(builders, pageId, page.html)
  const scriptNotes = noteScripts(scripts)
  const root = rootEdits(page.elements.find(({ name }) => name === 'html'))
  const state = animationState(page, played, builders.length > 0, scriptNotes, root.wasRun)
  return {
    builders,
    removed,
    played,
    scriptNotes,
    root,
    hidden: showHiddenParts(page, state, played.data, played.timelines),
    leftovers: pageLeftovers(page, context),
    lists: markedLists(page, path, context.lists, context),
  }
}

type PageChanges = ReturnType<typeof changesOfPage>

/** The edits of a page of the builder. */
function editsOfPage(
  page: ParsedPage,
  path: string,
  context: AdoptContext,
  { scripts, fixes, files }: ReadPage,
  { builders: [first], removed, played, hidden, root, leftovers, lists }: PageChanges,
): readonly Edit[] {
  const isTranslated = context.locales.folders.some((folder) => path.startsWith(`${folder}/`))
  return [
    ...(isTranslated ? [] : writtenPriceMarks(page)),
    placedScripts(page, first, played.file),
    ...removed.elements
      .filter((element) => element !== first?.element)
      .flatMap((element) => removalOf(element) ?? []),
    ...hidden.edits,
    ...root.edits,
    ...leftovers.edits,
    ...lists.edits,
    ...fixes.edits,
    ...inlineEdits(page, removed.elements),
    ...announcementEdits(page, removed.elements),
    ...integrityEdits(scripts, page, path),
    ...searchEdits(page, path, context),
    ...files.edits,
  ]
}

/** The notes about a page of the builder besides those about its files, its encoding and its gaps. */
function notesOfPage(
  page: ParsedPage,
  pageId: string | null,
  { builders, removed, played: { timelines }, scriptNotes, hidden, root, leftovers, lists }: PageChanges,
): readonly PageNote[] {
  return [
    builders.length > 0
      ? { tag: 'script-replaced', sources: builders.map(({ source }) => source) }
      : { tag: 'script-added' },
    ...removed.notes,
    ...scriptNotes,
    ...timelineNotes(timelines, pageId),
    ...(hidden.shown > 0 && timelines === null
      ? [{ tag: 'hidden-shown', count: hidden.shown } as const]
      : []),
    ...(isCutOff(page) ? [{ tag: 'page-cut-off' } as const] : []),
    ...(root.wasRun ? [{ tag: 'saved-after-scripts' } as const] : []),
    ...leftovers.notes,
    ...lists.notes,
  ]
}

/**
 * Adopts a page of an export or of a saved site: the page script replaces the builder's script, with the data that
 * this page plays. Everything else stays byte for byte.
 */
export function adoptPage(
  page: ParsedPage,
  path: string,
  context: AdoptContext,
  encoding = 'utf-8',
): AdoptedPage {
  const scripts = readScripts(page, path, context)
  const files = readPageFiles(page, path, context.files)
  const fixes = normalizePage(page, path, encoding, context)
  const found = foundOnPage(page, path, context.parts, scripts, files.remote)
  const { pageId, siteId } = found.identity
  const hasBuilder = scripts.some(({ kind }) => kind === 'builder')
  // A page with a cart or a checkout needs the page script, even if adopt has just added them.
  const isBuilt = pageId !== null || siteId !== null || hasBuilder || found.shopBlocks.length > 0
  if (!isBuilt) return adoptForeignPage(page, found, fixes, files)
  const read = { scripts, pageId, fixes, files }
  const changes = changesOfPage(page, path, context, read)
  // Removed scripts no longer count.
  const gone = new Set(
    changes.removed.elements.map((element) => pathInSite(path, attributeOf(element, 'src') ?? '')),
  )
  const edits = editsOfPage(page, path, context, read, changes)
  const gaps = pageGaps(page, path, addressesIn(context), context.hasOneCountry)
  const notes: readonly PageNote[] = [
    ...notesOfPage(page, pageId, changes),
    ...fixes.notes,
    ...files.notes.filter((note) => note.tag !== 'file-missing' || !gone.has(note.path)),
    ...gaps.map((gap) => ({ tag: 'gap', gap }) as const),
  ]
  return { ...found, html: applyEdits(page.html, edits), interactions: changes.played.file, notes }
}
