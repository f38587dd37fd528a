import { createRandom, damaged, ODD_TEXTS } from '../../soak/requests/random.mjs'
import type { SoakRandom } from '../../soak/requests/random.mjs'

/** A file or folder that others left in the target folder; `link`: it leads to a file or folder outside. */
export type LeftBehind =
  | { readonly tag: 'file'; readonly path: string; readonly text: string }
  | { readonly tag: 'link'; readonly path: string; readonly to: string }

/** An export made from a grammar, with the content of the target folder. */
export interface HostileExport {
  /** Path -> content. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Links in the export to places outside of it. */
  readonly links: ReadonlyMap<string, string>
  readonly target: readonly LeftBehind[]
  /** The site folder is checked and mended after it was adopted. */
  readonly isMended: boolean
}

const TAGS = [
  'div',
  'p',
  'a',
  'span',
  'ul',
  'li',
  'form',
  'input',
  'img',
  'table',
  'tr',
  'template',
  'svg',
  'math',
]
const OTHER_TAGS = [
  'script',
  'style',
  'title',
  'noscript',
  'textarea',
  'select',
  'option',
  'iframe',
  'body',
  'head',
]
const ATTRIBUTES = [
  ...[
    'id',
    'class',
    'href',
    'src',
    'srcset',
    'style',
    'name',
    'value',
    'action',
    'data-w-id',
    'data-wf-page',
  ],
  ...['data-wf-site', 'data-wf-bindings', 'data-wf-conditions', 'data-wf-template-id', 'data-video-urls'],
  ...[
    'data-node-type',
    'data-commerce-sku-id',
    'data-wf-collection',
    'data-poster-url',
    'data-wf-user-form-type',
  ],
]
const VALUES = [
  ...[
    'w-dyn-list',
    'w-dyn-items',
    'w-dyn-item',
    'w-commerce-commercecartwrapper',
    'w-form',
    'w-lightbox w-json',
  ],
  ...[
    'commerce-cart-wrapper',
    'commerce-add-to-cart-form',
    'commerce-checkout-form-container',
    'opacity:0',
    '$ 1',
  ],
  ...[
    'url(',
    'url("a.png")',
    'a.png 500w, b.png 800w',
    '/product/mug',
    '../x.html',
    'javascript:alert(1)',
    '//x',
  ],
  ...[
    '%5B%7B%22x%22%3A1%7D%5D',
    '{"items":[{}]}',
    'https://example.org/a.css?b#c',
    '#',
    '?a=b',
    'data:text/html,x',
  ],
]
const TEXTS = [
  ...[
    '€ 12.50',
    '1.234,00 EUR',
    'About | My shop',
    '<!--',
    '-->',
    '<![CDATA[',
    '&amp;',
    '&#0;',
    '</html>',
    ' ',
  ],
  ...[
    '<!-- saved from url=(0020)https://example.org/ -->',
    '{wf {"path":"name"}}',
    '\n',
    '<',
    '>',
    '"',
    "'",
    '=',
  ],
]
const SCRIPT = [
  ...[
    "require('ix2').init({events:{},actionLists:{}})",
    'Webflow.push(function(){})',
    '{"events":{',
    '.init(',
  ],
  ...[
    "JSON.parse('",
    "Webflow.require('ix2')",
    '/*',
    '*/',
    '`${',
    'eval("',
    '"use strict";',
    '(',
    '{',
    '[',
    '}',
  ],
]
const CSS = [
  ...[
    'a{b:url(c.png)}',
    '@import "d.css";',
    '@media x{',
    '}',
    '/*',
    '*/',
    'html.w-mod-js:not(.w-mod-ix) .a{opacity:0}',
  ],
  ...['url(', 'image-set(', ':root{--x:', '"', "'", '@font-face{src:url(../f.woff2)}', '{', ';'],
]
const CSV = [
  ...[
    'Name,Slug,Collection ID,Item ID',
    'Product Handle,Product Name,Variant Price',
    'a,b',
    '"',
    ',',
    ';',
    '\n',
  ],
  ...['mug,Mug,12.50', '<p>x</p>', '__proto__,constructor', '=cmd()', '"a""b"', '\t'],
]
const NAMES = [
  ...[
    'about.html',
    'shop.html',
    'detail_product.html',
    'checkout.html',
    'order-confirmation.html',
    '401.html',
    'a/b.html',
  ],
  ...[
    'css/site.css',
    'css/x.webflow.css',
    'js/webflow.js',
    'js/x.js',
    'images/a.svg',
    'products.csv',
    'cms/posts.csv',
  ],
  ...[
    '__proto__.html',
    'constructor/index.html',
    'a@b=c.html',
    'a?page=2.html',
    'site.css@v=1',
    'x.js.download',
  ],
  ...[
    'vitrine.json',
    '.vitrine-adopting',
    'é.html',
    'e\u0301.html',
    'A.HTML',
    'a b.html',
    '%2e%2e%2fx.html',
    '~$a.html',
  ],
]
const TARGETS = [
  'index.html',
  'css',
  'about.html',
  '.vitrine-adopted.json',
  '.vitrine-adopting',
  'vitrine.json',
  'js',
]
const LEFT = [
  '{}',
  '{"files":{"../secret.txt":"x"}}',
  'x ../../home/secret.txt\n',
  '[',
  '{"name":1}',
  'null',
  '',
]

