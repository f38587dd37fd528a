import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../composition/cli/program.js'
import { exportFolder } from '../adapters/site-export/support/export-folders.js'

const page = (body: string): string =>
  '<!DOCTYPE html><html><head><title></title><link href="css/site.css" rel="stylesheet"></head>' +
  `<body>${body}<script src="/vitrine.js"></script></body></html>`
const FORM = '<form data-node-type="commerce-add-to-cart-form"></form>'
const FILES = {
  'index.html': page('<h1>Home</h1>'),
  '404.html': page('<h1>Nothing here</h1>'),
  'checkout.html': page('<div data-node-type="commerce-checkout-form-container"></div>'),
  'detail_product.html': page(`<div><h1></h1><div class="price"></div>${FORM}</div>`),
  'detail_category.html': page('<h1></h1>'),
  'detail_post.html': page('<h1></h1>'),
  'collections/post.csv': 'Name,Slug\nFirst post,first\n',
  'css/site.css': 'a{}',
  'vitrine.json':
    '{"name":"Mugs","baseUrl":"https://mugs.example","currency":"EUR","country":"DE","shipping":[]}',
  'catalogue.csv':
    'Product Handle,Product Name,Product Categories,Variant Price\nmug,Mug,Table Ware,12.00\ncup,Cup,Table Ware,4.00\n',
}

let made = exportFolder({})
let out = ''
const said: string[] = []
const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
const build = (...words: readonly string[]): Promise<number> =>
  runCommand(['build', made.folder, ...words], terminal)
const text = (path: string): string => readFileSync(join(out, path), 'utf8')

beforeEach(() => {
  said.length = 0
  made = exportFolder(FILES)
  out = `${made.folder}-built`
})
afterEach(() => {
  made.remove()
  rmSync(out, { recursive: true, force: true })
})

describe('vitrine build', () => {
  it('writes a page for each product, category and item, with its data in it', async () => {
    expect(await build('--out', out)).toBe(0)
    expect(readdirSync(join(out, 'product')).sort()).toEqual(['cup.html', 'mug.html'])
    expect(text('product/mug.html')).toContain('<h1 data-vitrine-bind="name">Mug</h1>')
    expect(text('product/mug.html')).toContain('€12.00')
    expect(text('category/table-ware.html')).toContain('<title>Table Ware</title>')
    expect(text('post/first.html')).toContain('<h1>First post</h1>')
  })

  it('lets pages made from a template find their files from below', async () => {
    await build('--out', out)
    expect(text('product/mug.html')).toContain('href="/css/site.css"')
    expect(text('404.html')).toContain('href="/css/site.css"')
    expect(text('index.html')).toBe(FILES['index.html'])
  })

  it('writes the page script, headers, a list of addresses, and nothing of the owner’s', async () => {
    await build('--out', out)
    expect(existsSync(join(out, 'vitrine.js'))).toBe(true)
    expect(text('_headers')).toMatch(/\/product\/\*\n {2}Content-Security-Policy: default-src 'self'/)
    expect(text('sitemap.xml')).toContain('<loc>https://mugs.example/product/mug</loc>')
    expect(text('sitemap.xml')).not.toContain('checkout')
    for (const name of ['catalogue.csv', 'vitrine.json', 'collections', 'detail_product.html'])
      expect(existsSync(join(out, name))).toBe(false)
  })

  it('passes on to the server what only it answers', async () => {
    expect(await build('--out', out, '--backend', 'https://shop.mugs.example')).toBe(0)
    expect(text('_redirects')).toContain('/.wf_graphql/*  https://shop.mugs.example/.wf_graphql/:splat  200')
    await build('--out', out)
    expect(text('_redirects')).not.toMatch(/^\//m)
    expect(said.join('\n')).toContain('add --backend')
  })

  it('refuses a folder inside the site and a catalogue with mistakes', async () => {
    expect(await build('--out', join(made.folder, 'out'))).not.toBe(0)
    made.remove()
    made = exportFolder({ ...FILES, 'catalogue.csv': 'Product Handle,Product Name,Variant Price\na,A,x\n' })
    expect(await build('--out', out)).not.toBe(0)
    expect(existsSync(out)).toBe(false)
  })
})
