/** Splits a long file of generated types into short ones, each importing from earlier ones only. */

const MAX_LINES = 240
const DECLARATION = /^(?:export )?type (\w+)/m

/** The declarations of a formatted file, each with its comment. */
function declarationsOf(text) {
  const found = []
  let begun = []
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    begun.push(line)
    const name = DECLARATION.exec(begun.join('\n'))?.[1]
    if (name === undefined) continue
    // A declaration ends where brackets are closed and no further member of a union follows.
    if (isClosed(begun) && !/^\s+[|/*]/.test(lines[at + 1] ?? '')) {
      found.push({ name, text: begun.join('\n').trim() })
      begun = []
    }
  }
  return found
}

const count = (text, letters) => [...text].filter((letter) => letters.includes(letter)).length

/** True if the lines hold a whole declaration; the formatter never ends one with an operator. */
function isClosed(lines) {
  const code = lines.filter((line) => !/^\s*(?:\/\*|\*)/.test(line)).join('\n')
  if (!DECLARATION.test(code)) return false
  const isBalanced = count(code, '{([') === count(code, '})]')
  return isBalanced && !/[=|&:?]\s*$/.test(code)
}

/** The declarations, each behind those that it names. */
function inOrder(declarations) {
  const byName = new Map(declarations.map((each) => [each.name, each]))
  const placed = new Set()
  const place = (declaration) => {
    if (placed.has(declaration)) return
    placed.add(declaration)
    for (const name of namesIn(declaration)) if (byName.has(name)) place(byName.get(name))
    ordered.push(declaration)
  }
  const ordered = []
  declarations.forEach(place)
  return ordered
}

const COMMENTS = /\/\*[^]*?\*\//g

const namesIn = ({ name, text }) =>
  new Set((text.replace(COMMENTS, '').match(/\b[A-Za-z_]\w*\b/g) ?? []).filter((each) => each !== name))

/** Name -> text of the files that hold the types of `text`; `name` itself exports them all. */
export function splitTypes(name, text) {
  const parts = [[]]
  let lines = 0
  for (const declaration of inOrder(declarationsOf(text))) {
    const own = declaration.text.split('\n').length + 1
    if (lines + own > MAX_LINES && lines > 0) {
      parts.push([])
      lines = 0
    }
    parts.at(-1).push(declaration)
    lines += own
  }
  const fileOf = (index) => `${name}-${index + 1}`
  const files = parts.map((part, index) => {
    const own = new Set(part.map((each) => each.name))
    const named = new Set(part.flatMap((each) => [...namesIn(each)]))
    const imports = parts.flatMap((other, place) => {
      const names = other.map((each) => each.name).filter((each) => named.has(each) && !own.has(each))
      if (names.length > 0 && place > index)
        throw new Error(`${fileOf(index)} needs ${names.join(', ')} of ${fileOf(place)}: raise MAX_LINES.`)
      return names.length === 0 ? [] : [`import type { ${names.join(', ')} } from './${fileOf(place)}.js'`]
    })
    const body = part.map((each) => each.text.replace(/^type /m, 'export type ')).join('\n\n')
    return [`${fileOf(index)}.ts`, `${imports.join('\n')}\n${body}\n`]
  })
  const all = parts.map((_, index) => `export type * from './${fileOf(index)}.js'`).join('\n')
  return Object.fromEntries([...files, [`${name}.ts`, `${all}\n`]])
}
