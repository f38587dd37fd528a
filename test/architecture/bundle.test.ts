import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { ON_DEMAND_CHUNKS } from '../../adapters/browser/webflow-api/on-demand-chunks.js'
import { CHUNKS } from '../../composition/page/chunks.js'
import { FEATURES, chunkOf, combiningOf } from '../../adapters/browser/webflow-api/features.js'
import type { Feature } from '../../adapters/browser/webflow-api/load-feature.js'

const CHUNKS_FOLDER = 'dist/page/chunks'
const COMMERCE = ['commerce', 'checkout']
/** Features that call the server, and so load its protocol. */
const WITH_SERVER = [...COMMERCE, 'accounts']

/** Texts that show the presence of a library or folder in minified code. */
const MARKERS = {
  React: /react\.transitional\.element/,
  GraphQL: /wf_graphql|ecommerceAddToCart/,
  payments: /data-wf-stripe-element-type|4242|paypal/i,
}
type Marker = keyof typeof MARKERS
const NAMES = Object.keys(MARKERS) as readonly Marker[]

const readChunk = (name: string): string => readFileSync(join(CHUNKS_FOLDER, name), 'utf8')
const AT_ONCE = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g
const AT_ONCE_OR_LATER = /(?:from|import)\s*\(?"\.\/([\w-]+\.js)"/g

function reach(names: readonly string[], imports: RegExp, folder = CHUNKS_FOLDER): readonly string[] {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const [, imported = ''] of readFileSync(join(folder, name), 'utf8').matchAll(imports))
      visit(imported)
  }
  names.forEach(visit)
  return [...reached]
}

/** A chunk and all it can load, at once or later. */
const reachableFrom = (names: readonly string[]): readonly string[] => reach(names, AT_ONCE_OR_LATER)
const reachableAtOnce = (names: readonly string[]): readonly string[] => reach(names, AT_ONCE)

const markersIn = (text: string): readonly Marker[] => NAMES.filter((name) => MARKERS[name].test(text))
/** A container is for processes that owners rebind: no page loads one. */
const CONTAINER = /inversify/i
const ownChunkOf = ({ name, chunk = name }: Feature): string => `${chunk}.js`
/** Marks of code that pages may load only in separate chunks. */
const COMBINED = ['widgets.js', 'widgets-at-once.js', 'widgets-near.js', 'widgets-accounts.js']
const ON_DEMAND = ON_DEMAND_CHUNKS.map((name) => `${name}.js`)

/** Features that every page loads at once, without a server and without a visitor near a form or menu. */
const isInWideWindows = ({ name, lazy }: Feature): boolean =>
  !lazy && !WITH_SERVER.includes(name) && name !== 'consent'

const subsetsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])

const has = (page: readonly Feature[], part: string): boolean => page.some(({ name }) => name === part)
/** A checkout is part of the shop. */
const isPossible = (page: readonly Feature[]): boolean => has(page, 'commerce') || !has(page, 'checkout')

/** The files that a page requests beside the page script for its wanted features: all by default. */
function filesOf(page: readonly Feature[], wanted = page): readonly string[] {
  const combining = combiningOf(page)
  return reachableAtOnce(wanted.map((feature) => `${chunkOf(feature, combining)}.js`))
}

const packedBytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + readFileSync(join(CHUNKS_FOLDER, `${name}.gz`)).length, 0)

/** All differences of pages that affect chunks: one part of each. */
const ofEachChunk = (): readonly Feature[] => [
  ...new Map(FEATURES.map((feature) => [ownChunkOf(feature), feature])).values(),
]

const sharedTexts = (): string =>
  readdirSync('dist/node/shared')
    .map((name) => readFileSync(join('dist/node/shared', name), 'utf8'))
    .join('\n')

