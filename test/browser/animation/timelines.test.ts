import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { countsOf, frames, openSteppedPage } from './stepped-page.js'
import type { SteppedPage } from './stepped-page.js'
import { CASES_CSS, timelineCases } from './timeline-cases.js'

const BODY = `<h1 class="hero">Light <a href="#x">for</a><br>the evening</h1>
  <div class="tile" data-wf-target='[["p1","tile-1"]]'><p class="note">Note</p></div>
  <div class="tile"><p class="note">Other</p></div>
  <div class="door"><p class="sign">Sign</p></div>
  <div class="wide">Only wide windows</div>
  <div class="space far"></div><div class="bar"></div><div class="space"></div>`
const CSS = `html.w-mod-js:not(.w-mod-ix3) :is(.hero, .tile) { visibility: hidden !important }
  .tile { width: 200px; height: 80px } .space { height: 1500px } .bar { height: 100px; width: 10vw }
  .note { opacity: .5; transform: translate(10px, 0) }`

/** Data of several versions of the format, as minifiers leave them; the comments name the oddity of each. */
const REGISTRATION = `Webflow.require("ix3").ready().then(()=>{let e=Webflow.require("ix3").getInstance();e.register([
  // 2025: a scope that is a word, no position, a text split named by a word
  {id:"i-1",deleted:!1,scope:"site",triggers:[["wf:load",{controlType:"load",delay:.1}]],timelineIds:["t-1"]},
  // 2025: two triggers for one hover, the target behind the trigger element, an ease above 30
  {id:"i-2",triggers:[["wf:hover",{controlType:"standard",pluginConfig:{type:"mouseenter",hover:"each"}},
    ["wf:class",["tile"]]],
    ["wf:hover",{control:"reverse",speed:2,pluginConfig:{type:"mouseleave",hover:"each"}},
    ["wf:class",["tile"]]]],timelineIds:["t-2"]},
  // 2026: an instance target, a relationship with an empty filter, a class operation on a To action
  {id:"i-3",scope:{type:"pages",value:["p1"]},triggers:[["wf:click",
    {control:"togglePlayReverse",pluginConfig:{click:"each"}},["wf:inst",["p1","tile-1"]]]],timelineIds:["t-3"]},
  {id:"i-4",triggers:[["wf:scroll",{controlType:"scroll",scrollTriggerConfig:{clamp:!0,start:"top bottom",
    end:"bottom top",scrub:.8,enter:"play",leave:"none"}},["wf:class",["bar"]]]],timelineIds:["t-4"]},
  {id:"i-5",triggers:[["wf:load",{}]],timelineIds:["t-5"],
    conditionalPlayback:[{type:"breakpoint",behavior:"dont-animate",breakpoints:["medium","small","tiny"]}]},
  {id:"i-6",triggers:[["wf:custom",{pluginConfig:{eventName:"open"}},["wf:body",""]]],timelineIds:["t-6"]},
  // of another page, deleted, and of a kind that is not known
  {id:"i-7",scope:{type:"pages",value:["p2"]},triggers:[["wf:load",{}]],timelineIds:["t-6"]},
  {id:"i-8",deleted:!0,triggers:[["wf:load",{}]],timelineIds:["t-6"]},
  {id:"i-9",triggers:[["wf:thunder",{}]],timelineIds:["t-6"]},
  // conditions of triggers and of visitors
  {id:"i-10",triggers:[["wf:load",{conditionalPlayback:[
    {type:"breakpoint",behavior:"dont-animate",breakpoints:["small"]}]}],
    ["wf:custom",{pluginConfig:{eventName:"go"},conditionalLogic:[
    {type:"breakpoint",behavior:"skip-to-end",breakpoints:["small"]}]}]],timelineIds:["t-10"]},
  {id:"i-11",triggers:[["wf:load",{}]],timelineIds:["t-11"],
    conditionalPlayback:[{type:"prefers-reduced-motion",behavior:"dont-animate"}]},
  // no data: the others still play
  {id:"i-12",triggers:(t=>(t.push(t,5n),t))([]),timelineIds:["t-6"]}
],[
  {id:"t-1",actions:[{id:"a",targets:[["wf:selector",".hero"]],timing:{duration:.5,stagger:{each:.1},ease:0},tt:2,
    properties:{"wf:transform":{opacity:["0%","100%"],y:["1rem","0rem"]},"wf:class":{}},splitText:"words"}]},
  {id:"t-2",actions:[{targets:[["wf:trigger-only",["",["descendants",".note"]]]],
    timing:{duration:"400ms",ease:40},
    properties:{"wf:transform":{x:"30px",opacity:[null,1]},
    "wf:style":{color:[null,"hsla(0, 100.00%, 50.00%, 1.00)"]}}}]},
  {id:"t-3",actions:[{targets:[["wf:class",["door"],{relationship:"within",filterBy:["wf:class",[]]}]],
    timing:{duration:1,position:0,ease:0},tt:2,properties:{"wf:transform":{height:["0px","auto"]}}},
    {targets:[["wf:class",["sign"],{relationship:"within",filterBy:["wf:class",["door"]]}]],
    timing:{duration:.1,position:.5},properties:{"wf:transform":{},
    "wf:class":{class:{selectors:["lit"],operation:"addClass"}}}}]},
  {id:"t-4",actions:[{targets:[["wf:trigger-only",""]],timing:{duration:1,position:0,ease:0},tt:2,
    properties:{"wf:transform":{width:["10vw","50vw"]}}}]},
  {id:"t-5",actions:[{targets:[["wf:class",["wide"]]],timing:{duration:.2,position:0},tt:2,
    properties:{"wf:transform":{rotation:["0deg","90deg"]}}}]},
  {id:"t-6",actions:[{targets:[["wf:class",["door"]]],tt:3,properties:{"wf:style":{zIndex:[null,7]}}}]},
  {id:"t-10",actions:[{targets:[["wf:class",["far"]]],timing:{duration:.2,position:0},tt:2,
    properties:{"wf:transform":{x:["0px","50px"]}}}]},
  {id:"t-11",actions:[{targets:[["wf:class",["far"]]],timing:{duration:.2,position:0},tt:2,
    properties:{"wf:transform":{opacity:[.5,.75]}}}]}
]);document.documentElement.classList.add("w-mod-js")})`

