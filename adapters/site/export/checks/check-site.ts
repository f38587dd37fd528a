import { inspectPage, parseInteractions } from '../../../../core/animation/index.js'
import type { Interactions, TargetCheck } from '../../../../core/animation/index.js'
import {
  findInteractions,
  findTimelines,
  hostOf,
  interactionTargets,
  isPageScript,
  pageBlocks,
  pageForms,
  pageIdentity,
  pageScripts,
  decodePage,
  parsePage,
} from '../../pages/index.js'
import type { ParsedPage, TimelineArguments } from '../../pages/index.js'
import { accountNotes, unknownBlocks } from './check-blocks.js'
import { collectionFindings } from './check-collections.js'
import { listFindings } from './check-lists.js'
import { isCutOff } from './cut-off.js'
import { missingSearch, missingSteps, unsoldShop } from './check-shop.js'
import { createRedirects } from '../../../../core/site/index.js'
import type { Redirect } from '../../../../core/site/index.js'
import { createFileIndex } from '../files/file-index.js'
import type { FileIndex } from '../files/file-index.js'
import type { Finding } from './finding.js'
import { goneFindings, goneProductPages } from './gone-products.js'
import { deadLinks, RUNTIME } from './dead-links.js'
import type { SiteAddresses } from './dead-links.js'
import { largeFileFindings, notRead } from './not-read.js'
import { missingFiles } from './missing-files.js'
import { pageGaps } from '../pages/page-gaps.js'
import { siteGaps, siteMarks } from '../pages/site-gaps.js'
import type { SiteMark } from '../pages/site-gaps.js'
import { readPageFiles } from '../pages/page-files.js'
import { timelineFindings } from '../interactions/page-timelines.js'
import { isPageFile, readFolder } from '../files/read-folder.js'
import { readSource, sourceText, whyUnread } from '../files/read-source.js'
import { pathInSite } from '../files/site-address.js'
import { writtenNames } from '../products/written-names.js'
import { writtenPrices } from '../products/written-prices.js'
import type { PricedProduct } from '../products/written-prices.js'
import { createBoundedCache, normalizeText } from '../../../../core/shared/index.js'

interface FoundInteractions {
  readonly older: Interactions | null
  readonly newer: TimelineArguments | null
}

/** Facts that pages are checked against. */
interface CheckContext extends SiteAddresses {
  /** The products of the catalogue, by slug. */
  readonly products: ReadonlyMap<string, PricedProduct>
  readonly files: FileIndex
  /** True for a shop that sends to one country only. */
  readonly hasOneCountry: boolean
  /** Interaction data in a script of the folder, of both kinds; null for a kind it lacks. */
  readonly interactionsAt: (path: string) => Promise<FoundInteractions>
}

/** Files that a page names and the site lacks. */
const missingFilesOn = (page: ParsedPage, path: string, { files }: CheckContext): readonly string[] =>
  readPageFiles(page, path, files).notes.flatMap((note) =>
    note.tag === 'file-missing' && !RUNTIME.test(note.path) ? [note.path] : [],
  )

function formFindings(page: ParsedPage, path: string, hasPageScript: boolean): readonly Finding[] {
  const forms = pageForms(page).filter(({ kind }) => kind === 'message')
  return forms.flatMap(({ name, action }): readonly Finding[] => {
    const host = hostOf(action)
    if (host !== null)
      return [
        {
          level: 'note',
          check: 'form',
          page: path,
          message: `The form ${name} sends to ${host}.`,
          fix:
            'No change is needed if that is intended; without the action attribute the site receives its ' +
            'messages itself.',
        },
      ]
    if (action !== '' || hasPageScript) return []
    return [
      {
        level: 'problem',
        check: 'form',
        page: path,
        message: `The form ${name} has no target: the entries of visitors would appear in the address.`,
        fix: 'Let the page load /vitrine.js; `vitrine adopt` does that.',
      },
    ]
  })
}

