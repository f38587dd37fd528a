import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { exportFolder } from '../../../adapters/site/export/support/export-folders.js'
import { mountSmallDisk } from '../../../support/files/small-disk.js'

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

  it('writes the page script, headers, a list of addresses, and no file that belongs to the owner alone', async () => {
    await build('--out', out)
    expect(existsSync(join(out, 'vitrine.js'))).toBe(true)
    expect(text('_headers')).toMatch(/\/product\/\*\n {2}Content-Security-Policy: default-src 'self'/)
    expect(text('sitemap.xml')).toContain('<loc>https://mugs.example/product/mug</loc>')
    expect(text('sitemap.xml')).not.toContain('checkout')
    for (const name of ['catalogue.csv', 'vitrine.json', 'collections', 'detail_product.html'])
      expect(existsSync(join(out, name))).toBe(false)
  })

  it('forwards requests that only the server answers', async () => {
    expect(await build('--out', out, '--backend', 'https://shop.mugs.example')).toBe(0)
    expect(text('_redirects')).toContain('/.wf_graphql/*  https://shop.mugs.example/.wf_graphql/:splat  200')
    await build('--out', out)
    expect(text('_redirects')).not.toMatch(/^\//m)
    expect(said.join('\n')).toContain('add --backend')
  })

  it('links log-in providers if their server is behind the host, and leaves them out otherwise', async () => {
    const provider = { id: 'local', name: 'Local', issuer: 'https://id.example', clientId: 'c' }
    const settings = { ...(JSON.parse(FILES['vitrine.json']) as object), accounts: { providers: [provider] } }
    const link = (id: string): string => `<a href="#" data-vitrine-provider="${id}">In</a>`
    made.remove()
    made = exportFolder({
      ...FILES,
      'vitrine.json': JSON.stringify(settings),
      'log-in.html': page(link('local') + link('other')),
    })
    await build('--out', out, '--backend', 'https://shop.mugs.example')
    expect(text('log-in.html')).toContain(
      '<a href="/.vitrine/log-in/local" data-vitrine-provider="local">In</a>',
    )
    expect(text('log-in.html')).not.toContain('"other"')
    expect(said.join('\n')).not.toContain('log-in providers')
    await build('--out', out, '--backend', 'https://shop.mugs.example', '--cross-origin')
    expect(text('log-in.html')).not.toContain('data-vitrine-provider')
    expect(said.join('\n')).toContain('Links to log-in providers (Local) are left out')
  })

  it('warns of account forms that no server answers', async () => {
    const form = '<form data-wf-user-form-type="login"><input name="Email"></form>'
    writeFileSync(join(made.folder, 'log-in.html'), page(form))
    const warning = /Visitors cannot log in or sign up: .* log-in\.html\. Add --backend/
    await build('--out', out)
    expect(said.join('\n')).toMatch(warning)
    said.length = 0
    await build('--out', out, '--backend', 'https://shop.mugs.example')
    expect(said.join('\n')).not.toMatch(warning)
  })

  it('refuses a folder inside the site and a catalogue with mistakes', async () => {
    expect(await build('--out', join(made.folder, 'out'))).not.toBe(0)
    made.remove()
    made = exportFolder({ ...FILES, 'catalogue.csv': 'Product Handle,Product Name,Variant Price\na,A,x\n' })
    expect(await build('--out', out)).not.toBe(0)
    expect(existsSync(out)).toBe(false)
  })
})

