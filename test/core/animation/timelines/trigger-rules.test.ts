import { describe, expect, it } from '@jest/globals'
import { furtherParts } from '../../../../core/animation/timelines/all-further-parts.js'
import {
  idleParts,
  readScroll,
  readTimelines,
  unknownFields,
} from '../../../../core/animation/timelines/index.js'
import { cards, openPage } from './timeline-page.js'
import type { TimelinePage } from './timeline-page.js'

/** Moves the first element of a class along an axis, by `to` px within `duration` s. */
const move = (to: number, parts: object = {}, timing: object = {}): object => ({
  actions: [
    {
      targets: [['wf:class', ['card']]],
      timing: { duration: 1, position: 0, ease: 0, ...timing },
      tt: 2,
      properties: { 'wf:transform': { x: ['0px', `${to}px`] } },
    },
  ],
  ...parts,
})
const all = { targets: [['wf:class', ['card']]], timing: { duration: 1, position: 0, ease: 0 }, tt: 2 }
const across = ({ stage }: TimelinePage): number =>
  Number(
    /translate\((-?[\d.]+)px/.exec(stage.elements.select('.card')[0]?.style.get('transform') ?? '')?.[1] ?? 0,
  )
const onCard = (key: string, config: object = {}): unknown => [key, config, ['wf:class', ['card']]]
const open = (triggers: readonly unknown[], timelines: readonly object[]): TimelinePage =>
  openPage({ prepare: (stage) => void cards(stage, 1), triggers, timelines })
const press = (page: TimelinePage, name: string): void => {
  const [card] = page.stage.elements.select('.card')
  if (card) page.fire(name, card)
}

describe('the timelines that a trigger plays', () => {
  it('start together, also after a pause without frames', () => {
    const down = { actions: [{ ...all, properties: { 'wf:transform': { y: ['0px', '100px'] } } }] }
    const page = open([onCard('wf:click')], [move(100), down])
    press(page, 'click')
    page.playTo(1500)
    const [target = null] = page.stage.elements.select('.card')
    page.session.handle({ name: 'click', target, relatedElement: null, pointer: null }, 9000)
    page.session.frame(9100)
    expect(target?.style.get('transform')).toBe('translate(10px, 10px)')
  })

  const settings = { jump: 0.5, speed: 2, control: 'stop' }
  it.each<[string, unknown, readonly object[], number]>([
    ['all, without a group', onCard('wf:click'), [move(100)], 25],
    [
      'those of its group, with its own control, by the jump and the speed of the group',
      onCard('wf:click', { control: 'play', jump: 0.9, assignedGroupId: 'g' }),
      [move(100, { groupId: 'g', settings })],
      100,
    ],
    [
      'none of another group and none without one',
      onCard('wf:click', { control: 'play', assignedGroupId: 'g' }),
      [move(0, { groupId: 'g' }), move(200, { groupId: 'h' }), move(200)],
      0,
    ],
    [
      'none, if its group was removed',
      onCard('wf:click', { control: 'play', assignedGroupId: 'gone' }),
      [move(100), move(100, { groupId: 'g' })],
      0,
    ],
    [
      'those of the role that it names',
      onCard('wf:click', { control: 'play', assignedTimelineRole: 'open' }),
      [move(100, { triggerMetadata: { role: 'open' } }), move(200, { triggerMetadata: { role: 'close' } })],
      25,
    ],
  ])('%s', (_, trigger, timelines, px) => {
    const page = open([trigger], timelines)
    press(page, 'click')
    page.playTo(250)
    expect(across(page)).toBeCloseTo(px, 3)
  })

  it.each<[string, unknown, number]>([
    ['at load', ['wf:load', { assignedGroupId: 'gone' }], 25],
    [
      'on a scroll trigger',
      [
        'wf:scroll',
        { assignedGroupId: 'gone', scrollTriggerConfig: { clamp: true, enter: 'play' } },
        ['wf:class', ['card']],
      ],
      25,
    ],
    [
      'that follow the pointer',
      [
        'wf:mouse-move',
        { assignedGroupId: 'gone', pluginConfig: { restingState: { x: 25 } } },
        ['wf:class', ['card']],
      ],
      25,
    ],
  ])('are all of an interaction %s, for any named group', (_, trigger, px) => {
    const page = open([trigger], [move(100, { groupId: 'g' })])
    page.playTo(250)
    expect(across(page)).toBe(px)
    const data = readTimelines(
      [{ triggers: [trigger], timelineIds: ['t'] }],
      [{ id: 't', groupId: 'g', actions: [{ targets: [['wf:class', ['card']]] }] }],
      { pageId: null, random: () => 0, further: furtherParts, isStyle: () => true, readScroll },
    )
    expect(idleParts(data.interactions)).toEqual([])
  })

  it.each(['wf:click', 'wf:hover', 'wf:mouse-move', 'wf:scroll', 'wf:focus'])(
    'are none for %s without a target, or with an unknown one',
    (key) => {
      const page = open(
        [
          [key, {}],
          [key, {}, ['wf:moon', '']],
          [key, {}, ['wf:any-element', '*']],
        ],
        [move(100)],
      )
      expect(page.session.report()).toEqual({ triggers: 0, playing: 0 })
      // The elements that would move stay as they are.
      expect(page.stage.elements.select('.card')[0]?.style.get('transform')).toBeUndefined()
    },
  )
})

describe('timelines that follow a position', () => {
  const scrub = onCard('wf:scroll', {
    scrollTriggerConfig: { start: 'top bottom', end: 'top top', scrub: 0 },
  })
  const opened = (trigger: unknown, timeline: object): TimelinePage =>
    openPage({
      prepare: (stage) => {
        stage.add('card', { classes: ['card'], box: { left: 0, top: 1000, width: 100, height: 100 } })
        stage.setView({ scrollHeight: 3000 })
      },
      triggers: [trigger],
      timelines: [timeline],
    })

  it.each<[string, object, number]>([
    ['the whole range is its time', move(100), 50],
    ['its canvas is the range', move(100, { canvasDuration: 1 }, { duration: 0.25, position: 0.25 }), 100],
    ['begins within its canvas', move(100, { canvasDuration: 1 }, { duration: 0.2, position: 0.4 }), 50],
    ['nothing repeats', move(100, {}, { repeat: 3, yoyo: true, repeatDelay: 1 }), 50],
    ['nothing repeats without end', move(100, {}, { repeat: -1 }), 50],
    ['a timeline does not repeat', move(100, { settings: { repeat: 2, yoyo: true } }), 50],
  ])('%s', (_, timeline, px) => {
    const page = opened(scrub, timeline)
    page.scrollTo(600)
    page.playTo(50)
    expect(across(page)).toBeCloseTo(px, 3)
  })

  it('have a canvas, unlike others: an ended one turns back at once', () => {
    const page = open(
      [onCard('wf:click', { control: 'togglePlayReverse' })],
      [move(100, { canvasDuration: 12 })],
    )
    press(page, 'click')
    page.playTo(2000)
    expect(page.session.wantsFrame).toBe(false)
    press(page, 'click')
    page.playTo(2250)
    expect(across(page)).toBe(75)
  })
})

describe('timelines that play each time the pointer has moved a distance', () => {
  const pointer = (page: TimelinePage, clientX: number, clientY: number): void => {
    const target = page.stage.elements.select('.card')[0] ?? null
    page.session.handle(
      { name: 'mousemove', target, relatedElement: null, pointer: { clientX, clientY, pageX: 0, pageY: 0 } },
      page.now(),
    )
  }
  const interval = (metadata: object): object => ({
    actions: [
      {
        targets: [['wf:class', ['card']]],
        timing: { duration: 0.1, position: 0, ease: 0, repeat: 1 },
        tt: 0,
        properties: { 'wf:transform': { x: { type: 'ix3-additive', value: 10 } } },
      },
    ],
    triggerMetadata: { role: 'interval', ...metadata },
  })
  it.each<[string, object, readonly (readonly [x: number, y: number])[], number]>([
    [
      'by distance',
      { distance: 50 },
      [
        [0, 0],
        [30, 30],
        [40, 40],
        [41, 41],
      ],
      10,
    ],
    [
      'three times',
      { distance: 50 },
      [
        [0, 0],
        [60, 0],
        [120, 0],
        [180, 0],
      ],
      30,
    ],
    [
      'along one axis',
      { distance: 50, axes: 'x' },
      [
        [0, 0],
        [0, 90],
        [49, 0],
        [50, 0],
      ],
      10,
    ],
    [
      'along the other',
      { distance: 50, axes: ['y'] },
      [
        [0, 0],
        [90, 0],
        [0, 60],
        [0, 0],
      ],
      20,
    ],
    [
      'by 100 px where none is given',
      {},
      [
        [0, 0],
        [99, 0],
        [100, 0],
        [150, 0],
      ],
      10,
    ],
  ])('%s', (_, metadata, places, px) => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:mouse-move', {}, ['wf:viewport', '']]],
      timelines: [interval(metadata)],
    })
    for (const [at, [x, y]] of places.entries()) {
      pointer(page, x, y)
      page.playTo((at + 1) * 400)
    }
    expect(across(page)).toBeCloseTo(px, 3)
    expect(page.session.wantsFrame).toBe(false)
  })
})

