import { ownValue } from '../../shared/index.js'
/**
 * DOM events after which elements may have come into view (reference/interactions#triggers). Scans are at
 * least 12 ms apart.
 */
export const SCAN_EVENTS: readonly string[] = [
  'resize',
  'orientationchange',
  'scroll',
  'wheel',
  'readystatechange',
  'IX2_PAGE_UPDATE',
]

/**
 * DOM events for how far the page has loaded; page code sends them to have it treated as loaded
 * (reference/page-api#events).
 */
export const PAGE_EVENTS: readonly string[] = ['readystatechange', 'IX2_PAGE_UPDATE']
/** The events that the page's widgets send. */
export const COMPONENT_EVENTS: readonly string[] = ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE']
const HOVER_EVENTS: readonly string[] = ['mouseover', 'mouseout']

/**
 * The DOM events of each event type. `MOUSE_MOVE_IN_VIEWPORT` is a name without a rule
 * (reference/interactions#triggers).
 */
const DOM_EVENTS: Readonly<Record<string, readonly string[]>> = {
  MOUSE_CLICK: ['click'],
  MOUSE_SECOND_CLICK: ['click'],
  MOUSE_DOWN: ['mousedown'],
  MOUSE_UP: ['mouseup'],
  MOUSE_OVER: HOVER_EVENTS,
  MOUSE_OUT: HOVER_EVENTS,
  MOUSE_MOVE: ['mousemove', 'mouseout', 'scroll'],
  SCROLL_INTO_VIEW: SCAN_EVENTS,
  SCROLL_OUT_OF_VIEW: SCAN_EVENTS,
  SCROLLING_IN_VIEW: SCAN_EVENTS,
  PAGE_SCROLL: SCAN_EVENTS,
  PAGE_SCROLL_UP: SCAN_EVENTS,
  PAGE_SCROLL_DOWN: SCAN_EVENTS,
  PAGE_START: PAGE_EVENTS,
  PAGE_FINISH: PAGE_EVENTS,
  DROPDOWN_OPEN: COMPONENT_EVENTS,
  DROPDOWN_CLOSE: COMPONENT_EVENTS,
  SLIDER_ACTIVE: COMPONENT_EVENTS,
  SLIDER_INACTIVE: COMPONENT_EVENTS,
  TAB_ACTIVE: COMPONENT_EVENTS,
  TAB_INACTIVE: COMPONENT_EVENTS,
  NAVBAR_OPEN: COMPONENT_EVENTS,
  NAVBAR_CLOSE: COMPONENT_EVENTS,
  ECOMMERCE_CART_OPEN: ['ecommerce-cart-open'],
  ECOMMERCE_CART_CLOSE: ['ecommerce-cart-close'],
}

/** The DOM events of an event type; none for an unknown one. */
export const domEventsOf = (type: string): readonly string[] => ownValue(DOM_EVENTS, type) ?? []

/** True if an event type has a rule. */
export const isEventType = (type: string): boolean => domEventsOf(type).length > 0
