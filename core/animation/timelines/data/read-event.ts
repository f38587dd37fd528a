import { isNumber, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'

const percentOr50 = (value: unknown): number => {
  const number = Number.parseFloat(String(value))
  return (Number.isNaN(number) ? 50 : number) / 100
}

/** Reads the event of a trigger that few pages use. */
export const readEvent: FurtherParts['readEvent'] = (key, config) => {
  const plugin = toRecord(config['pluginConfig'])
  switch (key) {
    case 'wf:mouse-move': {
      const rest = toRecord(plugin['restingState'])
      const smooth = plugin['smoothness']
      return {
        tag: 'pointer',
        smoothS: isNumber(smooth) ? Math.max(0, smooth) / 1000 : 0,
        restX: percentOr50(rest['x']),
        restY: percentOr50(rest['y']),
      }
    }
    case 'wf:custom':
      return { tag: 'custom', name: toText(plugin['eventName']) ?? toText(config['eventName']) ?? '' }
    case 'wf:focus':
    case 'wf:blur':
    case 'wf:change':
      return { tag: key.slice(3) as 'focus' | 'blur' | 'change' }
    case 'wf:navbar':
    case 'wf:dropdown':
      return { tag: 'widget', widget: key.slice(3) }
    default:
      return null
  }
}

const DEFAULT_INTERVAL_PX = 100

/** Reads when a timeline plays on the way of the pointer. */
export const readInterval: FurtherParts['readInterval'] = ({ role, distance, axes }) => {
  if (role !== 'interval') return null
  const only = String(axes ?? '')
  return {
    px: isNumber(distance) ? Math.max(1, distance) : DEFAULT_INTERVAL_PX,
    isAlong: { x: only !== 'y', y: only !== 'x' },
  }
}
