import { describe, expect, it } from '@jest/globals'
import type { FakeStage } from '../../../fakes/stage.fake.js'
import { cards, openPage } from './timeline-page.js'
import type { TimelinePage } from './timeline-page.js'

const fade = (parts: object = {}): object => ({
  targets: [['wf:class', ['card']]],
  timing: { duration: 1, position: 0, ease: 0 },
  tt: 2,
  properties: { 'wf:transform': { opacity: ['0%', '100%'] } },
  ...parts,
})
const opacities = ({ stage }: TimelinePage): readonly string[] =>
  stage.elements.select('.card').map(({ style }) => Number(style.get('opacity') ?? 1).toFixed(2))

describe('load', () => {
  it('is at the start at once, waits for its delay, and staggers', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage),
      triggers: [['wf:load', { delay: 0.2 }]],
      timelines: [{ actions: [fade({ timing: { duration: 0.5, ease: 0, stagger: { each: 0.25 } } })] }],
    })
    expect(opacities(page)).toEqual(['0.00', '0.00', '0.00'])
    page.playTo(200)
    expect(opacities(page)).toEqual(['0.00', '0.00', '0.00'])
    page.playTo(700)
    expect(opacities(page)).toEqual(['1.00', '0.50', '0.00'])
    page.playTo(1300)
    expect(opacities(page)).toEqual(['1.00', '1.00', '1.00'])
    expect(page.session.wantsFrame).toBe(false)
  })

  it('repeats to and fro without end', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:load', {}]],
      timelines: [{ actions: [fade()], settings: { repeat: -1, yoyo: true } }],
    })
    const seen = [500, 1500, 1750, 2250].map((ms) => {
      page.playTo(ms)
      return opacities(page)[0]
    })
    expect(seen).toEqual(['0.50', '0.50', '0.25', '0.25'])
  })
})

describe('values', () => {
  const centred = { transform: 'matrix(1, 0, 0, 1, -50, -20)', width: '100px', height: '40px' }
  it.each<[string, Record<string, string>, unknown, string, string]>([
    [
      'x',
      { transform: 'matrix(1, 0, 0, 1, 10, 0)' },
      ['100%', '0%'],
      'translate(50%, 0%) translate(0px, 0px)',
      'translate(0px, 0px)',
    ],
    [
      'x',
      { transform: 'matrix(1, 0, 0, 1, 10, 0)' },
      [null, '100%'],
      'translate(50%, 0%) translate(5px, 0px)',
      'translate(100%, 0%) translate(0px, 0px)',
    ],
    [
      'x',
      centred,
      [null, '20px'],
      'translate(-50%, -50%) translate(10px, 0px)',
      'translate(-50%, -50%) translate(20px, 0px)',
    ],
    ['x', {}, ['0px', '10vw'], 'translate(64px, 0px)', 'translate(128px, 0px)'],
    ['width', { width: '80px' }, [null, '50%'], 'calc(0.5 * 80px + 0.5 * 50%)', '50%'],
    ['width', {}, ['0px', '100%'], 'calc(0.5 * 0px + 0.5 * 100%)', '100%'],
    ['filter', { filter: 'none' }, [null, 'blur(8px)'], 'blur(4px)', 'blur(8px)'],
    ['transformOrigin', { 'transform-origin': '10px 10px' }, '0% 100%', '0% 100%', '0% 100%'],
    ['zIndex', { 'z-index': 'auto' }, [null, 8], '4', '8'],
    ['height', { height: '10px' }, [null, 'auto'], '25px', 'auto'],
    ['width', { width: '10px' }, ['auto', '0px'], '30px', '0px'],
    [
      'color',
      { color: 'rgb(0, 0, 0)', '--tone': '#6496c8' },
      [null, 'var(--tone)'],
      'rgba(50, 75, 100, 1)',
      'rgba(100, 150, 200, 1)',
    ],
    [
      'x',
      {},
      { type: 'ix3-random-array', values: [40, 40], unit: 'px' },
      'translate(20px, 0px)',
      'translate(40px, 0px)',
    ],
    ['x', {}, { type: 'ix3-random', min: 8, max: 8 }, 'translate(4px, 0px)', 'translate(8px, 0px)'],
    [
      'x',
      { transform: 'matrix(1, 0, 0, 1, 10, 0)' },
      { type: 'ix3-additive', value: 20 },
      'translate(20px, 0px)',
      'translate(30px, 0px)',
    ],
  ])('%s of an element with %j to %j', (name, computed, ends, half, whole) => {
    const page = openPage({
      prepare: (stage) =>
        void stage.add('card', { classes: ['card'], computed, natural: { width: 60, height: 40 } }),
      triggers: [['wf:load', {}]],
      timelines: [{ actions: [fade({ properties: { 'wf:transform': { [name]: ends } } })] }],
    })
    const [card] = page.stage.elements.select('.card')
    const property = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    const shown = (): unknown => card?.style.get(name === 'x' ? 'transform' : property)
    page.playTo(500)
    expect(shown()).toBe(half)
    page.playTo(1100)
    expect(shown()).toBe(whole)
  })
})

