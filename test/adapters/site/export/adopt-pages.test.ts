import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted, openExport } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../adapters/site/export/index.js'
import { findInteractions } from '../../../../adapters/site/pages/index.js'
import {
  exportedPage,
  exportFolder,
  INTERACTIONS,
  JQUERY,
  JQUERY_TAG,
  minified,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const opened = createOpenedExports()
const { open } = opened
afterEach(() => opened.remove())

async function adopt(files: ExportFiles): Promise<Readonly<Record<string, AdoptedPage>>> {
  const pages: Record<string, AdoptedPage> = {}
  for await (const page of adoptPages(await open(files))) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages[page.path] = page
  }
  return pages
}

const pageOf = async (files: ExportFiles, path = 'index.html'): Promise<AdoptedPage> => {
  const page = (await adopt({ 'css/normalize.css': '', ...files }))[path]
  if (page === undefined) throw new Error(`${path} was not adopted`)
  return page
}

const eventsIn = (page: AdoptedPage): readonly string[] =>
  Object.keys(
    (findInteractions(page.interactions?.text ?? '') as typeof INTERACTIONS | undefined)?.events ?? {},
  )
const tags = (page: AdoptedPage): readonly string[] => page.notes.map(({ tag }) => tag)
const sources = ({ html }: AdoptedPage): readonly string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source)

describe('the builder’s script', () => {
  it.each(Object.entries(SCRIPTS))('is found by its content and its data are read: %s', async (_, script) => {
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, { scripts: JQUERY_TAG + scriptTag('js/anything-9f8e.js') }),
      'js/anything-9f8e.js': script,
    })
    expect(eventsIn(page)).toEqual(['e', 'e-2', 'e-4'])
    expect(sources(page)).toEqual(['/vitrine.js', `/${page.interactions?.path}`])
  })

  it('is found in parts, as hosted sites load it, and all of them are removed', async () => {
    const [, script] = Object.entries(SCRIPTS)[1] ?? []
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts: ['js/webflow.schunk.36b8.js', 'js/webflow.schunk.77aa.js', 'js/site.0abc.js']
          .map(scriptTag)
          .join(''),
      }),
      'js/webflow.schunk.36b8.js':
        '(self.webpackChunk=self.webpackChunk||[]).push([["36"],{1:()=>{"w-nav-button"}}]);',
      'js/webflow.schunk.77aa.js':
        '(self.webpackChunk=self.webpackChunk||[]).push([["77"],{2:()=>{Webflow.require("ix2").init(' +
        `${minified(INTERACTIONS)})}}]);`,
      'js/site.0abc.js': script ?? '',
    })
    expect(eventsIn(page)).toEqual(['e', 'e-2', 'e-4'])
    expect(sources(page)).toHaveLength(2)
  })

  it('is removed together with a jQuery that a saver named and did not save', async () => {
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts:
          scriptTag('cdn/jquery-3.5.1.min.dc5e7f18c8.js%3Fsite=5f98806ae9a071ac2e48f7bd') +
          scriptTag('js/site.js'),
      }),
      'js/site.js': Object.values(SCRIPTS)[0] ?? '',
    })
    expect(tags(page)).toContain('jquery-removed')
    expect(sources(page)).toHaveLength(2)
  })

  it('is found by names with query strings, spaces, percent signs and backslashes', async () => {
    for (const source of ['js/my%20site.js?site=5', 'js\\my site.js', '/js/my%20site.js#x']) {
      const page = await pageOf({
        'index.html': exportedPage(PAGE_A, { scripts: scriptTag(source) }),
        'js/my site.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
      })
      expect([source, tags(page)[0], eventsIn(page)]).toEqual([
        source,
        'script-replaced',
        ['e', 'e-2', 'e-4'],
      ])
      opened.remove()
    }
  })

  it('is found written into the page', async () => {
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts: `<script>${SCRIPTS['strict JSON at the end (2018 to 2024)']}</script>`,
      }),
    })
    expect(eventsIn(page)).toEqual(['e', 'e-2', 'e-4'])
    expect(page.html).not.toContain('__wf_design')
  })

  it('is removed from the site, also in copies that no page names', async () => {
    const site = await open({
      'index.html': exportedPage(PAGE_A, { scripts: scriptTag('js/webflow.js') }),
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
      'js/old.js': SCRIPTS['bare names inside a module, code after it (2025 on)'],
      'js/own.js': 'console.log("mine")',
    })
    expect(site.builderScripts).toEqual(['js/old.js', 'js/webflow.js'])
    expect(site.assets).toEqual(['js/own.js'])
  })

  it('on another host is reported, since its data cannot be read', async () => {
    const address = `https://cdn.prod.website-files.com/${'5'.repeat(24)}/js/webflow.0a1b2c3d.js`
    const page = await pageOf({ 'index.html': exportedPage(PAGE_A, { scripts: scriptTag(address) }) })
    expect(page.notes).toContainEqual({ tag: 'script-elsewhere', address })
    expect(sources(page)).toEqual(['/vitrine.js'])
  })

  it('with incomplete data is reported with its file', async () => {
    const whole = SCRIPTS['strict JSON at the end (2018 to 2024)']
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, { scripts: scriptTag('js/webflow.js') }),
      'js/webflow.js': whole.slice(0, whole.length - 400),
    })
    expect(page.notes).toContainEqual({ tag: 'data-cut-off', file: 'js/webflow.js' })
    expect(page.interactions).toBeNull()
  })
})

