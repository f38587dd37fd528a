import { fragment } from '../engine/index.js'
import type { ShopTables } from '../engine/index.js'

/** A whole row as JSON text, for tables that are read together and share column names. */
export const rowText = (table: keyof ShopTables) =>
  fragment<string>`row_to_json(${fragment.table(table)})::text`
