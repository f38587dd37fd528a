import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { startBrowser } from './browser-pipe.js'
import { comparePictures } from './compare-pictures.js'
import { lookAtPage } from './look-at-page.js'
import type { PageLook, PageWindow } from './look-at-page.js'

/** A page in the export and in the adopted site; null: missing, or not opened. */
export interface BeforeAndAfter {
  /** The width of the window, in CSS pixels. */
  readonly width: number
  readonly before: PageLook | null
  readonly after: PageLook | null
  /** The share of the first screen's pixels that differ; null: not compared. */
  readonly differing: number | null
}

/** A desktop and a phone. */
const WINDOWS: readonly PageWindow[] = [
  { width: 1280, height: 900, scale: 0.35 },
  { width: 390, height: 844, scale: 0.5 },
]

/** Pages by their paths in the site, each with its results for every width. */
export type Pictures = ReadonlyMap<string, readonly BeforeAndAfter[]>

/** The pages, and the browser. */
export interface LookOptions {
  /** The path of the browser. */
  readonly browser: string
  /** The origins of the unchanged export and of the adopted site. */
  readonly before: string
  readonly after: string
  /** The pages by their paths in the site; `source` is the path in the export. */
  readonly pages: readonly { readonly path: string; readonly source: string }[]
  readonly onProgress: (done: number) => void
}

const addressOf = (url: string, path: string): string =>
  `${url}/${path.split('/').map(encodeURIComponent).join('/')}`

/**
 * Takes pictures of pages at two widths, before and after adoption. A failure gives the reason why no picture
 * was taken.
 */
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
