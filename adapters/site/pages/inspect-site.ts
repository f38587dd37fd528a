import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Element } from 'domhandler'
import { createSiteFiles, walkFolder } from '../files/index.js'
import type { SiteFiles } from '../files/index.js'
import type { PageResources } from './facts/resources.js'
import { accountForms, formSteps } from './facts/page-forms.js'
import type { PageForm } from './facts/page-forms.js'
import { isPageScript } from './facts/scripts.js'
import { productIds } from './facts/shop.js'
import { attributeOf } from './elements.js'
import { inTurns } from './in-turns.js'
import { createPageStore } from './page-store.js'
import type { PageStore } from './page-store.js'

/** The code on the pages of a folder besides its own files, for the owner. */
export interface SiteScripts {
  readonly pageCount: number
  /** Pages with inline or third-party code, by path in the folder. */
  readonly foreignPages: readonly string[]
  readonly scriptHosts: readonly string[]
  readonly inlineCount: number
  /** The products that forms name by id, each with its first page. */
  readonly products: ReadonlyMap<string, string>
  /** True if any page loads the page script. */
  readonly hasRuntime: boolean
  /** Forms on pages without the page script, which without it send to no server. */
  readonly deadForms: readonly DeadForms[]
  /** Pages with forms of visitor accounts. */
  readonly accountPages: readonly string[]
  /** Pages with password fields that show the input. */
  readonly readablePasswords: readonly string[]
  /** Pages with a button to log out. */
  readonly logOutPages: readonly string[]
}

/** Forms of one page that no server receives, by their names. */
export interface DeadForms {
  readonly page: string
  readonly forms: readonly string[]
}

/** Maximum number of listed pages. */
const MAX_PAGES = 300

interface PageSummary {
  readonly name: string
  readonly resources: PageResources
  readonly products: readonly string[]
  readonly deadForms: readonly string[]
  readonly hasAccountForms: boolean
  readonly hasReadablePassword: boolean
  readonly hasLogOut: boolean
}

/** True for forms whose entries would appear in the address, or get lost. */
const isDead = ({ kind, method, action }: PageForm): boolean =>
  kind === 'account' || (kind === 'message' && method === 'get' && action === '')

function* pageNames(folder: string): Generator<string> {
  let left = MAX_PAGES
  for (const name of walkFolder(folder)) {
    if (left === 0) return
    if (!name.endsWith('.html')) continue
    left -= 1
    yield name
  }
}

const isReadablePassword = (element: Element): boolean =>
  element.name === 'input' &&
  /^(?:current-)?password$/.test(attributeOf(element, 'data-wf-user-form-input-type') ?? '') &&
  attributeOf(element, 'type')?.toLowerCase() !== 'password'

const isForeign = ({ resources }: PageSummary): boolean =>
  resources.inlineScripts.length + resources.handlers.length + resources.scriptHosts.length > 0

/** Reads the pages of a folder, within limits and one at a time: their scripts and products. */
export async function inspectSite(files: SiteFiles, store: PageStore): Promise<SiteScripts> {
  const pages: PageSummary[] = []
  for (const name of pageNames(files.folder)) {
    const file = files.find(name)
    const stored = file && (await store.read(file))
    if (!stored?.ok || !stored.value.page.ok || stored.value.resources === null) continue
    const { page, resources } = stored.value
    const isServed = resources.ownScripts.some(isPageScript)
    const forms = isServed ? [] : await inTurns(formSteps(page.value))
    const hasAccountForms = accountForms(page.value).length > 0
    await nextTurn()
    pages.push({
      name,
      resources,
      products: productIds(page.value),
      deadForms: forms.filter(isDead).map((form) => form.name || 'form'),
      hasAccountForms,
      hasReadablePassword: page.value.elements.some(isReadablePassword),
      hasLogOut: page.value.elements.some((element) => attributeOf(element, 'data-wf-user-logout') !== null),
    })
  }
  const inline = new Set(
    pages.flatMap(({ resources }) => [...resources.inlineScripts, ...resources.handlers]),
  )
  return {
    pageCount: pages.length,
    foreignPages: pages.filter(isForeign).map(({ name }) => name),
    scriptHosts: [...new Set(pages.flatMap(({ resources }) => resources.scriptHosts))].sort(),
    inlineCount: inline.size,
    products: new Map(
      pages.flatMap(({ name, products }) => products.map((id) => [id, name] as const)).reverse(),
    ),
    hasRuntime: pages.some(({ resources }) => resources.ownScripts.some(isPageScript)),
    deadForms: pages.flatMap(({ name, deadForms: forms }) =>
      forms.length === 0 ? [] : [{ page: name, forms }],
    ),
    accountPages: pages.filter(({ hasAccountForms }) => hasAccountForms).map(({ name }) => name),
    readablePasswords: pages.filter(({ hasReadablePassword }) => hasReadablePassword).map(({ name }) => name),
    logOutPages: pages.filter(({ hasLogOut }) => hasLogOut).map(({ name }) => name),
  }
}

/** Inspects the pages of a folder that is not served. */
export const inspectFolder = (folder: string): Promise<SiteScripts> =>
  inspectSite(createSiteFiles({ folder }), createPageStore())
