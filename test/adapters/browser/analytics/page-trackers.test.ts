import { describe, expect, it } from '@jest/globals'
import { createPageTrackers } from '../../../../adapters/browser/analytics/index.js'
import type { TrackedEvent } from '../../../../core/ports/page/event-sink.port.js'

const EVENT: TrackedEvent = {
  name: 'purchase',
  gtag: { name: 'purchase', parameters: { value: 30 } },
  fbq: { name: 'Purchase', parameters: { value: 30 } },
}

/** A page with some of the trackers, and the calls that they got. */
function pageWith(...names: readonly ('fbq' | 'gtag')[]) {
  const told: unknown[][] = []
  const trackers = names.map(
    (name) => [name, (...words: unknown[]) => void told.push([name, ...words])] as const,
  )
  return { window: Object.fromEntries(trackers) as Record<string, unknown>, told }
}

describe('the trackers of a page', () => {
  it('get events by their own names', () => {
    const { window, told } = pageWith('fbq', 'gtag')
    createPageTrackers(window).send(EVENT)
    expect(told).toEqual([
      ['fbq', 'track', 'Purchase', { value: 30 }],
      ['gtag', 'event', 'purchase', { value: 30 }],
    ])
  })

  it('get a purchase under one id, so each counts it once', () => {
    const { window, told } = pageWith('fbq', 'gtag')
    const gtag = { name: 'purchase', parameters: { transaction_id: 'order-1' } }
    createPageTrackers(window).send({ ...EVENT, id: 'order-1', gtag })
    expect(told).toEqual([
      ['fbq', 'track', 'Purchase', { value: 30 }, { eventID: 'order-1' }],
      ['gtag', 'event', 'purchase', { transaction_id: 'order-1' }],
    ])
  })

  it('are found even when they load after the shop', () => {
    const { window, told } = pageWith()
    const sink = createPageTrackers(window)
    expect(sink.isListening()).toBe(false)
    window['gtag'] = () => void told.push(['late'])
    expect(sink.isListening()).toBe(true)
    sink.send(EVENT)
    expect(told).toEqual([['late']])
  })

  it('stop no sale when one of them throws or is no function', () => {
    const { window, told } = pageWith('gtag')
    window['fbq'] = () => {
      throw new Error('blocked')
    }
    expect(() => createPageTrackers(window).send(EVENT)).not.toThrow()
    expect(told).toHaveLength(1)
    expect(createPageTrackers({ fbq: 'no function' }).isListening()).toBe(false)
  })
})
