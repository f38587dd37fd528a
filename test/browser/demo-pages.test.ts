import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Browser } from 'playwright-core'
import { findInteractions } from '../../adapters/site/pages/index.js'
import { connectChromium } from './support/chromium.js'
import { openPage } from './support/open-page.js'
import type { OpenedPage } from './support/open-page.js'
import { STRICT_CSP, servePages } from './support/serve-pages.js'
import type { ServedPages } from './support/serve-pages.js'

const DEMO = join(process.cwd(), 'demo')
const PAGES = readdirSync(DEMO).filter((name) => name.endsWith('.html'))

/**
 * Stands in for the runtime: keeps the interaction data and releases the styles that hide what an interaction
 * will show.
 */
const STAND_IN = `
  const show = (name) => document.documentElement.classList.add(name)
  const init = (data) => {
    window.interactions = data
    show('w-mod-ix')
  }
  window.Webflow = { require: () => ({ init, getInstance: () => ({ register: () => show('w-mod-ix3') }) }) }`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

interface InteractionTarget {
  readonly id?: string
  readonly selector?: string
}

interface InteractionData {
  readonly events: Readonly<
    Record<
      string,
      { eventTypeId: string; target: InteractionTarget; action: { config: { actionListId: string } } }
    >
  >
  readonly actionLists: Readonly<Record<string, unknown>>
}

interface MovingList {
  readonly id: string
  readonly title: string
  readonly actionItemGroups: readonly {
    readonly actionItems: readonly {
      readonly config: { readonly duration: number; readonly delay: number; readonly easing: string }
    }[]
  }[]
}

interface Trigger {
  readonly action: { readonly config: { readonly actionListId: string } }
  readonly config: { readonly scrollOffsetValue: number | null }
}

/** The lists and events in a script of interaction data. */
function interactionsOf(script: string): {
  readonly lists: readonly MovingList[]
  readonly events: readonly Trigger[]
} {
  const data = findInteractions(script) as {
    readonly actionLists: Readonly<Record<string, MovingList>>
    readonly events: Readonly<Record<string, Trigger>>
  }
  return { lists: Object.values(data.actionLists), events: Object.values(data.events) }
}

interface CatalogueRow {
  readonly [column: string]: string
}

const catalogue = (): readonly CatalogueRow[] =>
  parse(readFileSync(join(DEMO, 'catalogue.csv'), 'utf8'), { columns: true }) as CatalogueRow[]

let browser: Browser
let site: ServedPages

beforeAll(async () => {
  browser = await connectChromium()
  site = await servePages({
    handle: (request, response) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname
      const file = join(DEMO, path)
      const body =
        path === '/vitrine.js' ? STAND_IN : path !== '/' && existsSync(file) ? readFileSync(file) : null
      response.writeHead(body === null ? 404 : 200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'content-security-policy': STRICT_CSP,
      })
      response.end(body ?? '')
      return true
    },
  })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

interface Visit extends OpenedPage {
  /** The outcome of every request of the page. */
  readonly asked: readonly string[]
}

/** A trigger of the interaction data, as it stands on one page. */
interface FoundTrigger {
  readonly key: string
  readonly type: string
  readonly hasList: boolean
  readonly isHere: boolean
}

/** The triggers of each page, read when it was open. */
const triggersOf = new Map<string, readonly FoundTrigger[]>()

/** Reads the triggers that the stand-in kept; runs in the page. */
function readTriggers(): readonly FoundTrigger[] {
  const { events, actionLists } = Reflect.get(window, 'interactions') as InteractionData
  const pageId = document.documentElement.dataset['wfPage']
  return Object.entries(events).map(([key, { eventTypeId, target, action }]) => {
    const [first = '', second] = (target.id ?? '').split('|')
    const element = second ?? first
    return {
      key,
      type: eventTypeId,
      hasList: action.config.actionListId in actionLists,
      isHere:
        first === pageId && second === undefined
          ? true
          : document.querySelector(target.selector ?? `[data-w-id="${element}"]`) !== null,
    }
  })
}

const HEIGHT = 900

