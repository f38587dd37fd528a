import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSiteFiles } from '../../../../adapters/site/files/index.js'
import {
  createPageStore,
  MAX_OWN_FILES,
  createServedPages,
  inspectSite,
  pageResources,
  parsePage,
  policyFor,
  STRICT_POLICY as STRICT,
  writesMarkup,
} from '../../../../adapters/site/pages/index.js'
import { PUBLIC, renderPolicy } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const STRICT_POLICY = renderPolicy(STRICT)

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const policyOf = (html: string): string =>
  renderPolicy(policyFor(STRICT, pageResources(valueOf(parsePage(html))), false))

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

describe('policy of a page', () => {
  it('is empty for a page with its own files, and with inline data and templates', () => {
    const html = `<script src="/vitrine.js"></script><script type="application/ld+json">{"a":1}</script>
      <script type="text/x-wf-template" id="t">%3Cdiv%3E</script><script class="w-json"
        type="application/json">{}</script>
      <link rel="stylesheet" href="css/site.css"><img src="https://cdn.example/a.png"><a href="#" data-once="x">a</a>`
    expect(policyOf(html)).toBe(STRICT_POLICY)
  })

  it.each([
    ['<script type="importmap">{"imports":{}}</script>', '{"imports":{}}'],
    ['<script type="speculationrules">{"prefetch":[]}</script>', '{"prefetch":[]}'],
    ['<script>let a = 1</script>', 'let a = 1'],
    ['<script type="text/javascript">\r\nlet a\r\n</script >', '\nlet a\n'],
    [`<SCRIPT TYPE='module' data-x="a>b">if (1 > 0) run("</b>")</SCRIPT>`, 'if (1 > 0) run("</b>")'],
  ])('has the exact inline script: %j', (html, code) => {
    expect(directive(policyOf(html), 'script-src')).toBe(`script-src 'self' ${hash(code)}`)
  })

  it('has the code of its event attributes, as the page reads it', () => {
    expect(directive(policyOf(`<a onclick="go(&quot;a&quot; &amp;&amp; 'b')">x</a>`), 'script-src')).toBe(
      `script-src 'self' 'unsafe-hashes' ${hash(`go("a" && 'b')`)}`,
    )
  })

  it.each<readonly [string, string, (index: number) => string, string]>([
    ['inline scripts', 'script-src', (index) => `<script>let a = ${index}</script>`, "'unsafe-inline'"],
    ['event attributes', 'script-src', (index) => `<a onclick="go(${index})">x</a>`, "'unsafe-inline'"],
    [
      'hosts of scripts',
      'script-src',
      (index) => `<script src="https://h${index}.example/a.js"></script>`,
      'https:',
    ],
    [
      'hosts of forms',
      'form-action',
      (index) => `<form action="https://h${index}.example/a"></form>`,
      'https:',
    ],
    [
      'hosts of styles',
      'style-src',
      (index) => `<link rel="stylesheet" href="https://h${index}.example/a.css">`,
      'https:',
    ],
  ])('names at most 100 %s, since browsers and proxies refuse a longer header', (_, name, part, instead) => {
    const partsOf = (count: number): string =>
      Array.from({ length: count }, (__, index) => part(index)).join('')
    expect(directive(policyOf(partsOf(100)), name)?.split(' ')).not.toContain(
      name === 'style-src' ? 'https:' : instead,
    )
    const policy = policyOf(partsOf(1000))
    expect(directive(policy, name)?.split(' ')).toContain(instead)
    expect(policy.length).toBeLessThan(2000)
  })

  it('has the sources of a page in its `srcdoc`, since its policy holds there too', () => {
    const framed = (text: string): string =>
      `<iframe srcdoc="${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`
    const frame = framed(
      `<p onclick="go('&amp;')">x</p><script>run("<b>")</script><script src="https://embed.example/a.js"></script>`,
    )
    const expected = [hash('run("<b>")'), "'unsafe-hashes'", hash("go('&')"), 'https://embed.example'].join(
      ' ',
    )
    for (const html of [frame, framed(frame)]) {
      const policy = policyOf(html)
      expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${expected}`)
      expect(policy).not.toMatch(/trusted-types/)
    }
    expect(policyOf(framed('<p>words</p>'))).toBe(STRICT_POLICY)
    expect(policyOf('<div srcdoc="<script>a()</script>">')).toBe(STRICT_POLICY)
  })

  it('has its hosts, each once, in any spelling of their addresses', () => {
    const html = `<script src="https://ajax.example/one.js"></script><script
      src='//cdn.example:8443/two.js?x=1'></script>
      <script async src=https://ajax.example/three.js></script><link
        href="https://fonts.example/css?a&amp;b" rel="stylesheet">`
    const policy = policyOf(html)
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' https://ajax.example cdn.example:8443`)
    expect(directive(policy, 'font-src')).toContain('https:')
  })

  it('allows the fonts of a style sheet of another host, and stays strict otherwise', () => {
    const policy = policyOf('<link href="https://fonts.example/css" rel="stylesheet">')
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline' https://fonts.example")
    expect(directive(policy, 'script-src')).toBe("script-src 'self'")
    expect(policy).toContain('require-trusted-types-for')
  })

  it('drops Trusted Types on pages with third-party code, and nothing else', () => {
    const policy = policyOf('<script src="https://cdn.example/jquery.js"></script>')
    expect(policy).not.toMatch(/trusted-types/)
    for (const kept of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"])
      expect(policy).toContain(kept)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  it('allows the addresses of its forms', () => {
    const policy = policyOf('<form action="https://forms.example/x"></form><form action="/own"></form>')
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://forms.example")
    expect(directive(policyOf('<script>1</script>'), 'form-action')).toBe("form-action 'self' https:")
    expect(directive(policyOf('<form></form>'), 'form-action')).toBe("form-action 'self'")
  })

  it('cannot be extended by texts of a page', () => {
    const policy = policyOf(
      `<script src="https://a.example; script-src *"></script><script src="https:///x"></script>`,
    )
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://a.example")
    expect(policy.match(/script-src/g)).toHaveLength(1)
  })

  it.each([
    ['a.innerHTML = b', true],
    ['node.insertAdjacentHTML("a", b)', true],
    ['(function(jQuery){})', true],
    ['Webflow.require("ix2").init({})', false],
  ])('recognises code that makes markup of texts: %j', (code, isWriter) => {
    expect(writesMarkup(code)).toBe(isWriter)
  })
})

describe('the pages of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-policy-'))
  beforeAll(() => {
    mkdirSync(join(folder, 'js'))
    mkdirSync(join(folder, 'work'))
    writeFileSync(join(folder, 'index.html'), '<script src="js/own.js"></script>')
    writeFileSync(join(folder, 'work/one.html'), '<script src="../js/jq.js?v=1"></script>')
    writeFileSync(join(folder, 'about.html'), '<script>1</script><script src="//cdn.example/a.js"></script>')
    writeFileSync(join(folder, 'outside.html'), '<script src="../../jq.js"></script>')
    writeFileSync(join(folder, 'js/own.js'), 'let a = 1')
    writeFileSync(join(folder, 'js/jq.js'), 'window.jQuery = 1')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('have one policy each, which follows their files and their scripts', async () => {
    const files = createSiteFiles({ folder })
    const pages = createServedPages({ files, policy: STRICT })
    const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
    const policyOfFile = async (name: string): Promise<string | null> => {
      const file = files.find(name)
      return file && valueOf(await pages.read(file, view)).policy
    }
    expect(await policyOfFile('index.html')).toBe(STRICT_POLICY)
    expect(await policyOfFile('work/one.html')).not.toMatch(/trusted-types/)
    expect(await policyOfFile('outside.html')).toBe(STRICT_POLICY)
    expect(await policyOfFile('none.html')).toBeNull()
    writeFileSync(join(folder, 'index.html'), '<script src="js/own.js"></script><script>2</script>')
    expect(await policyOfFile('index.html')).toContain(hash('2'))
    writeFileSync(join(folder, 'js/jq.js'), 'let harmless = 1')
    expect(await policyOfFile('work/one.html')).toBe(STRICT_POLICY)
  })

  it('look up no more than a number of their scripts, and beyond it are taken for ones that write markup', async () => {
    const files = createSiteFiles({ folder })
    let lookedUp = 0
    const find: typeof files.find = (name) => {
      lookedUp += 1
      return files.find(name)
    }
    const pages = createServedPages({ files: { ...files, find }, policy: STRICT })
    const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
    const policyWith = async (count: number): Promise<string | null> => {
      const scripts = Array.from({ length: count }, (_, at) => `<script src="js/none${at}.js"></script>`)
      writeFileSync(join(folder, 'many.html'), scripts.join(''))
      return valueOf(await pages.read(files.find('many.html')!, view)).policy
    }
    expect([await policyWith(MAX_OWN_FILES), lookedUp]).toEqual([STRICT_POLICY, MAX_OWN_FILES])
    expect(await policyWith(MAX_OWN_FILES + 1)).not.toMatch(/trusted-types/)
    expect(await policyWith(20_000)).not.toMatch(/trusted-types/)
    expect(lookedUp).toBe(MAX_OWN_FILES)
    rmSync(join(folder, 'many.html'))
  })

  it('are reported to the owner with their third-party code', async () => {
    writeFileSync(
      join(folder, 'index.html'),
      '<script src="/vitrine.js"></script><form data-commerce-product-id="64a0"></form>' +
        '<form data-commerce-product-id=""></form>',
    )
    writeFileSync(join(folder, 'work/one.html'), '<form data-commerce-product-id="64a0"></form>')
    expect(await inspectSite(createSiteFiles({ folder }), createPageStore())).toEqual({
      pageCount: 4,
      logOutPages: [],
      readablePasswords: [],
      foreignPages: ['about.html'],
      accountPages: [],
      deadForms: [{ page: 'work/one.html', forms: ['form'] }],
      scriptHosts: ['cdn.example'],
      inlineCount: 1,
      products: new Map([['64a0', 'index.html']]),
      hasRuntime: true,
    })
  })
})
