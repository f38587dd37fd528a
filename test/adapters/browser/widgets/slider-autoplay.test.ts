/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals'
import { EMPTY, of } from 'rxjs'
import { createSliderAutoplay } from '../../../../adapters/browser/widgets/slider/autoplay.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

afterEach(() => document.body.replaceChildren())

/** The moves that a slider on screen has made by itself after some time. */
function moved(attributes: string, afterMs: number, mode = 'published'): number {
  document.body.innerHTML = `<div class="w-slider" ${attributes}></div>`
  const clock = createFakeClock()
  let moves = 0
  const context = {
    window,
    document,
    clock,
    mode: () => mode,
    eventsOf: () => EMPTY,
    visibilityOf: () => of(true),
    prefersReducedMotion: () => false,
    motion: new EventTarget(),
  } as unknown as PageContext
  const slider = document.body.firstElementChild as HTMLElement
  const autoplay = createSliderAutoplay(
    context,
    slider,
    () => (moves += 1),
    () => undefined,
  )
  autoplay.restart()
  clock.advance(afterMs)
  autoplay.destroy()
  return moves
}

it.each([
  ['', 60_000, 0],
  ['data-autoplay="false"', 60_000, 0],
  ['data-autoplay="0" data-delay="10"', 60_000, 0],
  ['data-autoplay="true"', 1_999, 0],
  ['data-autoplay="true"', 2_000, 1],
  ['data-autoplay="1" data-delay=""', 2_000, 1],
  ['data-autoplay="1" data-delay="0"', 1_999, 0],
  ['data-autoplay="1" data-delay="50"', 50, 1],
])('a slider with [%s] has moved after %i ms %i times by itself', (attributes, afterMs, moves) => {
  expect(moved(attributes, afterMs)).toBe(moves)
})

it('a slider stays where it is while its page is designed', () => {
  expect(moved('data-autoplay="true"', 60_000, 'design')).toBe(0)
  expect(moved('data-autoplay="true"', 2_000, 'preview')).toBe(1)
})