/** Opens a page of the shop, notes every address it asks for, and shows what scrolling would reveal. */
async function visit(name: string): Promise<Visit> {
  const opened = await openPage(browser, 'about:blank', { viewport: { width: 1440, height: HEIGHT } })
  const asked: string[] = []
  opened.page.on('response', (response) => asked.push(`${response.status()} ${response.url()}`))
  opened.page.on('requestfailed', (request) => asked.push(`failed ${request.url()}`))
  await opened.page.goto(`${site.origin}/${name}`)
  await opened.page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[style*="opacity:0"]:not(.product-card-evening, [style*="absolute"]) { opacity: 1 !important; ' +
        'transform: none !important }',
    )
    document.adoptedStyleSheets = [sheet]
    const shown = [...document.images].filter((image) => image.hasAttribute('src'))
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode()))
  })
  return { ...opened, asked }
}

async function expectItFits({ page, axe, problems }: Visit, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  expect(await axe()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(problems).toEqual([])
}

describe.each(PAGES)('the demonstration page %s', (name) => {
  let wide: Visit
  beforeAll(async () => {
    wide = await visit(name)
  })
  afterAll(() => wide.close())

  it('requests files of its own server only, and every file exists', () => {
    const { asked } = wide
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((line) => !line.startsWith(`200 ${site.origin}/`))).toEqual([])
  })

  it('has one h1, no skipped heading level and no id twice', async () => {
    const { page } = wide
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
        Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1)),
      )
      return { twice: ids.filter((id, index) => ids.indexOf(id) !== index), levels }
    })
    expect(found.twice).toEqual([])
    expect(found.levels.filter((level) => level === 1)).toHaveLength(1)
    expect(found.levels[0]).toBe(1)
    expect(found.levels.filter((level, index) => level > (found.levels[index - 1] ?? 1) + 1)).toEqual([])
  })

  it('links to pages, sections and products that exist', async () => {
    const { page } = wide
    const hrefs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href="#"])')].map(({ href }) => href),
    )
    const slugs = new Set(catalogue().map((row) => row['Product Handle']))
    const dead = hrefs.filter((href) => {
      const { origin, pathname, hash } = new URL(href)
      if (origin !== site.origin) return true
      if (pathname.startsWith('/product/')) return !slugs.has(pathname.slice('/product/'.length))
      const file = join(DEMO, pathname)
      if (!existsSync(file)) return true
      return hash !== '' && !readFileSync(file, 'utf8').includes(`id="${hash.slice(1)}"`)
    })
    expect(dead).toEqual([])
  })

  it('carries a whole cart with an entry template that matches its sample', async () => {
    const { page } = wide
    const cart = await page.evaluate(() => {
      const list = document.querySelector('.w-commerce-commercecartlist')
      const script = document.getElementById(list?.getAttribute('data-wf-template-id') ?? '')
      const nodes = [...document.querySelectorAll('[data-node-type*="cart-"]')].map(
        (node) => node.getAttribute('data-node-type') ?? '',
      )
      return { nodes, template: decodeURIComponent(script?.textContent ?? ''), sample: list?.innerHTML }
    })
    expect(cart.nodes).toEqual(
      expect.arrayContaining([
        'commerce-cart-wrapper',
        'commerce-cart-open-link',
        'commerce-cart-container-wrapper',
        'commerce-cart-container',
        'commerce-cart-close-link',
        'commerce-cart-form',
        'commerce-cart-quick-checkout-actions',
        'cart-checkout-button',
        'commerce-cart-error',
      ]),
    )
    expect(cart.template).toContain('data-wf-cart-action="update-item-quantity"')
    expect(cart.template).toContain('data-wf-cart-action="remove-item"')
    expect(cart.template).toBe(cart.sample)
  })

  it('has interaction data that can be read', async () => {
    triggersOf.set(name, await wide.page.evaluate(readTriggers))
  })

  // Last, since it brings its own script into the page.
  it.each([1440, 800, 390])('is accessible and fits at %i pixels', (width) => expectItFits(wide, width))
})

