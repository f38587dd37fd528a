import type { EngineVersion } from '../data/engine-version.js'
import type { Tween } from './action.js'
import type { ContinuousAnimation } from './continuous-animation.js'
import type { StyleStoreOptions } from './style-store.js'

/**
 * Called for every action and track on an element when it begins, and when it has ended but is still listed.
 */
export type LifecycleListener<E> = (play: Tween<E> | ContinuousAnimation<E>, isOver: boolean) => void

/** The options of a player. */
export interface PlayerOptions<E extends object> extends StyleStoreOptions<E> {
  /** Reduced motion: everything is at its end at once, and loops stop. Read at each frame. */
  readonly isInstant: () => boolean
  /** The engine version decides the values at exactly the start of an action. */
  readonly engineVersion: EngineVersion
  /** The element that actions with a boundary stay in; null without one. */
  readonly boundaryOf: (element: E) => E | null
  readonly onLifecycle?: LifecycleListener<E>
}
