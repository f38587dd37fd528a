import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { config } from 'rxjs'
import { browserFrames } from '../../../../adapters/browser/frames/animation-frames.js'

/** Callbacks of the next display frame, by request number. */
const asked = new Map<number, FrameRequestCallback>()
let lastRequest = 0

beforeEach(() => {
  asked.clear()
  Object.assign(globalThis, {
    requestAnimationFrame: (run: FrameRequestCallback) => {
      asked.set(++lastRequest, run)
      return lastRequest
    },
    cancelAnimationFrame: (request: number) => asked.delete(request),
  })
})
afterEach(() => {
  for (const name of ['requestAnimationFrame', 'cancelAnimationFrame'])
    Reflect.deleteProperty(globalThis, name)
})

function showFrame(nowMs: number): void {
  const due = [...asked.values()]
  asked.clear()
  for (const run of due) run(nowMs)
}

describe('the frames of the display', () => {
  it('come one by one to each listener until it stops, and none is requested without a listener', () => {
    const seen: string[] = []
    expect(asked.size).toBe(0)
    const stopFirst = browserFrames.subscribe((nowMs) => seen.push(`first ${nowMs}`))
    const stopSecond = browserFrames.subscribe((nowMs) => seen.push(`second ${nowMs}`))
    showFrame(16)
    stopFirst()
    showFrame(32)
    stopSecond()
    expect(asked.size).toBe(0)
    expect(seen).toEqual(['first 16', 'second 16', 'second 32'])
  })

  it('end from within a frame', () => {
    let count = 0
    const stop = browserFrames.subscribe(() => {
      count++
      stop()
    })
    showFrame(16)
    expect([count, asked.size]).toEqual([1, 0])
    stop()
    expect(asked.size).toBe(0)
  })

  it('go on after a listener failed, and the browser reports the failure', async () => {
    const seen: number[] = []
    const stop = browserFrames.subscribe((nowMs) => {
      seen.push(nowMs)
      if (nowMs === 16) throw new Error('broken')
    })
    const reported = new Promise((resolve) => {
      config.onUnhandledError = resolve
    })
    showFrame(16)
    showFrame(32)
    stop()
    expect(seen).toEqual([16, 32])
    expect(await reported).toEqual(new Error('broken'))
    config.onUnhandledError = null
  })

  it('reach no listener that another ended within the same frame', () => {
    const seen: string[] = []
    const stops = [browserFrames.subscribe(() => stops.forEach((stop) => stop()))]
    stops.push(browserFrames.subscribe(() => seen.push('ended')))
    showFrame(16)
    expect([seen, asked.size]).toEqual([[], 0])
  })

  it('are requested once for all listeners, even if the last is replaced within a frame', () => {
    const seen: string[] = []
    const stops = [browserFrames.subscribe(() => seen.push('other'))]
    const stop = browserFrames.subscribe(() => {
      stop()
      stops.forEach((end) => end())
      stops.push(browserFrames.subscribe((nowMs) => seen.push(`late ${nowMs}`)))
    })
    expect(asked.size).toBe(1)
    showFrame(16)
    expect(asked.size).toBe(1)
    showFrame(32)
    expect([seen, asked.size]).toEqual([['other', 'late 32'], 1])
    stops.forEach((end) => end())
    expect(asked.size).toBe(0)
  })
})
