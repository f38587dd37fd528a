import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from '../../../adapters/server/static-files/serve-folder.js'
import type { LocalServer } from '../../../adapters/server/http/serve-locally.js'
import { lookTwice } from '../../../adapters/site/screenshots/look-twice.js'
import type { LookOptions, Pictures } from '../../../adapters/site/screenshots/look-twice.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { startSite } from '../../server/index.js'

/** The two folders to take pictures of, and the browser. */
export interface PictureOptions extends Omit<LookOptions, 'before' | 'after'> {
  /** The unchanged export; its own scripts run in an isolated browser context. */
  readonly input: string
  readonly site: string
}

/** Serves the adopted site with a temporary shop. */
async function serveSite(site: string): Promise<Result<LocalServer, string>> {
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

/** Serves an export and its adopted site while their pictures are taken. */
export async function pictureSite({
  input,
  site,
  ...means
}: PictureOptions): Promise<Result<Pictures, string>> {
  const after = await serveSite(site)
  if (!after.ok) return after
  const before = await serveFolder(input)
  try {
    return await lookTwice({ ...means, before: before.url, after: after.value.url })
  } finally {
    await before.close()
    await after.value.close()
  }
}