describe('hover and click', () => {
  const pair = [
    ['wf:hover', { pluginConfig: { type: 'mouseenter', hover: 'each' } }, ['wf:class', ['card']]],
    [
      'wf:hover',
      { control: 'reverse', speed: 2, pluginConfig: { type: 'mouseleave', hover: 'each' } },
      ['wf:class', ['card']],
    ],
  ]
  const own = fade({ targets: [['wf:trigger-only', '']], tt: 0 })

  it('play the element that the pointer is on, and back at the speed of the second trigger', () => {
    const page = openPage({
      prepare: (stage) => {
        const [first] = cards(stage, 2)
        stage.add('inside', { parent: first ?? null, computed: { opacity: '1' } })
        for (const card of stage.elements.select('.card')) card.computed['opacity'] = '0.2'
      },
      triggers: pair,
      timelines: [{ actions: [own] }],
    })
    const [card] = page.stage.elements.select('.card')
    const [inside] = card?.children ?? []
    if (!card || !inside) throw new Error('no card')
    page.fire('mouseover', inside)
    page.playTo(500)
    expect(opacities(page)).toEqual(['0.60', '1.00'])
    // Within the element nothing begins anew.
    page.fire('mouseout', inside, card)
    page.fire('mouseover', card, inside)
    page.playTo(1000)
    expect(opacities(page)).toEqual(['1.00', '1.00'])
    page.fire('mouseout', card)
    page.playTo(1250)
    expect(opacities(page)).toEqual(['0.60', '1.00'])
  })

  it('toggle, and undo the classes of their steps on the way back', () => {
    const action = {
      targets: [['wf:trigger-only', '']],
      timing: { duration: 0.1, position: 0.5 },
      properties: { 'wf:class': { class: { selectors: ['open'], operation: 'addClass' } } },
    }
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [
        [
          'wf:click',
          { control: 'togglePlayReverse', pluginConfig: { click: 'each' } },
          ['wf:class', ['card']],
        ],
      ],
      timelines: [{ actions: [fade(), action] }],
    })
    const [card] = page.stage.elements.select('.card')
    if (!card) throw new Error('no card')
    const has = (): boolean => page.classes.get(card)?.has('open') === true
    page.fire('click', card)
    page.playTo(400)
    expect(has()).toBe(false)
    page.playTo(1000)
    expect([has(), ...opacities(page)]).toEqual([true, '1.00'])
    page.fire('click', card)
    page.playTo(1300)
    expect([has(), ...opacities(page)]).toEqual([true, '0.70'])
    page.playTo(2200)
    expect([has(), ...opacities(page)]).toEqual([false, '0.00'])
  })

  it.each([
    [{ click: 'odd' }, [true, false, true]],
    [{ click: 'even' }, [false, true, false]],
    [{ click: 'first' }, [true, false, false]],
    [{ click: 'each' }, [true, true, true]],
    [{ click: 'custom', custom: 2 }, [false, true, false]],
    [{ click: 'count', count: 3 }, [false, false, true]],
    [{}, [true, true, true]],
  ])('count: %j', (pluginConfig, expected) => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:click', { pluginConfig }, ['wf:class', ['card']]]],
      timelines: [{ actions: [fade({ timing: { duration: 0.1 } })] }],
    })
    const [card] = page.stage.elements.select('.card')
    const plays = expected.map((_, at) => {
      if (card) page.fire('click', card)
      const isPlaying = page.session.report().playing > 0
      page.playTo((at + 1) * 300)
      return isPlaying
    })
    expect(plays).toEqual(expected)
  })
})

