import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { frame, openSteppedPage } from './stepped-page.js'

const LOTTIE = readFileSync('node_modules/lottie-web/build/player/lottie_light.min.js', 'utf8')

/** A square that moves from x 0 to x 100 in 60 frames. */
const SQUARE = JSON.stringify({
  v: '5.7.0',
  fr: 60,
  ip: 0,
  op: 60,
  w: 200,
  h: 100,
  layers: [
    {
      ty: 1,
      sw: 20,
      sh: 20,
      sc: '#336699',
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        a: { a: 0, k: [0, 0, 0] },
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
            { t: 60, s: [100, 0, 0] },
          ],
        },
        s: { a: 0, k: [100, 100, 100] },
        r: { a: 0, k: 0 },
        o: { a: 0, k: 100 },
      },
    },
  ],
})

/** Stands in for the player of Rive: scenes by their address, with inputs that note what they are given. */
const RIVE = `
window.scenes = {}; window.made = []; window.loaded = []
addEventListener('w-rive-load', ({ target }) => loaded.push(target.className))
window.rive = {
  StateMachineInputType: { Number: 56, Trigger: 58, Boolean: 59 },
  Layout: class {},
  Rive: class {
    constructor(options) {
      this.options = options
      this.playingStateMachineNames = []
      this.isClean = false
      this.inputs = [
        { name: 'level', type: 56, value: 0 },
        { name: 'isOn', type: 59, value: false },
        { name: 'shoot', type: 58, value: '', fire() { this.value = 'fired' } },
      ]
      scenes[options.src] = this
      made.push(options.artboard ?? null)
    }
    play(name) { this.playingStateMachineNames.push(name) }
    stateMachineInputs(name) { return this.playingStateMachineNames.includes(name) ? this.inputs : undefined }
    cleanup() { this.isClean = true }
  },
}`

/** A stand-in for the runtime of Spline: one object, in a scene that loads when the test allows it. */
const SPLINE = `
window.urls = []; window.loaded = []; window.isDisposed = false
window.cube = { position: { x: 0 }, rotation: { y: 0 }, scale: { z: 1 } }
addEventListener('w-spline-load', ({ target }) => loaded.push(target.className))
window.SPLINE = { Application: class {
  load(url) { urls.push(url); return new Promise((done) => { window.finishLoading = done }) }
  findObjectById(id) { return id === 'cube' ? cube : undefined }
  dispose() { window.isDisposed = true }
} }`

const click = (selector: string): object => ({
  eventTypeId: 'MOUSE_CLICK',
  action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a', autoStopEventId: 'none' } },
  target: { selector },
})
const dataOf = (item: object): object => ({
  events: { e: click('.b') },
  actionLists: { a: { actionItemGroups: [{ actionItems: [item] }] } },
  site: { mediaQueries: [] },
})

