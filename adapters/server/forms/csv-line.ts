import { stringify } from 'csv-stringify/sync'

/** A row of a CSV file (RFC 4180), without the line end. */
export const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { record_delimiter: '\r\n' }).slice(0, -2)
