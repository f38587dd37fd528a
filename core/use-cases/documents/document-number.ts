/** The minimum number of digits, so that documents sort by name. */
const MIN_DIGITS = 4

/** The beginning of a document's number; `{year}` is the year in UTC. */
export const seriesOf = (prefix: string, issuedMs: number): string =>
  prefix.replaceAll('{year}', `${new Date(issuedMs).getUTCFullYear()}`)

/** The printed number of a document: `INV-2027-0042`. */
export const documentNumber = (series: string, number: number): string =>
  `${series}${String(number).padStart(MIN_DIGITS, '0')}`