describe('interaction data', () => {
  it('are given to each page as far as it can play them, and pages that play the same share a file', async () => {
    const scripts = scriptTag('js/webflow.js')
    const pages = await adopt({
      'index.html': exportedPage(PAGE_A, { scripts }),
      'about.html': exportedPage(PAGE_B, { scripts }),
      'news.html': exportedPage('c'.repeat(24), { scripts }),
      'news-2.html': exportedPage('d'.repeat(24), { scripts }),
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    })
    expect(Object.entries(pages).map(([path, page]) => [path, eventsIn(page)])).toEqual([
      ['about.html', ['e-3', 'e-4']],
      ['index.html', ['e', 'e-2', 'e-4']],
      ['news-2.html', ['e-4']],
      ['news.html', ['e-4']],
    ])
    expect(pages['news.html']?.interactions?.path).toBe(pages['news-2.html']?.interactions?.path)
    expect(pages['news.html']?.interactions?.path).not.toBe(pages['index.html']?.interactions?.path)
  })

  it('of the newer kind are reported and hide nothing', async () => {
    const hide = '<style>html.w-mod-js:not(.w-mod-ix3) :is(.a) {visibility: hidden !important;}</style>'
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        head: `${hide}<style>.own{color:red}</style>`,
        scripts:
          scriptTag('js/webflow.js') +
          scriptTag('https://cdn.prod.website-files.com/gsap/3.13.0/gsap.min.js'),
      }),
      'js/webflow.js':
        'window.tram=window.__wf_design;window.Webflow=[];(()=>{let e=Webflow.require("ix3");e.ready();' +
        'let t=e.getInstance();Webflow.require("ix3").register([{id:"i-1"}],[{id:"t-1"}])})()',
    })
    expect(page.notes).toContainEqual({ tag: 'not-played', kind: 'timelines', file: 'js/webflow.js' })
    expect(page.html).not.toContain('w-mod-ix3')
    expect(page.html).toContain('<style>.own{color:red}</style>')
    expect(sources(page)).toEqual(['/vitrine.js'])
  })
})

