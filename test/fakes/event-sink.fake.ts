import type { EventSink, TrackedEvent } from '../../core/ports/page/event-sink.port.js'

/** A tracker that records its events. */
export function createFakeEventSink(
  isListening = true,
): EventSink & { readonly sent: readonly TrackedEvent[] } {
  const sent: TrackedEvent[] = []
  return {
    sent,
    isListening: () => isListening,
    send: (event) => {
      sent.push(event)
    },
  }
}
