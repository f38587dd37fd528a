import { describe, expect, it } from '@jest/globals'
import { parseInteractions } from '../../../../core/animation/index.js'
import type { DataProblem } from '../../../../core/animation/index.js'

type Raw = Record<string, unknown>

const NO_TARGET = {
  id: null,
  selector: null,
  isPage: false,
  objectId: null,
  relation: false,
  isBounded: false,
  pluginElement: null,
}

/** Interaction data with one event and one list of one action. */
const dataOf = ({ event = {}, config = {}, type = 'TRANSFORM_MOVE', list = {} }: Raw): Raw => ({
  events: {
    e: {
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      ...(event as Raw),
    },
    start: { eventTypeId: 'PAGE_START' },
    other: { eventTypeId: 'MOUSE_OVER' },
  },
  actionLists: {
    a: { actionItemGroups: [{ actionItems: [{ actionTypeId: type, config }] }], ...(list as Raw) },
  },
  site: { mediaQueries: [{ key: 'main', min: 992, max: 10000 }] },
})

const parsed = (parts: Raw) => parseInteractions(dataOf(parts))
const eventOf = (event: Raw) => parsed({ event }).interactions.events.get('e')
const itemOf = (config: Raw, type?: string) =>
  parsed({ config, ...(type && { type }) }).interactions.lists.get('a')?.groups[0]?.[0]
const channelsOf = (type: string, config: Raw) => itemOf(config, type)?.channels
const channel = (name: string, to: number, initial = 0, unit: string | null = null, auto = false) => ({
  name,
  to,
  initial,
  unit,
  auto,
})

/** Problems of the parts, without those of the two bystanders. */
const problemsOf = (parts: Raw): readonly DataProblem[] =>
  parsed(parts).problems.filter(({ path }) => !/^events\["(start|other)"\]$/.test(path))

describe('an event of interaction data', () => {
  it('is read with its defaults', () => {
    expect(eventOf({})).toMatchObject({
      id: 'e',
      type: 'MOUSE_CLICK',
      isContinuous: false,
      partnerId: null,
      breakpoints: null,
      target: null,
      targets: [],
      loops: false,
      offset: 0,
      offsetIsPx: false,
      effectDelayMs: null,
      parameters: [],
    })
  })

  const starting = (config: Raw, actionTypeId = 'GENERAL_START_ACTION'): Raw => ({
    action: { actionTypeId, config: { actionListId: 'a', ...config } },
  })

  it.each<[string, Raw, Raw]>([
    ['breakpoints', { mediaQueries: ['main'] }, { breakpoints: ['main'] }],
    ['breakpoints that are no list', { mediaQueries: 'main' }, { breakpoints: null }],
    ['a partner', starting({ autoStopEventId: 'other' }), { partnerId: 'other' }],
    ['a partner that is missing', starting({ autoStopEventId: 'gone' }), { partnerId: null }],
    ['a partner of the page', starting({ autoStopEventId: 'start' }), { partnerId: null }],
    ['loop', { config: { loop: true } }, { loops: true }],
    ['a loop in another type', { config: { loop: 'true' } }, { loops: false }],
    [
      'an offset in px',
      { config: { scrollOffsetValue: 30, scrollOffsetUnit: 'PX' } },
      { offset: 30, offsetIsPx: true },
    ],
    [
      'an offset in per cent',
      { config: { scrollOffsetValue: 30, scrollOffsetUnit: '%' } },
      { offset: 30, offsetIsPx: false },
    ],
    ['an offset that is no number', { config: { scrollOffsetValue: 'far' } }, { offset: 0 }],
    ['an effect', { ...starting({}, 'FADE_EFFECT'), config: { delay: 250 } }, { effectDelayMs: 250 }],
    [
      'an effect before its start',
      { ...starting({}, 'FADE_EFFECT'), config: { delay: -5 } },
      { effectDelayMs: 0 },
    ],
    [
      'targets, of which one is none',
      { targets: ['one', 3, { selector: '.x' }] },
      {
        targets: [
          { ...NO_TARGET, id: 'one' },
          { ...NO_TARGET, selector: '.x' },
        ],
      },
    ],
    ['parameters of an event that has none', { config: [{ smoothing: 50 }] }, { parameters: [] }],
  ])('with %s', (_, event, plan) => {
    expect(eventOf(event)).toMatchObject(plan)
  })

  it('has parameters if it is continuous', () => {
    const full = {
      continuousParameterGroupId: 'p1',
      selectedAxis: 'Y_AXIS',
      basedOn: 'VIEWPORT',
      reverse: true,
      smoothing: 80,
      restingState: 50,
      startsEntering: true,
      startsExiting: true,
      addStartOffset: true,
      addOffsetValue: 20,
      addEndOffset: true,
      endOffsetValue: 10,
    }
    const { addStartOffset: _, addEndOffset: __, ...without } = full
    const event = { ...starting({}, 'GENERAL_CONTINUOUS_ACTION'), config: [full, without, {}] }
    const read = {
      groupId: 'p1',
      axis: 'y',
      basedOn: 'VIEWPORT',
      isReversed: true,
      smoothing: 80,
      rest: 0.5,
      startsEntering: true,
      startsExiting: true,
      startOffset: 0.2,
      endOffset: 0.1,
    }
    expect(eventOf(event)).toMatchObject({ isContinuous: true })
    expect(eventOf(event)?.parameters).toEqual([
      read,
      { ...read, startOffset: 0, endOffset: 0 },
      {
        groupId: '',
        axis: 'x',
        basedOn: null,
        isReversed: false,
        smoothing: 0,
        rest: 0,
        startsEntering: false,
        startsExiting: false,
        startOffset: 0,
        endOffset: 0,
      },
    ])
  })

  it('redirects actions by an id or a selector only', () => {
    const affectedElements = {
      one: { id: 'x', limitAffectedElements: 'SIBLINGS' },
      two: { selector: '.y', limitAffectedElements: 'COUSINS' },
      none: { limitAffectedElements: 'CHILDREN' },
      text: 'z',
    }
    expect([...(eventOf(starting({ affectedElements }))?.overrides ?? [])]).toEqual([
      ['one', { target: { ...NO_TARGET, id: 'x' }, limit: 'SIBLINGS' }],
      ['two', { target: { ...NO_TARGET, selector: '.y' }, limit: null }],
      ['text', { target: { ...NO_TARGET, id: 'z' }, limit: null }],
    ])
  })

  it.each<[string, unknown, string]>([
    ['that is no record', 7, 'is not an event'],
    ['of an unknown type', { eventTypeId: 'DREAM' }, 'event type DREAM is not known'],
    ['without a type', {}, 'event type  is not known'],
    [
      'without its list',
      { eventTypeId: 'MOUSE_CLICK', action: { config: { actionListId: 'b' } } },
      'action list "b" is missing',
    ],
  ])('%s is left out and reported', (_, event, message) => {
    const { interactions, problems } = parseInteractions({ ...dataOf({}), events: { e: event } })
    expect(interactions.events.size).toBe(0)
    expect(problems).toEqual([{ path: 'events["e"]', message }])
  })
})

