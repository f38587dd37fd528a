/** Scripts that pages load before the first interaction: bytes, gzipped, and requests. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { selectOne } from 'css-select'
import { transformSync } from 'esbuild'
import { parse } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'

export const title = 'Weight: the page script and the chunks that the pages of a folder ask for'

const CHUNKS = 'dist/page/chunks'
const IMPORTED = /(?:from|import)\s*"\.\/([\w-]+\.js)"/g

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const packed = (file) => statSync(`${file}.gz`).size

/** The table of chunks that load on demand, in TypeScript like all sources of the page script. */
async function readFeatures() {
  const source = readFileSync('adapters/browser/webflow-api/features.ts', 'utf8')
  const { code } = transformSync(source, { loader: 'ts' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

/** Adds a chunk and all it imports at once. */
function reach(name, reached) {
  if (reached.has(name)) return
  reached.add(name)
  for (const [, imported] of readFileSync(join(CHUNKS, name), 'utf8').matchAll(IMPORTED))
    reach(imported, reached)
}

/** Files sent for these features, each from the chunk that `chunkOf` names. */
function sent(features, chunkOf) {
  const chunks = new Set()
  for (const feature of features) reach(`${chunkOf(feature)}.js`, chunks)
  const bytes = [...chunks].reduce((sum, name) => sum + packed(join(CHUNKS, name)), 0)
  return { bytes: packed('dist/page/vitrine.js') + bytes, requests: 1 + chunks.size }
}

/**
 * `far`: a wide window without the parts that load when a visitor comes near; `near`: with all of them.
 */
function weigh(file, { FEATURES, chunkOf, combiningOf }) {
  const page = parse(readFileSync(file, 'utf8'), { treeAdapter: adapter })
  const found = FEATURES.filter(({ selector }) => selectOne(selector, page) !== null)
  const combining = combiningOf(found)
  const send = (features) => sent(features, (feature) => chunkOf(feature, combining))
  const has = (part) => found.some(({ name }) => name === part)
  return {
    file,
    kind: has('checkout') ? 'of a checkout' : has('commerce') ? 'with a cart' : 'without a shop',
    far: send(found.filter(({ lazy }) => !lazy)),
    near: send(found),
  }
}

const middle = (values) => [...values].sort((a, b) => a - b)[values.length >> 1]
const largest = (values) => Math.max(...values)

/**
 * Weighs the pages of the folder, the demonstration shop's by default, with and without the parts that load
 * when a visitor comes near.
 */
export async function run({ pages = 'demo' }) {
  const features = await readFeatures()
  const files = readdirSync(pages, { recursive: true }).filter((name) => /\.html?$/.test(name))
  const weighed = files.map((name) => weigh(join(pages, name), features))
  const kinds = [...new Set(weighed.map(({ kind }) => kind))].sort()
  return kinds.flatMap((kind) => {
    const of = weighed.filter((page) => page.kind === kind)
    return ['far', 'near'].map((when) => {
      const bytes = of.map((page) => page[when].bytes)
      const requests = of.map((page) => page[when].requests)
      const heaviest = of.find((page) => page[when].bytes === largest(bytes))
      return (
        `${of.length} ${kind}, ${when}: median ${kB(middle(bytes))} in ${middle(requests)} requests, ` +
        `at most ${kB(largest(bytes))} in ${largest(requests)} (${heaviest.file})`
      )
    })
  })
}
