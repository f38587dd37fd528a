import type { AnimationPlugin, ItemPlan } from '../../../../core/animation/index.js'
import { isNumber, toRecord } from '../../../../core/shared/index.js'
import type { StageElement } from '../stage/stage-element.js'

/** The interface between a player's module and interactions: it shows numbers on an element. */
export interface AnimationPlayer {
  readonly render: (element: Element, item: ItemPlan, numbers: Readonly<Record<string, number>>) => void
  readonly clear?: (element: Element) => void
}

const isPlayer = (value: object | undefined): value is AnimationPlayer =>
  typeof Reflect.get(value ?? {}, 'render') === 'function'

/** The numbers of `config.value`, one level down for Rive's inputs; true counts as 1. */
function numbersOf(value: unknown): Readonly<Record<string, number>> {
  if (isNumber(value)) return { value }
  const numbers = toRecord(value)
  return Object.fromEntries(
    Object.entries(toRecord(numbers['inputs'] ?? numbers)).flatMap(([name, entry]) =>
      typeof entry === 'boolean' || isNumber(entry) ? [[name, Number(entry)]] : [],
    ),
  )
}

const attributeMs = (element: StageElement | null, name: string): number =>
  element instanceof Element ? Number.parseFloat(element.getAttribute(name) ?? '') * 1000 || 0 : 0

/**
 * An action type that a player module shows (reference/interactions#players). The module is a separate chunk;
 * numbers from before its arrival are shown by the engine's next frames, the last ones by `elementOf`'s
 * element.
 */
export function createPlayerPlugin(
  document: Document,
  find: () => object | undefined,
): AnimationPlugin<StageElement> {
  const elementOf = (element: StageElement | null, { target }: ItemPlan): Element | null => {
    const id = target.pluginElement?.split('|').at(-1)
    const found = id ? document.querySelector(`[data-w-id=${JSON.stringify(id)}]`) : null
    return found ?? (element instanceof Element ? element : null)
  }
  return {
    destination: (item) => numbersOf(item.pluginValue),
    origin: (name) => (name.startsWith('scale') ? 1 : 0),
    durationMs: (element) =>
      attributeMs(element, 'data-duration') || attributeMs(element, 'data-default-duration'),
    render: (element, item, names, values) => {
      const player = find()
      const container = elementOf(element, item)
      if (!container || !isPlayer(player)) return
      player.render(container, item, Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])))
    },
    clear: (element, item) => {
      const player = find()
      const container = elementOf(element, item)
      if (container && isPlayer(player)) player.clear?.(container)
    },
  }
}