describe('a target of interaction data', () => {
  it.each<[string, unknown, Raw]>([
    ['a bare id', 'page|x', { id: 'page|x' }],
    ['an id', { id: 'x' }, { id: 'x' }],
    ['a selector', { selector: '.x' }, { selector: '.x' }],
    ['the page', { appliesTo: 'PAGE' }, { isPage: true }],
    ['another thing', { appliesTo: 'CLASS' }, { isPage: false }],
    ['the trigger element', { useEventTarget: true }, { relation: true }],
    ['children', { useEventTarget: 'CHILDREN' }, { relation: 'CHILDREN' }],
    ['a parent', { useEventTarget: 'PARENT' }, { relation: 'PARENT' }],
    ['siblings', { useEventTarget: 'SIBLINGS' }, { relation: 'SIBLINGS' }],
    ['an unknown relation', { useEventTarget: 'COUSINS' }, { relation: true }],
    ['an empty relation', { useEventTarget: '' }, { relation: false }],
    ['a boundary', { boundaryMode: true }, { isBounded: true }],
    ['a boundary in another type', { boundaryMode: 1 }, { isBounded: false }],
    ['an object', { objectId: 'o' }, { objectId: 'o' }],
    ['a player', { pluginElement: 'p' }, { pluginElement: 'p' }],
    ['a player found by classes', { pluginElement: 'p', selectorGuids: ['g'] }, { pluginElement: null }],
    [
      'a player with an empty list of classes',
      { pluginElement: 'p', selectorGuids: [] },
      { pluginElement: 'p' },
    ],
  ])('can be %s', (_, target, plan) => {
    expect(eventOf({ target })?.target).toEqual({ ...NO_TARGET, ...plan })
  })

  it.each([[null], [undefined], [7], [[]]])('is empty for %j', (target) => {
    expect(eventOf({ target })?.target).toBeNull()
  })
})

