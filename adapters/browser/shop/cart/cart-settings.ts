import { cssEasing } from '../../../../core/site/index.js'
import { findNode } from '../node-type.js'

/** The place where the panel of a cart opens (reference/cart#attributes). */
export type CartType =
  | 'modal'
  | 'leftSidebar'
  | 'rightSidebar'
  | 'leftDropdown'
  | 'rightDropdown'
  | 'dropdown'

/**
 * The way a cart opens, read from the parent of its overlay: the cart itself, or the designer's wrapper
 * (reference/cart#attributes).
 */
export interface CartSettings {
  readonly type: CartType
  /** 0: no motion. */
  readonly durationMs: number
  /** CSS timing function. */
  readonly easing: string
  /** False: it opens only with something in it. */
  readonly opensEmpty: boolean
}

const TYPES: readonly CartType[] = [
  'modal',
  'leftSidebar',
  'rightSidebar',
  'leftDropdown',
  'rightDropdown',
  'dropdown',
]

const DEFAULT_DURATION_MS = 300
const DEFAULT_EASING = 'ease-out-quad'

/** Reads the designer's settings of a cart; missing or unknown ones get the builder's defaults. */
export function readCartSettings(wrapper: HTMLElement): CartSettings {
  const source = findNode(wrapper, 'commerce-cart-container-wrapper')?.parentElement ?? wrapper
  const type = source.getAttribute('data-wf-cart-type')
  const duration = Number.parseInt(source.getAttribute('data-wf-cart-duration') ?? '', 10)
  return {
    type: TYPES.find((known) => known === type) ?? 'dropdown',
    durationMs: Number.isNaN(duration) || duration < 0 ? DEFAULT_DURATION_MS : duration,
    easing: cssEasing(
      source.getAttribute('data-wf-cart-easing') || DEFAULT_EASING,
      cssEasing(DEFAULT_EASING),
    ),
    opensEmpty: source.getAttribute('data-vitrine-cart-opens') !== 'filled',
  }
}

/**
 * The start and the end of the panel's movement, as transforms; null: it only fades
 * (reference/cart#opening-and-closing).
 */
export function panelTravel(type: CartType): readonly [from: string, to: string] | null {
  switch (type) {
    case 'modal':
      return ['scale(0.95)', 'scale(1)']
    case 'leftSidebar':
      return ['translateX(-30px)', 'translateX(0px)']
    case 'rightSidebar':
      return ['translateX(30px)', 'translateX(0px)']
    case 'leftDropdown':
    case 'rightDropdown':
      return ['translateY(-10px)', 'translateY(0px)']
    case 'dropdown':
      return null
  }
}
