import { describe, expect, it } from '@jest/globals'
import { neededChunks } from '../../../../core/animation/timelines/data/further-parts.js'
import { draw } from '../../../../core/animation/timelines/data/read-wrapped.js'
import { describedEase } from '../../../../core/animation/timelines/values/ease-from-description.js'
import { timelineEase } from '../../../../core/animation/timelines/values/ease-families.js'
import { randomNumbers } from '../../../../core/animation/timelines/values/random-numbers.js'
import { staggerOffsets } from '../../../../core/animation/timelines/values/stagger-orders.js'
import type { StaggerPlan } from '../../../../core/animation/timelines/values/stagger.js'
import { linear } from '../../../../core/animation/values/ease-forms.js'
import { modelEase } from '../../../support/animation/timeline-model.js'
import { cards, openPage } from './timeline-page.js'
import type { TimelinePage } from './timeline-page.js'

const random = randomNumbers('00c0ffee')
const PLACES = Array.from({ length: 21 }, (_, at) => at / 20)

describe('eases by the names that code gives them', () => {
  const back =
    (overshoot: number) =>
    (p: number): number =>
      p * p * ((overshoot + 1) * p - overshoot)
  /** A wave under an envelope that halves ten times, for an amplitude of at least 1. */
  const springs =
    (amplitude: number, period: number) =>
    (p: number): number => {
      const lag = (period * Math.asin(1 / amplitude)) / (2 * Math.PI)
      return p === 1 ? 1 : 1 + amplitude * 2 ** (-10 * p) * Math.sin((2 * Math.PI * (p - lag)) / period)
    }
  const out =
    (curve: (p: number) => number) =>
    (p: number): number =>
      1 - curve(1 - p)
  const inOut =
    (curve: (p: number) => number) =>
    (p: number): number =>
      p < 0.5 ? curve(2 * p) / 2 : 1 - curve(2 - 2 * p) / 2
  const zoomed =
    (from: number, to: number) =>
    (p: number): number =>
      (from * (to / from) ** p - from) / (to - from)

  it.each<[string, (p: number) => number]>([
    ['back.in(3)', back(3)],
    ['back.out(2.5)', out(back(2.5))],
    ['back.inOut( 1.2 )', inOut(back(1.2))],
    ['back(4)', out(back(4))],
    ['elastic.out(1.5, 0.4)', springs(1.5, 0.4)],
    ['elastic.in(1,0.5)', out(springs(1, 0.5))],
    ['elastic.inOut(1, 0.75)', inOut(out(springs(1, 0.75)))],
    ['steps(4)', (p) => [0, 0.25, 0.5, 0.75, 1, 1][Math.floor(p * 5 + 1e-12)] ?? NaN],
    ['expoScale(1, 4)', zoomed(1, 4)],
    ['expoScale(0.5, 7, none)', zoomed(0.5, 7)],
    ['expoScale(0.2, 1, none.inOut)', zoomed(0.2, 1)],
    ['none.inOut', (p) => p],
    ['expoScale(2, 1, power1.in)', (p) => zoomed(2, 1)(p * p)],
    ['Power2.easeInOut', modelEase(6)],
    ['Quart.easeOut', modelEase(8)],
    ['Sine.easeIn', modelEase(28)],
    ['Back.easeOut.config(2)', out(back(2))],
    ['bounce', modelEase(17)],
    ['expo.inOut', modelEase(27)],
    ['8', modelEase(8)],
    ['cubic-bezier(0.3, 0.3, 0.6, 0.6)', (p) => p],
    ['M0,0 L0.25,1 L1,1', (p) => Math.min(1, 4 * p)],
    ['M0 0 H0.5 V1 H1', (p) => (p < 0.5 ? 0 : 1)],
    // A curve of the second degree: x is p itself, y is p * p.
    ['M0,0 Q0.5,0 1,1', (p) => p * p],
  ])('%s', (name, curve) => {
    const ease = timelineEase(name, random, describedEase)
    const places = PLACES.filter((p) => !name.includes('V') || p !== 0.5)
    expect(places.map((p) => ease?.(p))).toEqual(places.map((p) => expect.closeTo(curve(p), 3)))
  })

  it.each(['slow(0.5, 0.8, false)', 'slow(0.5,0.8)', 'SlowMo.ease.config(0.5, 0.8)'])(
    '%s rests in the middle',
    (name) => {
      const ease = timelineEase(name, random, describedEase)
      const same = timelineEase({ type: 'slowMo', linearRatio: 0.5, power: 0.8 }, random, describedEase)
      expect(PLACES.map((p) => ease?.(p))).toEqual(PLACES.map((p) => same?.(p)))
    },
  )

  it('rough({...}) reads its options by their names', () => {
    const options = 'template: power1.in, strength: 2, points: 8, taper: "in", randomize: false, clamp: true'
    const ease = timelineEase(`rough({ ${options} })`, random, describedEase)
    const same = timelineEase(
      {
        ...{ type: 'rough', templateCurve: 1, strength: 2, points: 8, taper: 'in' },
        ...{ randomizePoints: false, clampPoints: true },
      },
      random,
      describedEase,
    )
    expect(PLACES.map((p) => ease?.(p))).toEqual(PLACES.map((p) => same?.(p)))
  })

  it.each(['back.sideways(2)', 'jelly(2)', 'power9.out', 'constructor', 'steps', 'm'])(
    '%s plays or is reported as unknown, and never throws',
    (name) => {
      const ease = timelineEase(name, random, describedEase)
      expect(ease === null || Number.isFinite(ease(0.5))).toBe(true)
    },
  )

  it.each([
    [true, 'back.out(2)'],
    [true, 'steps(5)'],
    [true, 'Power2.easeOut'],
    [true, '17'],
    [true, 'bounce.in'],
    [false, 'back.out'],
    [false, 'power2.inOut'],
    [false, 'none'],
  ])('needs the chunk of eases: %s for %s', (needs, ease) => {
    expect(neededChunks(JSON.stringify([{ timing: { ease } }]))).toEqual(needs ? ['eases', 'more'] : [])
  })
})