describe('triggers', () => {
  const own = (to: string, parts: object = {}): object => ({
    actions: [
      fade({ targets: [['wf:trigger-only', '']], properties: { 'wf:transform': { x: [null, to] } }, tt: 0 }),
    ],
    ...parts,
  })
  const on = (key: string, config: object = {}): unknown => [key, config, ['wf:class', ['card']]]
  const roles = (role: string): object => ({ triggerMetadata: { role }, settings: { control: 'play' } })
  const groups = (eventMode: string, assignedGroupId: string): unknown =>
    on('wf:hover', { control: 'play', assignedGroupId, pluginConfig: { multiTimeline: false, eventMode } })
  const through = (...events: readonly (readonly [string, number])[]) => events
  /** The x of the element that fires, in px, after each event and so many ms. */
  it.each<[string, unknown[], object[], readonly (readonly [string, number])[], number[]]>([
    ['focus', [on('wf:focus')], [own('100px')], through(['focusin', 500], ['focusin', 500]), [50, 50]],
    ['blur', [on('wf:blur')], [own('100px')], through(['focusin', 500], ['focusout', 500]), [0, 50]],
    ['change', [on('wf:change')], [own('100px')], through(['change', 250]), [25]],
    ['no control', [on('wf:click')], [own('100px')], through(['click', 800], ['click', 100]), [80, 10]],
    [
      'play goes on',
      [on('wf:click', { control: 'play' })],
      [own('100px')],
      through(['click', 800], ['click', 100]),
      [80, 90],
    ],
    [
      'a delay, a jump and a speed',
      [on('wf:click', { control: 'play', delay: '200ms', jump: 0.2, speed: 0.5 })],
      [own('100px')],
      through(['click', 200], ['none', 400]),
      [20, 40],
    ],
    [
      'stop',
      [on('wf:click'), on('wf:change', { control: 'stop' })],
      [own('100px')],
      through(['click', 500], ['change', 100]),
      [50, 0],
    ],
    [
      'pause',
      [on('wf:click'), on('wf:change', { control: 'pause' })],
      [own('100px')],
      through(['click', 500], ['change', 100]),
      [50, 50],
    ],
    [
      'reverse of what nothing has moved',
      [on('wf:click', { control: 'reverse' })],
      [own('100px')],
      through(['click', 500]),
      [0],
    ],
    ['none', [on('wf:click', { control: 'none' })], [own('100px')], through(['click', 500]), [0]],
    [
      'hover, 2025',
      [on('wf:hover', { pluginConfig: { type: 'mouseover' } })],
      [own('100px')],
      through(['mouseover', 500]),
      [50],
    ],
    [
      'hover with roles',
      [on('wf:hover', { pluginConfig: { multiTimeline: true } })],
      [own('100px', roles('mouseEnter')), own('-40px', roles('mouseLeave'))],
      through(['mouseover', 1000], ['mouseout', 1000]),
      [100, -40],
    ],
    [
      'groups, of which one interrupts the other',
      [groups('enter', 'in'), groups('leave', 'out')],
      [own('100px', { groupId: 'in' }), own('0px', { groupId: 'out' })],
      through(['mouseover', 500], ['mouseout', 500], ['none', 600]),
      [50, 25, 0],
    ],
  ])('%s', (_, triggers, timelines, events, expected) => {
    const page = openPage({ prepare: (stage) => void cards(stage, 1), triggers, timelines })
    const [card] = page.stage.elements.select('.card')
    if (!card) throw new Error('no card')
    let ms = 0
    const seen = events.map(([name, wait]) => {
      if (name !== 'none') page.fire(name, card)
      page.playTo((ms += wait))
      return Number(/translate\((-?[\d.]+)px/.exec(card.style.get('transform') ?? '')?.[1] ?? 0)
    })
    expect(seen).toEqual(expected.map((px) => expect.closeTo(px, 3)))
  })

  it('follow events of page code, and mirror the ease on the way back', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [
        ['wf:custom', { control: 'play', pluginConfig: { eventName: 'open' } }, ['wf:body', '']],
        ['wf:custom', { control: 'reverseFlipEase', pluginConfig: { eventName: 'close' } }, ['wf:body', '']],
        ['wf:custom', { control: 'reverse', pluginConfig: { eventName: 'back' } }, ['wf:body', '']],
      ],
      timelines: [{ actions: [fade({ timing: { duration: 1, ease: 1 } })] }],
    })
    const after = (name: string, ms: number): readonly string[] => {
      page.session.emit(name, page.now())
      page.playTo(ms)
      return opacities(page)
    }
    expect(after('elsewhere', 100)).toEqual(['0.00'])
    expect(after('open', 1200)).toEqual(['1.00'])
    // A quarter of the way back: 1 - (1/4)^2 of the way with a mirrored ease, (3/4)^2 without.
    expect(after('close', 1450)).toEqual(['0.94'])
    expect(after('open', 2600)).toEqual(['1.00'])
    expect(after('back', 2850)).toEqual(['0.56'])
  })
})