describe('a build whose server is at another origin', () => {
  const SERVER = 'https://shop.mugs.example'
  const apart = (...words: readonly string[]): Promise<number> =>
    build('--out', out, '--backend', SERVER, '--cross-origin', ...words)
  const rebuilt = (files: Readonly<Record<string, string>>): void => {
    made.remove()
    made = exportFolder({ ...FILES, ...files })
    out = `${made.folder}-built`
  }

  it('names the server in its pages, and lets them call it', async () => {
    expect(await apart()).toBe(0)
    for (const path of ['index.html', 'product/mug.html', '404.html'])
      expect(text(path)).toContain(`<html data-vitrine-backend="${SERVER}">`)
    expect(text('_headers')).toMatch(/connect-src 'self' https:\/\/shop\.mugs\.example$/m)
    expect(text('_headers')).toMatch(/form-action 'self' https:\/\/shop\.mugs\.example;/)
    expect(text('_redirects')).not.toContain('.wf_graphql')
    expect(said.join('\n')).toContain('--allow-origin https://mugs.example --url https://mugs.example')
  })

  it('lets browsers send the forms of messages there without the page script, and no others', async () => {
    rebuilt({
      'contact.html': page(
        '<form method="post" data-name="A"><input name="a"></form>' +
          '<form method="post" action="/thanks" data-name="B"><input name="b"></form>' +
          '<form method="post" action="https://list.example/x"><input name="c"></form>' +
          '<form method="get" action="/search"><input name="query"></form>',
      ),
    })
    expect(await apart()).toBe(0)
    const actions = [...text('contact.html').matchAll(/action="([^"]*)"/g)].map(([, action]) => action)
    expect(actions).toEqual([`${SERVER}/contact`, `${SERVER}/contact`, 'https://list.example/x', '/search'])
  })

  it('asks for the address of the server', async () => {
    expect(await build('--out', out, '--cross-origin')).toBe(3)
    expect(said.join('\n')).toContain('--cross-origin needs --backend')
  })

  const GATES = '"gates":[{"path":"/members/*"},{"path":"/post/*"}]'
  const GATED = {
    'vitrine.json': FILES['vitrine.json'].replace('"shipping":[]', `"shipping":[],${GATES}`),
    'members/secret.html': page('<h1>For members</h1>'),
    'members/plan.pdf': 'plan',
  }

  it('writes no page behind a gate, says so, and links to the server', async () => {
    rebuilt(GATED)
    expect(await apart()).toBe(0)
    expect(said.join('\n')).toContain('2 pages behind gates (/post/first, /members/secret)')
    expect(text('members/secret.html')).toContain(`url=${SERVER}/members/secret`)
    expect(text('members/secret.html')).not.toContain('For members')
    expect(text('post/first.html')).not.toContain('First post')
    expect(existsSync(join(out, 'members/plan.pdf'))).toBe(false)
    expect(text('_redirects')).toContain(`/members/*  ${SERVER}/members/:splat  302`)
    expect(text('sitemap.xml')).not.toMatch(/members|post/)
  })

  it('forwards pages with gates if the host forwards the server’s paths', async () => {
    rebuilt(GATED)
    expect(await build('--out', out, '--backend', SERVER)).toBe(0)
    expect(existsSync(join(out, 'members'))).toBe(false)
    expect(existsSync(join(out, 'post'))).toBe(false)
    expect(text('_redirects')).toContain(`/members/*  ${SERVER}/members/:splat  200`)
    for (const path of ['/.wf_auth', '/vitrine/withdraw'])
      expect(text('_redirects')).toContain(`${path}  ${SERVER}${path}  200`)
  })

  it('refuses a site of which every page is behind a gate', async () => {
    rebuilt({
      'vitrine.json': FILES['vitrine.json'].replace('"shipping":[]', '"shipping":[],"gates":[{"path":"/*"}]'),
    })
    rmSync(join(made.folder, '404.html'))
    expect(await apart()).toBe(3)
    expect(said.join('\n')).toContain('Every page is behind a gate')
  })
})

describe('the folder that a build writes', () => {
  it('removes files that the site no longer has, and only files of a build', async () => {
    await build('--out', out)
    writeFileSync(join(out, 'CNAME'), 'mugs.example')
    rmSync(join(made.folder, 'detail_post.html'))
    writeFileSync(join(made.folder, 'catalogue.csv'), FILES['catalogue.csv'].split('\ncup')[0] + '\n')
    expect(await build('--out', out)).toBe(0)
    expect(readdirSync(join(out, 'product'))).toEqual(['mug.html'])
    expect(existsSync(join(out, 'post'))).toBe(false)
    expect(text('CNAME')).toBe('mugs.example')
    expect(said.join('\n')).toContain('2 files of the previous build')
  })

  it('is not mixed with files of another program without --force', async () => {
    mkdirSync(out)
    writeFileSync(join(out, 'thesis.txt'), 'years of work')
    expect(await build('--out', out)).toBe(3)
    expect(said.join('\n')).toContain('is not empty')
    expect(readdirSync(out)).toEqual(['thesis.txt'])
    expect(await build('--out', out, '--force')).toBe(0)
    expect(text('thesis.txt')).toBe('years of work')
  })

  it('is reported if it cannot be written', async () => {
    writeFileSync(out, 'a file')
    expect(await build('--out', out)).toBe(3)
    expect(said.join('\n')).toContain(`${out} cannot be used: a file stands where a folder is needed`)
    expect(await build('--out', join(out, 'below'))).toBe(3)
    expect(said.join('\n')).toContain(`${join(out, 'below')} cannot be written`)
  })

  it('belongs to one build at a time, and not to a dead one', async () => {
    const claimOf = (pid: number): void => {
      mkdirSync(join(out, '.vitrine-building'), { recursive: true })
      writeFileSync(join(out, '.vitrine-building/pid'), String(pid))
    }
    claimOf(process.pid)
    expect(await build('--out', out)).toBe(3)
    expect(said.join('\n')).toContain('Another build is writing')
    // No process has this number: it is larger than any system gives.
    claimOf(2 ** 30)
    expect(await build('--out', out)).toBe(0)
    expect(existsSync(join(out, '.vitrine-building'))).toBe(false)
  })

  it('stays unchanged during a dry run', async () => {
    expect(await build('--out', out, '--dry-run')).toBe(0)
    expect(said.join('\n')).toContain('7 pages and 1 file would be written')
    expect(existsSync(out)).toBe(false)
  })

  it('stays unchanged when the disk is full', async () => {
    const disk = await mountSmallDisk(4)
    try {
      out = join(disk.folder, 'site')
      expect(await build('--out', out)).toBe(0)
      const before = text('index.html')
      writeFileSync(join(made.folder, 'index.html'), page('<h1>Changed</h1>'))
      mkdirSync(join(made.folder, 'images'))
      writeFileSync(join(made.folder, 'images/large.png'), Buffer.alloc(6_000_000))
      expect(await build('--out', out)).toBe(3)
      expect(said.join('\n')).toContain(`${out} was not written: images/large.png: the disk is full`)
      expect(text('index.html')).toBe(before)
      expect(existsSync(join(out, '.vitrine-building'))).toBe(false)
    } finally {
      await disk.remove()
    }
  })
})