describe('the order of elements', () => {
  const plan = (parts: Partial<StaggerPlan>): StaggerPlan => ({
    span: { tag: 'each', seconds: 0.1 },
    from: 'start',
    axis: null,
    grid: null,
    ease: linear,
    ...parts,
  })
  const offsets = (parts: Partial<StaggerPlan>, count: number, lefts: readonly number[] = []) =>
    staggerOffsets(plan(parts), count, () => lefts, random).map((s) => Math.round(s * 1e6) / 1e6)

  it.each<[string, Partial<StaggerPlan>, number, readonly number[]]>([
    ['fewer elements than columns: as in a row', { grid: [8, 2], from: 'end', axis: 'x' }, 3, [0.2, 0.1, 0]],
    ['from a quarter of the row', { from: 0.25 }, 4, [0, 0, 0.15, 0.3]],
    ['backwards by a negative time', { span: { tag: 'each', seconds: -0.1 } }, 3, [-0, -0.1, -0.2]],
    ['across the columns only', { grid: [3, 2], axis: 'x' }, 6, [0, 0.15, 0.3, 0, 0.15, 0.3]],
    [
      'an amount over a grid from its middle',
      { grid: [3, 3], from: 'center', axis: 'y', span: { tag: 'amount', seconds: 1 } },
      9,
      [1, 1, 1, 0, 0, 0, 1, 1, 1],
    ],
    ['eased over an amount', { span: { tag: 'amount', seconds: 2 }, ease: (p) => p ** 3 }, 3, [0, 0.25, 2]],
    ['from the last, eased', { from: 'end', ease: (p) => p * p }, 3, [0.2, 0.05, 0]],
  ])('%s', (_, parts, count, expected) => {
    expect(offsets(parts, count)).toEqual(expected)
  })
})