describe('files that pages load', () => {
  it('contain no React, GraphQL or payments in the page script', () => {
    expect(markersIn(readFileSync('dist/page/vitrine.js', 'utf8'))).toEqual([])
  })

  it('contain none of them if a page without commerce and accounts can load them', () => {
    const others = [
      ...FEATURES.filter(({ name }) => !WITH_SERVER.includes(name)).map(ownChunkOf),
      ...ON_DEMAND,
    ]
    expect(others.length).toBeGreaterThan(5)
    const heavy = reachableFrom(others).flatMap((name) =>
      markersIn(readChunk(name)).map((marker) => `${marker} in ${name}`),
    )
    expect(heavy).toEqual([])
  })

  it("contain all of them in the shop's chunks, which shows that the marks find them", () => {
    const shop = reachableFrom(COMMERCE.map((name) => `${name}.js`))
    expect(markersIn(shop.map(readChunk).join('\n'))).toEqual(NAMES)
  })

  it('contain no container, unlike the server, in which its mark is found', () => {
    const built = readdirSync(CHUNKS_FOLDER).filter((name) => name.endsWith('.js'))
    const files = ['dist/page/vitrine.js', ...built.map((name) => join(CHUNKS_FOLDER, name))]
    expect(files.filter((file) => CONTAINER.test(readFileSync(file, 'utf8')))).toEqual([])
    expect(readFileSync('dist/node/headless.js', 'utf8') + sharedTexts()).toMatch(CONTAINER)
  })

  it('have each part of the page in the expected chunk', () => {
    const missing = FEATURES.filter(({ name, chunk = name }) => !(name in (CHUNKS[chunk] ?? {})))
    expect(missing).toEqual([])
    const widgets = FEATURES.filter(({ chunk }) => chunk).map(({ name }) => name)
    expect(Object.keys(CHUNKS['widgets'] ?? {}).sort()).toEqual(widgets.sort())
    const accounts = Object.keys(CHUNKS['accounts'] ?? {})
    expect(Object.keys(CHUNKS['widgets-accounts'] ?? {}).sort()).toEqual([...widgets, ...accounts].sort())
    const elsewhere = ([0, 1, 2, 3, 4] as const).flatMap((combining) =>
      FEATURES.filter((feature) => !(feature.name in (CHUNKS[chunkOf(feature, combining)] ?? {}))),
    )
    expect(elsewhere).toEqual([])
    const called = ON_DEMAND_CHUNKS.filter((name) => !(name in CHUNKS))
    expect(called).toEqual([])
  })

  it('are at most five with any parts of a page in view, including the page script', () => {
    const pages = subsetsOf(ofEachChunk()).filter(isPossible)
    expect(pages.length).toBeGreaterThan(300)
    const tooMany = pages.filter((page) => 1 + filesOf(page).length > 5)
    expect(tooMany.map((page) => filesOf(page).join(' '))).toEqual([])
  })

  it.each([
    ['widgets', 17_000],
    ['widgets-at-once', 12_000],
    ['widgets-near', 7_500],
    ['widgets-accounts', 24_500],
  ])('include all of %s in one file of %i bytes', (name, limit) => {
    expect(reachableAtOnce([`${name}.js`])).toEqual([`${name}.js`])
    expect(readFileSync(join(CHUNKS_FOLDER, `${name}.js.gz`)).length).toBeLessThanOrEqual(limit)
  })

  it('are at most 12.3 kB for all widgets at once of a wide page without a shop', () => {
    const parts = ofEachChunk().filter((feature) => feature.lazy || isInWideWindows(feature))
    const atOnce = subsetsOf(parts).map((page) => filesOf(page, page.filter(isInWideWindows)))
    expect(atOnce.length).toBeGreaterThan(100)
    expect(Math.max(...atOnce.map((files) => files.length))).toBeLessThanOrEqual(3)
    expect(Math.max(...atOnce.map(packedBytes))).toBeLessThanOrEqual(12_300)
  })

  it('contain no React and no payments for accounts, and all account forms in 20 kB', () => {
    const accounts = reachableFrom(['accounts.js'])
    expect(markersIn(accounts.map(readChunk).join('\n'))).toEqual(['GraphQL'])
    // Uploads, challenges, lists of subscriptions or orders, and account forms beyond the builder's load only where a
    // page has them.
    const some =
      /^shared-(?:file-field|challenge|subscription-lists|own-account|passkeys|money|empty-member-page)-/
    const forms = accounts.filter((name) => !some.test(name))
    expect([forms.length, packedBytes(forms) <= 20_000]).toEqual([3, true])
  })

  it('separate the card fields of an account page from the checkout and React', () => {
    const [chunk = ''] = Object.keys(CHUNKS).filter((name) => 'cardFields' in (CHUNKS[name] ?? {}))
    expect([...reachableAtOnce([`${chunk}.js`])].sort()).toEqual(['commerce.js'])
  })

  it('are all in use: no chunk of an earlier build is left', () => {
    const built = readdirSync(CHUNKS_FOLDER).filter((name) => name.endsWith('.js'))
    expect(built.sort()).toEqual(
      [...reachableFrom([...FEATURES.map(ownChunkOf), ...COMBINED, ...ON_DEMAND])].sort(),
    )
  })

  it('shorten no property that page code, data or a chunk can use', () => {
    const names = JSON.parse(readFileSync('composition/setup/short-names.json', 'utf8')) as readonly string[]
    // A name after a hyphen does not count: it is a name of CSS, such as `font-family`.
    const shortened = new RegExp(`(?<!-)\\b(?:${names.join('|')})\\b`, 'g')
    const found = readdirSync(CHUNKS_FOLDER)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [...readChunk(name).matchAll(shortened)].map(([word]) => `${word} in ${name}`))
    expect(found).toEqual([])
    // Quoted names, such as those of data, are not shortened, so they do not belong in the list.
    expect(readFileSync('dist/page/vitrine.js', 'utf8').match(shortened)).toBeNull()
  })

  it('are compressed beside every file', () => {
    const names = readdirSync('dist/page', { recursive: true }).map(String)
    const bare = names.filter((name) => name.endsWith('.js') && !names.includes(`${name}.gz`))
    expect(bare).toEqual([])
  })

  it('stay within the budget', () => {
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const checks = JSON.parse(stdout) as readonly { readonly name: string; readonly passed: boolean }[]
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect([checks.length > 0, status]).toEqual([true, 0])
  }, 60_000)
})

