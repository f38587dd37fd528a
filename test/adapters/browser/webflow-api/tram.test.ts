/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { createTram } from '../../../../adapters/browser/webflow-api/tram.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

it.each([
  ['opacity', 'opacity 500ms ease 0ms', 500],
  ['opacity 40ms', 'opacity 40ms ease 0ms', 40],
  ['opacity 40ms linear 10ms', 'opacity 40ms linear 10ms', 50],
])('a transition declared as %j is %j, and ends after %i ms', (declaration, transition, endMs) => {
  const clock = createFakeClock()
  const tram = createTram({ clock, prefersReducedMotion: () => false } as unknown as PageContext)
  const element = document.createElement('div')
  let isOver = false
  tram(element)
    .add(declaration)
    .start({ opacity: 1 })
    .then(() => (isOver = true))
  expect(element.style.transition).toBe(transition)
  clock.advance(endMs - 1)
  expect(isOver).toBe(false)
  clock.advance(1)
  expect(isOver).toBe(true)
})
