/** Counts of one kind of malformed requests. */
export interface AttackRow {
  readonly kind: string
  readonly count: number
  readonly statuses: ReadonlyMap<number | string, number>
  /** The waiting times of an honest visitor meanwhile. */
  readonly waits: readonly number[]
}

export interface AttackResult {
  readonly rows: readonly AttackRow[]
  readonly sockets: { readonly before: number; readonly after: number }
  /** The order that was placed at the end. */
  readonly order: string | undefined
  /** Descriptions of the forbidden results. */
  readonly faults: readonly string[]
  /** The exit of the server after it was stopped. */
  readonly ended: number | string
}

export declare function attack(options: {
  readonly count: number
  readonly seed: number
  readonly rounds?: number
}): Promise<AttackResult>

/** The answer to a request. */
export type Outcome =
  | { readonly tag: 'hangs' }
  | { readonly tag: 'closed'; readonly wasFresh: boolean }
  | {
      readonly tag: 'answered'
      readonly answer: { readonly status: number; readonly head: string; readonly body: string }
    }

export declare function faultOf(request: { readonly isSound: boolean }, outcome: Outcome): string | null