describe('random values', () => {
  it('keep steps within the bounds, and reach both', () => {
    const values = Array.from({ length: 200 }, () =>
      draw({ tag: 'random', min: 0, max: 10, step: 4, unit: 'px' }, random),
    )
    const numbers = new Set(values.map((end) => (end.tag === 'number' ? end.value : NaN)))
    expect([...numbers].sort((one, other) => one - other)).toEqual([0, 4, 8])
  })

  it.each([0, 1e-300, 5e-324, 1e-12, 3, 1e300])('stay within the bounds with a step of %d', (step) => {
    for (const [min, max] of [
      [-5, 5],
      [5, -5],
      [2, 2],
      [0, 1e300],
    ] as const) {
      const end = draw({ tag: 'random', min, max, step, unit: 'px' }, random)
      const value = end.tag === 'number' ? end.value : NaN
      expect(value).toBeGreaterThanOrEqual(Math.min(min, max))
      expect(value).toBeLessThanOrEqual(Math.max(min, max))
    }
  })
})

/** The x of the first card, in px. */
const acrossPx = ({ stage }: TimelinePage): number =>
  Number(/translate\((-?[\d.]+)px/.exec(stage.elements.select('.card')[0]?.style.get('transform') ?? '')?.[1])
const load = ['wf:load', {}]

describe('the start of an action', () => {
  /** The second card's action takes 2 s with its repeat; `third` is that of the third card, 1 s long. */
  const startsAt = (first: object, third: unknown): number => {
    const own = (name: string, timing: object): object => ({
      targets: [['wf:selector', `.${name}`]],
      timing: { duration: 1, ease: 0, ...timing },
      tt: 2,
      properties: { 'wf:transform': { x: ['0px', '100px'] } },
    })
    const page = openPage({
      prepare: (stage) => {
        for (const name of ['one', 'two', 'three']) stage.add(name, { classes: [name] })
      },
      triggers: [load],
      timelines: [
        {
          actions: [
            own('one', { position: 0, duration: 3, ...first }),
            own('two', { position: 0.5, duration: 0.75, repeat: 1, repeatDelay: 0.5 }),
            own('three', { position: third }),
          ],
        },
      ],
    })
    const seenPx = (): number =>
      Number(
        /translate\((-?[\d.]+)px/.exec(
          page.stage.elements.select('.three')[0]?.style.get('transform') ?? '',
        )?.[1],
      )
    for (let ms = 0; ms < 12_000; ms += 10) {
      page.playTo(ms)
      if (seenPx() > 0) return (ms - seenPx() * 10) / 1000
    }
    return NaN
  }
  it.each<[unknown, number]>([
    ['<', 0.5],
    ['>', 2.5],
    ['<0.25', 0.75],
    ['<+=0.25', 0.75],
    ['>-0.5', 2],
    ['>-=500ms', 2],
    ['<25%', 1],
    ['>-50%', 1.5],
    ['<+=50%', 1],
    ['+=0.5', 3.5],
    ['-=0.5', 2.5],
    ['-=50%', 2.5],
    ['label', 3],
    ['label+=1', 4],
    ['label-=25%', 2.75],
    [' 750ms ', 0.75],
    [null, 0],
  ])('%j is at %d s', (position, seconds) => {
    expect(startsAt({}, position)).toBeCloseTo(seconds, 2)
  })

  it.each<[string, object, number]>([
    ['>', { repeat: -1 }, 2.5],
    ['+=0', { repeat: -1 }, 3],
    ['mark', { position: 'mark' }, 0],
    ['mark+=1', { position: 'mark+=2' }, 1],
    ['+=1', { stagger: { each: 1 } }, 4],
  ])('%s, after %j, is at %d s', (position, first, seconds) => {
    expect(startsAt(first, position)).toBeCloseTo(seconds, 2)
  })

  it('is counted after the last piece of a stagger', () => {
    const own = (name: string, timing: object): object => ({
      targets: [['wf:class', [name]]],
      timing: { duration: 1, ease: 0, ...timing },
      tt: 2,
      properties: { 'wf:transform': { x: ['0px', '100px'] } },
    })
    const page = openPage({
      prepare: (stage) => {
        cards(stage, 3)
        stage.add('last', { classes: ['last'] })
      },
      triggers: [load],
      timelines: [
        {
          actions: [own('card', { stagger: { each: 0.5 } }), own('gone', {}), own('last', { position: '>' })],
        },
      ],
    })
    page.playTo(2500)
    expect(page.stage.elements.select('.last')[0]?.style.get('transform')).toBe('translate(50px, 0px)')
  })
})

describe('actions that overlap on one property', () => {
  const move = (position: number, duration: number, ends: unknown, tt = 2): object => ({
    targets: [['wf:class', ['card']]],
    timing: { position, duration, ease: 0 },
    tt,
    properties: { 'wf:transform': { x: ends } },
  })
  /** At each moment the action decides that began last among those under way; then the one that ended last. */
  it.each<[string, object[], readonly (readonly [ms: number, px: number])[]]>([
    [
      'a short one within a long one, which then goes on',
      [move(0, 2, ['0px', '200px']), move(0.5, 0.5, ['500px', '600px'])],
      [
        [400, 40],
        [750, 550],
        [1500, 150],
        [2100, 200],
      ],
    ],
    [
      'two that cross',
      [move(0, 1, ['0px', '100px']), move(0.5, 1, ['300px', '400px'])],
      [
        [250, 25],
        [750, 325],
        [1250, 375],
        [1600, 400],
      ],
    ],
    [
      'a second one that begins where the first is on its way',
      [move(0, 1, ['0px', '100px']), move(0.5, 1, [null, '250px'], 0)],
      [
        [500, 50],
        [1000, 150],
        [1600, 250],
      ],
    ],
    [
      'in the order of their times, not of the data',
      [move(1, 1, ['500px', '600px']), move(0, 1, ['0px', '100px'])],
      [
        [500, 50],
        [1500, 550],
      ],
    ],
    [
      'a Set within a way is overtaken by it',
      [move(0, 1, ['0px', '100px']), move(0.5, 0, '900px', 3)],
      [
        [400, 40],
        [600, 60],
      ],
    ],
  ])('%s', (_, actions, seen) => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [load],
      timelines: [{ actions }],
    })
    const shown = seen.map(([ms]) => {
      page.playTo(ms)
      return acrossPx(page)
    })
    expect(shown).toEqual(seen.map(([, px]) => expect.closeTo(px, 1)))
  })

  /** Before its first action a property stands as before the timeline, however often time goes back. */
  it.each<[string, object[], number]>([
    [
      'a from-to that begins first, later in the data',
      [move(1, 1, '9px', 0), move(0.3, 1, ['50px', '60px'])],
      0,
    ],
    ['a from that begins first, later in the data', [move(1, 1, '9px', 0), move(0.3, 1, ['50px'], 1)], 0],
    [
      'an action that shows its start at once',
      [move(1, 1, ['-30px', '0px']), move(0.3, 1, ['50px', '60px'])],
      -30,
    ],
    ['a to that begins first', [move(1, 1, ['-30px', '0px']), move(0.3, 1, '60px', 0)], -30],
  ])('before %s', (_, actions, before) => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [load, ['wf:custom', { control: 'stop', pluginConfig: { eventName: 'back' } }]],
      timelines: [{ actions }],
    })
    page.playTo(200)
    expect(acrossPx(page)).toBe(before)
    page.playTo(1200)
    expect(acrossPx(page)).not.toBe(before)
    page.session.emit('back', page.now())
    page.playTo(1300)
    expect(acrossPx(page)).toBe(before)
  })

  it.each([0, 0.2])('a repeated one without a duration waits for its time, %s s apart', (each) => {
    const timing = { position: 0.5, duration: 0, repeat: 1, stagger: { each } }
    const page = openPage({
      prepare: (stage) => void cards(stage, 2),
      triggers: [load],
      timelines: [{ actions: [{ ...move(0.5, 0, ['10px', '90px']), timing }] }],
    })
    page.playTo(400)
    expect(acrossPx(page)).toBe(10)
    page.playTo(600)
    expect(acrossPx(page)).toBe(90)
  })

  it('show the position of a pause that jumps, even before the first play', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 1),
      triggers: [['wf:custom', { control: 'pause', jump: 0.5, pluginConfig: { eventName: 'still' } }]],
      timelines: [{ actions: [move(0, 1, '100px', 0)] }],
    })
    page.session.emit('still', page.now())
    page.playTo(100)
    expect(acrossPx(page)).toBe(50)
  })

  it('leave each element its own end in a stagger', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 2),
      triggers: [load],
      timelines: [
        {
          actions: [
            move(0, 3, ['0px', '300px']),
            { ...move(0, 0.5, ['900px', '950px']), timing: { duration: 0.5, ease: 0, stagger: { each: 1 } } },
          ],
        },
      ],
    })
    // The second card's own part is yet to come; the first follows the long way again.
    page.playTo(800)
    expect(acrossPx(page)).toBeCloseTo(80, 1)
  })
})

