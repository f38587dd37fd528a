import type { Backend } from '../../core/ports/backend.port.js'
import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import { token } from './provide.js'

/** Container keys of the ports. */
export const TOKENS = {
  backend: token<Backend>('Backend'),
  clock: token<Clock>('Clock'),
  random: token<Random>('Random'),
} as const
