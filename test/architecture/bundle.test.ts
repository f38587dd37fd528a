import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ON_DEMAND_CHUNKS } from '../../adapters/page-api/on-demand-chunks.js'
import { FEATURES } from '../../composition/page/features.js'

const CHUNKS = 'dist/page/chunks'
const COMMERCE = ['commerce', 'checkout']

/** What gives a library or a room away in minified text. */
const MARKERS = {
  React: /react\.transitional\.element/,
  inversify: /inversify/i,
  GraphQL: /wf_graphql|ecommerceAddToCart/,
  payments: /data-wf-stripe-element-type|4242|paypal/i,
}
type Marker = keyof typeof MARKERS
const NAMES = Object.keys(MARKERS) as readonly Marker[]

const readChunk = (name: string): string => readFileSync(join(CHUNKS, name), 'utf8')
const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name)

/** A chunk and all it can load, at once or later. */
function reachableFrom(names: readonly string[]): readonly string[] {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    importsIn(readChunk(name)).forEach(visit)
  }
  names.forEach(visit)
  return [...reached]
}

const markersIn = (text: string): readonly Marker[] => NAMES.filter((name) => MARKERS[name].test(text))
const chunkOf = ({ name }: { readonly name: string }): string => `${name}.js`
const ON_DEMAND = ON_DEMAND_CHUNKS.map((name) => `${name}.js`)

describe('what pages load', () => {
  it('has no React, container, GraphQL or payments in the page script', () => {
    expect(markersIn(readFileSync('dist/page/vitrine.js', 'utf8'))).toEqual([])
  })

  it('has none of them in anything that a page without commerce can load', () => {
    const others = [...FEATURES.filter(({ name }) => !COMMERCE.includes(name)).map(chunkOf), ...ON_DEMAND]
    expect(others.length).toBeGreaterThan(5)
    const heavy = reachableFrom(others).flatMap((name) =>
      markersIn(readChunk(name)).map((marker) => `${marker} in ${name}`),
    )
    expect(heavy).toEqual([])
  })

  it('has all of them in what the shop loads, so that the marks above are the right ones', () => {
    const shop = reachableFrom(COMMERCE.map((name) => `${name}.js`))
    expect(markersIn(shop.map(readChunk).join('\n'))).toEqual(NAMES)
  })

  it('is all asked for by something: no chunk of an earlier build is left', () => {
    const built = readdirSync(CHUNKS).filter((name) => name.endsWith('.js'))
    expect(built.sort()).toEqual([...reachableFrom([...FEATURES.map(chunkOf), ...ON_DEMAND])].sort())
  })

  it('is compressed beside every file', () => {
    const names = readdirSync('dist/page', { recursive: true }).map(String)
    const bare = names.filter((name) => name.endsWith('.js') && !names.includes(`${name}.gz`))
    expect(bare).toEqual([])
  })

  it('keeps to its budget', () => {
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const checks = JSON.parse(stdout) as readonly { readonly name: string; readonly passed: boolean }[]
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect([checks.length > 0, status]).toEqual([true, 0])
  }, 60_000)
})
