import { boundedFetch } from '../../../server/platform/index.js'
import type { SiteExport } from '../adopt-site.js'
import { pageTexts } from '../pages/read-page-texts.js'
import { remoteScriptKind } from './script-kind.js'
import { readSiteScript } from './site-code.js'
import type { SiteScript } from './site-code.js'

const SCRIPT_ADDRESS = /<script\b[^<>]*\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi
const TIMEOUT_MS = 60_000
const MAX_BYTES = 20_000_000

const absolute = (address: string): string => (address.startsWith('//') ? `https:${address}` : address)

/** The addresses of a page's scripts on other hosts. */
export const scriptAddresses = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT_ADDRESS)].map(([, address = '']) => address)

async function readRemote(address: string, read: typeof fetch): Promise<SiteScript | null> {
  try {
    const answer = await boundedFetch(read, MAX_BYTES)(absolute(address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const code = answer.ok ? await answer.text() : ''
    return code === '' ? null : readSiteScript(address, code)
  } catch {
    return null
  }
}

/**
 * Reads the builder's scripts of pages from its hosts, for their interaction data; they are neither run nor
 * stored. A failed download is reported with its page.
 */
export async function withRemoteScripts(source: SiteExport, read: typeof fetch): Promise<SiteExport> {
  const addresses = new Set<string>()
  for await (const html of pageTexts(source))
    for (const address of scriptAddresses(html))
      if (remoteScriptKind(absolute(address)) === 'builder') addresses.add(address)
  const scripts = new Map<string, SiteScript | null>()
  for (const address of addresses) scripts.set(address, await readRemote(address, read))
  return {
    ...source,
    context: { ...source.context, remoteScriptAt: (address) => scripts.get(address) ?? null },
  }
}
