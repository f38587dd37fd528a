import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { join as joinUrl } from 'node:path/posix'
import { readWhole, walkFolder } from '../files/index.js'
import type { SiteFiles } from '../files/index.js'
import { eventHandlers, isPageScript, pageScripts } from './facts/scripts.js'
import type { PageScript } from './facts/scripts.js'
import { pageBlocks } from './facts/shop.js'
import { attributeOf } from './elements.js'
import { parsePage } from './parse-page.js'
import type { ParsedPage } from './parse-page.js'

/** A script that runs on a page where shoppers pay. */
export interface PaymentScript {
  /** By its path in the folder. */
  readonly page: string
  /** The address of the script; `inline` and `handler` with their position for code in the page itself. */
  readonly source: string
  /** The hash of the code (`sha384-...`); null for a script of another host, whose code may change. */
  readonly integrity: string | null
  /** The purpose of the script. */
  readonly why: string
}

const PAYING_BLOCKS = /^commerce-(?:checkout|paypal-checkout)-form-container$/
const PAYING_ATTRIBUTES = ['data-wf-paypal-element', 'data-wf-quick-checkout-element']

/**
 * The hosts of payment providers, each with its display name. A provider serves its scripts itself and
 * changes them.
 */
type ProviderHosts = readonly (readonly [hosts: RegExp, title: string])[]

const integrityOf = (code: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`

const takesPayments = (page: ParsedPage): boolean =>
  pageBlocks(page).some(({ type }) => PAYING_BLOCKS.test(type)) ||
  page.elements.some((element) => PAYING_ATTRIBUTES.some((name) => attributeOf(element, name) !== null))

/** The page script with its chunks, any of which a page may load. */
function runtimeScripts(page: string, folder: string | null): readonly PaymentScript[] {
  if (folder === null || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => ({
      page,
      source: `/${name}`,
      integrity: integrityOf(readFileSync(join(folder, name))),
      why: 'the page script of this runtime',
    }))
}

async function fileScript(
  files: SiteFiles,
  page: string,
  providers: ProviderHosts,
  { source, host, element }: Extract<PageScript, { readonly tag: 'file' }>,
): Promise<PaymentScript> {
  if (host !== null) {
    const provider = providers.find(([hosts]) => hosts.test(host))?.[1]
    const why =
      provider === undefined ? `named by the page, from ${host}` : `the payment provider ${provider}`
    return { page, source, integrity: attributeOf(element, 'integrity'), why }
  }
  const path = source.replace(/[?#].*$/s, '')
  const name = path.startsWith('/') ? path.slice(1) : joinUrl(dirname(page), path)
  const file = files.find(name)
  const content = file && (await readWhole(file))
  if (content?.ok)
    return { page, source, integrity: integrityOf(content.value.bytes), why: 'a file of the site' }
  const problem = content?.failure.tag === 'too-large' ? 'is too large to be read' : 'is missing'
  return { page, source, integrity: null, why: `named by the page; the file ${problem}` }
}

/** Lists the scripts on pages that take payments: their own, and the page script with its chunks. */
export async function listPaymentScripts(
  files: SiteFiles,
  runtimeFolder: string | null,
  providers: ProviderHosts,
): Promise<readonly PaymentScript[]> {
  const found: PaymentScript[] = []
  for (const name of walkFolder(files.folder)) {
    if (!name.endsWith('.html')) continue
    const file = files.find(name)
    const content = file && (await readWhole(file))
    const parsed = content?.ok ? parsePage(Buffer.from(content.value.bytes).toString('utf8')) : null
    if (!parsed?.ok || !takesPayments(parsed.value)) continue
    let hasRuntime = false
    for (const [index, script] of pageScripts(parsed.value).entries()) {
      if (script.tag === 'inline') {
        const source = `inline ${index + 1}`
        found.push({ page: name, source, integrity: integrityOf(script.code), why: 'written into the page' })
      } else if (script.tag === 'file') {
        if (script.host === null && isPageScript(script.source)) hasRuntime = true
        else found.push(await fileScript(files, name, providers, script))
      }
    }
    for (const [index, { code }] of eventHandlers(parsed.value).entries()) {
      const source = `handler ${index + 1}`
      found.push({ page: name, source, integrity: integrityOf(code), why: 'an attribute such as onclick' })
    }
    if (hasRuntime) found.push(...runtimeScripts(name, runtimeFolder))
  }
  return found
}
