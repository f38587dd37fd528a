import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { audienceKey, renderPolicy } from '../../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../../core/site/index.js'
import { createBoundedCache, createFairLimit, err, ok } from '../../../core/shared/index.js'
import type { FairLimit, Result } from '../../../core/shared/index.js'
import { isUnchanged, readWhole } from '../files/index.js'
import type { FileFailure, SiteFile, SiteFiles } from '../files/index.js'
import { applyEdits } from './edits.js'
import type { Edit } from './edits.js'
import { unique } from './elements.js'
import { writesMarkup } from './facts/scripts.js'
import type { NamedHosts } from './facts/text-hosts.js'
import { inSlices, inTurns } from './in-turns.js'
import { policyFor, withNamedHosts } from './page-policy.js'
import { createPageStore, MAX_OWN_FILES } from './page-store.js'
import type { PageStore, StoredPage } from './page-store.js'
import type { ParsedPage } from './parse-page.js'
import { createStyleReader } from './style-hosts.js'
import { fromRoot } from './transforms/from-root.js'
import type { PageFiller, PageFilling } from './page-filling.js'
import type { PageChange, PageTransform, PageView } from './transforms/page-transform.js'
import { cutDrawnSteps, namesAudiences, visiblePartSteps } from './transforms/visible-parts.js'

/** A page as sent to one audience. */
export interface ServedPage {
  readonly bytes: Buffer
  /** Identifies this answer among all answers of this address, those for other audiences included. */
  readonly tag: string
  /** True if other audiences get a different page. */
  readonly isForAudience: boolean
  /** True if it is the unchanged file. */
  readonly isOriginal: boolean
  /** Value of `Content-Security-Policy`; null for none. */
  readonly policy: string | null
}

/** `absent`: the page is about an item that the site no longer has, such as a withdrawn product. */
export type PageReadFailure = FileFailure | { readonly tag: 'absent' }

/** The pages of a site as they are sent. */
export interface ServedPages {
  readonly read: (file: SiteFile, view: PageView) => Promise<Result<ServedPage, PageReadFailure>>
}

/** The settings for preparing pages. */
export interface ServedPagesOptions {
  readonly files: SiteFiles
  /** The sources that every page may load and run; null for no policy. */
  readonly policy: ContentSecurityPolicy | null
  /** True if a page may also run and load the sources in its own markup. @default true */
  readonly allowsNamedScripts?: boolean
  /** Hosts in the site's data, which any page may show. @default none */
  readonly dataHosts?: () => NamedHosts | Promise<NamedHosts>
  /** The transforms of a page besides the standard ones, in this order. */
  readonly transforms?: readonly PageTransform[]
  /** The filler that draws the site's data into a page. */
  readonly filler?: PageFiller
  readonly store?: PageStore
  /** The queue in which new pages are made. @default two at once */
  readonly limit?: FairLimit
}

/** Maximum number of pages parsed or drawn in parallel: each yields to the others between its steps. */
const MAX_MADE_AT_ONCE = 2
/** The cost of a page, in characters, from which it is changed in several turns. */
const LARGE_CHARACTERS = 131_072
/** The cost of an element, in characters, besides its text. */
const ELEMENT_CHARACTERS = 32
const RESULT_LIMIT_BYTES = 32_000_000
const NO_HOSTS: NamedHosts = { media: [], frames: [] }

/** A script of the site; `writes`: it turns text into markup. */
interface ReadScript {
  readonly file: SiteFile
  readonly writes: boolean
}

/**
 * Makes the check whether a page runs a script of the site that turns text into markup. A script is read once
 * for each version of the page, and again when it changes.
 */
