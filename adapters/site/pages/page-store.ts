import { setImmediate as nextTurn } from 'node:timers/promises'
import { createBoundedCache, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { readWhole } from '../files/index.js'
import type { FileFailure, SiteFile } from '../files/index.js'
import { applyEdits } from './edits.js'
import { resourceSteps } from './facts/resources.js'
import type { PageResources } from './facts/resources.js'
import { decodePage } from './page-encoding.js'
import { parseSteps } from './parse-page.js'
import type { PageFailure, ParsedPage } from './parse-page.js'
import { encodingEdits } from './stated-encoding.js'
import { fileAt } from './style-hosts.js'
import { inTurns } from './in-turns.js'

/** One version of a page's file, read and parsed. */
export interface StoredPage {
  /** The bytes of the file; for other encodings, those of the converted text in UTF-8. */
  readonly bytes: Buffer
  readonly page: Result<ParsedPage, PageFailure>
  /** The code and files that it runs and loads; null if it was not read. */
  readonly resources: PageResources | null
  /** Names of the site's files that it runs, at most one more than `MAX_OWN_FILES`. */
  readonly scripts: readonly string[]
  /** Names of the site's style sheets that it has, with the same bound. */
  readonly styles: readonly string[]
}

/** Parsed pages of a site, each once for each version of its file. */
export interface PageStore {
  /** True if this version is parsed, or is being parsed. */
  readonly has: (file: SiteFile) => boolean
  readonly read: (file: SiteFile) => Promise<Result<StoredPage, FileFailure>>
}

/** The maximum number of scripts, and of style sheets, of the site that are looked at for the policy of a page. */
export const MAX_OWN_FILES = 200
/** The limit for a command, which looks at one page after the other. */
const LIMIT_OF_COMMAND_BYTES = 16_000_000
const LIMIT_BYTES = 64_000_000
/** The memory of an element with its attributes and places. */
const ELEMENT_BYTES = 1_200
/** The memory of an entry in the cache, rounded up. */
const ENTRY_BYTES = 1_000

/**
 * The number of pages that are cached regardless of their size; without a cache a page would be parsed for
 * each request.
 */
const KEPT_AT_ANY_SIZE = 3

/** Reads a page of any encoding into UTF-8, in which it is sent. */
async function readInUtf8(file: Buffer): Promise<Pick<StoredPage, 'bytes' | 'page'>> {
  const { html, encoding } = decodePage(file)
  const page = await inTurns(parseSteps(html))
  const edits = page.ok ? encodingEdits(page.value) : []
  if (page.ok && edits.length > 0) {
    const stating = applyEdits(page.value.html, edits)
    return { bytes: Buffer.from(stating), page: await inTurns(parseSteps(stating)) }
  }
  return { bytes: encoding === 'utf-8' ? file : Buffer.from(html), page }
}

async function storedPage(file: SiteFile, content: Buffer): Promise<StoredPage> {
  const { bytes, page } = await readInUtf8(content)
  const resources = page.ok ? await inTurns(resourceSteps(page.value)) : null
  const some = (sources: readonly string[] = []): readonly string[] =>
    [...new Set(sources)].slice(0, MAX_OWN_FILES + 1).map((source) => fileAt(file.name, source))
  const scripts = some(resources?.ownScripts)
  const styles = some(resources?.ownStyles)
  return { bytes, page, resources, scripts, styles }
}

const sizeOf = ({ bytes, page }: StoredPage): number =>
  bytes.length * 3 + (page.ok ? page.value.elements.length : 0) * ELEMENT_BYTES

/** Admits waiting callers one by one, each in its own turn of the event loop, in order of arrival. */
function createLine(): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const mine = last
    last = mine.then(() => nextTurn())
    return mine
  }
}

/** Reads and parses pages on first use and caches as many as fit, and `kept` pages of any size. */
export function createPageStore(
  limitBytes: number = LIMIT_BYTES,
  kept: number = KEPT_AT_ANY_SIZE,
): PageStore {
  const pages = createBoundedCache<Promise<Result<StoredPage, FileFailure>>>(limitBytes)
  // Pages are parsed one by one, so that a request for all of them does not hold up other requests:
  // parsing takes some milliseconds.
  const inLine = createLine()
  const maxOfOne = (key: string): number => limitBytes / kept - key.length * 2 - ENTRY_BYTES
  const keyOf = ({ path, version }: SiteFile): string => `${path} ${version}`
  return {
    has: (file) => pages.get(keyOf(file)) !== undefined,
    read: (file) => {
      const key = keyOf(file)
      const known = pages.get(key)
      if (known) return known
      const reading = readWhole(file).then(async (content) => {
        // Content of a file that was overwritten meanwhile belongs to another version.
        if (!content.ok || content.value.file.version !== file.version) pages.delete(key)
        if (!content.ok) return content
        await inLine()
        const stored = await storedPage(file, content.value.bytes)
        if (content.value.file.version === file.version)
          pages.set(key, reading, Math.min(sizeOf(stored), maxOfOne(key)))
        return ok(stored)
      })
      pages.set(key, reading, file.sizeBytes)
      return reading
    },
  }
}

/** The same for a command that reads a whole site once: only the last of several large pages is kept. */
export const createPassingPageStore = (): PageStore => createPageStore(LIMIT_OF_COMMAND_BYTES, 1)