/** No file is longer than this, so that linear work takes well below a second. */
const MAX_CHARACTERS = 200_000

const again = (random: SoakRandom, piece: string): string =>
  random.chance(0.01) ? piece.repeat(1 + random.below(Math.ceil(20_000 / Math.max(1, piece.length)))) : piece

const attribute = (random: SoakRandom): string => {
  const value = random.chance(0.1) ? random.pick(ODD_TEXTS) : random.pick(VALUES)
  const name = random.pick(ATTRIBUTES)
  const opening = random.pick(['="', "='", '=', '=""'])
  return ` ${name}${opening}${again(random, value)}${random.pick(['"', "'", ''])}`
}

function markup(random: SoakRandom): string {
  const tag = random.pick(random.chance(0.2) ? OTHER_TAGS : TAGS)
  const open = `<${tag}${random.many(4, () => attribute(random)).join('')}>`
  const inner =
    tag === 'script' ? random.pick(SCRIPT) : tag === 'style' ? random.pick(CSS) : random.pick(TEXTS)
  return again(random, open) + again(random, inner) + (random.chance(0.7) ? `</${tag}>` : '')
}

function contentOf(random: SoakRandom, name: string): Buffer {
  const pieces = (list: readonly string[]): string =>
    random.many(24, () => again(random, random.pick(list))).join('')
  const page = (): string =>
    `<!DOCTYPE html><html data-wf-page="${'a'.repeat(24)}" data-wf-site="${'b'.repeat(24)}"><head><title>X</title>` +
    `<link href="css/site.css" rel="stylesheet"></head><body>${random.many(24, () => markup(random)).join('')}` +
    `<script src="js/webflow.js"></script></body></html>`
  const text = /\.html$/i.test(name)
    ? page()
    : pieces(/\.css/.test(name) ? CSS : /\.js/.test(name) ? SCRIPT : /\.csv$/.test(name) ? CSV : LEFT)
  const bytes = Buffer.from(text.slice(0, MAX_CHARACTERS))
  return random.chance(0.15) ? damaged(random, bytes) : bytes
}

function leftBehind(random: SoakRandom): LeftBehind {
  const path = random.pick(TARGETS)
  if (random.chance(0.5)) return { tag: 'file', path, text: random.pick(LEFT) }
  return { tag: 'link', path, to: random.pick(['secret.txt', 'keys', 'nothing']) }
}

/** The export of a seed: the same each time. */
export function hostileExport(seed: number): HostileExport {
  const random = createRandom(seed, 0)
  const names = ['index.html', ...random.many(4, () => random.pick(NAMES))]
  return {
    files: new Map(names.map((name) => [name, contentOf(random, name)])),
    links: new Map(
      random.chance(0.2)
        ? [[random.pick(['linked.html', 'linked', 'css/linked.css']), random.pick(['keys', 'secret.txt'])]]
        : [],
    ),
    target: random.chance(0.3) ? random.many(3, () => leftBehind(random)) : [],
    isMended: random.chance(0.3),
  }
}
