import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '../../../../core/shared/index.js'
import type { Adoption } from '../../../site/adoption/adopt-outcome.js'
import { picturedPages } from '../../../site/adoption/pictured-pages.js'
import { findBrowser } from '../../../site/screenshots/find-browser.js'
import { lookTwice } from '../../../site/screenshots/look-twice.js'
import type { LookOptions, Pictures } from '../../../site/screenshots/look-twice.js'
import type { LocalServer } from '../../http/serve-locally.js'
import { serveFolder } from '../../static-files/serve-folder.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'

/** Serves a site with its data in a folder. */
export type ServeSite = (site: string, dataFolder: string) => Promise<Result<LocalServer, string>>

const NONE: Pictures = new Map()

/** The two folders to take pictures of, and the browser. */
export interface PictureOptions extends Omit<LookOptions, 'before' | 'after'> {
  /** The unchanged export; its own scripts run in an isolated browser context. */
  readonly input: string
  readonly site: string
  readonly serve: ServeSite
}

/** Serves an export, and its adopted site with a temporary shop, while their pictures are taken. */
export async function pictureSite({
  input,
  site,
  serve,
  ...look
}: PictureOptions): Promise<Result<Pictures, string>> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  const servers: LocalServer[] = []
  try {
    const after = await serve(site, data)
    if (!after.ok) return after
    servers.push(after.value)
    const before = await serveFolder(input)
    servers.unshift(before)
    return await lookTwice({ ...look, before: before.url, after: after.value.url })
  } finally {
    for (const server of servers) await server.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/**
 * Takes screenshots of pages before and after, if a browser is found: with `--pictures`, or by default at an
 * interactive terminal.
 */
export async function takePictures(
  adoption: Adoption,
  serve: ServeSite,
  wanted: boolean | undefined,
  terminal: Terminal,
): Promise<Pictures> {
  if (wanted === false || (wanted === undefined && process.stdout.isTTY !== true)) return NONE
  const browser = findBrowser(process.env)
  if (browser === null) {
    printMessage(terminal, 'No pictures: there is no Chromium here. CHROME=/path/to/chrome names one.')
    return NONE
  }
  const pages = picturedPages(adoption)
  const onProgress = (done: number): void =>
    printMessage(terminal, `${done} of ${pages.length} pages in pictures`)
  const folders = { input: adoption.source.folder, site: adoption.out }
  const looked = await pictureSite({ ...folders, serve, browser, pages, onProgress })
  if (looked.ok) return looked.value
  printMessage(terminal, `No pictures: ${looked.failure}`)
  return NONE
}
