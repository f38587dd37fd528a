import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, checkSite, isAdopted } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../adapters/site/export/index.js'
import { findTimelines } from '../../../../adapters/site/pages/index.js'
import { exportedPage, PAGE_A, PAGE_B, scriptTag } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const opened = createOpenedExports()
afterEach(() => opened.remove())

const firstAction = (timeline: object): object =>
  (timeline as { readonly actions: readonly object[] }).actions[0] ?? {}
const sources = ({ html }: AdoptedPage): readonly string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source)

describe('the newer interactions', () => {
  const hide = '<style>html.w-mod-js:not(.w-mod-ix3) :is(.a) {visibility: hidden !important;}</style>'
  const record = (id: string, parts: object = {}): object => ({
    id,
    triggers: [['wf:load', {}]],
    timelineIds: [id.replace('i', 't')],
    ...parts,
  })
  const timeline = (id: string): object => ({
    id,
    actions: [{ targets: [['wf:class', ['a']]], properties: { 'wf:storm': {} } }, { hidden: true }],
  })
  const onElement = ['wf:click', {}, ['wf:inst', [PAGE_A, 'element-of-elsewhere']]]
  const records = [
    record('i-1'),
    record('i-2', { deleted: true }),
    record('i-3', { scope: { type: 'pages', value: [PAGE_B] } }),
    record('i-4', { triggers: [onElement] }),
  ]
  const script =
    'window.tram=window.__wf_design;window.Webflow=[];Webflow.require("ix3").getInstance().register(' +
    `${JSON.stringify(records)},${JSON.stringify(['t-1', 't-2', 't-3', 't-4'].map(timeline))})`
  const adoptNewer = async (html: string): Promise<AdoptedPage> => {
    const files = { 'css/normalize.css': '', 'index.html': html, 'js/webflow.js': script }
    for await (const page of adoptPages(await opened.open(files))) if (isAdopted(page)) return page
    throw new Error('it was not adopted')
  }

  it('of a page are passed on, and the style that hides their elements stays', async () => {
    const page = await adoptNewer(exportedPage(PAGE_A, { head: hide, scripts: scriptTag('js/webflow.js') }))
    const handed = findTimelines(page.interactions?.text ?? '')
    expect(handed?.interactions).toEqual([record('i-1')])
    expect(handed?.timelines).toEqual([
      { ...timeline('t-1'), actions: [{ ...firstAction(timeline('t-1')) }] },
    ])
    expect(page.html).toContain(hide)
    expect(sources(page)).toEqual(['/vitrine.js', `/${page.interactions?.path}`])
    const message = 'a property of the kind "wf:storm" is not known'
    const path = 'timelines[0].actions[0].properties.wf:storm'
    expect(page.notes).toContainEqual({ tag: 'timelines', count: 1, ignored: [{ path, message }] })
  })

  it('of a page are passed on without fields that have no effect', async () => {
    const target = ['wf:class', ['a'], { relationship: 'none', firstMatchOnly: false }]
    const toggles = { enter: 'play', leave: 'none', enterBack: 'none', leaveBack: 'none' }
    const config = { clamp: true, scrub: null, pin: false, start: 'top 80%', ...toggles }
    const records = [
      {
        ...record('i-1', { deleted: false }),
        triggers: [['wf:scroll', { controlType: 'scroll', scrollTriggerConfig: config }, target]],
      },
    ]
    const timing = { duration: 1, repeat: 0, yoyo: false }
    const transform = { x: [0, 0], deleted: false }
    const properties = { 'wf:transform': transform, 'wf:class': {}, 'wf:mouse-follow': {} }
    const actions = [{ id: 'ta-1', name: 'Rise', presetId: 'p', hidden: false, timing, properties }]
    const timelines = [{ id: 't-1', name: 'Cards', deleted: false, actions, settings: { repeat: -1 } }]
    const page = await adoptNewer(
      exportedPage(PAGE_A, {
        scripts:
          '<script>window.tram=window.__wf_design;window.Webflow=[];Webflow.require("ix3").getInstance()' +
          `.register(${JSON.stringify(records)},${JSON.stringify(timelines)})</script>`,
      }),
    )
    expect(page.interactions?.text).toBe(
      'Webflow.require(\'ix3\').getInstance().register([{id:"i-1",triggers:[["wf:scroll",' +
        '{scrollTriggerConfig:{clamp:true,start:"top 80%",enter:"play"}},["wf:class",["a"],{}]]],' +
        'timelineIds:["t-1"]}],[{id:"t-1",name:"Cards",settings:{repeat:-1},actions:[{id:"ta-1",' +
        'timing:{duration:1},properties:{"wf:transform":{x:[0,0],deleted:false},"wf:mouse-follow":{}}}]}])\n',
    )
  })

  it.each([
    ['alone', '', false],
    ['beside elements of the older kind', ' data-w-id="one"', true],
  ])('%s, with another script of the builder missing, are lost: %s', async (_, mark, isShown) => {
    const page = await adoptNewer(
      exportedPage(PAGE_A, {
        head: hide,
        body: `<p class="a"${mark} style="opacity:0">A</p>`,
        scripts: scriptTag('js/webflow.js') + scriptTag('js/webflow.schunk.01ab.js'),
      }),
    )
    expect(page.notes).toContainEqual(expect.objectContaining({ tag: 'script-missing' }))
    expect(page.html).toContain(
      isShown ? `<p class="a"${mark}>A</p>` : '<p class="a" style="opacity:0">A</p>',
    )
    expect(page.html).toContain(hide)
  })

  it('are checked in the folder of the site: interactions that do not play are named', async () => {
    const both = [[record('i-1')], [timeline('t-1')]].map((each) => JSON.stringify(each)).join()
    const { folder } = await opened.open({
      'index.html': exportedPage(PAGE_A, {
        scripts: scriptTag('/vitrine.js') + scriptTag('/interactions/a.js'),
      }),
      'interactions/a.js': `Webflow.require('ix3').getInstance().register(${both})`,
    })
    const findings = await checkSite(folder, null)
    expect(findings.filter(({ check }) => check === 'interactions')).toEqual([
      expect.objectContaining({
        page: 'index.html',
        message:
          'Parts of the newer interactions do not play: a property of the kind "wf:storm" is not known ' +
          '(timelines[0].actions[0].properties.wf:storm).',
      }),
    ])
  })

  it('are reported even if they are read but never play', async () => {
    const idle = [
      record('i-1'),
      record('i-2', { timelineIds: ['gone'] }),
      record('i-3', {
        triggers: [
          ['wf:click', { assignedGroupId: 'gone' }],
          ['wf:custom', {}],
        ],
      }),
      record('i-4', { triggers: [['wf:thunder', {}]] }),
    ]
    const calm = [
      {
        id: 't-1',
        actions: [
          {
            ...{ targets: [], tt: 3, timing: { durations: 2, repeat: 1 } },
            properties: {
              'wf:style': {
                glow: 1,
                backgroundColor: '#fff',
                'clip-path': 'none',
                WebkitTextFillColor: '#fff',
              },
              'wf:transform': { scale: 1, skewX: 1, rotationZ: 1, autoAlpha: 1, transformOrigin: '0 0' },
            },
          },
        ],
      },
      { id: 't-3', actions: [] },
    ]
    const { folder } = await opened.open({
      'index.html': exportedPage(PAGE_A, {
        scripts: scriptTag('/vitrine.js') + scriptTag('/interactions/a.js'),
      }),
      'interactions/a.js':
        "Webflow.require('ix3').getInstance().register(" + `${JSON.stringify(idle)},${JSON.stringify(calm)})`,
    })
    const [finding] = (await checkSite(folder, null)).filter(({ check }) => check === 'interactions')
    expect(finding?.message.split(/: |; /).slice(1)).toEqual([
      'the property "glow" is not known (timelines[0].actions[0].properties.wf:style.glow)',
      'a trigger of the kind "wf:thunder" is not known (interactions[3].triggers[0])',
      'the field "durations" is not known (timelines[0].actions[0].timing.durations)',
      'an action without a target does not play (i-1)',
      'an interaction without timelines does not play (i-2)',
      'a trigger of the kind "click" without a target does not play (i-3)',
      'a trigger of a group without timelines does not play (i-3)',
      'a trigger of page code without the name of its event does not play (i-3)',
      'an interaction without a known trigger does not play (i-4).',
    ])
  })

  it('begin again on a page that was saved while they ran', async () => {
    const html = exportedPage(PAGE_A, {
      head: hide,
      body: '<p class="a" style="translate: none; opacity: 0; color: red">A</p>',
      scripts: scriptTag('js/webflow.js'),
    }).replace('<html', '<html class="w-mod-js w-mod-ix3"')
    const page = await adoptNewer(html)
    expect(page.html).toContain('<p class="a" style=" color: red">A</p>')
    expect(page.html).toContain(hide)
    expect(/<html[^>]*>/.exec(page.html)?.[0]).not.toContain('w-mod')
  })
})
