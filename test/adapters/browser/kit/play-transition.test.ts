/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createTransitionPlayer } from '../../../../adapters/browser/kit/play-transition.js'

const timers: { readonly at: number; readonly run: () => void }[] = []
let reduced = false
const player = createTransitionPlayer({
  clock: {
    now: () => 0,
    wallTime: () => 0,
    setTimer: (delayMs, run) => {
      const timer = { at: delayMs, run }
      timers.push(timer)
      return () => {
        const index = timers.indexOf(timer)
        if (index >= 0) timers.splice(index, 1)
      }
    },
  },
  prefersReducedMotion: () => reduced,
})
const box = (): HTMLElement => document.body.appendChild(document.createElement('div'))
const timing = { durationMs: 300, easing: 'ease-out', delayMs: 50 }
const runTimers = (): void => timers.splice(0).forEach((timer) => timer.run())

afterEach(() => {
  timers.length = 0
  reduced = false
  document.body.replaceChildren()
})

describe('a transition', () => {
  it('is a CSS transition to the end state, timed by the clock', async () => {
    const element = box()
    const playing = player.animate(element, { opacity: [0, 1], transform: ['scale(.95)', 'none'] }, timing)
    expect(element.style.transition).toBe('opacity 300ms ease-out 50ms, transform 300ms ease-out 50ms')
    expect(element.style.opacity).toBe('1')
    expect(timers.map(({ at }) => at)).toEqual([350])
    runTimers()
    expect(await playing.finished).toBe(true)
    expect(element.style.transition).toBe('')
    expect(element.style.opacity).toBe('1')
  })

  it('applies the same end state at once under reduced motion', async () => {
    reduced = true
    const element = box()
    let ended = false
    const playing = player.play([{ element, change: { opacity: [0, 0.5] } }], timing, () => (ended = true))
    expect(ended).toBe(true)
    expect(element.style.opacity).toBe('0.5')
    expect(timers).toHaveLength(0)
    expect(await playing.finished).toBe(true)
  })

  it('reports a cancelled one as such and leaves no timer', async () => {
    const element = box()
    let ended = false
    const playing = player.play([{ element, change: { opacity: [0, 1] } }], timing, () => (ended = true))
    playing.cancel()
    playing.cancel()
    expect(await playing.finished).toBe(false)
    expect(ended).toBe(false)
    expect(timers).toHaveLength(0)
  })

  it('replaces the running one of the same element', async () => {
    const element = box()
    element.style.transition = 'color 1s'
    const first = player.animate(element, { opacity: [0, 1] }, timing)
    const second = player.animate(element, { opacity: [null, 0] }, timing)
    expect(await first.finished).toBe(false)
    expect(timers).toHaveLength(1)
    runTimers()
    expect(await second.finished).toBe(true)
    expect(element.style.opacity).toBe('0')
    expect(element.style.transition).toBe('color 1s')
  })
})