describe('unknown parts', () => {
  it('are named once each', () => {
    const { problems } = readTimelines(
      [
        {
          id: 'i',
          timelineIds: ['t'],
          triggers: [
            ['wf:thunder', {}],
            ['wf:click', { control: 'dance' }, ['wf:moon', '']],
            ['wf:load', { conditionalLogic: { type: 'wf:colorScheme', value: 'dark' } }],
            ['wf:load', { conditionalLogic: [{ type: 'wf:currentTime' }, 'dusk'] }],
            ['wf:load', { conditionalLogic: null }],
          ],
        },
      ],
      [
        {
          id: 't',
          actions: [
            ...[{ tt: 9 }, { tt: 9 }],
            ...['<later', '400ms', '<+=25%', 'label-=1'].map((position) => ({ timing: { position } })),
            { targets: [['wf:class', ['a'], { relationship: 'within', filterBy: ['wf:sun', ''] }]] },
            { timing: { stagger: { each: 0.1, from: 'middle' } }, splitText: { type: 'letters' } },
            { timing: { stagger: { each: 0.1, from: '' } }, splitText: { type: 'words', mask: 'boxes' } },
            { timing: { stagger: { each: 0.1, from: 'edges' } }, splitText: 'syllables' },
            ...[1, 2].map((glow) => ({
              properties: {
                'wf:transform': { glow, skewZ: [null, 9], scale: 2, rotationZ: 1, autoAlpha: 0, x: 1 },
                'wf:style': { backgroundColour: '#fff', backgroundColor: '#fff', '--tone': '#fff' },
              },
            })),
          ],
        },
      ],
      {
        pageId: null,
        random: () => 0,
        further: furtherParts,
        isStyle: (name) => name === 'backgroundColor',
        readScroll: null,
      },
    )
    expect(problems.map(({ message }) => message)).toEqual([
      'an action of the type 9 is not known',
      'the position "<later" is not known',
      'a filter of the kind "wf:sun" is not known',
      'the start "middle" is not known',
      'the split "letters" is not known',
      'the mask "boxes" is not known',
      'the split "syllables" is not known',
      'the property "glow" is not known',
      'the property "skewZ" is not known',
      'the property "backgroundColour" is not known',
      'a trigger of the kind "wf:thunder" is not known',
      'a target of the kind "wf:moon" is not known',
      'the control "dance" is not known',
      'a condition of the type "wf:colorScheme" is not known',
      'a condition of the type "wf:currentTime" is not known',
      'a condition of the type "dusk" is not known',
    ])
  })

  it('that are properties change nothing, and the others of their action play', () => {
    const properties = { 'wf:transform': { opacityy: [0, 1], x: ['0px', '40px'] } }
    const actions = [{ tt: 2, targets: [['wf:class', ['card']]], properties, timing: { duration: 1 } }]
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:load', {}]],
      timelines: [{ actions }],
      isStyle: () => false,
    })
    page.playTo(3000)
    const [card] = page.stage.elements.select('.card')
    expect([across(page), card && [...card.style.keys()]]).toEqual([40, ['transform']])
  })

  it('that are fields are named once each in every part that decides how a record plays', () => {
    const scroll = { start: 'top', smooth: 1 }
    const timing = { duration: 1, length: 2, stagger: { each: 1, by: 2 }, ease: { type: 'back', power: 1 } }
    const found = unknownFields(
      [
        { triggers: [['wf:scroll', { controls: 'play', scrollTriggerConfig: scroll }], 'broken', null] },
        { triggers: [['wf:click', { controls: 'play', speed: 1, pluginConfig: { click: 'odd' } }]] },
        null,
      ],
      [
        {
          name: 'lights',
          settings: { repeat: 1, times: 2 },
          actions: [{ timing, splitText: { type: 'words', mode: 1 } }, { timing, splitText: 'words' }, 7],
        },
      ],
    )
    expect(found.map(({ path }) => path)).toEqual([
      'interactions[0].triggers[0].controls',
      'interactions[0].triggers[0].scrollTriggerConfig.smooth',
      'timelines[0].settings.times',
      'timelines[0].actions[0].timing.length',
      'timelines[0].actions[0].timing.stagger.by',
      'timelines[0].actions[0].splitText.mode',
    ])
    expect(found[0]?.message).toBe('the field "controls" is not known')
    expect([unknownFields(null, 'x'), unknownFields([[]], [[]])]).toEqual([[], []])
  })

  it('are ignored in a trigger, and leave an action with such a filter without elements', () => {
    const xOf = (filterBy: unknown): number => {
      const targets = [['wf:class', ['card'], { relationship: 'within', filterBy }]]
      const { actions } = move(40) as { readonly actions: readonly object[] }
      const page = open(
        [['wf:load', { conditionalLogic: { type: 'wf:colorScheme', value: 'dark' } }]],
        [{ actions: actions.map((action) => ({ ...action, targets })) }],
      )
      page.playTo(1200)
      return across(page)
    }
    expect([xOf(['wf:class', []]), xOf(['wf:sun', ''])]).toEqual([40, 0])
  })

  it('are read up to a limit, so that no page waits for them', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({ timing: { position: at } }))
    const { interactions, problems } = readTimelines(
      [{ id: 'i', timelineIds: ['t'], triggers: many.map(() => ['wf:load', {}]) }],
      [{ id: 't', actions: many }],
      { pageId: null, random: () => 0, further: furtherParts, isStyle: () => true, readScroll: null },
    )
    const [{ triggers, timelines } = { triggers: [], timelines: [] }] = interactions
    expect([triggers.length, timelines[0]?.actions.length]).toEqual([1000, 1000])
    expect(problems.map(({ path }) => path)).toEqual(['timelines[0].actions'])
  })
})
