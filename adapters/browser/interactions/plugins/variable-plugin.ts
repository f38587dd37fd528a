import { swatchColour } from '../../../../core/animation/index.js'
import type { AnimationPlugin, ItemPlan } from '../../../../core/animation/index.js'
import { isNumber, toRecord } from '../../../../core/shared/index.js'
import type { StageElement } from '../stage/stage-element.js'

const CHANNELS = ['red', 'green', 'blue', 'alpha']

/**
 * Animates a custom property of the root: a size with its unit, or a colour (reference/interactions#players).
 * Names that are not custom properties have no effect.
 */
export function createVariablePlugin(
  document: Document,
  colourName: (name: string) => string | null,
): AnimationPlugin<StageElement> {
  const root = document.documentElement
  const nameOf = (item: ItemPlan): string | null =>
    item.target.objectId?.startsWith('--') === true ? item.target.objectId : null
  return {
    destination: (item) =>
      Object.fromEntries(
        Object.entries(toRecord(item.pluginValue)).filter(
          (entry): entry is [string, number] =>
            (entry[0] === 'size' || CHANNELS.includes(entry[0])) && isNumber(entry[1]),
        ),
      ),
    origin: (channel, _element, item) => {
      const name = nameOf(item)
      const value = name === null ? '' : getComputedStyle(root).getPropertyValue(name)
      if (channel === 'size') return Number.parseInt(value, 10) || 0
      const { r = 0, g = 0, b = 0, a } = swatchColour(value, colourName)
      return [r, g, b, a][CHANNELS.indexOf(channel)] ?? 0
    },
    durationMs: () => 0,
    render: (_element, item, names, values) => {
      const name = nameOf(item)
      if (name === null) return
      const of = (channel: string): number => values[names.indexOf(channel)] ?? 0
      const unit = toRecord(item.pluginValue)['unit']
      const text = names.includes('size')
        ? `${of('size')}${typeof unit === 'string' && unit !== '-' ? unit : ''}`
        : `rgba(${of('red')}, ${of('green')}, ${of('blue')}, ${names.includes('alpha') ? of('alpha') : 1})`
      root.style.setProperty(name, text)
    },
    clear: (_element, item) => {
      const name = nameOf(item)
      if (name !== null) root.style.removeProperty(name)
    },
  }
}
