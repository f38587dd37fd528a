import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticSite } from '../../adapters/server/static-files/index.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import { createServedPages } from '../../adapters/site/pages/index.js'
import { lookTwice } from '../../adapters/site/screenshots/look-twice.js'
import type { LookOptions, Pictures } from '../../adapters/site/screenshots/look-twice.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { startSite } from '../server/index.js'

/** The folders whose pages are looked at, and the means. */
export interface PictureOptions extends Omit<LookOptions, 'before' | 'after'> {
  /** The export as it is; its own scripts run in the browser, which shares nothing with anything. */
  readonly input: string
  readonly site: string
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

/** Serves an export and its adopted site for as long as their pages are looked at. */
export async function pictureSite({
  input,
  site,
  ...means
}: PictureOptions): Promise<Result<Pictures, string>> {
  const after = await serveSite(site)
  if (!after.ok) return after
  const before = await serveAsIs(input)
  try {
    return await lookTwice({ ...means, before: before.url, after: after.value.url })
  } finally {
    await before.close()
    await after.value.close()
  }
}
