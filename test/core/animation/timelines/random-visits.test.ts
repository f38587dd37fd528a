import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FakeElement } from '../../../fakes/stage.fake.js'
import { modelCommand, modelEase, modelGrid, modelLater } from '../../../support/animation/timeline-model.js'
import type { ModelCommand, ModelTape } from '../../../support/animation/timeline-model.js'
import { cards, openPage } from './timeline-page.js'
import type { TimelinePage } from './timeline-page.js'

const LENGTH_S = 1
const REST: ModelTape = { at: 0, rate: 0, goesBack: false }
const RUNS = { numRuns: 100, seed: 34 }

const channels = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
const ease = fc.integer({ min: 0, max: 30 })
/** Times between frames, so that no change of a class falls on one. */
const classTime = fc.integer({ min: 0, max: 99 }).map((number) => number / 100 + 0.005)
const command = fc.constantFrom<ModelCommand>(
  ...(['play', 'pause', 'resume', 'reverse', 'restart', 'reset', 'complete', 'none'] as const),
)
const waitMs = fc.integer({ min: 1, max: 60 }).map((tens) => tens * 10)

const all = { targets: [['wf:class', ['card']]], tt: 2 }
const across = (property: string, shareEase = 0): object => ({
  ...all,
  timing: { duration: LENGTH_S, position: 0, ease: shareEase },
  properties: { 'wf:transform': { [property]: ['0px', '1000px'] } },
})
const cardOf = (page: TimelinePage): FakeElement => {
  const [card] = page.stage.elements.select('.card')
  if (!card) throw new Error('no card')
  return card
}
const xOf = (card: FakeElement): number =>
  Number(/translate\((-?[\d.]+)px/.exec(card.style.get('transform') ?? '')?.[1] ?? 0)

describe('random visits', () => {
  it('stagger grids by their columns and rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('start', 'end', 'center', 'edges'),
        fc.constantFrom('x', 'y', null),
        fc.integer({ min: 1, max: 30 }),
        (count, columns, from, axis, hundredths) => {
          const each = hundredths / 100
          const stagger = { each, from, grid: [columns, Math.ceil(count / columns)], axis }
          const page = openPage({
            prepare: (stage) => void cards(stage, count),
            triggers: [['wf:load', {}]],
            timelines: [{ actions: [{ ...across('x'), timing: { duration: 1, ease: 0, stagger } }] }],
          })
          const leads = modelGrid(count, columns, each, from, axis)
          for (const ms of [0, 250, 700, 1500, 6000]) {
            page.playTo(ms)
            const shown = page.stage.elements.select('.card').map(xOf)
            for (const [at, lead] of leads.entries())
              expect(shown[at]).toBeCloseTo(1000 * Math.min(Math.max(ms / 1000 - lead, 0), 1), 2)
          }
        },
      ),
      RUNS,
    )
  })

  it('hover at any time: moves, colours and classes, there and back', () => {
    fc.assert(
      fc.property(
        ...([channels, channels, ease, fc.array(waitMs, { minLength: 1, maxLength: 6 })] as const),
        ...([fc.constantFrom('restart', 'play'), fc.constantFrom(1, 2, 0.5)] as const),
        fc.tuple(classTime, classTime, classTime),
        (from, to, number, waits, control, speed, [adds, removes, toggles]) => {
          const plugin = (type: string): object => ({ pluginConfig: { type, hover: 'each' } })
          const change = (position: number, operation: string, name: string): object => ({
            ...{ targets: all.targets, tt: 3, timing: { position } },
            properties: { 'wf:class': { class: { selectors: [name], operation } } },
          })
          const colour = [from, to].map((three) => `rgb(${three.join(', ')})`)
          const page = openPage({
            prepare: (stage) => void stage.add('card', { classes: ['card', 'removed', 'toggled'] }),
            triggers: [
              ['wf:hover', { control, ...plugin('mouseenter') }, ['wf:class', ['card']]],
              ['wf:hover', { control: 'reverse', speed, ...plugin('mouseleave') }, ['wf:class', ['card']]],
            ],
            timelines: [
              {
                actions: [
                  { ...across('x', number), properties: { 'wf:style': { color: colour } } },
                  across('x'),
                  change(adds, 'addClass', 'added'),
                  change(removes, 'removeClass', 'removed'),
                  change(toggles, 'toggleClass', 'toggled'),
                ],
              },
            ],
          })
          const card = cardOf(page)
          let tape = REST
          for (const [at, wait] of waits.entries()) {
            const isOver = at % 2 === 0
            page.fire(isOver ? 'mouseover' : 'mouseout', card)
            tape = isOver
              ? modelCommand(tape, control, LENGTH_S)
              : modelCommand(tape, 'reverse', LENGTH_S, speed)
            page.playTo(page.now() - 1000 + wait)
            tape = modelLater(tape, wait / 1000, LENGTH_S)
            expect(xOf(card)).toBeCloseTo(1000 * tape.at, 2)
            const shown =
              card.style
                .get('color')
                ?.match(/-?[\d.]+/g)
                ?.map(Number) ?? []
            const share = modelEase(number)(tape.at)
            for (const [channel, start] of from.entries())
              expect(
                Math.abs((shown[channel] ?? NaN) - (start + ((to[channel] ?? 0) - start) * share)),
              ).toBeLessThan(0.51)
            const names = page.classes.get(card) ?? new Set(card.classes)
            expect(['added', 'removed', 'toggled'].map((name) => names.has(name))).toEqual([
              ...[tape.at > adds, tape.at < removes, tape.at < toggles],
            ])
          }
        },
      ),
      RUNS,
    )
  })

  it('scroll in jumps, by the four moments or stretched over the range', () => {
    const [startPx, endPx] = [200, 1000]
    fc.assert(
      fc.property(
        fc.tuple(command, command, command, command),
        fc.boolean(),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), waitMs), { minLength: 1, maxLength: 7 }),
        ([enter, leave, enterBack, leaveBack], scrubs, moves) => {
          const config = { start: 'top bottom', end: 'top top', enter, leave, enterBack, leaveBack }
          const page = openPage({
            prepare: (stage) => {
              stage.add('card', { classes: ['card'], box: { left: 0, top: 1000, width: 100, height: 100 } })
              stage.setView({ scrollHeight: 3000 })
            },
            triggers: [
              [
                'wf:scroll',
                { scrollTriggerConfig: { ...config, ...(scrubs ? { scrub: 0 } : {}) } },
                ['wf:class', ['card']],
              ],
            ],
            timelines: [{ actions: [across('y', 6), across('x')] }],
          })
          const zoneOf = (px: number): number => (px > startPx ? 1 : 0) + (px > endPx ? 1 : 0)
          let [tape, zone, isPlayed] = [REST, 0, false]
          for (const [tens, wait] of moves) {
            const px = tens * 10 + 5
            const next = zoneOf(px)
            const passed =
              next > zone
                ? [enter, leave].slice(zone, next)
                : [leaveBack, enterBack].slice(next, zone).reverse()
            for (const name of passed) {
              // A timeline that never played cannot go back, and has no place to stay at.
              if (!isPlayed && /^(?:reverse|pause|reset|none)$/.test(name)) continue
              isPlayed = true
              tape = modelCommand(tape, name, LENGTH_S)
            }
            zone = next
            page.scrollTo(px)
            page.playTo(page.now() - 1000 + wait)
            // The frame after the event follows it; its time is that of the frame before.
            tape = modelLater(tape, wait / 1000, LENGTH_S)
            const at = scrubs ? Math.min(Math.max((px - startPx) / (endPx - startPx), 0), 1) : tape.at
            expect(xOf(cardOf(page))).toBeCloseTo(1000 * at, 2)
          }
        },
      ),
      RUNS,
    )
  })
})
