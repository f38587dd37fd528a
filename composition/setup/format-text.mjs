import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'

/**
 * Formats a text like a file of that name, by the rules of `.oxfmtrc.json` in `root`. Throws if it cannot be parsed.
 */
export async function formatText(root, path, text) {
  const { semi, singleQuote, printWidth, trailingComma, overrides } = JSON.parse(
    readFileSync(join(root, '.oxfmtrc.json'), 'utf8'),
  )
  const own = overrides.filter(({ files }) => files.some((pattern) => path.endsWith(pattern.slice(1))))
  const rules = { semi, singleQuote, printWidth, trailingComma }
  const { code, errors } = await format(
    path,
    text,
    Object.assign(rules, ...own.map(({ options }) => options)),
  )
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0].message}`)
  return code
}
