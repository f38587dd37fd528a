/** The digits of a number at least, so that papers sort by their names. */
const MIN_DIGITS = 4

/** The beginning of the numbers of a time; `{year}` stands for its year in UTC. */
export const seriesOf = (prefix: string, issuedMs: number): string =>
  prefix.replaceAll('{year}', `${new Date(issuedMs).getUTCFullYear()}`)

/** The number of a paper as it is printed: `INV-2027-0042`. */
export const documentNumber = (series: string, number: number): string =>
  `${series}${String(number).padStart(MIN_DIGITS, '0')}`
