import type { ItemPlan } from '../../../../core/animation/index.js'
import type { PlayerPlan } from '../../../../core/animation/timelines/index.js'
import { isElement } from '../stage/stage-element.js'
import type { StageElement } from '../stage/stage-element.js'

/** A player's module for timelines; of an action it only reads the object or state machine. */
interface PlayerModule {
  readonly render: (element: Element, item: ItemPlan, numbers: Readonly<Record<string, number>>) => void
}

const isPlayer = (value: object | undefined): value is PlayerModule =>
  typeof Reflect.get(value ?? {}, 'render') === 'function'

/** Lottie's numbers are shares of its length; its module takes percents. */
const PERCENT: Readonly<Record<string, number>> = { lottie: 100 }

const numberOf = (end: PlayerPlan['numbers'][number]['from'], otherwise: number): number =>
  end?.tag === 'number' ? end.value : otherwise

/** Shows the numbers of a player's action, `share` of the way, through the module that plays it. */
export const showOnPlayer =
  (require: (name: string) => object | undefined) =>
  (element: StageElement, { player, objectId, machine, numbers }: PlayerPlan, share: number): void => {
    const module = require(player)
    if (!isElement(element) || !isPlayer(module)) return
    const factor = PERCENT[player] ?? 1
    const values = numbers.map(({ name, from, to }) => {
      const start = numberOf(from, name.startsWith('scale') ? 1 : 0)
      return [name, (start + (numberOf(to, start) - start) * share) * factor] as const
    })
    const name = machine ?? element.getAttribute('data-rive-state-machine')
    const item = { target: { objectId }, pluginValue: { name } } as ItemPlan
    module.render(element, item, Object.fromEntries(values))
  }