describe('the pointer', () => {
  const area = (stage: FakeStage): void => {
    stage.add('area', { classes: ['area'], box: { left: 0, top: 0, width: 400, height: 200 } })
    const disc = stage.add('disc', { classes: ['disc'] })
    const moved = (): readonly number[] =>
      (/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(disc.style.get('transform') ?? '') ?? [])
        .slice(1)
        .map(Number)
    const box = {
      width: 20,
      height: 20,
      get left() {
        return 100 + (moved()[0] ?? 0)
      },
      get top() {
        return 100 + (moved()[1] ?? 0)
      },
    }
    Object.assign(disc, { box })
  }
  const trigger = (smoothness: number): unknown => [
    'wf:mouse-move',
    { pluginConfig: { smoothness, restingState: { x: 50, y: 25 } } },
    ['wf:class', ['area']],
  ]
  const following = (role: string, follow: object): object => ({
    actions: [{ targets: [['wf:class', ['disc']]], tt: 0, properties: { 'wf:mouse-follow': follow } }],
    triggerMetadata: { role },
  })
  const at = (page: TimelinePage, name: string, clientX: number, clientY: number): void => {
    const [target = null] = page.stage.elements.select('.area')
    const pointer = { clientX, clientY, pageX: clientX, pageY: clientY }
    page.session.handle({ name, target, relatedElement: null, pointer }, page.now())
  }
  const shown = (page: TimelinePage): unknown =>
    page.stage.elements
      .select('.disc')[0]
      ?.style.get('transform')
      ?.replace(/(\.\d)\d+/g, '$1')

  it('brings timelines to its place, and back to their resting state', () => {
    const way = (role: string, name: string): object => ({
      actions: [
        fade({
          targets: [['wf:class', ['disc']]],
          properties: { 'wf:transform': { [name]: ['0px', '100px'] } },
        }),
      ],
      triggerMetadata: { role },
    })
    const page = openPage({
      prepare: area,
      triggers: [trigger(0)],
      timelines: [way('mouseX', 'x'), way('mouseY', 'y')],
    })
    expect(shown(page)).toBe('translate(50px, 25px)')
    at(page, 'mousemove', 300, 20)
    page.playTo(20)
    expect(shown(page)).toBe('translate(75px, 10px)')
    at(page, 'mouseout', 500, 20)
    page.playTo(40)
    expect(shown(page)).toBe('translate(50px, 25px)')
  })

  it.each([
    [
      'both axes, from its own place',
      { onEnter: 'animate' },
      'translate(140px, -60px)',
      'translate(0px, 0px)',
    ],
    ['x only', { followMode: 'x-only' }, 'translate(140px, 0px)', 'translate(0px, 0px)'],
    ['y only, and stays', { followMode: 'y-only', leaveBehavior: 'stay' }, 'translate(0px, -60px)', null],
    [
      'the axis of its half',
      { followMode: 'full', axis: 'x' },
      'translate(140px, 0px)',
      'translate(0px, 0px)',
    ],
    ['by its corner', { anchor: '0% 100%' }, 'translate(150px, -70px)', 'translate(0px, 0px)'],
    ['by its edge', { anchor: 'right' }, 'translate(130px, -70px)', 'translate(0px, 0px)'],
  ])('is followed: %s', (_, follow, there, back) => {
    const page = openPage({
      prepare: area,
      triggers: [trigger(100)],
      timelines: [following('mouseX', follow)],
    })
    at(page, 'mousemove', 250, 50)
    page.playTo(50)
    expect(shown(page)).not.toBe(there)
    page.playTo(150)
    expect(shown(page)).toBe(there)
    expect(page.session.wantsFrame).toBe(false)
    at(page, 'mousemove', 250, 50)
    page.playTo(300)
    expect(shown(page)).toBe(there)
    at(page, 'mouseout', 500, 50)
    page.playTo(450)
    expect(shown(page)).toBe(back ?? there)
    expect(page.session.wantsFrame).toBe(false)
  })

  it('is followed at once if an element begins at it, and never under reduced motion', () => {
    const options = {
      prepare: area,
      triggers: [trigger(500)],
      timelines: [following('mouseY', { onEnter: 'snap' })],
    }
    const page = openPage(options)
    at(page, 'mousemove', 250, 50)
    page.playTo(10)
    expect(shown(page)).toBe('translate(140px, -60px)')
    const still = openPage({ ...options, isInstant: true })
    at(still, 'mousemove', 250, 50)
    still.playTo(10)
    expect(shown(still)).toBeUndefined()
  })
})