describe('players of the page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectChromium()
  })
  afterAll(() => browser.close())

  it('are driven through a Lottie animation, with the length the element gives', async () => {
    const page = await openSteppedPage(browser, {
      body:
        '<button class="b">b</button><div class="l" style="width:200px;height:100px" ' +
        'data-animation-type="lottie" data-src="/square.json"' +
        ' data-is-ix2-target="1" data-ix2-initial-state="25" data-duration="0" data-default-duration="1"></div>',
      chunks: ['players'],
      scripts: { '/lottie.js': LOTTIE },
      json: { '/square.json': SQUARE },
      data: dataOf({
        actionTypeId: 'PLUGIN_LOTTIE',
        config: { delay: 0, duration: 'auto', easing: '', value: 100, target: { selector: '.l' } },
      }),
    })
    const frameOf = (): Promise<number> =>
      page.evaluate(() => {
        const players = Reflect.get(window, 'lottie') as {
          getRegisteredAnimations: () => readonly { readonly currentRawFrame: number }[]
        }
        return players.getRegisteredAnimations()[0]?.currentRawFrame ?? Number.NaN
      })
    await page.waitForSelector('.l svg', { state: 'attached' })
    await page.waitForFunction(
      () => {
        const players = Reflect.get(window, 'lottie') as {
          getRegisteredAnimations: () => readonly { readonly currentRawFrame: number }[]
        }
        return players.getRegisteredAnimations()[0]?.currentRawFrame === 15
      },
      undefined,
      { polling: 20 },
    )
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1500)
    expect(await frameOf()).toBeCloseTo(30, 3)
    await frame(page, 2000)
    expect(await frameOf()).toBeCloseTo(60, 1)
    await page.context().close()
  })

  it('are not needed for custom properties', async () => {
    const variable = async (page: Page, name: string): Promise<string> =>
      page.evaluate((which) => document.documentElement.style.getPropertyValue(which), name)
    const page = await openSteppedPage(browser, {
      body: '<button class="b">b</button>',
      css: ':root{--gap:10px;--ink:#ff0000}',
      data: {
        ...dataOf({}),
        actionLists: {
          a: {
            actionItemGroups: [
              {
                actionItems: [
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: { duration: 100, target: { objectId: '--gap' }, value: { size: 30, unit: 'px' } },
                  },
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: {
                      duration: 100,
                      target: { objectId: '--ink' },
                      value: { red: 0, green: 0, blue: 255, alpha: 1 },
                    },
                  },
                  {
                    actionTypeId: 'PLUGIN_VARIABLE',
                    config: {
                      duration: 100,
                      target: { objectId: '@unresolved' },
                      value: { size: 1, unit: 'px' },
                    },
                  },
                ],
              },
            ],
          },
        },
      },
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1050)
    expect(await variable(page, '--gap')).toBe('20px')
    expect(await variable(page, '--ink')).toBe('rgba(127.5, 0, 127.5, 1)')
    await frame(page, 1100)
    expect(await variable(page, '--gap')).toBe('30px')
    await page.context().close()
  })

  /** The numbers that a stand-in of a player was given last. */
  const readPlayer = (page: Page, expression: string): Promise<unknown> => page.evaluate(expression)

  it.each([
    ['its own element, where the target is found by classes', ['guid'], 'one'],
    ['the element that is named, else', [], 'two'],
  ])('set the inputs of an action in a Rive scene on %s', async (_, selectorGuids, shown) => {
    const page = await openSteppedPage(browser, {
      body:
        '<button class="b">b</button>' +
        ['one', 'two']
          .map(
            (id) =>
              `<div class="${id}" data-w-id="${id}" data-animation-type="rive" data-rive-url="/${id}` +
              '.riv" data-rive-state-machine="Main" data-rive-autoplay="true"><canvas></canvas></div>',
          )
          .join(''),
      chunks: ['players'],
      scripts: { '/rive.js': RIVE },
      data: dataOf({
        actionTypeId: 'PLUGIN_RIVE',
        config: {
          duration: 100,
          target: { selector: '.one', selectorGuids, pluginElement: 'two' },
          value: { name: 'Main', inputs: { level: 50, isOn: true, shoot: true, unknown: 3 } },
        },
      }),
    })
    await eventually(async () => {
      expect(await readPlayer(page, 'Object.keys(window.scenes).join()')).toBe('/one.riv,/two.riv')
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1050)
    expect(await readPlayer(page, `scenes['/${shown}.riv'].inputs.map(({ value }) => value)`)).toEqual([
      0,
      false,
      '',
    ])
    await page.evaluate('Object.values(scenes).forEach((scene) => scene.options.onLoad())')
    expect(await readPlayer(page, `scenes['/${shown}.riv'].inputs.map(({ value }) => value)`)).toEqual([
      25,
      true,
      'fired',
    ])
    await frame(page, 1100)
    expect(await readPlayer(page, `scenes['/${shown}.riv'].inputs.map(({ value }) => value)`)).toEqual([
      50,
      true,
      'fired',
    ])
    const other = shown === 'one' ? 'two' : 'one'
    expect(await readPlayer(page, `scenes['/${other}.riv'].inputs.map(({ value }) => value)`)).toEqual([
      0,
      false,
      '',
    ])
    expect(await readPlayer(page, `scenes['/${shown}.riv'].options.autoplay`)).toBe(true)
    expect(await readPlayer(page, 'loaded')).toEqual(['one', 'two'])
    await page.evaluate('Webflow.destroy()')
    expect(await readPlayer(page, 'Object.values(scenes).map(({ isClean }) => isClean)')).toEqual([
      true,
      true,
    ])
    await page.context().close()
  })

  it('load a Rive scene again without its artboard and state machine, once, after a failure', async () => {
    const page = await openSteppedPage(browser, {
      body:
        '<div class="one" data-animation-type="rive" data-rive-url="/one.riv" data-rive-artboard="Gone">' +
        '<canvas></canvas></div>',
      chunks: ['players'],
      scripts: { '/rive.js': RIVE },
    })
    await eventually(async () => {
      expect(await readPlayer(page, 'made')).toEqual(['Gone'])
    })
    await page.evaluate("scenes['/one.riv'].options.onLoadError()")
    expect(await readPlayer(page, 'made')).toEqual(['Gone', null])
    await page.evaluate("scenes['/one.riv'].options.onLoadError()")
    expect(await readPlayer(page, 'made.length')).toBe(2)
    await page.context().close()
  })

  it('move an object of a Spline scene, also one that was asked for before the scene was loaded', async () => {
    const page = await openSteppedPage(browser, {
      body:
        '<button class="b">b</button><div class="one" data-w-id="scene" data-animation-type="spline" ' +
        'data-spline-url="/scene.splinecode"><canvas></canvas></div>',
      chunks: ['players'],
      scripts: { '/spline.js': SPLINE },
      data: dataOf({
        actionTypeId: 'PLUGIN_SPLINE',
        config: {
          duration: 100,
          target: { objectId: 'cube', pluginElement: 'scene' },
          value: { positionX: 10, rotationY: 2, scaleZ: 3 },
        },
      }),
    })
    const cube = (): Promise<unknown> => readPlayer(page, '[cube.position.x, cube.rotation.y, cube.scale.z]')
    await eventually(async () => {
      expect(await readPlayer(page, 'urls')).toEqual(['/scene.splinecode'])
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('.b')?.click())
    await frame(page, 1050)
    expect(await cube()).toEqual([0, 0, 1])
    await page.evaluate('finishLoading()')
    await eventually(async () => {
      expect(await cube()).toEqual([5, 1, 2])
    })
    await frame(page, 1100)
    expect(await cube()).toEqual([10, 2, 3])
    expect(await readPlayer(page, 'loaded')).toEqual(['one'])
    await page.evaluate('Webflow.destroy()')
    expect(await readPlayer(page, 'isDisposed')).toBe(true)
    await page.context().close()
  })

  it('play in a timeline of the newer kind, each by its own numbers', async () => {
    const timeline = (target: string, properties: object): object => ({
      targets: [['wf:class', [target]]],
      timing: { duration: 1, position: 0, ease: 0 },
      tt: 2,
      properties,
    })
    const actions = [
      timeline('film', { 'wf:lottie': { lottie: { from: 0.25, to: 0.75 }, manualDuration: true } }),
      timeline('scene', {
        'wf:spline': { objectId: 'cube', spline: { positionX: { from: 0, to: 10 }, scaleZ: { to: 3 } } },
      }),
      timeline('machine', { 'wf:rive': { inputs: { level: { from: 0, to: 80 }, isOn: true } } }),
    ]
    const click = ['wf:click', { control: 'play' }, ['wf:class', ['b']]]
    const page = await openSteppedPage(browser, {
      body:
        '<button class="b">b</button>' +
        '<div class="film" data-animation-type="lottie" data-src="/square.json" data-is-ix2-target="1"></div>' +
        '<div class="scene" data-animation-type="spline" data-spline-url="/a.splinecode"><canvas></canvas></div>' +
        '<div class="machine" data-animation-type="rive" data-rive-url="/one.riv" data-rive-state-machine="Main">' +
        '<canvas></canvas></div>',
      chunks: ['players', 'timelines', 'timelines-more', 'timelines-rare'],
      scripts: { '/lottie.js': LOTTIE, '/spline.js': SPLINE, '/rive.js': RIVE },
      json: { '/square.json': SQUARE },
      scriptsAfter: {
        '/newer.js': `Webflow.require('ix3').getInstance().register(
          ${JSON.stringify([{ id: 'i', triggers: [click], timelineIds: ['t'] }])},
          ${JSON.stringify([{ id: 't', actions }])})`,
      },
    })
    await eventually(async () => {
      expect(
        await readPlayer(
          page,
          `[urls.length, Object.keys(scenes).length,
          lottie.getRegisteredAnimations()[0]?.isLoaded === true,
          document.documentElement.classList.contains('w-mod-ix3')]`,
        ),
      ).toEqual([1, 1, true, true])
    })
    await page.evaluate('finishLoading(); Object.values(scenes).forEach((scene) => scene.options.onLoad())')
    await page.click('.b')
    const shown = (): Promise<unknown> =>
      readPlayer(
        page,
        `[lottie.getRegisteredAnimations()[0].currentRawFrame, cube.position.x, cube.scale.z,
        ...scenes['/one.riv'].inputs.map(({ value }) => value)]`,
      )
    await frame(page, 1500)
    await eventually(async () => expect(await shown()).toEqual([30, 5, 2, 40, true, '']))
    await frame(page, 2000)
    expect(await shown()).toEqual([45, 10, 3, 80, true, ''])
    await page.context().close()
  })
})
