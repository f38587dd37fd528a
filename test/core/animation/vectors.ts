import { readFileSync } from 'node:fs'

type Seen = readonly (readonly [label: string, value: unknown])[]

/** One recorded visit: a page, its data, what is done to it, and what is seen after each step. */
export interface Trace {
  readonly id: string
  readonly what: string
  readonly html: string
  readonly css: string
  readonly data: unknown
  readonly steps: readonly (readonly (string | number)[])[]
  readonly expect: Seen
  /** The deliberate differences from the original: the reason, and the visible result. */
  readonly fixed?: { readonly why: string; readonly expect: Seen }
}

interface Vectors {
  readonly easings: readonly { readonly easing: string; readonly applied: Readonly<Record<string, number>> }[]
  readonly bezier: readonly {
    readonly bezier: readonly number[]
    readonly applied: Readonly<Record<string, number>>
  }[]
  readonly easingSpecial: readonly {
    readonly easing: string | null
    readonly t: number
    readonly out: number
  }[]
  readonly roundTo5: readonly { readonly in: string; readonly out: string }[]
  readonly colors: readonly {
    readonly in: string
    readonly out: {
      readonly red?: number
      readonly green?: number
      readonly blue?: number
      readonly alpha?: number | null
      readonly throws?: string
    }
  }[]
  readonly smoothing: readonly {
    readonly smoothing: number
    readonly target: number
    readonly positionsFirst9Frames: readonly number[]
    readonly settlesAt: number
    readonly settledFrame: number
  }[]
  readonly keyframes: {
    readonly groups: readonly { readonly keyframe: number; readonly value: number; readonly easing: string }[]
    readonly rows: readonly { readonly param: number; readonly position: number; readonly value: number }[]
  }
  readonly timed: readonly {
    readonly start: number
    readonly duration: number
    readonly delay: number
    readonly easing: string
    readonly from: number
    readonly to: number
    readonly rows: readonly {
      readonly now: number
      readonly position: number
      readonly value: number | null
      readonly complete: boolean
    }[]
  }[]
  readonly traces: readonly Trace[]
}

/** Measured values of the original. */
export const vectors = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')) as Vectors
