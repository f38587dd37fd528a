const STATEMENT = /^\s*(?:with\b[^]*?\)\s*)?(select|insert|update|delete)\b/i
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:[a-z_]\w*"?\."?)?([a-z_]\w*)/i
const QUOTED = /'(?:[^']|'')*'/g
const MAX_NAMES = 200

/** The verb and the first table of a statement. */
function nameOf(whole: string): string {
  const text = whole.replace(QUOTED, "''")
  const verb = (STATEMENT.exec(text)?.[1] ?? /^\s*([a-z]+)/i.exec(text)?.[1] ?? 'statement').toUpperCase()
  const table = TABLE.exec(text)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}

/**
 * Makes names for statements: their verb and first table, such as `SELECT orders`, without values and texts.
 */
export function createStatementNames(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const name = known.get(text) ?? nameOf(text)
    // Most texts repeat; only those with lists of values are new each time.
    if (known.size < MAX_NAMES) known.set(text, name)
    return name
  }
}