function createScriptReader(files: SiteFiles): (stored: StoredPage) => Promise<boolean> {
  const known = new WeakMap<StoredPage, Map<string, ReadScript>>()

  async function read(name: string): Promise<ReadScript | null> {
    const file = files.find(name)
    const content = file && (await readWhole(file))
    return content?.ok
      ? { file: content.value.file, writes: writesMarkup(content.value.bytes.toString('utf8')) }
      : null
  }

  return async (stored) => {
    // Each answer looks every script up: beyond the bound a page is taken for one that writes markup.
    if (stored.scripts.length > MAX_OWN_FILES) return true
    const scripts = known.get(stored) ?? new Map<string, ReadScript>()
    known.set(stored, scripts)
    for (const name of stored.scripts) {
      const earlier = scripts.get(name)
      const script = earlier && isUnchanged(earlier.file) ? earlier : await read(name)
      if (script === null) scripts.delete(name)
      else scripts.set(name, script)
      if (script?.writes) return true
    }
    return false
  }
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** The bytes of an edited page, with the byte order mark of its file, if that has one. */
function editedBytes({ bytes }: StoredPage, html: string): Buffer {
  const edited = Buffer.from(html)
  const hasMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
  return hasMark ? Buffer.concat([BYTE_ORDER_MARK, edited]) : edited
}

async function changesOf(
  page: ParsedPage,
  transforms: readonly PageTransform[],
  view: PageView,
): Promise<readonly PageChange[]> {
  const changes = [await inSlices(visiblePartSteps(page, view.audience))]
  // Transforms examine attributes and texts too, so that few elements may take as long as many.
  const isLarge = page.html.length + page.elements.length * ELEMENT_CHARACTERS > LARGE_CHARACTERS
  for (const transform of transforms) {
    // A large page yields between its transforms, since each takes long.
    if (isLarge) await nextTurn()
    changes.push(transform(page, view))
  }
  return changes
}

async function applyTransforms(
  stored: StoredPage,
  transforms: readonly PageTransform[],
  view: PageView,
  drawn: readonly Edit[],
): Promise<Omit<ServedPage, 'policy'>> {
  const { bytes, page } = stored
  const changes = page.ok ? await changesOf(page.value, transforms, view) : []
  // Content drawn into an element replaces earlier changes inside it.
  const edits = [...drawn, ...changes.flatMap((change) => change.edits)]
  const isForSome = drawn.some(({ text }) => namesAudiences(text))
  const edited = async (html: string): Promise<Buffer> => {
    const whole = applyEdits(html, edits)
    return editedBytes(stored, isForSome ? await inTurns(cutDrawnSteps(whole, view.audience)) : whole)
  }
  // A page without changes is sent as the bytes of its file.
  const sent = page.ok && edits.length > 0 ? await edited(page.value.html) : bytes
  const isForAudience = isForSome || changes.some((change) => change.isForAudience)
  const hash = createHash('sha256')
    .update(sent)
    .update(isForAudience ? audienceKey(view.audience) : '')
  return {
    bytes: sent,
    tag: hash.digest('base64url').slice(0, 22),
    isForAudience,
    isOriginal: sent === bytes,
  }
}

/** True if a page cannot be sent: it was not read, so its parts for some visitors only cannot be removed. */
const cannotBeShown = ({ bytes, page }: StoredPage): boolean =>
  !page.ok && namesAudiences(bytes.toString('latin1'))

/** Makes the function that writes the policy of a page; it returns null if the site has none. */
function createPolicies({
  files,
  policy,
  allowsNamedScripts = true,
  dataHosts = () => NO_HOSTS,
}: Pick<ServedPagesOptions, 'files' | 'policy' | 'allowsNamedScripts' | 'dataHosts'>) {
  const runsMarkupWriter = createScriptReader(files)
  const stylesOf = createStyleReader(files)

  /** A page that was not read has unknown hosts. */
  const hostsOf = async ({ resources, styles }: StoredPage): Promise<NamedHosts> => {
    if (resources === null) return { media: ['https:'], frames: ['https:'] }
    const { media, frames } = await dataHosts()
    const ofStyles = styles.length === 0 ? [] : await stylesOf(styles)
    return {
      media: unique([...resources.mediaHosts, ...ofStyles, ...media]),
      frames: unique([...resources.frameHosts, ...frames]),
    }
  }

  /** The latest policy of a page, since its sources seldom change. */
  const policies = new WeakMap<StoredPage, { readonly sources: string; readonly text: string }>()

  return async (stored: StoredPage): Promise<string | null> => {
    if (policy === null) return null
    const hasMarkupWriter = allowsNamedScripts && (await runsMarkupWriter(stored))
    const hosts = await hostsOf(stored)
    const sources = [...hosts.media, hasMarkupWriter, ...hosts.frames].join(' ')
    const latest = policies.get(stored)
    if (latest?.sources === sources) return latest.text
    const { resources } = stored
    const named = withNamedHosts(policy, hosts)
    const text = renderPolicy(
      !allowsNamedScripts || resources === null ? named : policyFor(named, resources, hasMarkupWriter),
    )
    policies.set(stored, { sources, text })
    return text
  }
}

/**
 * Prepares the pages of a site for sending. A result is computed once for each version of the file and its data, and
 * for each audience if the page has parts for one, and cached within limits. Parallel requests share the work.
 */
export function createServedPages(options: ServedPagesOptions): ServedPages {
  const { filler } = options
  const transforms = [fromRoot, ...(options.transforms ?? [])]
  const store = options.store ?? createPageStore()
  const limit = options.limit ?? createFairLimit(MAX_MADE_AT_ONCE)
  const policyOf = createPolicies(options)
  const results = createBoundedCache<ServedPage>(RESULT_LIMIT_BYTES)
  const making = new Map<string, Promise<ServedPage>>()

  const drawn = async ({ page }: StoredPage, filling: PageFilling | null): Promise<readonly Edit[]> =>
    page.ok && filler && filling !== null ? filler.draw(page.value, filling) : []

  const readStored = (file: SiteFile, source: string) =>
    store.has(file) ? store.read(file) : limit.run(source, () => store.read(file))

  /**
   * Caches a result that is the same for all audiences under the first key, other results under the second.
   */
  const keep = (common: string, key: string, made: ServedPage, isFile: boolean): void =>
    results.set(
      made.isForAudience ? key : common,
      made,
      (isFile ? 0 : made.bytes.length) + (made.policy?.length ?? 0),
    )

  /** Makes a page once for all parallel requests. */
  function makeOnce(key: string, source: string, make: () => Promise<ServedPage>): Promise<ServedPage> {
    const earlier = making.get(key)
    if (earlier !== undefined) return earlier
    const made = limit.run(source, make).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    read: async (file, view) => {
      const { source = '' } = view
      const stored = await readStored(file, source)
      if (!stored.ok) return stored
      if (cannotBeShown(stored.value)) return err({ tag: 'gone' })
      const pagePolicy = await policyOf(stored.value)
      const { page } = stored.value
      const filling = page.ok && filler ? await filler.fill(page.value, view) : null
      if (filling?.isAbsent === true) return err({ tag: 'absent' })
      const { isElsewhere } = view
      const common = [file.path, file.version, filling?.version ?? '', pagePolicy, isElsewhere].join('\n')
      const key = `${common}\n${audienceKey(view.audience)}`
      const known = results.get(common) ?? results.get(key)
      if (known) return ok(known)
      return ok(
        await makeOnce(key, source, async () => {
          const made = {
            ...(await applyTransforms(stored.value, transforms, view, await drawn(stored.value, filling))),
            policy: pagePolicy,
          }
          keep(common, key, made, made.bytes === stored.value.bytes)
          return made
        }),
      )
    },
  }
}
