/** Counts what one visitor does, over all processes of a site. Never rejects. */
export interface RateLimit {
  /** Counts one more under `key`; false when there have been more than `points` within `windowMs`. */
  readonly take: (key: string, points: number, windowMs: number) => Promise<boolean>
  /** Takes one back that turned out not to count; with the values it was taken with. */
  readonly giveBack: (key: string, points: number, windowMs: number) => Promise<void>
  /** Forgets what no longer counts. */
  readonly cleanUp: () => Promise<void>
}
