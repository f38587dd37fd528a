import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { startBrowser } from './browser-pipe.js'
import { comparePictures } from './compare-pictures.js'
import { lookAtPage } from './look-at-page.js'
import type { PageLook, PageWindow } from './look-at-page.js'

/** The looks of a page in the export and now; null: it was not there, or could not be opened. */
export interface BeforeAndAfter {
  /** Of the window, in CSS pixels. */
  readonly width: number
  readonly before: PageLook | null
  readonly after: PageLook | null
  /** The share of the first screen's pixels that differ; null: there is nothing to compare. */
  readonly differing: number | null
}

/** A desk and a hand. */
const WINDOWS: readonly PageWindow[] = [
  { width: 1280, height: 900, scale: 0.35 },
  { width: 390, height: 844, scale: 0.5 },
]

/** Pages by their paths in the site, and the looks of each at every width. */
export type Pictures = ReadonlyMap<string, readonly BeforeAndAfter[]>

/** The pages to look at, and the means. */
export interface LookOptions {
  /** The path of the browser. */
  readonly browser: string
  /** The origins of the export as it is and of the adopted site. */
  readonly before: string
  readonly after: string
  /** By their paths in the site; `source` is where the export has each. */
  readonly pages: readonly { readonly path: string; readonly source: string }[]
  readonly onProgress: (done: number) => void
}

const addressOf = (url: string, path: string): string =>
  `${url}/${path.split('/').map(encodeURIComponent).join('/')}`

/** Looks at pages at two widths, before and after they were adopted. The failure is why no picture could be taken. */
export async function lookTwice({
  browser,
  before,
  after,
  pages,
  onProgress,
}: LookOptions): Promise<Result<Pictures, string>> {
  const started = startBrowser(browser)
  const looks = new Map<string, readonly BeforeAndAfter[]>()
  const look = (url: string, path: string, window: PageWindow): Promise<PageLook | null> =>
    lookAtPage(started, addressOf(url, path), window).catch(() => null)
  const lookBoth = async (path: string, source: string, window: PageWindow): Promise<BeforeAndAfter> => {
    const [then, now] = await Promise.all([look(before, source, window), look(after, path, window)])
    const differing =
      then && now ? await comparePictures(started, then.picture, now.picture).catch(() => null) : null
    return { width: window.width, before: then, after: now, differing }
  }
  try {
    for (const { path, source } of pages) {
      const seen: BeforeAndAfter[] = []
      for (const window of WINDOWS) seen.push(await lookBoth(path, source, window))
      looks.set(path, seen)
      onProgress(looks.size)
    }
  } finally {
    await started.close()
  }
  const hasPicture = [...looks.values()].flat().some((each) => each.after !== null)
  return hasPicture || pages.length === 0 ? ok(looks) : err(`${browser} did not open a page`)
}