describe('scrolling', () => {
  const scroll = (config: object): unknown => [
    'wf:scroll',
    { scrollTriggerConfig: { start: 'top bottom', end: 'top top', ...config } },
    ['wf:class', ['card']],
  ]
  const below = (stage: FakeStage): void => {
    stage.add('card', { classes: ['card'], box: { left: 0, top: 1000, width: 100, height: 100 } })
    stage.setView({ scrollHeight: 3000 })
  }
  it('stretches a timeline over the range, smoothed', () => {
    const page = openPage({
      prepare: below,
      triggers: [scroll({ scrub: 0.8 })],
      timelines: [{ actions: [fade()] }],
    })
    page.scrollTo(600)
    page.playTo(150)
    expect(Number(opacities(page)[0])).toBeCloseTo(0.5 * 0.7245, 2)
    page.playTo(900)
    expect(opacities(page)).toEqual(['0.50'])
    expect(page.session.wantsFrame).toBe(false)
  })

  it.each([
    ['without smoothing', { scrub: 0 }, false],
    ['for less motion', { scrub: 0.8 }, true],
  ])('follows in a frame whose time is before that of its event: %s', (_, config, isInstant) => {
    const page = openPage({
      prepare: below,
      triggers: [scroll(config)],
      timelines: [{ actions: [fade()] }],
      isInstant,
    })
    page.playTo(100)
    const seen = [300, 600, 900, 1000, 0].map((scrollTop) => {
      page.scrollTo(scrollTop)
      page.session.frame(page.now() - 4)
      return opacities(page)[0]
    })
    expect(seen).toEqual(['0.13', '0.50', '0.88', '1.00', '0.00'])
    expect(page.session.wantsFrame).toBe(false)
  })

  it('measures a trigger that it moves by its place at the start', () => {
    const page = openPage({
      prepare: (stage) => {
        below(stage)
        const [card] = stage.elements.select('.card')
        if (!card) return
        const moved = (): number =>
          Number(/, (-?[\d.]+)px\)$/.exec(card.style.get('transform') ?? '')?.[1] ?? 0)
        const box = {
          left: 0,
          width: 100,
          height: 100,
          get top() {
            return 1000 + moved() - stage.layout.view().scrollTop
          },
        }
        Object.assign(card, { box })
      },
      triggers: [scroll({ scrub: 0 })],
      timelines: [{ actions: [fade({ properties: { 'wf:transform': { y: ['100px', '0px'] } } })] }],
    })
    const transform = (): unknown => page.stage.elements.select('.card')[0]?.style.get('transform')
    page.scrollTo(700)
    page.playTo(50)
    expect(transform()).toBe('translate(0px, 50px)')
    page.session.measure(page.now())
    page.playTo(100)
    expect(transform()).toBe('translate(0px, 50px)')
  })

  it('ends at another element, and scrolls within an element of its own', () => {
    const page = openPage({
      prepare: (stage) => {
        below(stage)
        stage.add('end', { classes: ['end'], box: { left: 0, top: 1400, width: 100, height: 100 } })
        stage.add('frame', { classes: ['frame'], box: { left: 0, top: 900, width: 100, height: 200 } })
      },
      triggers: [
        scroll({ scrub: 0, start: 'top top', end: 'top top', endTrigger: '.end', scroller: '.frame' }),
      ],
      timelines: [{ actions: [fade()] }],
    })
    const [frame] = page.stage.elements.select('.frame')
    if (!frame) throw new Error('no frame')
    // The card begins 100 px below the frame's top and the other 500 px; half of the way is at 300 px.
    frame.computed['scroll-top'] = '300'
    page.scrollTo(0)
    page.playTo(50)
    expect(opacities(page)).toEqual(['0.50'])
  })

  it('pins an element over its range, and reserves the space', () => {
    const page = openPage({
      prepare: below,
      triggers: [scroll({ scrub: 0, start: 'top 100px', end: '+=500', pin: true })],
      timelines: [{ actions: [fade()] }],
    })
    page.scrollTo(1000)
    page.playTo(50)
    expect(page.held).toContain('card +500')
    expect(page.held.at(-1)).toBe('card within 100')
    page.scrollTo(1500)
    page.playTo(100)
    expect(page.held.at(-1)).toBe('card behind 100')
    // Measured anew on a page that is scrolled, it is held at the same place.
    page.scrollTo(300)
    for (const { box } of page.stage.elements.select('.card')) box.top = 700
    page.session.measure(page.now())
    page.scrollTo(1000)
    page.playTo(200)
    expect(page.held.at(-1)).toBe('card within 100')
  })

  it('plays by the four moments if it does not stretch', () => {
    const toggles = { enter: 'play', leave: 'none', enterBack: 'none', leaveBack: 'reverse' }
    const page = openPage({ prepare: below, triggers: [scroll(toggles)], timelines: [{ actions: [fade()] }] })
    page.scrollTo(300)
    page.playTo(500)
    expect(opacities(page)).toEqual(['0.50'])
    page.scrollTo(0)
    page.playTo(800)
    expect(opacities(page)).toEqual(['0.20'])
  })
})

