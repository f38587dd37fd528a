/** The row of an id that the unit of work has read or locked; throws otherwise. */
export function knownRow<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`${id} was not read in this transaction.`)
  return row
}
