import type { EventSink } from '../../../core/ports/page/event-sink.port.js'

/**
 * The page's own trackers, Google's `gtag` and Meta's `fbq`, looked up by name when something is sent. This
 * adapter never loads a tracker: the page handles consent, and loads a tracker only after it. A tracker that
 * was not loaded is not called. `page` is the window, or another object with those two functions.
 */
export function createPageTrackers(page: object): EventSink {
  const tracker = (name: 'gtag' | 'fbq'): ((...values: unknown[]) => void) | null => {
    const found = (page as Readonly<Record<string, unknown>>)[name]
    return typeof found === 'function' ? (found as (...values: unknown[]) => void) : null
  }
  return {
    isListening: () => tracker('gtag') !== null || tracker('fbq') !== null,
    send: ({ id, gtag, fbq }) => {
      const once = id === undefined ? [] : [{ eventID: id }]
      attempt(() => tracker('fbq')?.('track', fbq.name, fbq.parameters, ...once))
      attempt(() => tracker('gtag')?.('event', gtag.name, gtag.parameters))
    },
  }
}

/** A tracker that throws loses one event, never a sale. */
function attempt(call: () => void): void {
  try {
    call()
  } catch (problem) {
    console.warn('[vitrine] a tracker of this page failed:', problem)
  }
}