describe('lengths', () => {
  const computed = {
    transform: 'matrix(1, 0, 0, 1, 30, 0)',
    'font-size': '20px',
    '--gap': '24px',
    '--far': 'calc(10vw - 8px)',
    width: '100px',
  }
  /** A window of 1280 by 800 px, an element of 100 by 100 px with letters of 20 px. */
  it.each<[string, unknown, string, string]>([
    ['x', [null, 'var(--gap)'], 'translate(27px, 0px)', 'translate(24px, 0px)'],
    ['x', [null, 'var(--far)'], 'translate(75px, 0px)', 'translate(120px, 0px)'],
    ['x', [null, 'calc(10vw - 2em)'], 'translate(59px, 0px)', 'translate(88px, 0px)'],
    [
      'x',
      ['0px', 'calc(-50% - 20px)'],
      'translate(-25%, 0%) translate(-10px, 0px)',
      'translate(-50%, 0%) translate(-20px, 0px)',
    ],
    ['x', [null, 'var(--none, 40px)'], 'translate(35px, 0px)', 'translate(40px, 0px)'],
    ['x', [null, 'calc(2 * 40px)'], 'translate(55px, 0px)', 'translate(80px, 0px)'],
    ['x', [null, 'calc(var(--gap) * -0.5)'], 'translate(9px, 0px)', 'translate(-12px, 0px)'],
    ['x', [null, 'calc((10vw - 8px) / 4)'], 'translate(30px, 0px)', 'translate(30px, 0px)'],
    ['x', [null, 'min(50vw, 70px)'], 'translate(50px, 0px)', 'translate(70px, 0px)'],
    ['x', [null, 'max(1rem, 10vw)'], 'translate(79px, 0px)', 'translate(128px, 0px)'],
    ['x', [null, 'clamp(2em, 1vw + 10px, 60px)'], 'translate(35px, 0px)', 'translate(40px, 0px)'],
    [
      'x',
      ['0px', 'min(50%, 80px)'],
      'translate(25%, 0%) translate(0px, 0px)',
      'translate(50%, 0%) translate(0px, 0px)',
    ],
    [
      'x',
      ['0px', 'calc(50% * 2 + 10px)'],
      'translate(50%, 0%) translate(5px, 0px)',
      'translate(100%, 0%) translate(10px, 0px)',
    ],
    ['x', [null, 'calc(3 * 2px * 2px)'], 'translate(30px, 0px)', 'translate(30px, 0px)'],
    ['x', [null, 'calc(2px'], 'translate(30px, 0px)', 'translate(30px, 0px)'],
    ['x', [null, `${'('.repeat(300)}9px`], 'translate(30px, 0px)', 'translate(30px, 0px)'],
    ['x', [null, '+=50px'], 'translate(55px, 0px)', 'translate(80px, 0px)'],
    ['x', [null, '-=1em'], 'translate(20px, 0px)', 'translate(10px, 0px)'],
    ['x', [null, '-=50'], 'translate(5px, 0px)', 'translate(-20px, 0px)'],
    ['x', [null, '50dvw'], 'translate(335px, 0px)', 'translate(640px, 0px)'],
    ['x', [null, '10svmin'], 'translate(55px, 0px)', 'translate(80px, 0px)'],
    ['x', [null, '10dvmax'], 'translate(79px, 0px)', 'translate(128px, 0px)'],
    ['x', [null, '30vx'], 'translate(30px, 0px)', 'translate(30px, 0px)'],
    ['x', [null, '2em'], 'translate(35px, 0px)', 'translate(40px, 0px)'],
    ['x', [null, '9ch'], 'translate(60px, 0px)', 'translate(90px, 0px)'],
    ['x', [null, '10vw'], 'translate(79px, 0px)', 'translate(128px, 0px)'],
    ['y', [null, '10vh'], 'translate(30px, 40px)', 'translate(30px, 80px)'],
    [
      'y',
      [null, '50%'],
      'translate(0%, 25%) translate(30px, 0px)',
      'translate(0%, 50%) translate(30px, 0px)',
    ],
    ['z', [null, '20px'], 'translate3d(30px, 0px, 10px)', 'translate3d(30px, 0px, 20px)'],
    [
      'rotation',
      [null, '0.5turn'],
      'translate(30px, 0px) rotate(90deg)',
      'translate(30px, 0px) rotate(180deg)',
    ],
    [
      'rotation',
      [null, '1rad'],
      'translate(30px, 0px) rotate(28.64789deg)',
      'translate(30px, 0px) rotate(57.29578deg)',
    ],
    ['rotation', ['10deg', 40], 'translate(30px, 0px) rotate(25deg)', 'translate(30px, 0px) rotate(40deg)'],
    [
      'scale',
      [null, '150%'],
      'translate(30px, 0px) scale(1.25, 1.25)',
      'translate(30px, 0px) scale(1.5, 1.5)',
    ],
    ['skewX', [null, 20], 'translate(30px, 0px) skew(10deg, 0deg)', 'translate(30px, 0px) skew(20deg, 0deg)'],
    ['opacity', [0, '50%'], '0.25', '0.5'],
    ['width', [null, '+=40px'], '120px', '140px'],
    ['width', ['0px', '100%'], 'calc(0.5 * 0px + 0.5 * 100%)', '100%'],
    [
      'width',
      [null, 'calc(100% - 20px)'],
      'calc(0.5 * 100px + 0.5 * calc(100% - 20px))',
      'calc(100% - 20px)',
    ],
    ['width', ['calc(50% + 1rem)', '0px'], 'calc(0.5 * calc(50% + 1rem) + 0.5 * 0px)', '0px'],
  ])('%s to %j', (name, ends, half, whole) => {
    const page = openPage({
      prepare: (stage) => void stage.add('card', { classes: ['card'], computed }),
      triggers: [load],
      timelines: [
        {
          actions: [
            {
              targets: [['wf:class', ['card']]],
              timing: { duration: 1, position: 0, ease: 0 },
              tt: 2,
              properties: { 'wf:transform': { [name]: ends } },
            },
          ],
        },
      ],
    })
    const shown = (): unknown =>
      page.stage.elements
        .select('.card')[0]
        ?.style.get(/^(?:[xyz]|rot|sc|sk)/.test(name) ? 'transform' : name)
    page.playTo(500)
    expect(shown()).toBe(half)
    page.playTo(1100)
    expect(shown()).toBe(whole)
  })

  it('of two units go past their end with an ease beyond 1', () => {
    const page = openPage({
      prepare: (stage) => void stage.add('card', { classes: ['card'] }),
      triggers: [load],
      timelines: [
        {
          actions: [
            {
              targets: [['wf:class', ['card']]],
              timing: { duration: 1, position: 0, ease: 'back.out' },
              tt: 2,
              properties: { 'wf:transform': { width: ['0px', '100%'] } },
            },
          ],
        },
      ],
    })
    page.playTo(500)
    const [card] = page.stage.elements.select('.card')
    expect(card?.style.get('width')).toBe('calc(-0.0877 * 0px + 1.0877 * 100%)')
  })
})

