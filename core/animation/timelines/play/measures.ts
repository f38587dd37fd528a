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
    switch (unit.replace(/^[sld](?=v)/, '')) {
      case '':
      case 'px':
        return value
      case 'vw':
        return (value * layout.view().innerWidth) / 100
      case 'vh':
        return (value * layout.view().innerHeight) / 100
      case 'vmin':
      case 'vmax': {
        const { innerWidth, innerHeight } = layout.view()
        return (value * Math[unit === 'vmin' ? 'min' : 'max'](innerWidth, innerHeight)) / 100
      }
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
