import { describe, expect, it } from '@jest/globals'
import { addProductForm } from '../../../../../adapters/site/export/index.js'
import { siteLookOf } from '../../../../../adapters/site/export/pieces/look/site-look.js'
import { makePage } from '../../../../../adapters/site/export/pieces/made-pages.js'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../../support/value-of.js'
import { exportedPage, PAGE_A } from '../support/export-folders.js'

const pageOf = (body: string): ParsedPage => valueOf(parsePage(exportedPage(PAGE_A, { body })))
const LOOK = siteLookOf([])
const made = (body: string): string => makePage(pageOf(body), 'checkout', 'DE', LOOK) ?? ''

const HEADER = '<header><a href="/">Ware</a><div class="menu-footer">Call us</div></header>'
const NAV = '<nav class="w-nav"><a href="/">Ware</a></nav>'
const FOOTER = '<footer><nav><a href="/imprint">Imprint</a></nav>Small print</footer>'
const OLD = '<section><h1>Old</h1></section>'
const POPUP = '<div class="popup">Offer</div>'
const MENU =
  '<div class="overlay"><nav><a href="/">Menu</a></nav><div class="overlay-footer">Call</div></div>'
const MODAL = '<div class="modal">Ask<div class="modal-footer">Close</div></div>'

const SHAPES: readonly (readonly [string, string])[] = [
  ['beside an overlay', `<div class="page">${HEADER}<p>Old</p>${FOOTER}</div>${POPUP}`],
  ['behind an overlay', `${POPUP}<div class="page">${HEADER}<p>Old</p>${FOOTER}</div>`],
  ['behind an overlay with a menu', `${MENU}<div class="page">${HEADER}${OLD}${FOOTER}</div>`],
  ['before an overlay with a menu', `<div class="page">${HEADER}${OLD}<p>Old</p>${FOOTER}</div>${MENU}`],
  ['before an overlay with a footer', `<div class="page">${HEADER}${OLD}${FOOTER}</div>${MODAL}`],
  ['behind an overlay, in main', `${POPUP}<main>${NAV}${OLD}${FOOTER}</main>`],
  ['in nothing', `${HEADER}<p>Old</p>${FOOTER}`],
  ['with a header in a wrapper', `<div class="top">${HEADER}</div><p>Old</p><div>${FOOTER}</div>`],
  ['with its content in main', `${HEADER}<main>${OLD}</main>${FOOTER}`],
  ['with its footer in main', `${HEADER}<main><div><h1>Old</h1><p>Old</p>${FOOTER}</div></main>`],
  ['with its footer beside main', `${HEADER}<div><main>${OLD}</main>${FOOTER}</div>`],
  ['with its footer in a wrapper in main', `${HEADER}<main>${OLD}<div>${FOOTER}</div></main>`],
  ['with both in main', `<main>${NAV}${OLD}${FOOTER}</main>`],
  ['with both in main in a wrapper', `<div class="page-wrapper"><main>${NAV}${OLD}${FOOTER}</main></div>`],
  ['with both in wrappers in main', `<main><div><div>${NAV}</div>${OLD}<div>${FOOTER}</div></div></main>`],
  ['with both in main beside a skip link', `<a href="#a">Skip</a><main>${NAV}${OLD}${FOOTER}</main>`],
  ['with both in a section', `<section>${NAV}${OLD}${FOOTER}</section>`],
  ['with its header in main', `<main>${NAV}${OLD}</main>${FOOTER}`],
  ['with its header beside main', `<div class="page">${NAV}<main>${OLD}</main></div>${FOOTER}`],
  ['with its header beside a heading', `<div class="page">${NAV}<h1>Old</h1></div>${FOOTER}`],
  ['with content before a main with menus', `${HEADER}${OLD}<main>${NAV}<p>Old</p>${FOOTER}</main>`],
  ['with two footers', `<div>${HEADER}${OLD}${FOOTER}</div><div class="popup"><footer>Close</footer></div>`],
  [
    'in a wrapper named after its footer',
    `<div class="with-footer"><main>${NAV}${OLD}${FOOTER}</main></div>`,
  ],
  ['with a path below its header', `${HEADER}<nav aria-label="Breadcrumb">Old</nav>${OLD}${FOOTER}`],
]

const main = (html: string): number => html.match(/<main\b/g)?.length ?? 0

describe('a made page', () => {
  it.each(SHAPES)('stands between the header and the footer of a site %s', (_, body) => {
    const html = made(body)
    const header = body.includes(HEADER) ? HEADER : NAV
    const places = [header, 'class="vitrine-order"', FOOTER].map((part) => html.indexOf(part))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect([places.includes(-1), html.includes('Old'), main(html)]).toEqual([false, false, 1])
  })

  it.each([
    ['two menus', `<nav class="wide">A</nav><div><nav class="narrow">B</nav></div>`, FOOTER],
    ['two menus in main', `<main><nav class="wide">A</nav><nav class="narrow">B</nav>`, `${FOOTER}</main>`],
    ['a menu behind an overlay with one', `<div><nav>A</nav></div><div class="bar">${NAV}</div>`, FOOTER],
    ['no header', '', FOOTER],
    ['no header, in main', '<main>', `${FOOTER}</main>`],
    ['no footer', HEADER, ''],
    ['no footer, in main', `<main>${NAV}`, '</main>'],
    ['no footer, in main behind an overlay', `${POPUP}<main>${NAV}`, '</main>'],
  ])('keeps parts of the site: %s', (_, before, after) => {
    const html = made(`${before}${OLD}${after}`)
    const [start, end] = [html.indexOf(before), after === '' ? html.length : html.lastIndexOf(after)]
    const at = html.indexOf('class="vitrine-order"')
    expect([start !== -1, start + before.length <= at, at < end]).toEqual([true, true, true])
    expect([html.includes('Old'), main(html)]).toEqual([false, 1])
  })

  it('keeps a part with a menu and a linked name that is a heading', () => {
    const bar = `<div class="bar"><nav>A</nav><h1><a href="/">Ware</a></h1><a href="/us">Us</a></div>`
    expect(made(`${bar}<section>Old</section>${FOOTER}`)).toContain(bar)
  })
})

describe('the form of a hand-written product page', () => {
  it.each([
    ['the footer', `${HEADER}<main><h1>Mug</h1><p>€12</p>${FOOTER}</main>`],
    ['the header', `<main>${NAV}<h1>Mug</h1><p>€12</p></main>${FOOTER}`],
    ['both', `<main>${NAV}<h1>Mug</h1><p>€12</p>${FOOTER}</main>`],
  ])('stands behind its price also if main contains %s', (_, body) => {
    const { html } = addProductForm(pageOf(body), 'product/mug.html', { look: LOOK, slugs: new Set(['mug']) })
    expect(html).toMatch(/€12<\/p><div class="vitrine-add"/)
  })
})
