import type { PropertyPlan } from '../data/model.js'
import { SLOTS } from './element-state.js'

/** A property of an action in the form of tracks. */
export interface TrackProperty extends PropertyPlan {
  readonly slot: number
  readonly isColour: boolean
  readonly hidesAtZero: boolean
}

const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const slotOf = (name: string): number => (SLOTS as readonly string[]).indexOf(name)

/** The tracks of a property: a scale has two. */
export function trackProperties(plan: PropertyPlan): readonly TrackProperty[] {
  const { name } = plan
  const as = (own: string, hidesAtZero = false): TrackProperty => ({
    ...plan,
    name: own,
    slot: slotOf(own),
    isColour: false,
    hidesAtZero,
  })
  if (name === 'scale') return [as('scaleX'), as('scaleY')]
  if (name === 'rotationZ') return [as('rotation')]
  if (name === 'autoAlpha') return [as('opacity', true)]
  if (slotOf(name) >= 0) return [as(name)]
  const property = kebab(name)
  return [
    {
      ...plan,
      name: property,
      slot: -1,
      isColour: /color$|^fill$|^stroke$|^--/.test(property),
      hidesAtZero: false,
    },
  ]
}