describe('an ease that jumps at its start', () => {
  it('has not begun at exactly that time, despite rounding errors of summed times', () => {
    const page = openPage({
      prepare: (stage) => void cards(stage, 3),
      triggers: [load],
      timelines: [
        {
          actions: [
            {
              targets: [['wf:class', ['card']]],
              timing: { duration: 0.1, position: 0.1, ease: 'elastic.in', stagger: { each: 0.3 } },
              tt: 2,
              properties: { 'wf:transform': { x: ['0px', '1000px'] } },
            },
          ],
        },
      ],
    })
    const shown = [400, 700].map((ms) => {
      page.playTo(ms)
      return page.stage.elements.select('.card').map(({ style }) => style.get('transform'))
    })
    expect([shown[0]?.[1], shown[1]?.[2]]).toEqual(['translate(0px, 0px)', 'translate(0px, 0px)'])
  })
})

describe('one timeline with two buttons', () => {
  const on = (name: string, control: string): unknown => [
    'wf:click',
    { control, pluginConfig: { click: 'each' } },
    ['wf:class', [name]],
  ]
  const action = (target: unknown): object => ({
    targets: [target],
    timing: { duration: 1, position: 0, ease: 0 },
    tt: 2,
    properties: { 'wf:transform': { x: ['0px', '100px'] } },
  })
  const opened = (control: string, target: unknown = ['wf:class', ['card']]): TimelinePage => {
    const page = openPage({
      prepare: (stage) => {
        cards(stage, 1)
        stage.add('open', { classes: ['open'] })
        stage.add('close', { classes: ['close'] })
      },
      triggers: [on('open', 'play'), on('close', control)],
      timelines: [{ actions: [action(target)] }],
    })
    return page
  }
  const press = (page: TimelinePage, name: string): void => {
    const [button] = page.stage.elements.select(`.${name}`)
    if (button) page.fire('click', button)
  }

  it.each([
    ['reverse', 30],
    ['reverseFlipEase', 30],
    ['pause', 80],
    ['stop', 0],
  ])('the second button changes the state of the first by %s', (control, px) => {
    const page = opened(control)
    press(page, 'open')
    page.playTo(800)
    press(page, 'close')
    page.playTo(1300)
    expect(acrossPx(page)).toBeCloseTo(px, 1)
  })

  it('has no effect before the first play', () => {
    const page = opened('reverse')
    press(page, 'close')
    page.playTo(500)
    expect(acrossPx(page)).toBe(0)
    expect(page.session.wantsFrame).toBe(false)
  })

  it('keeps the state of the other button', () => {
    const page = opened('reverse', ['wf:trigger-only', ''])
    const [button] = page.stage.elements.select('.open')
    press(page, 'open')
    page.playTo(800)
    press(page, 'close')
    page.playTo(1500)
    expect(button?.style.get('transform')).toBe('translate(100px, 0px)')
  })
})

