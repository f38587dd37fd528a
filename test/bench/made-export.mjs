/** An export of any size with the parts of real ones: many nested blocks, interactions, images, a product. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SITE = '60a1b2c3d4e5f60718293a4b'

const idOf = (number) => number.toString(16).padStart(24, '0')
const targetOf = (number) => `${number.toString(16).padStart(8, '0')}-bc1e-5208-6ab8-c54fd19c0ffe`

/** A fade of one element when it comes into view. */
const eventOf = (page, number) => ({
  id: `e-${page}-${number}`,
  animationType: 'custom',
  eventTypeId: 'SCROLL_INTO_VIEW',
  action: {
    id: '',
    actionTypeId: 'FADE_EFFECT',
    config: { actionListId: 'fadeIn', autoStopEventId: `e-${page}-${number}x` },
  },
  mediaQueries: ['main', 'medium', 'small', 'tiny'],
  target: { appliesTo: 'ELEMENT', styleBlockIds: [], id: `${idOf(page)}|${targetOf(number)}` },
  config: { loop: false, scrollOffsetValue: 20, scrollOffsetUnit: '%', delay: 100 },
  createdOn: 1600000000000,
})

const listOf = {
  fadeIn: {
    id: 'fadeIn',
    useFirstGroupAsInitialState: true,
    actionItemGroups: [
      {
        actionItems: [
          {
            actionTypeId: 'STYLE_OPACITY',
            config: { delay: 0, duration: 0, target: { useEventTarget: true }, value: 0 },
          },
        ],
      },
      {
        actionItems: [
          {
            actionTypeId: 'STYLE_OPACITY',
            config: {
              delay: 0,
              duration: 1000,
              easing: 'outQuart',
              target: { useEventTarget: true },
              value: 1,
            },
          },
        ],
      },
    ],
  },
}

const SECTION_EVENTS = 8

const moving = (number) =>
  number < SECTION_EVENTS ? `data-w-id="${targetOf(number)}" style="opacity:0" ` : ''

/** About 1.3 kB of page. */
const block = (page, number) => `
  <section class="section-${number % 12} w-section"><div class="container w-container"><div class="grid w-layout-grid">
    <div ${moving(number)}class="card card-${number}">
      <img src="images/picture-${number % 20}.jpg" loading="lazy" sizes="(max-width: 767px) 100vw, 33vw"
        srcset="images/picture-${number % 20}-p-500.jpg 500w, images/picture-${number % 20}.jpg 1200w"
        alt="Picture ${number}">
      <h3 class="heading h3">Heading ${number} of page ${page}</h3>
      <p class="paragraph">A long day ends well with good light &amp; a warm room: number ${number}.</p>
      <a href="page-${(page + number) % 50}.html" class="button w-inline-block"><div class="label">Read on</div>
        <div class="icon w-embed"><svg width="16" height="16" viewBox="0 0 16 16">
          <path d="M1 8h12M8 2l6 6-6 6"></path></svg></div></a>
    </div>
    <ul role="list" class="list w-list-unstyled"><li class="item"><a href="index.html" class="link">Home</a></li>
      <li class="item"><a href="#part-${number}" class="link">Part ${number}</a></li>
      <li class="item"><a href="https://example.com/${number}" target="_blank" class="link">Elsewhere</a></li></ul>
  </div></div></section>`

const BLOCKS = 61

const pageOf = (
  page,
) => `<!DOCTYPE html><html data-wf-page="${idOf(page)}" data-wf-site="${SITE}"><head><meta charset="utf-8">
  <title>Page ${page}</title><meta content="width=device-width, initial-scale=1" name="viewport">
  <link href="css/site.css" rel="stylesheet" type="text/css">
  <style>@media (min-width:992px) {html.w-mod-js:not(.w-mod-ix) [data-w-id="${targetOf(0)}"] {opacity:0;}}</style>
  <script type="text/javascript">
    !function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script>
  </head><body class="body">
  <div data-collapse="medium" role="banner" class="navbar w-nav"><nav role="navigation" class="w-nav-menu">
    <a href="index.html" class="w-nav-link">Home</a></nav>
    <div class="w-nav-button"><div class="w-icon-nav-menu"></div></div></div>
  ${Array.from({ length: BLOCKS }, (_, number) => block(page, number)).join('')}
  <div class="w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get">
    <input class="w-input" name="Email" data-name="Email" type="email" id="Email">
    <input type="submit" value="Send" class="w-button"></form>
    <div class="w-form-done"><div>Thanks</div></div><div class="w-form-fail"><div>Oops</div></div></div>
  <script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${SITE}"
    type="text/javascript"></script>
  <script src="js/site.js" type="text/javascript"></script></body></html>
`

/** A script that is recognised as the builder's, with the data of every page; it does nothing. */
const scriptOf = (pages) => {
  const events = Array.from({ length: pages }, (_, page) =>
    Array.from({ length: SECTION_EVENTS }, (__, number) => eventOf(page, number)),
  ).flat()
  const data = {
    events: Object.fromEntries(events.map((event) => [event.id, event])),
    actionLists: listOf,
    site: { mediaQueries: [{ key: 'main', min: 992, max: 10000 }] },
  }
  const library = '!function(){window.tram=function(){};var mode=window.__wf_design;window.Webflow=[]}();'
  return `${library}\nWebflow.require('ix2').init(${JSON.stringify(data)})\n`
}

/** Writes an export of so many pages into an empty folder. */
export function writeExport(folder, pages) {
  mkdirSync(join(folder, 'css'))
  mkdirSync(join(folder, 'js'))
  for (let page = 0; page < pages; page += 1)
    writeFileSync(join(folder, page === 0 ? 'index.html' : `page-${page}.html`), pageOf(page))
  writeFileSync(join(folder, 'css/site.css'), 'body{margin:0}')
  writeFileSync(join(folder, 'js/site.js'), scriptOf(pages))
}
