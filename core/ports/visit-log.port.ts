/** The number of visits of each day. Rejects only when storage does. */
export interface VisitLog {
  /** Adds visits to those of a day of UTC, as `2027-01-31`. */
  readonly add: (day: string, visits: number) => Promise<void>
}