function scriptFindings(page: ParsedPage, path: string, hasPageScript: boolean): readonly Finding[] {
  const { pageId, siteId } = pageIdentity(page)
  const blocks = pageBlocks(page).some(({ type }) => type.startsWith('commerce-'))
  return [
    ...(hasPageScript || (pageId === null && siteId === null)
      ? []
      : [
          {
            level: 'problem',
            check: blocks ? 'shop' : 'script',
            page: path,
            message: 'The page does not load /vitrine.js, so its interactions and its shop do not work.',
            fix: 'Run `vitrine doctor --fix`, which adds <script src="/vitrine.js"></script>, or adopt the export.',
          } as const,
        ]),
    ...accountNotes(page, path),
    ...unknownBlocks(page, path),
  ]
}

/** The finding about an empty file or a partial download, which the server sends unchanged. */
function halfPage(page: ParsedPage, path: string): readonly Finding[] {
  const isEmpty = page.html.trim() === ''
  if (!isEmpty && !isCutOff(page)) return []
  const message = isEmpty ? 'The page is empty.' : 'The page ends in the middle.'
  return [{ level: 'problem', check: 'page', page: path, message, fix: 'Save or export the page again.' }]
}

/** The findings about a page, and the interaction targets that it has or lacks. */
interface CheckedPage {
  readonly findings: readonly Finding[]
  /** Blocks of the shop, by their types. */
  readonly blocks: readonly string[]
  readonly marks: readonly SiteMark[]
  readonly found: readonly string[]
  readonly lacking: readonly string[]
  readonly codeHosts: readonly string[]
}

async function checkPage(page: ParsedPage, path: string, context: CheckContext): Promise<CheckedPage> {
  const scripts = pageScripts(page).flatMap((script) => (script.tag === 'file' ? [script] : []))
  const hasPageScript = scripts.some(({ source }) => isPageScript(source))
  const facts = interactionTargets(page)
  const checks: TargetCheck[] = []
  const unplayed: Finding[] = []
  for (const { source, host } of scripts) {
    const inSite = host === null ? pathInSite(path, source) : null
    if (inSite === null) continue
    const { older, newer } = await context.interactionsAt(inSite)
    if (older !== null) checks.push(...inspectPage(older, facts))
    unplayed.push(...timelineFindings(newer, path, pageIdentity(page).pageId))
  }
  const targets = (isMissing: boolean): readonly string[] =>
    checks.filter((check) => check.isMissing === isMissing).map(({ target }) => target)
  return {
    findings: [
      ...halfPage(page, path),
      ...unplayed,
      ...deadLinks(page, path, context),
      ...missingFiles(missingFilesOn(page, path, context), path),
      ...formFindings(page, path, hasPageScript),
      ...scriptFindings(page, path, hasPageScript),
      ...missingSteps(page, context.files),
      ...missingSearch(page, path, context.files),
      ...pageGaps(page, path, context, context.hasOneCountry).map((gap) => ({ ...gap, page: path })),
      ...writtenPrices(page, path, context.products),
      ...writtenNames(page, path, context.products),
      ...listFindings(page, path, context),
    ],
    blocks: pageBlocks(page).map(({ type }) => type),
    marks: siteMarks(page),
    found: targets(false),
    lacking: targets(true),
    codeHosts: scripts.flatMap(({ host }) => host ?? []),
  }
}

/** The maximum length of the scripts whose data are kept for the next pages: those of one large file. */
const MAX_KEPT_CHARACTERS = 24_000_000

function createInteractionReader(folder: string): CheckContext['interactionsAt'] {
  const known = createBoundedCache<FoundInteractions>(MAX_KEPT_CHARACTERS)
  return async (path) => {
    const earlier = known.get(path)
    if (earlier !== undefined) return earlier
    const text = await sourceText({ folder, path })
    const data = findInteractions(text)
    const older = data === undefined ? null : parseInteractions(data).interactions
    const read = { older, newer: findTimelines(text) }
    known.set(path, read, older === null && read.newer === null ? 0 : text.length)
    return read
  }
}

