import type { Breakpoint, EventPlan } from './interactions.js'

/**
 * The name of the first breakpoint that contains a window width in px; null: none does
 * (reference/interactions#breakpoints).
 */
export const selectBreakpoint = (breakpoints: readonly Breakpoint[], widthPx: number): string | null =>
  breakpoints.find(({ min, max }) => widthPx >= min && widthPx <= max)?.key ?? null

/** True if an event may run at a breakpoint; without a breakpoint, every event may. */
export const isAllowedAt = (event: EventPlan, key: string | null): boolean =>
  key === null || event.breakpoints === null || event.breakpoints.includes(key)

/**
 * True if an event is limited to some of the site's breakpoints; crossing one then starts over
 * (reference/interactions#breakpoints).
 */
export const isLimited = (event: EventPlan, breakpoints: readonly Breakpoint[]): boolean =>
  event.breakpoints !== null &&
  (event.breakpoints.length !== breakpoints.length ||
    breakpoints.some(({ key }) => !event.breakpoints?.includes(key)))
