import type { Backend } from '../../core/ports/backend.port.js'
import type { CardPayments } from '../../core/ports/card-payments.port.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../../core/ports/event-sink.port.js'
import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { token } from './provide.js'

/** The names under which the container knows the ports. */
export const TOKENS = {
  backend: token<Backend>('Backend'),
  cardPayments: token<CardPayments>('CardPayments'),
  clock: token<Clock>('Clock'),
  commerce: token<CommerceGateway>('CommerceGateway'),
  eventSink: token<EventSink>('EventSink'),
  navigator: token<Navigator>('Navigator'),
  random: token<Random>('Random'),
  storage: token<KeyValueStore>('KeyValueStore'),
  window: token<Window & typeof globalThis>('Window'),
} as const