describe('widgets and content that comes later', () => {
  const widget = (stage: FakeStage): void => void stage.add('menu', { classes: ['menu'] })
  it('plays the timeline of the role that a widget changes to; one without a role goes back', () => {
    const roles = (role: string, to: string) => ({
      actions: [
        fade({ targets: [['wf:trigger-only', '']], properties: { 'wf:transform': { x: ['0px', to] } } }),
      ],
      triggerMetadata: { role },
    })
    const page = openPage({
      prepare: (stage) => {
        widget(stage)
        cards(stage, 1)
      },
      triggers: [['wf:dropdown', { control: 'play' }, ['wf:class', ['menu']]]],
      timelines: [roles('dropdownOpen', '50px'), roles('dropdownClose', '80px'), { actions: [fade()] }],
    })
    const [menu] = page.stage.elements.select('.menu')
    if (!menu) throw new Error('no menu')
    const shown = (): unknown => [menu.style.get('transform'), ...opacities(page)]
    page.session.widgetChanged(menu, 'navbar', 'open', page.now())
    expect(page.session.wantsFrame).toBe(false)
    page.session.widgetChanged(menu, 'dropdown', 'open', page.now())
    page.playTo(1100)
    expect(shown()).toEqual(['translate(50px, 0px)', '1.00'])
    page.session.widgetChanged(menu, 'dropdown', 'close', page.now())
    page.playTo(2200)
    expect(shown()).toEqual(['translate(80px, 0px)', '0.00'])
  })

  it('takes elements that come later into timelines at their present time', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:load', {}]],
      timelines: [{ actions: [fade()] }],
    })
    page.playTo(500)
    const late = page.stage.add('late', { classes: ['card'] })
    page.session.bind(page.now())
    expect(Number(late.style.get('opacity'))).toBeCloseTo(0.5, 1)
    page.playTo(1100)
    expect(opacities(page)).toEqual(['1.00', '1.00'])
    page.stage.add('later', { classes: ['card'] })
    page.session.bind(page.now())
    page.playTo(1200)
    expect(opacities(page)).toEqual(['1.00', '1.00', '1.00'])
  })

  it('shows elements of a stagger that come after its end at their own ends', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 2),
      triggers: [['wf:load', {}]],
      timelines: [
        { actions: [fade({ timing: { duration: 1, position: 0, ease: 0, stagger: { each: 0.5 } } })] },
      ],
    })
    page.playTo(2000)
    // As the lines of a text, which are more in a narrower window.
    for (const id of ['third', 'fourth']) page.stage.add(id, { classes: ['card'] })
    page.session.bind(page.now())
    expect(opacities(page)).toEqual(['1.00', '1.00', '1.00', '1.00'])
  })
})