describe('modules that the command loads', () => {
  const SHARED = 'dist/node/shared'

  /** The packages of these that a module of the command, or what it imports at once, imports. */
  function packagesOf(module: string, packages: readonly string[]): readonly string[] {
    const isNamed = new RegExp(`^${module}-.{8}\\.js$`)
    const files = reach(
      readdirSync(SHARED).filter((name) => isNamed.test(name)),
      AT_ONCE,
      SHARED,
    )
    expect(files).not.toEqual([])
    const texts = files.map((name) => readFileSync(join(SHARED, name), 'utf8'))
    return packages.filter((name) => texts.some((text) => text.includes(`from '${name}'`)))
  }

  it('include no database, server or pages before the command is known', () => {
    const heavy = ['@electric-sql/pglite', 'graphql-yoga', 'parse5']
    expect(packagesOf('program', heavy)).toEqual([])
    expect(packagesOf('serve', heavy)).toEqual(heavy)
  })

  it('include none of them for commands without them', () => {
    expect(packagesOf('inspect', ['@electric-sql/pglite', 'graphql-yoga'])).toEqual([])
  })
})

describe('the desk', () => {
  const MAX_BYTES = 180_000

  it('loads little before its first page, and the rest page by page', () => {
    const folder = 'dist/desk/assets'
    const entries = [
      ...readFileSync('dist/desk/index.html', 'utf8').matchAll(/"\/vitrine\/assets\/([^"]+\.(?:js|css))"/g),
    ]
    const first = reach(
      entries.map(([, name = '']) => name),
      AT_ONCE,
      folder,
    )
    const sizes = first.map((name) => gzipSync(readFileSync(join(folder, name))).length)
    expect(first.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
    expect(readdirSync(folder).length).toBeGreaterThan(first.length + 10)
  })
})
