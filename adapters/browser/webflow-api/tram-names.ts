/**
 * Values by property; `x`, `y`, `z`, `scale`, `rotate` and similar names are parts of the transform. Numbers
 * are px or degrees.
 */
export type TramStyles = Readonly<Record<string, string | number>>

/** The part of the widgets' old tween library that page code may use: chained transitions of one element. */
export interface Tram {
  /** `'opacity 300ms ease-out-quad 0'`: how a property moves from now on. */
  readonly add: (declaration: string) => Tram
  readonly set: (styles: TramStyles) => Tram
  readonly start: (styles: TramStyles) => Tram
  readonly then: (next: TramStyles | (() => void)) => Tram
  readonly wait: (ms: number) => Tram
  readonly stop: () => Tram
  readonly show: (display?: string) => Tram
  readonly hide: () => Tram
  /** Makes the browser apply the styles set so far. */
  readonly redraw: () => Tram
  /** Stops and forgets every `add`. */
  readonly destroy: () => Tram
}
