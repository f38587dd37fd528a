import { ownValue } from '../../../shared/index.js'
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

/** The tracks of names that stand for others: a scale has two. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  scale: ['scaleX', 'scaleY'],
  rotationZ: ['rotation'],
  autoAlpha: ['opacity'],
}

/** The tracks of a property. */
export const trackProperties = (plan: PropertyPlan): readonly TrackProperty[] =>
  (ownValue(ALIASES, plan.name) ?? [plan.name]).map((own) => {
    const slot = slotOf(own)
    const name = slot < 0 ? kebab(own) : own
    return {
      ...plan,
      name,
      slot,
      isColour: slot < 0 && /color$|^fill$|^stroke$|^--/.test(name),
      hidesAtZero: plan.name === 'autoAlpha',
    }
  })