const MAX_NAMED = 5

const NO_PAGES: Finding = {
  level: 'note',
  check: 'page',
  page: null,
  message: 'There is no page in the folder.',
  fix: 'Put the pages of the export there (`vitrine adopt`), unless another host serves them.',
}

/**
 * Checks the pages of a site folder as the server would serve them; nothing is changed and nothing is run. Rejects if
 * the folder cannot be read.
 */
export async function checkSite(
  folder: string,
  slugs: ReadonlySet<string> | null,
  redirects: readonly Redirect[] = [],
  products: readonly PricedProduct[] = [],
  hasOneCountry = false,
): Promise<readonly Finding[]> {
  const { files } = await readFolder(folder)
  const paths = files.map(({ path }) => path)
  const gone =
    slugs === null ? new Set<string>() : await goneProductPages(folder, paths.filter(isPageFile), products)
  const context = {
    files: createFileIndex(paths),
    names: new Set(paths.filter((path) => !gone.has(path)).map((path) => normalizeText(path, 'NFC'))),
    slugs,
    products: new Map(products.map((product) => [product.slug, product])),
    redirectOf: createRedirects(redirects),
    hasOneCountry,
    interactionsAt: createInteractionReader(folder),
  }
  const findings = largeFileFindings(files)
  const found = new Set<string>()
  const lacking = new Set<string>()
  const codeHosts = new Set<string>()
  const blocks = new Set<string>()
  const marks = new Set<SiteMark>()
  for (const path of paths.filter((each) => isPageFile(each) && !gone.has(each))) {
    const bytes = await readSource({ folder, path })
    const page = bytes === null ? null : parsePage(decodePage(bytes).html)
    if (page === null || !page.ok) {
      findings.push(notRead(path, page === null ? await whyUnread({ folder, path }) : page.failure.message))
      continue
    }
    const checked = await checkPage(page.value, path, context)
    findings.push(...checked.findings)
    checked.blocks.forEach((type) => blocks.add(type))
    checked.marks.forEach((mark) => marks.add(mark))
    checked.found.forEach((target) => found.add(target))
    checked.lacking.forEach((target) => lacking.add(target))
    checked.codeHosts.forEach((host) => codeHosts.add(host))
  }
  return [
    ...(paths.some(isPageFile) ? [] : [NO_PAGES]),
    ...onePerSite(findings),
    ...goneFindings(gone),
    ...unsoldShop(blocks),
    ...siteGaps(marks).map((gap) => ({ ...gap, page: null })),
    ...(await collectionFindings(folder, paths)),
    ...siteFindings(
      [...lacking].filter((each) => !found.has(each)),
      codeHosts,
    ),
  ]
}

/** Reports a finding about the whole site once, however many pages show it. */
function onePerSite(findings: readonly Finding[]): readonly Finding[] {
  const said = new Set<string>()
  return findings.filter(({ page, message }) => {
    if (page !== null) return true
    const isNew = !said.has(message)
    said.add(message)
    return isNew
  })
}

const siteFindings = (lacking: readonly string[], hosts: ReadonlySet<string>): readonly Finding[] => [
  ...(lacking.length === 0
    ? []
    : [
        {
          level: 'note',
          check: 'interactions',
          page: null,
          message:
            `Interactions name ${lacking.length} targets that no page has, such as ` +
            `${lacking.slice(0, MAX_NAMED).join(', ')}.`,
          fix: '`vitrine inspect interactions <site>` lists them; the original site does not play them either.',
        } as const,
      ]),
  ...(hosts.size === 0
    ? []
    : [
        {
          level: 'note',
          check: 'code',
          page: null,
          message: `Pages load code from ${[...hosts].sort().join(', ')}.`,
          fix: 'Further code that it loads needs its hosts in "scriptHosts" of vitrine.json (docs/server.md).',
        } as const,
      ]),
]
