/** A text in JSON, with a colon after it if it names a field. */
const TEXT = /"([^"\\]*(?:\\.[^"\\]*)*)"(:?)/g

/** A value as a JavaScript literal: JSON without the quotes that names do not need. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value)
    .replace(TEXT, (text, name: string, colon: string) =>
      colon && /^[a-z_]\w*$/i.test(name) && name !== '__proto__' ? `${name}:` : text,
    )
    // The two replaced characters end a line in a script, but not in JSON.
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
