import type { OrderEventFacts } from './order-event.js'

/** The event without its notes, reasons, tracking number and the provider's words, which may name the shopper. */
export function eventWithoutWords(event: OrderEventFacts): OrderEventFacts {
  switch (event.tag) {
    case 'note':
      return { ...event, text: '' }
    case 'fulfilled':
      return { ...event, tracking: null }
    case 'cancelled':
    case 'refund-requested':
      return { ...event, reason: null }
    case 'refund-refused':
      return { ...event, message: '' }
    case 'capture-requested':
    case 'refunded':
    case 'released':
    case 'refunded-elsewhere':
    case 'returned-elsewhere':
    case 'disputed':
    case 'dispute-over':
    case 'downloads-sent':
      return event
  }
}
