import { ownValue } from '../../../shared/index.js'
import type { Stage } from '../../../ports/page/stage.port.js'

/** Turns lengths of a page into px. */
export interface Measures<E> {
  /** Null for a unit that is no length. */
  readonly toPx: (value: number, unit: string, element: E, isVertical: boolean) => number | null
}

/** The measures of a stage. */
export function createMeasures<E extends object>({ elements, styles, layout }: Stage<E>): Measures<E> {
  const fontPx = (element: E): number => Number.parseFloat(styles.computedStyle(element, 'font-size')) || 16
  const toPx: Measures<E>['toPx'] = (value, unit, element, isVertical) => {
    // Small, large and dynamic windows are one.
    const name = unit.replace(/^[sld](?=v)/, '')
    if (name.startsWith('v')) {
      const { innerWidth: vw, innerHeight: vh } = layout.view()
      const whole = ownValue({ vw, vh, vmin: Math.min(vw, vh), vmax: Math.max(vw, vh) }, name)
      return whole === undefined ? null : (value * whole) / 100
    }
    switch (name) {
      case '':
      case 'px':
        return value
      case 'em':
        return value * fontPx(element)
      case 'rem':
        return value * fontPx(elements.select('html')[0] ?? element)
      case 'ch':
        return (value * fontPx(element)) / 2
      case '%': {
        const { width, height } = layout.box(element)
        return (value * (isVertical ? height : width)) / 100
      }
      default:
        return null
    }
  }
  return { toPx }
}