describe('the channels of an action', () => {
  it.each<[string, Raw, readonly unknown[]]>([
    ['TRANSFORM_MOVE', { xValue: 4, xUnit: 'PX', zValue: 0 }, [channel('x', 4, 0, 'px'), channel('z', 0)]],
    ['TRANSFORM_SCALE', { yValue: 2 }, [channel('y', 2, 1)]],
    ['TRANSFORM_ROTATE', { zValue: 90, zUnit: 'DEG' }, [channel('z', 90, 0, 'deg')]],
    ['TRANSFORM_SKEW', { xValue: 'a', yValue: Infinity }, []],
    ['STYLE_OPACITY', { value: 0.5, unit: '' }, [channel('value', 0.5, 0, '')]],
    ['STYLE_OPACITY', { value: '0.5' }, []],
    ['OBJECT_VALUE', { value: 12 }, [channel('value', 12)]],
    [
      'STYLE_SIZE',
      { widthValue: 5, widthUnit: 'REM', heightUnit: 'AUTO' },
      [channel('width', 5, 0, 'rem'), channel('height', 0, 0, 'px', true)],
    ],
    ['STYLE_SIZE', { heightValue: 9 }, [channel('width', NaN, 0, 'px'), channel('height', 9, 0, 'px')]],
    [
      'STYLE_BACKGROUND_COLOR',
      { rValue: 1, gValue: 2, bValue: 3, aValue: 0.5 },
      [channel('r', 1), channel('g', 2), channel('b', 3), channel('a', 0.5)],
    ],
    ['STYLE_BORDER', { aValue: 1 }, [channel('a', 1)]],
    ['STYLE_TEXT_COLOR', { rValue: 1 }, [channel('r', 1)]],
    [
      'STYLE_FILTER',
      {
        filters: [
          { type: 'blur', value: 5 },
          { type: 'saturate', value: 20 },
          { type: 'hue-rotate' },
          { type: 'grayscale', value: 30, unit: 'turn' },
          { value: 3 },
          { type: 'sepia', value: 'much' },
        ],
      },
      [
        channel('blur', 5, 0, 'px'),
        channel('saturate', 20, 100, '%'),
        channel('hue-rotate', 0, 0, 'deg'),
        channel('grayscale', 30, 0, 'turn'),
      ],
    ],
    [
      'STYLE_FILTER',
      {
        filters: [
          { type: 'contrast', value: 5 },
          { type: 'brightness', value: 6 },
          { type: 'contrast', value: 7 },
        ],
      },
      [channel('contrast', 7, 100, '%'), channel('brightness', 6, 100, '%')],
    ],
    [
      'STYLE_FONT_VARIATION',
      {
        fontVariations: [
          { type: 'wght', value: 700, defaultValue: 400 },
          { type: 'GRAD', value: 5, defaultValue: 2 },
          { type: 'XHGT', value: 9 },
        ],
      },
      [channel('wght', 700, 0, ''), channel('GRAD', 5, 2, ''), channel('XHGT', 9, 0, '')],
    ],
    ['GENERAL_DISPLAY', { value: 'none', xValue: 3 }, []],
    ['PLUGIN_LOTTIE', { value: 30 }, []],
  ])('%s %j', (type, config, channels) => {
    expect(channelsOf(type, config)).toEqual(channels)
  })
})