describe('conditions and reduced motion', () => {
  const conditions = (behavior: string) => [{ type: 'prefers-reduced-motion', behavior }]
  it.each([
    ['dont-animate', '1.00'],
    ['skip-to-end', '1.00'],
  ])('%s keeps visible elements visible', (behavior, expected) => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:load', {}]],
      timelines: [{ actions: [fade()] }],
      conditions: conditions(behavior),
      isReduced: true,
    })
    expect(opacities(page)).toEqual([expected])
  })

  const narrow = (behavior: string) => ({
    conditionalPlayback: [{ type: 'breakpoint', breakpoints: ['small', 'tiny'], behavior }],
  })
  const reduced = (behavior: string) => ({ conditionalLogic: [{ type: 'prefers-reduced-motion', behavior }] })
  it.each<[string, object, number, boolean, string]>([
    ['dont-animate, not met', narrow('dont-animate'), 1280, false, '0.50'],
    ['dont-animate, met', narrow('dont-animate'), 600, false, '0.00'],
    ['skip-to-end, not met', narrow('skip-to-end'), 1280, false, '0.50'],
    ['skip-to-end, met', narrow('skip-to-end'), 600, false, '1.00'],
    ['dont-animate for less motion, not met', reduced('dont-animate'), 1280, false, '0.50'],
    ['dont-animate for less motion, met', reduced('dont-animate'), 1280, true, '0.00'],
    ['skip-to-end for less motion, met', reduced('skip-to-end'), 1280, true, '1.00'],
    ['of a shape that is not known', { conditionalLogic: { any: 1 } }, 600, true, '0.50'],
  ])('of one trigger: %s', (_, config, innerWidth, isReduced, expected) => {
    const page = openPage({
      prepare: (stage) => {
        cards(stage, 1)
        stage.setView({ innerWidth })
      },
      triggers: [
        ['wf:click', config, ['wf:class', ['card']]],
        ['wf:change', {}, ['wf:class', ['card']]],
      ],
      timelines: [{ actions: [fade()] }],
      isReduced,
    })
    const [card] = page.stage.elements.select('.card')
    if (!card) throw new Error('no card')
    page.fire('click', card)
    page.playTo(500)
    expect(opacities(page)).toEqual([expected])
    // The other trigger of the interaction plays in any case.
    page.fire('change', card)
    page.playTo(750)
    expect(opacities(page)).toEqual(['0.25'])
  })

  it('reports when their effect has changed', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:click', narrow('skip-to-end'), ['wf:class', ['card']]]],
      timelines: [{ actions: [fade()] }],
    })
    const effects = [1280, 1000, 767, 500, 1280].map((innerWidth) => {
      page.stage.setView({ innerWidth })
      return page.session.conditions()
    })
    expect(effects).toEqual(['play', 'play', 'skip-to-end', 'skip-to-end', 'play'])
  })

  it('end at once under reduced motion, also endless repeats', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:load', {}]],
      timelines: [{ actions: [fade()], settings: { repeat: -1 } }],
      isInstant: true,
    })
    expect(opacities(page)).toEqual(['1.00'])
    expect(page.session.wantsFrame).toBe(false)
  })
})
