/** The number of visits of each day. Rejects only if storage fails. */
export interface VisitLog {
  /** Adds visits to a UTC day, such as `2027-01-31`. */
  readonly add: (day: string, visits: number) => Promise<void>
}