const PAGE: SteppedPage = {
  body: BODY,
  css: CSS,
  chunks: [
    'timelines',
    'timelines-text',
    'timelines-more',
    'timelines-eases',
    'timelines-rare',
    'timelines-scroll',
  ],
  scriptsAfter: { '/newer.js': REGISTRATION },
}

interface Ix3 {
  readonly emit: (name: string) => void
  readonly destroy: () => void
  readonly init: () => Promise<void>
  readonly getInstance: () => { readonly interactions: ReadonlyMap<string, unknown> }
}

describe('timelines in Chromium', () => {
  let browser: Browser
  let page: Page
  const problems: string[] = []
  let nowMs = 1000

  const open = async (parts: Partial<SteppedPage> = {}): Promise<void> => {
    const listen = (opened: Page): void => {
      opened.on('pageerror', (error) => problems.push(error.message))
      opened.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    }
    page = await openSteppedPage(browser, { ...PAGE, listen, ...parts })
    nowMs = 1000
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.className)).toContain('ix3'),
    )
  }
  /** Runs frames, 60 a second, for a duration. */
  const play = async (ms: number): Promise<void> => {
    const timesMs: number[] = []
    const endMs = nowMs + ms
    while (nowMs < endMs) timesMs.push((nowMs = Math.min(nowMs + 1000 / 60, endMs)))
    await frames(page, timesMs)
  }
  const read = (selector: string, property: string): Promise<string> =>
    page.evaluate(
      ([query, name]) =>
        getComputedStyle(document.querySelector(query) ?? document.body).getPropertyValue(name),
      [selector, property] as const,
    )
  const number = async (selector: string, property: string): Promise<number> =>
    Number.parseFloat(await read(selector, property))
  const call = (name: 'emit' | 'destroy' | 'init', argument = ''): Promise<void> =>
    page.evaluate(
      async ([method, text]) => {
        const { require } = Reflect.get(window, 'Webflow') as { readonly require: (name: string) => Ix3 }
        await require('ix3')[method](text)
      },
      [name, argument] as const,
    )

  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await page.context().close()
    expect(problems.splice(0)).toEqual([])
  })

  it('play a visit: load, hover, click, scroll, a narrower window, and leave nothing behind', async () => {
    await open()
    expect(await read('.hero', 'visibility')).toBe('visible')
    expect(await page.evaluate(() => document.querySelector('.hero')?.getAttribute('aria-label'))).toBe(
      'Light for the evening',
    )
    expect(await page.evaluate(() => document.querySelector('.hero a')?.getAttribute('aria-label'))).toBe(
      'for',
    )
    const words = '.hero [aria-hidden=true]'
    expect([await number(words, 'opacity'), await read('.wide', 'transform')]).toEqual([
      0,
      expect.any(String),
    ])
    await play(350)
    expect(await number(words, 'opacity')).toBeCloseTo(0.5, 1)
    await play(900)
    const shown = await page.$$eval(words, (all) => all.map((each) => getComputedStyle(each).opacity))
    expect(shown).toEqual(['1', '1', '1', '1'])
    expect((await countsOf(page)).frames).toBe(0)

    await page.hover('.tile')
    await play(200)
    expect(await number('.note', 'opacity')).toBeCloseTo(0.75, 1)
    await play(300)
    expect(await read('.note', 'transform')).toBe('matrix(1, 0, 0, 1, 30, 0)')
    expect(await read('.note', 'color')).toBe('rgb(255, 0, 0)')
    await page.mouse.move(1000, 700)
    await play(220)
    expect([await number('.note', 'opacity'), await read('.note', 'transform')]).toEqual([
      0.5,
      'matrix(1, 0, 0, 1, 10, 0)',
    ])

    const isLit = (): Promise<boolean> => page.$eval('.sign', (sign) => sign.classList.contains('lit'))
    expect(await number('.door', 'height')).toBe(0)
    await page.click('.tile')
    await play(1100)
    expect([await isLit(), await page.$eval('.door', (door) => (door as HTMLElement).style.height)]).toEqual([
      true,
      'auto',
    ])
    await page.click('.tile')
    await play(700)
    expect(await isLit()).toBe(false)
    await play(500)
    await page.mouse.move(1000, 700)
    await play(500)

    await page.evaluate(() => scrollTo(0, 1400))
    await eventually(async () => expect((await countsOf(page)).frames).toBe(1))
    await play(1000)
    const half = await number('.bar', 'width')
    expect(half).toBeGreaterThan(130)
    expect(half).toBeLessThan(640)
    await page.evaluate(() => scrollTo(0, 0))
    await eventually(async () => expect((await countsOf(page)).frames).toBe(1))
    await play(1000)
    expect(await number('.bar', 'width')).toBe(128)

    await call('emit', 'open')
    await play(50)
    expect(await read('.door', 'z-index')).toBe('7')
    expect(await read('.wide', 'transform')).not.toBe('none')
    expect(await read('.far', 'transform')).toBe('matrix(1, 0, 0, 1, 50, 0)')
    await page.setViewportSize({ width: 700, height: 800 })
    await eventually(async () => expect(await read('.wide', 'transform')).toBe('none'))
    expect(await read('.far', 'transform')).toBe('matrix(1, 0, 0, 1, 0, 0)')
    await call('emit', 'go')
    await play(20)
    expect(await read('.far', 'transform')).toBe('matrix(1, 0, 0, 1, 50, 0)')

    await call('destroy')
    expect(await page.$eval('.hero', (hero) => hero.outerHTML)).toBe(
      '<h1 class="hero">Light <a href="#x">for</a><br>the evening</h1>',
    )
    expect(await countsOf(page)).toMatchObject({ frames: 0, timers: 0 })
    const { listeners } = await countsOf(page)
    await call('init')
    expect(await number(words, 'opacity')).toBe(0)
    expect((await countsOf(page)).listeners).toBeGreaterThan(listeners)
    await call('destroy')
    expect((await countsOf(page)).listeners).toBe(listeners)
  })

  it('hold a section while it is passed, and split lines again in a narrower window', async () => {
    const register = `document.documentElement.classList.add('w-mod-js')
      Webflow.require('ix3').getInstance().register([
        { id: 'a', triggers: [['wf:scroll', { scrollTriggerConfig: { start: 'top top', end: '+=400', scrub: 0,
          pin: true } }, ['wf:class', ['held']]]], timelineIds: ['a'] },
        { id: 'b', triggers: [['wf:scroll', { scrollTriggerConfig: { start: 'top bottom', end: 'top top', scrub: 0,
          scroller: '.frame', endTrigger: '.last' } }, ['wf:class', ['first']]]], timelineIds: ['b'] },
        { id: 'c', triggers: [['wf:dropdown', { control: 'play' }, ['wf:class', ['first']]]], timelineIds: ['c'] },
        { id: 'd', triggers: [['wf:scroll', { scrollTriggerConfig: { start: 'top top', end: '+=100', pin: true } },
          ['wf:class', ['kept']]]], timelineIds: [] }
      ], [
        { id: 'a', actions: [{ targets: [['wf:class', ['text']]], timing: { duration: 1, ease: 0 }, tt: 2,
          properties: { 'wf:transform': { opacity: [0, 1] } }, splitText: { type: 'lines', mask: 'lines' } },
          { targets: [['wf:class', ['text']]], timing: {}, tt: 3, splitText: 'words',
            properties: { 'wf:style': { zIndex: [null, 3] } } }] },
        { id: 'b', actions: [{ targets: [['wf:class', ['mark']]], timing: { duration: 1, ease: 0 }, tt: 2,
          properties: { 'wf:transform': { x: ['0px', '100px'] } } }] },
        { id: 'c', actions: [{ targets: [['wf:class', ['late']]], tt: 3,
          properties: { 'wf:variable': { variable: { variables: [
            { variableId: '--tone', value: { value: 7, unit: 'px' } }] } } } }] }
      ])`
    const words = 'many words '.repeat(30)
    await open({
      body: `<div style="height:300px"></div><section class="held"><p class="text">${words}</p></section>
        <div class="frame"><div style="height:200px"></div><div class="first" style="height:50px"></div>
          <div style="height:300px"></div><div class="last" style="height:400px"></div></div>
        <i class="mark"></i><div style="height:1500px"></div>
        <div class="row"><p class="kept">Kept</p></div>`,
      css:
        '.text { margin: 0 } .held { height: 200px } .frame { height: 100px; overflow: auto }' +
        '.row { display: flex; height: 60px } .kept { height: 100%; margin: 0 }',
      chunks: [
        'timelines',
        'timelines-text',
        'timelines-more',
        'timelines-eases',
        'timelines-rare',
        'timelines-scroll',
      ],
      scriptsAfter: { '/held.js': register },
    })
    const placeOf = (selector: string): Promise<number> =>
      page.$eval(selector, (element) => element.getBoundingClientRect().top)
    const markup = '<section class="held" style="">'
    expect(await page.$eval('.held', (held) => held.parentElement?.className)).toBe('pin-spacer')
    // A flex box reserves no space, and an element as high as the box keeps its height.
    const heights = await page.$eval('.kept', (kept) =>
      [kept, kept.parentElement].map((each) => each?.getBoundingClientRect().height),
    )
    expect(heights).toEqual([60, 60])
    // Two actions have split the text, each in its own way.
    const raised = await page.$$eval('.text .gsap_split_word', (all) =>
      all.map((word) => (word as HTMLElement).style.zIndex),
    )
    expect(raised).toEqual(Array.from({ length: 60 }, () => '3'))
    expect(await read('.text .gsap_split_line', 'z-index')).toBe('auto')
    for (const [scrollPx, top, opacity] of [
      [308, 0, 0],
      [508, 0, 0.5],
      [708, 0, 1],
      [758, -50, 1],
      [408, 0, 0.25],
      [208, 100, 0],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), scrollPx)
      await eventually(async () => {
        await play(20)
        expect([await placeOf('.held'), await number('.text .gsap_split_line', 'opacity')]).toEqual([
          top,
          expect.closeTo(opacity, 2),
        ])
      })
    }
    await page.evaluate(() => document.querySelector('.frame')?.scrollTo(0, 325))
    await eventually(async () => {
      await play(20)
      expect(await read('.mark', 'transform')).toBe('matrix(1, 0, 0, 1, 50, 0)')
    })
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('b'), { className: 'late' }))
    })
    await page.evaluate("Webflow.ready(); Webflow.require('ix3').ready()")
    await page.$eval('.first', (element) =>
      element.dispatchEvent(
        new CustomEvent('IX3_COMPONENT_STATE_CHANGE', {
          bubbles: true,
          detail: { component: 'dropdown', state: 'open' },
        }),
      ),
    )
    await play(40)
    expect(await read('.late', '--tone')).toBe('7px')
    const lines = (): Promise<number> => page.$$eval('.text .gsap_split_line', (all) => all.length)
    const wide = await lines()
    await page.setViewportSize({ width: 400, height: 800 })
    await eventually(async () => expect(await lines()).toBeGreaterThan(wide))
    await call('destroy')
    expect(await page.content()).toContain(
      `<div style="height:300px"></div>${markup}<p class="text">many words`,
    )
    expect(await page.$eval('.held', (held) => held.getAttribute('style') ?? '')).toBe('')
  })

  it('play a page of 2026 beside the older kind: the pointer, groups, grids, chance, and page code', async () => {
    const hover = (eventMode: string, assignedGroupId: string): unknown => [
      'wf:hover',
      { control: 'play', assignedGroupId, pluginConfig: { multiTimeline: false, eventMode } },
      ['wf:class', ['go']],
    ]
    const move = (to: string, groupId: string): object => ({
      groupId,
      actions: [
        {
          targets: [
            ['wf:class', ['mark'], { relationship: 'next-sibling-of', filterBy: ['wf:trigger-only', ''] }],
          ],
          timing: { duration: 1, position: 0, ease: 0 },
          tt: 0,
          properties: { 'wf:transform': { x: [null, to] } },
        },
      ],
    })
    const follow = (axis: string, syncedActionId: string): object => ({
      triggerMetadata: { role: `mouse${axis.toUpperCase()}`, axes: [axis] },
      actions: [
        {
          targets: [['wf:class', ['disc'], { relationship: 'within', filterBy: ['wf:trigger-only', ''] }]],
          properties: {
            'wf:mouse-follow': { axis, followMode: 'full', leaveBehavior: 'return', syncedActionId },
          },
        },
      ],
    })
    const cells = {
      actions: [
        {
          targets: [
            ['wf:any-element', '*', { relationship: 'direct-child-of', filterBy: ['wf:class', ['grid']] }],
          ],
          timing: {
            duration: 0.2,
            position: 0,
            ease: 17,
            stagger: { each: 0.1, grid: [3, 2], from: 'center', axis: 'y' },
          },
          tt: 2,
          properties: {
            'wf:transform': {
              opacity: [0, 1],
              rotation: [null, { type: 'ix3-random', min: 10, max: 20, unit: 'deg' }],
            },
          },
        },
      ],
    }
    const mouse = ['wf:mouse-move', { pluginConfig: { smoothness: 200 } }, ['wf:class', ['area']]]
    const timelines = [move('100px', 'g1'), move('0px', 'g2'), follow('x', 'b'), follow('y', 'a'), cells]
    const interactions = [
      { id: 'i1', triggers: [hover('enter', 'g1'), hover('leave', 'g2')], timelineIds: ['t0', 't1'] },
      { id: 'i2', triggers: [mouse], timelineIds: ['t2', 't3'] },
      { id: 'i3', triggers: [['wf:load', { controlType: 'load' }]], timelineIds: ['t4'] },
    ]
    const records = timelines.map((timeline, at) => ({ id: `t${at}`, deleted: false, ...timeline }))
    await open({
      body: `<button class="go">Go</button><i class="mark">Mark</i><p class="old">Old</p>
        <div class="area"><b class="disc"></b></div><div class="grid">${'<p>Cell</p>'.repeat(6)}</div>`,
      css: `.area { position: relative; width: 400px; height: 200px } .mark { display: block }
        .disc { position: absolute; left: 0; top: 0; width: 20px; height: 20px } .grid p { width: 60px }`,
      data: {
        events: {
          e: {
            eventTypeId: 'MOUSE_CLICK',
            action: {
              actionTypeId: 'GENERAL_START_ACTION',
              config: { actionListId: 'a', autoStopEventId: 'none' },
            },
            target: { selector: '.go' },
          },
        },
        actionLists: {
          a: {
            actionItemGroups: [
              {
                actionItems: [
                  {
                    actionTypeId: 'STYLE_OPACITY',
                    config: {
                      duration: 100,
                      easing: '',
                      value: 0.25,
                      unit: '',
                      target: { selector: '.old' },
                    },
                  },
                ],
              },
            ],
          },
        },
        site: { mediaQueries: [] },
      },
      scriptsAfter: {
        '/newer.js': `Webflow.require('ix3').getInstance().register(
          ${JSON.stringify(interactions)}, ${JSON.stringify(records)})`,
      },
    })
    expect(await page.evaluate("[...Webflow.require('ix3').getInstance().interactions.keys()].join()")).toBe(
      'i1,i2,i3',
    )
    expect(await number('.grid p', 'opacity')).toBe(0)
    await play(700)
    const turned = await page.$$eval('.grid p', (all) =>
      all.map((each) => (each as HTMLElement).style.transform),
    )
    const degrees = turned.map((text) => Number(/rotate\(([\d.]+)deg\)/.exec(text)?.[1]))
    expect(degrees.every((angle) => angle >= 10 && angle <= 20)).toBe(true)
    expect(new Set(degrees).size).toBeGreaterThan(1)

    const across = async (): Promise<number> => Number((await read('.mark', 'transform')).split(',')[4] ?? 0)
    await page.hover('.go')
    await eventually(async () => expect((await countsOf(page)).frames).toBeGreaterThan(0))
    await play(500)
    const there = await across()
    expect(there).toBeCloseTo(50, -1)
    await page.mouse.move(1000, 700)
    await eventually(async () => {
      await play(20)
      expect(await across()).toBeLessThan(there)
    })
    await play(1000)
    expect(await across()).toBe(0)

    const placeOf = (selector: string): Promise<readonly number[]> =>
      page.$eval(selector, (element) => {
        const { left, top } = element.getBoundingClientRect()
        return [left, top]
      })
    const [left = 0, top = 0] = await placeOf('.area')
    await page.mouse.move(left + 210, top + 110)
    await eventually(async () => {
      await play(20)
      expect(await placeOf('.disc')).toEqual([left + 200, top + 100])
    })
    await page.mouse.move(1000, 700)
    await eventually(async () => {
      await play(20)
      expect(await placeOf('.disc')).toEqual([left, top])
    })
    expect((await countsOf(page)).frames).toBe(0)

    await page.click('.go')
    await play(200)
    expect(await number('.old', 'opacity')).toBe(0.25)
    await call('destroy')
    expect(await page.$eval('.disc', (disc) => disc.getAttribute('style') ?? '')).toBe('')
  })

  it('match the formulas of the format, for each ease, unit, kind, repeat and stagger', async () => {
    const { body, cases, interactions, timelines } = timelineCases()
    const register = `document.documentElement.classList.add('w-mod-js')
      Webflow.require('ix3').getInstance().register(${JSON.stringify(interactions)}, ${JSON.stringify(timelines)})`
    await open({ body, css: CASES_CSS, scriptsAfter: { '/cases.js': register } })
    const shown = (): Promise<readonly number[]> =>
      page.evaluate(
        (wanted) =>
          wanted.map(({ selector, reading }) => {
            const element = document.querySelector(selector)
            if (!element) return NaN
            const style = getComputedStyle(element)
            const matrix = new DOMMatrix(style.transform)
            const numbers = {
              ...{ a: matrix.a, d: matrix.d, e: matrix.e, f: matrix.f },
              c: (Math.atan(matrix.c) * 180) / Math.PI,
              turn: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
              ...{ opacity: Number(style.opacity), red: Number(/\d+/.exec(style.color)?.[0]) },
              ...{ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) },
            }
            return numbers[reading]
          }),
        cases.map(({ selector, reading }) => ({ selector, reading })),
      )
    for (const ms of [0, 100, 370, 500, 830, 1000, 1430, 2100]) {
      await play(1000 + ms - nowMs)
      const found = await shown()
      const wrong = cases.flatMap(({ name, reading, at }, index) => {
        const [value = NaN, wanted] = [found[index], at(ms / 1000)]
        const precision = reading === 'red' ? 0.51 : reading === 'opacity' ? 1e-4 : 0.02
        return Math.abs(value - wanted) <= precision ? [] : [{ name, ms, value, wanted }]
      })
      expect(wrong).toEqual([])
    }
    expect((await countsOf(page)).frames).toBe(0)
  })

  it('are at their end under reduced motion', async () => {
    await open({ reducedMotion: 'reduce' })
    await play(200)
    const shown = await page.$$eval('.hero [aria-hidden=true]', (all) =>
      all.map((each) => getComputedStyle(each).opacity),
    )
    expect(shown).toEqual(['1', '1', '1', '1'])
    await page.hover('.tile')
    await play(20)
    expect([await number('.note', 'opacity'), await number('.far', 'opacity')]).toEqual([1, 1])
    expect((await countsOf(page)).frames).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await eventually(async () => expect(await number('.far', 'opacity')).toBe(0.5))
    await play(300)
    expect(await number('.far', 'opacity')).toBe(0.75)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(async () => expect(await number('.far', 'opacity')).toBe(1))
  })

  it('name each unknown part of their data once, and show the elements', async () => {
    const timing = { duration: 0.2, ease: 0, length: 3 }
    const action = {
      targets: [['wf:class', ['tile']]],
      timing,
      properties: { 'wf:transform': { spin: 9, y: 5 } },
    }
    const interactions = [{ id: 'i', triggers: [['wf:load', {}]], timelineIds: ['t'] }]
    const records = JSON.stringify([interactions, [{ id: 't', actions: [action, action] }]])
    const warnings: string[] = []
    await open({
      listen: (opened) => void opened.on('console', (message) => warnings.push(message.text())),
      scriptsAfter: {
        '/odd.js':
          `document.documentElement.classList.add('w-mod-js');` +
          `Webflow.require('ix3').getInstance().register(...${records})`,
      },
    })
    await play(300)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.split('\n').slice(1)).toEqual([
      '  timelines[0].actions[0].properties.wf:transform.spin: the property "spin" is not known',
      '  timelines[0].actions[0].timing.length: the field "length" is not known',
    ])
    expect([await read('.tile', 'visibility'), await read('.tile', 'transform')]).toEqual([
      'visible',
      'matrix(1, 0, 0, 1, 0, 5)',
    ])
  })

  it('are kept in maps for page code, and replaced by a record with the same id', async () => {
    const register = (y: number): string => {
      const action = { targets: [['wf:class', ['tile']]], tt: 3, properties: { 'wf:transform': { y } } }
      const interactions = [{ id: 'i', triggers: [['wf:load', {}]], timelineIds: ['t'] }]
      return `Webflow.require('ix3').getInstance().register(
        ${JSON.stringify(interactions)}, ${JSON.stringify([{ id: 't', actions: [action] }])});`
    }
    await open({ scriptsAfter: { '/first.js': register(5) } })
    const shown = async (): Promise<string> => {
      await play(50)
      return read('.tile', 'transform')
    }
    await eventually(async () => expect(await shown()).toBe('matrix(1, 0, 0, 1, 0, 5)'))
    await page.evaluate(register(9))
    await eventually(async () => expect(await shown()).toBe('matrix(1, 0, 0, 1, 0, 9)'))
    const kept = await page.evaluate(`(({ interactions, timelineDefs }) =>
      [...interactions.keys(), ...timelineDefs.keys()])(Webflow.require('ix3').getInstance())`)
    expect(kept).toEqual(['i', 't'])
  })

  it('show their elements if their chunk does not load', async () => {
    await open({ chunks: [] })
    await eventually(() => expect(problems.join()).toContain('the timelines of this page did not start'))
    problems.length = 0
    expect(await read('.hero', 'visibility')).toBe('visible')
  })
})