describe('an element that lost interactions would have shown', () => {
  const hiding = `<style>html.w-mod-js:not(.w-mod-ix) [data-w-id="one"] {opacity:0;}</style>`
  const body =
    '<div data-w-id="one" style="opacity:0;color:red">a</div><p style="OPACITY:0.5">b</p><b style="opacity:0">c</b>'
  const source = (scripts: string): string => exportedPage(PAGE_A, { head: hiding, body, scripts })

  it.each([
    ['lies on another host', 'https://cdn.prod.website-files.com/5/js/webflow.0a1b.js', {}],
    ['is not there', 'js/webflow.js', {}],
    ['is cut off', 'js/w.js', { 'js/w.js': SCRIPTS['strict JSON at the end (2018 to 2024)'].slice(0, -400) }],
  ])('is visible if the script %s', async (_, address, files) => {
    const page = await pageOf({ 'index.html': source(scriptTag(address)), ...files })
    expect(page.html).toContain(
      '<div data-w-id="one" style="color:red">a</div><p style="OPACITY:0.5">b</p><b>c</b>',
    )
    expect(page.html).not.toContain('w-mod-ix')
    expect(page.notes).toContainEqual({ tag: 'hidden-shown', count: 2 })
  })

  it('stays hidden if they play', async () => {
    const page = await pageOf({
      'index.html': source(scriptTag('js/w.js')),
      'js/w.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    })
    expect([page.html.includes(body), page.html.includes(hiding)]).toEqual([true, true])
  })
})

describe('jQuery', () => {
  const withCode = (code: string, more: ExportFiles = {}): Promise<AdoptedPage> =>
    pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts: `${JQUERY_TAG}${scriptTag('js/webflow.js')}<script>${code}</script>`,
      }),
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
      ...more,
    })
  const keeps = (page: AdoptedPage): boolean => page.html.includes('jquery-3.5.1')

  it.each([
    ['', false],
    ['const $ = (id) => document.getElementById(id); $("x")', false],
    ['(function(e){var $=e.q;$("x")})(window)', false],
    ['window.dataLayer = window.dataLayer || []; "jQuery in a text"', false],
    ['$(".x").hide()', true],
    ['jQuery(function ($) { $(".x").hide() })', true],
    ['window.$(".x").hide()', true],
    ['Webflow.push(function () { $(".x").on("click", f) })', true],
    ['$(".x").hide(); this is cut off (', true],
    [`$(".x")${'.hide()'.repeat(20_000)}`, true],
    [`const $ = (id) => id; $("x")${'.hide()'.repeat(20_000)}`, false],
    [`const $ = 1${' + 1'.repeat(3_000)}`, false],
    ['const o = { $: 1, m() { return this.$ } }; o.$', false],
  ])('beside `%.60s` stays: %s', async (code, stays) => {
    const page = await withCode(code)
    expect([keeps(page), tags(page).includes(stays ? 'jquery-kept' : 'jquery-removed')]).toEqual([
      stays,
      true,
    ])
  })

  it('stays beside unread third-party code, and is removed beside known trackers', async () => {
    const unknown = await pageOf({
      'index.html': exportedPage(PAGE_A, { scripts: JQUERY_TAG + scriptTag('https://widgets.example/w.js') }),
    })
    expect(unknown.notes).toContainEqual({ tag: 'jquery-kept', users: ['https://widgets.example/w.js'] })
    opened.remove()
    const known = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts: JQUERY_TAG + scriptTag('https://www.googletagmanager.com/gtag/js?id=G-1'),
      }),
    })
    expect(tags(known)).toContain('jquery-removed')
    expect(known.codeHosts).toContain('www.googletagmanager.com')
  })

  it('of the folder is recognised by its content and keeps no hash that would block it', async () => {
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        scripts: `<script src="js/a.js" integrity="sha256-x" crossorigin="anonymous"></script><script>$(".x")</script>`,
      }),
      'js/a.js': JQUERY,
    })
    expect(page.html).toContain('<script src="js/a.js" crossorigin="anonymous">')
  })
})

