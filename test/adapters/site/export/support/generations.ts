import { exportedPage, JQUERY, JQUERY_TAG, PAGE_A, PAGE_B, scriptsWith, scriptTag } from './export-folders.js'
import type { ExportFiles } from './export-folders.js'

const GOOGLE = 'https://ajax.googleapis.com/ajax/libs'
const CHUNK = `js/webflow.schunk.${'1'.repeat(16)}.js`
const CDN = 'https://cdn.prod.website-files.com'

/** A site as the builder's exports of some years, or savers, leave it. */
export interface Generation {
  readonly files: ExportFiles
  /** Pages that play interactions afterwards. */
  readonly playing: readonly string[]
  /** Texts that the first page must have, and must not have. */
  readonly has?: readonly string[]
  readonly lacks?: readonly string[]
}

/** One site of each generation. `hidden` stands on their first page, whose interactions are `data`. */
export function generations(data: object, hidden: string): Readonly<Record<string, Generation>> {
  const scripts = scriptsWith(data)
  const old = scripts['strict JSON at the end (2018 to 2024)']
  const young = scripts['bare names inside a module, code after it (2025 on)']
  return {
    'of 2017: first generation, jQuery of another host, a comment before the doctype': {
      files: {
        'index.html': `<!-- mine -->${exportedPage(PAGE_A, {
          body: `${hidden}<div data-ix="fade" style="opacity:0">Old</div>`,
          scripts: scriptTag(`${GOOGLE}/jquery/2.2.0/jquery.min.js`) + scriptTag('js/webflow.js'),
        })}`,
        'js/webflow.js':
          `${old.slice(0, old.indexOf('Webflow.require'))}` +
          `Webflow.require('ix').init([{"slug":"fade"}]);`,
      },
      playing: [],
      has: ['<!-- mine -->', 'data-ix="fade"'],
      lacks: ['jquery'],
    },
    'of 2018: named after the site, with a font loader and scripts of old browsers': {
      files: {
        'index.html': exportedPage(PAGE_A, {
          head: `${scriptTag(`${GOOGLE}/webfont/1.4.7/webfont.js`)}
          <!-- [if lt IE 9]>${scriptTag('html5shiv.js')}<![endif] -->`,
          body: hidden,
          scripts: JQUERY_TAG + scriptTag('js/harbour.js'),
        }),
        'js/harbour.js': old,
      },
      playing: ['index.html'],
      has: ['webfont.js', 'opacity:0'],
      lacks: ['js/harbour.js'],
    },
    'of 2026 in chunks: the entry holds the data, the newer kind hides what it would show': {
      files: {
        'index.html': exportedPage(PAGE_A, {
          head: '<style>html.w-mod-js:not(.w-mod-ix3) :is(.hero) {visibility: hidden !important;}</style>',
          body: hidden,
          scripts: [CHUNK, 'js/webflow.9a8b7c6d.0123456789abcdef.js', `${CDN}/gsap/3.14.2/gsap.min.js`]
            .map(scriptTag)
            .join(''),
        }),
        [CHUNK]:
          '(self.webpackChunk=self.webpackChunk||[]).push([[1],{5:function(){' +
          'document.querySelector(".w-nav-menu");"data-wf-id"}}]);/* bundler=rspack@1 */',
        'js/webflow.9a8b7c6d.0123456789abcdef.js': young,
      },
      playing: ['index.html'],
      lacks: ['visibility: hidden', 'gsap', 'schunk'],
    },
    'mirrored with folders named after hosts, backslashes and queries in names': {
      files: {
        'www.harbour.example/index.html': exportedPage(PAGE_A, {
          head:
            '<link rel="canonical" href="https://www.harbour.example/">' +
            '<link rel="stylesheet" href="css\\site.css">',
          body: `${hidden}<a href="https://www.harbour.example/about?x=1#y">About</a>
          <a href="https://www.harbour.example/gone">Gone</a>`,
          scripts: scriptTag('js/jquery.js?site=5') + scriptTag('js\\webflow.js?v=7'),
        }),
        'www.harbour.example/about.html': exportedPage(PAGE_B, { scripts: scriptTag('js/webflow.js?v=7') }),
        'www.harbour.example/js/webflow.js?v=7': old,
        'www.harbour.example/js/jquery.js?site=5': JQUERY,
        'www.harbour.example/css/site.css': 'a{}',
      },
      playing: ['index.html', 'about.html'],
      has: ['href="/about?x=1#y"', 'https://www.harbour.example/gone'],
      lacks: ['jquery', 'webflow.js'],
    },
    'saved by a browser after its scripts had run, with the mark of the builder and keys of the old address':
      {
        files: {
          'index.html': exportedPage(PAGE_A, {
            body: `${hidden}<form data-turnstile-sitekey="0x4" name="news"></form>
          <a class="w-webflow-badge" href="https://webflow.com"><img src="${CDN}/img/badge.svg"></a>`,
            scripts: scriptTag('Harbour_files/webflow.js.download.js'),
          }).replace(
            '<html',
            '<html class="w-mod-js w-mod-ix wf-active" data-wf-domain="harbour.webflow.io" data-wf-status="1"',
          ),
          'Harbour_files/webflow.js.download.js': old,
        },
        playing: ['index.html'],
        lacks: ['badge', 'turnstile', 'w-mod-ix ', 'data-wf-domain'],
      },
    'with carriage returns, an unclosed list, two root elements and ids twice': {
      files: {
        'index.html': `${exportedPage(PAGE_A, {
          body: `<ul><li id="a">One<li id="a">Two</ul><html lang="de">${hidden}`,
          scripts: JQUERY_TAG + scriptTag('js/webflow.js'),
        })}<html>`.replaceAll('\n', '\r\n'),
        'js/webflow.js': scripts['re-formatted, with carriage returns'],
      },
      playing: ['index.html'],
      has: ['<li id="a">One<li id="a">Two</ul>\r\n'.slice(0, -2), '\r\n'],
    },
    'with a script of five megabytes, code before and after its data': {
      files: {
        'index.html': exportedPage(PAGE_A, { body: hidden, scripts: scriptTag('js/webflow.js') }),
        'js/webflow.js': `${'var a={b:[1,"}{",/[/]/]};\n'.repeat(110_000)}${old}${'var c="init({";\n'.repeat(120_000)}`,
      },
      playing: ['index.html'],
    },
    'whose pages of one folder load other scripts, with pages of another site beside them': {
      files: {
        'index.html': exportedPage(PAGE_A, { body: hidden, scripts: scriptTag('js/a.js') }),
        'blog/post.html': exportedPage(PAGE_B, { scripts: scriptTag('../js/b.js') }),
        'legal.html': '<p>Mine</p>',
        'js/a.js': old,
        'js/b.js': young,
      },
      playing: ['index.html', 'blog/post.html'],
      lacks: ['js/a.js'],
    },
  }
}