describe('an action', () => {
  it.each<[string, string, Raw, Raw]>([
    ['waits and lasts', 'TRANSFORM_MOVE', { delay: 100, duration: 250 }, { delayMs: 100, durationMs: 250 }],
    [
      'never waits or lasts less than nothing',
      'TRANSFORM_MOVE',
      { delay: -1, duration: -2 },
      { delayMs: 0, durationMs: 0 },
    ],
    ['can leave its duration to a player', 'PLUGIN_LOTTIE', { duration: 'auto' }, { durationMs: null }],
    [
      'changes the display at once',
      'GENERAL_DISPLAY',
      { duration: 400, value: 'flex' },
      { durationMs: 0, word: 'flex' },
    ],
    ['changes to no display without a word', 'GENERAL_DISPLAY', {}, { word: '' }],
    ['has a word for the display only', 'STYLE_OPACITY', { value: 1 }, { word: '' }],
    [
      'takes its colour from a variable',
      'STYLE_TEXT_COLOR',
      { globalSwatchId: '--brand' },
      { swatch: '--brand' },
    ],
    ['takes it from nothing else', 'STYLE_TEXT_COLOR', { globalSwatchId: 'brand' }, { swatch: null }],
    ['has a curve of its own', 'TRANSFORM_MOVE', { easing: [0.1, 0, 0.9, 1] }, { hasBezier: true }],
    ['has a named curve', 'TRANSFORM_MOVE', { easing: 'outQuad' }, { hasBezier: false }],
    ['hands its value to a player', 'PLUGIN_RIVE', { value: { input: 1 } }, { pluginValue: { input: 1 } }],
    ['has a target', 'TRANSFORM_MOVE', { target: { id: 'x' } }, { target: { ...NO_TARGET, id: 'x' } }],
    ['can be without a target', 'TRANSFORM_MOVE', {}, { target: NO_TARGET }],
  ])('%s', (_, type, config, plan) => {
    expect(itemOf(config, type)).toMatchObject(plan)
  })

  const AT = 'actionLists["a"].actionItemGroups[0].actionItems[0]'

  it.each<[string, Raw, readonly DataProblem[]]>([
    [
      'of an unknown type',
      { type: 'STYLE_MOOD' },
      [{ path: AT, message: 'action type STYLE_MOOD does nothing' }],
    ],
    [
      'with a broken axis',
      { config: { xValue: 'far', easing: 'linear' } },
      [{ path: `${AT}.config.xValue`, message: 'is not a number' }],
    ],
    [
      'with a broken delay',
      { config: { delay: '1s', easing: 'linear' } },
      [{ path: `${AT}.config.delay`, message: 'is not a number' }],
    ],
    ['with an automatic duration', { config: { duration: 'auto', xValue: null, easing: 'linear' } }, []],
    [
      'with a broken opacity',
      { type: 'STYLE_OPACITY', config: { value: 'half', easing: 'linear' } },
      [{ path: `${AT}.config.value`, message: 'is not a number' }],
    ],
    [
      'with a word for the display',
      { type: 'GENERAL_DISPLAY', config: { value: 'none', easing: 'linear' } },
      [],
    ],
    ['with a record for a player', { type: 'PLUGIN_RIVE', config: { value: {}, easing: 'linear' } }, []],
    [
      'with an unknown curve',
      { config: { easing: 'wobble' } },
      [{ path: `${AT}.config.easing`, message: 'unknown easing wobble, linear is used' }],
    ],
    [
      'with a curve of three numbers',
      { config: { easing: [0, 0, 1] } },
      [
        {
          path: `${AT}.config.easing`,
          message: 'bezier needs four numbers, and x values must be in [0, 1] range',
        },
      ],
    ],
  ])('%s is reported', (_, parts, problems) => {
    expect(problemsOf(parts)).toEqual(problems)
  })
})

describe('a list of interaction data', () => {
  it('has groups, an initial state and keyframes by parameter', () => {
    const list = {
      useFirstGroupAsInitialState: true,
      continuousParameterGroups: [
        {
          id: 'p1',
          continuousActionGroups: [
            { keyframe: 20, actionItems: [{ actionTypeId: 'STYLE_OPACITY', config: { value: 0 } }] },
            { actionItems: [] },
          ],
        },
        { continuousActionGroups: [{ keyframe: 50 }] },
      ],
    }
    const read = parsed({ list }).interactions.lists.get('a')
    expect(read?.startsWithInitialState).toBe(true)
    expect([...(read?.parameterGroups ?? [])]).toEqual([
      [
        'p1',
        [
          { at: 20, items: [expect.objectContaining({ family: 'opacity' })] },
          { at: 0, items: [] },
        ],
      ],
    ])
    expect(parsed({}).interactions.lists.get('a')?.startsWithInitialState).toBe(false)
  })

  it.each<[string, unknown, readonly string[]]>([
    ['null', null, ['', 'site.mediaQueries']],
    ['a text', 'data', ['', 'site.mediaQueries']],
    ['an empty record', {}, ['events', 'actionLists', 'site.mediaQueries']],
    ['events alone', { events: {}, site: { mediaQueries: [] } }, ['actionLists']],
    [
      'a list that is none',
      { events: {}, actionLists: { a: 3 }, site: { mediaQueries: [] } },
      ['actionLists["a"]'],
    ],
  ])('reports the missing parts of %s', (_, data, paths) => {
    expect(parseInteractions(data).problems.map(({ path }) => path)).toEqual(paths)
  })

  it('names breakpoints with ends as numbers or texts', () => {
    const mediaQueries = [
      { key: 'main', min: 992, max: 10000 },
      { key: 'small', min: '480px', max: '767' },
      { key: 'tiny', min: 0 },
      { min: 1, max: 2 },
    ]
    const { interactions, problems } = parseInteractions({ ...dataOf({}), site: { mediaQueries } })
    expect(interactions.breakpoints).toEqual([
      { key: 'main', min: 992, max: 10000 },
      { key: 'small', min: 480, max: 767 },
      { key: 'tiny', min: 0, max: NaN },
    ])
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['site.mediaQueries[2]', 'site.mediaQueries[3]']),
    )
  })

  it('reports each problem once', () => {
    const seen: DataProblem[] = []
    const read = parseInteractions(dataOf({ type: 'STYLE_MOOD' }), 0, (problem) => seen.push(problem))
    const first = [...read.problems]
    expect(read.problems).toEqual(first)
    expect(seen).toEqual(first)
  })
})