describe('everything else', () => {
  it('stays byte for byte, broken markup included', async () => {
    const body =
      '<DIV class=a  data-x = "1"><p>one<p>two</b></DIV>\r\n<img src="images/a.png" srcset="images/a-p-500.png 500w">'
    const files = {
      'images/a.png': '',
      'images/a-p-500.png': '',
      'css/normalize.css': '',
      'js/w.js': SCRIPTS['behind JSON.parse'],
    }
    const html = exportedPage(PAGE_A, { body, scripts: scriptTag('js/w.js') })
    const page = await pageOf({ 'index.html': html, ...files })
    const ours = /<script src="\/vitrine\.js"><\/script><script src="\/interactions\/[\da-f]+\.js"><\/script>/
    expect(page.html.replace(ours, scriptTag('js/w.js').trim())).toBe(html)
  })

  it('stays on a page of another site', async () => {
    const html = '<!doctype html><title>Mine</title><p>Mine</p><script>$(1)</script>'
    const page = await pageOf({ 'index.html': exportedPage(PAGE_A, {}), 'mine.html': html }, 'mine.html')
    expect([page.html, tags(page)]).toEqual([html, ['left-alone']])
  })

  it('loses the old host and the state in which a browser saved it', async () => {
    const html = exportedPage(PAGE_A, {}).replace(
      '<html ',
      '<html class="w-mod-js w-mod-ix wf-active mine" data-wf-domain="old.example" data-wf-status="1" ',
    )
    const page = await pageOf({ 'index.html': html })
    expect(page.html).toContain(`<html class="mine" data-wf-page="${PAGE_A}"`)
    expect(tags(page)).toContain('saved-after-scripts')
  })

  it('finds its files in the other Unicode form, behind percent signs and by shortened names', async () => {
    const page = await pageOf({
      'index.html': exportedPage(PAGE_A, {
        body:
          `<img src="images/cafe\u0301.png"><img src="images/a%20b.png"><img src="images/p_1X.png">` +
          '<img src="images/gone.png"><a href="files/u\u0308bersicht.pdf">A</a><a href="files/gone.pdf">B</a>' +
          '<a href="mu\u0308ll">C</a>',
      }),
      'files/\u00fcbersicht.pdf': '',
      'images/caf\u00e9.png': '',
      'images/a b.png': '',
      'images/p_1@2x (large).png': '',
    })
    expect(page.notes.filter(({ tag }) => tag.startsWith('file-'))).toEqual([
      { tag: 'file-repaired', from: 'images/cafe\u0301.png', to: 'images/caf\u00e9.png' },
      { tag: 'file-repaired', from: 'images/p_1X.png', to: 'images/p_1@2x (large).png' },
      { tag: 'file-missing', path: 'images/gone.png' },
      { tag: 'file-repaired', from: 'files/u\u0308bersicht.pdf', to: 'files/\u00fcbersicht.pdf' },
    ])
    expect(page.html).toContain('src="images/caf%C3%A9.png"')
    expect(page.html).toContain('href="files/%C3%BCbersicht.pdf"')
  })
})

describe('a folder', () => {
  it.each([
    ['without pages', { 'css/a.css': '' }, 'no-pages'],
    ['of components', { 'devlink/Card.js': '', 'webflow.json': '{}' }, 'components'],
  ] as const)('%s is refused with the reason', async (_, files, tag) => {
    const made = exportFolder(files)
    opened.remove = made.remove
    expect(await openExport(made.folder)).toMatchObject({ ok: false, failure: { tag } })
  })

  it('that does not exist is refused', async () => {
    expect(await openExport('/nowhere/at/all')).toMatchObject({ ok: false, failure: { tag: 'no-folder' } })
  })

  it('is adopted without a page that cannot be read', async () => {
    const site = await open({
      'deep.html': '<div>'.repeat(5000),
      'index.html': exportedPage(PAGE_A, {}),
    })
    const pages = []
    for await (const page of adoptPages(site)) pages.push([page.path, isAdopted(page)])
    expect(pages).toEqual([
      ['deep.html', false],
      ['index.html', true],
    ])
  })
})

describe('an incomplete download', () => {
  const whole = exportedPage(PAGE_A, {
    body: '<div class="a"><p title="x">Text</p></div>',
    scripts: scriptTag('js/w.js'),
  })

  it('is reported wherever it ends, and does not affect the other pages', async () => {
    const pieces = Object.fromEntries(
      Array.from({ length: whole.length - 160 }, (_, index) => [
        `p${index}.html`,
        whole.slice(0, 140 + index),
      ]),
    )
    const pages = await adopt({
      ...pieces,
      'index.html': whole,
      'js/w.js': SCRIPTS['behind JSON.parse'],
    })
    const unnoticed = Object.values(pages).filter(
      (page) => !tags(page).includes('page-cut-off') && !tags(page).includes('left-alone'),
    )
    expect(unnoticed.map(({ path }) => path)).toEqual(['index.html'])
  })
})
