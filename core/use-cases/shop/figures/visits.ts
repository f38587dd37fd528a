/** The facts of an answered request that show a visit; none identifies a person. */
export interface PageRequest {
  readonly method: string
  readonly path: string
  /** `Sec-Fetch-Mode`, `Sec-Fetch-Dest`, `Sec-Fetch-Site` and `Sec-Purpose` as received. */
  readonly mode: string | undefined
  readonly dest: string | undefined
  readonly site: string | undefined
  readonly purpose: string | undefined
  readonly status: number
}

/** Paths of the shop's own pages and of its desk. */
const OWN = /^\/\.?vitrine(?:\/|$)/

/**
 * True for a page that a browser opened from outside of the site: by an external link, a bookmark, an
 * address. Further pages within the site belong to the same visit. Programs without a browser's headers do
 * not count.
 */
export const isVisit = (request: PageRequest): boolean =>
  request.method === 'GET' &&
  request.status === 200 &&
  request.mode === 'navigate' &&
  request.dest === 'document' &&
  request.site !== undefined &&
  request.site !== 'same-origin' &&
  request.purpose === undefined &&
  !OWN.test(request.path)

/** The day of a moment in UTC, such as `2027-01-31`. */
export const visitDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10)