describe('the demonstration shop', () => {
  it('has the pages of a shop, a search, pages for members, and one for unknown addresses', () => {
    expect([...PAGES].sort()).toEqual([
      '404.html',
      'about.html',
      'access-denied.html',
      'checkout.html',
      'circle.html',
      'contact.html',
      'detail_product.html',
      'evenings.html',
      'index.html',
      'log-in.html',
      'members.html',
      'nightfall.html',
      'order-confirmation.html',
      'reset-password.html',
      'search.html',
      'sign-up.html',
      'update-password.html',
      'user-account.html',
    ])
  })

  it('has interaction data whose every trigger and list exists', () => {
    const triggers = new Map<string, boolean>()
    const types = new Set<string>()
    expect([...triggersOf.keys()]).toEqual(PAGES)
    for (const found of triggersOf.values())
      for (const { key, type, hasList, isHere } of found) {
        types.add(type)
        triggers.set(key, hasList && ((triggers.get(key) ?? false) || isHere))
      }
    expect([...triggers].filter(([, isAlive]) => !isAlive)).toEqual([])
    expect(types.size).toBeGreaterThanOrEqual(18)
  })

  it.each<[string, readonly (number | string)[], Readonly<Record<string, number>>]>([
    ['Evenings: in', [1000, 0, '12%'], {}],
    ['Evenings: from the right', [1000, 0, '12%'], { xValue: 100 }],
    ['Evenings: from below', [1000, 0, '12%'], { yValue: 100 }],
    ['Evenings: from the right, late', [1000, 306, '22%'], { xValue: 100 }],
    ['Evenings: smaller', [1000, 0, '22%'], { xValue: 1.25, yValue: 1.25 }],
    ['Evenings: in, late', [1000, 388, '22%'], {}],
    ['Veil in', [200, 0, 'hover'], { yValue: 8 }],
    ['Veil out', [500, 0, 'hover'], {}],
    ['Arrow on', [200, 0, 'hover'], {}],
  ])('moves on the page of evenings like the builder’s presets: %s', (title, moves, from) => {
    const { lists, events } = interactionsOf(readFileSync(join(DEMO, 'js/interactions.js'), 'utf8'))
    const list = lists.find((each) => each.title === title)
    const event = events.find(({ action }) => action.config.actionListId === list?.id)
    const items = list?.actionItemGroups.flatMap(({ actionItems }) => actionItems) ?? []
    const played = items.filter(({ config }) => config.duration > 0)
    const offset = event?.config.scrollOffsetValue
    const trigger = offset == null ? 'hover' : `${offset}%`
    expect(played.map(({ config }) => [config.duration, config.delay, trigger, config.easing])).toEqual(
      played.map(() => [...moves, 'easeOut']),
    )
    expect(played.length).toBeGreaterThan(0)
    if (Object.keys(from).length > 0)
      expect(items.map(({ config }) => config)).toContainEqual(
        expect.objectContaining({ ...from, duration: 0 }),
      )
  })

  it('shows the prices of the catalogue, which has every kind of product', () => {
    const rows = catalogue()
    const home = readFileSync(join(DEMO, 'index.html'), 'utf8')
    const cards = new Map(
      [
        ...home.matchAll(
          /href="\/product\/([\w-]+)"[^]*?product-card-price">(?:.*?<\/s> )?(?:from )?€([\d.]+)/g,
        ),
      ].map(([, slug, price]) => [slug, price]),
    )
    // The membership is sold on the page of the members.
    const [[membership, ...more], goods] = [true, false].map((isMembership) => [
      ...new Set(
        rows
          .filter((row) => (row['Product Type'] === 'Membership') === isMembership)
          .map((row) => row['Product Handle'] ?? ''),
      ),
    ]) as [string[], string[]]
    expect(more).toEqual([])
    expect(readFileSync(join(DEMO, 'members.html'), 'utf8')).toContain(`href="/product/${membership}"`)
    for (const handle of goods) {
      const prices = rows
        .filter((row) => row['Product Handle'] === handle)
        .map((row) => Number(row['Variant Price']))
      expect([handle, Number(cards.get(handle))]).toEqual([handle, Math.min(...prices)])
    }
    const images = rows.flatMap((row) =>
      [row['Main Variant Image'] ?? '', ...(row['More Variant Images'] ?? '').split(';')].filter(Boolean),
    )
    expect(images.filter((image) => !existsSync(join(DEMO, image)))).toEqual([])
    const stockOf = (handle: string) =>
      rows.filter((row) => row['Product Handle'] === handle).map((row) => row['Variant Inventory'])
    expect(stockOf('theo-paper-lamp')).toEqual(['0'])
    const ink = rows.filter((row) => row['Option 1 Value'] === 'Ink').map((row) => row['Variant Inventory'])
    expect(ink).toEqual(['0', '0'])
    const moss = rows.find((row) => row['Variant Sku'] === 'IDA-MOS-L')
    expect(moss?.['Variant Inventory']).toBe('0')
  })
})
