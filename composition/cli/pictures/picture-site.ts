import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticSite } from '../../../adapters/server/static-files/index.js'
import { createSiteFiles } from '../../../adapters/site/files/index.js'
import { createServedPages } from '../../../adapters/site/pages/index.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { startSite } from '../../server/index.js'
import { startBrowser } from '../../../adapters/site/screenshots/browser-pipe.js'
import { comparePictures } from '../../../adapters/site/screenshots/compare-pictures.js'
import { lookAtPage } from '../../../adapters/site/screenshots/look-at-page.js'
import type { PageLook, PageWindow } from '../../../adapters/site/screenshots/look-at-page.js'

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

/** The pages to look at, and the means. */
export interface PictureOptions {
  readonly browser: string
  /** The export as it is; its own scripts run in the browser, which shares nothing with anything. */
  readonly input: string
  readonly site: string
  /** By their paths in the site; `source` is where the export has each. */
  readonly pages: readonly { readonly path: string; readonly source: string }[]
  readonly onProgress: (done: number) => void
}

interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a folder as it is, to this machine alone. */
async function serveAsIs(folder: string): Promise<Served> {
  const files = createSiteFiles({ folder })
  const handle = createStaticSite({ files, readPage: createServedPages({ files, policy: null }).read })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Serves the adopted site with a shop of its own that is thrown away afterwards. */
async function serveSite(site: string): Promise<Result<Served, string>> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  const remove = (): void => rmSync(data, { recursive: true, force: true })
  const started = await startSite(site, { port: 0, host: 'localhost', dataFolder: data })
  if (!started.ok) {
    remove()
    return err(started.failure.lines.join(' '))
  }
  const close = async (): Promise<void> => {
    await started.value.close()
    remove()
  }
  return ok({ url: started.value.server.url, close })
}

const addressOf = (url: string, path: string): string =>
  `${url}/${path.split('/').map(encodeURIComponent).join('/')}`

/** Looks at pages at two widths, before and after they were adopted. The failure is why no picture could be taken. */
export async function pictureSite({
  browser,
  input,
  site,
  pages,
  onProgress,
}: PictureOptions): Promise<Result<ReadonlyMap<string, readonly BeforeAndAfter[]>, string>> {
  const after = await serveSite(site)
  if (!after.ok) return after
  const before = await serveAsIs(input)
  const started = startBrowser(browser)
  const looks = new Map<string, readonly BeforeAndAfter[]>()
  const look = (url: string, path: string, window: PageWindow): Promise<PageLook | null> =>
    lookAtPage(started, addressOf(url, path), window).catch(() => null)
  const lookTwice = async (path: string, source: string, window: PageWindow): Promise<BeforeAndAfter> => {
    const [then, now] = await Promise.all([
      look(before.url, source, window),
      look(after.value.url, path, window),
    ])
    const differing =
      then && now ? await comparePictures(started, then.picture, now.picture).catch(() => null) : null
    return { width: window.width, before: then, after: now, differing }
  }
  try {
    for (const { path, source } of pages) {
      const seen: BeforeAndAfter[] = []
      for (const window of WINDOWS) seen.push(await lookTwice(path, source, window))
      looks.set(path, seen)
      onProgress(looks.size)
    }
  } finally {
    await started.close()
    await before.close()
    await after.value.close()
  }
  const hasPicture = [...looks.values()].flat().some((each) => each.after !== null)
  return hasPicture || pages.length === 0 ? ok(looks) : err(`${browser} did not open a page`)
}