describe('the roles of a widget', () => {
  const timeline = (role: string | null, px: number): object => ({
    actions: [
      {
        targets: [['wf:class', ['card']]],
        timing: { duration: 0.1, position: 0, ease: 0 },
        properties: { 'wf:transform': { x: [null, `${px}px`] } },
      },
    ],
    ...(role === null ? {} : { triggerMetadata: { role }, settings: { control: 'restart' } }),
  })
  /** The x after the widget has opened, closed, and opened again. */
  it.each<[string, string, object[], number[]]>([
    ['navbar', 'one timeline goes to and fro', [timeline(null, 60)], [60, 0, 60]],
    [
      'navbar',
      'a timeline for each role',
      [timeline('navbarOpen', 60), timeline('navbarClose', 20)],
      [60, 20, 60],
    ],
    ['navbar', 'plain roles', [timeline('open', 60), timeline('close', 20)], [60, 20, 60]],
    ['navbar', 'only for opening', [timeline('open', 60)], [60, 60, 60]],
    [
      'dropdown',
      'a timeline for each role',
      [timeline('dropdownOpen', 60), timeline('dropdownClose', 20)],
      [60, 20, 60],
    ],
    ['dropdown', 'one timeline goes to and fro', [timeline(null, 60)], [60, 0, 60]],
  ])('%s: %s', (widget, _, timelines, expected) => {
    const page = openPage({
      prepare: (stage) => {
        cards(stage, 1)
        stage.add('menu', { classes: ['menu'] })
      },
      triggers: [[`wf:${widget}`, { control: 'play' }, ['wf:class', ['menu']]]],
      timelines,
    })
    const [menu] = page.stage.elements.select('.menu')
    if (!menu) throw new Error('no menu')
    const seen = ['open', 'close', 'open'].map((state, at) => {
      page.session.widgetChanged(menu, widget, state, page.now())
      // Events of the other widget, and of another state, have no effect.
      page.session.widgetChanged(menu, 'tabs', state, page.now())
      page.session.widgetChanged(menu, widget, 'wobble', page.now())
      page.playTo((at + 1) * 300)
      return acrossPx(page)
    })
    expect(seen).toEqual(expected)
  })
})
