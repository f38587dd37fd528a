/** How deep values may be nested; no data of a builder come near. */
const DEEPEST = 200

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
}
const WORDS: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined: undefined,
  NaN: NaN,
  Infinity: Infinity,
  '!0': true,
  '!1': false,
  'void 0': undefined,
}

class NotALiteral extends Error {}

/**
 * Reads the JavaScript literal that begins at `start`: objects, lists, strings, numbers and the words a
 * minifier makes of them (`!0`, `void 0`), also `JSON.parse('...')`. Nothing is run. Undefined where
 * something else stands there.
 */
export function readLiteral(text: string, start: number): unknown {
  let at = start

  const fail = (): never => {
    throw new NotALiteral()
  }
  const skip = (): void => {
    const gap = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
    gap.lastIndex = at
    gap.exec(text)
    at = gap.lastIndex
  }
  const take = (pattern: RegExp): string | null => {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(text)?.[0]
    if (found === undefined) return null
    at += found.length
    return found
  }
  const takeSign = (sign: string): boolean => {
    skip()
    if (text[at] !== sign) return false
    at += 1
    return true
  }

  const readEscape = (): string => {
    const code = take(/u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}/)
    if (code) return String.fromCodePoint(Number.parseInt(code.replace(/[ux{}]/g, ''), 16))
    const letter = text[at++] ?? fail()
    if (letter === '\n') return ''
    return ESCAPES[letter] ?? letter
  }
  const readString = (): string => {
    const quote = text[at++]
    let value = ''
    while (text[at] !== quote) {
      if (at >= text.length || (quote === '`' && text.startsWith('${', at))) fail()
      const plain = take(/[^"'`\\$]+/)
      if (plain !== null) value += plain
      else if (text[at] === '\\') {
        at += 1
        value += readEscape()
      } else value += text[at++]
    }
    at += 1
    return value
  }

  const readObject = (depth: number): object => {
    const entries: (readonly [string, unknown])[] = []
    while (!takeSign('}')) {
      skip()
      const key = /["']/.test(text[at] ?? '') ? readString() : (take(/[\w$]+/) ?? fail())
      if (!takeSign(':')) fail()
      entries.push([key, readValue(depth + 1)])
      if (takeSign(',')) continue
      if (takeSign('}')) break
      fail()
    }
    return Object.fromEntries(entries)
  }
  const readList = (depth: number): readonly unknown[] => {
    const values: unknown[] = []
    while (!takeSign(']')) {
      values.push(readValue(depth + 1))
      if (takeSign(',')) continue
      if (takeSign(']')) break
      fail()
    }
    return values
  }

  const readValue = (depth: number): unknown => {
    if (depth > DEEPEST) fail()
    if (takeSign('{')) return readObject(depth)
    if (takeSign('[')) return readList(depth)
    if (/["'`]/.test(text[at] ?? '')) return readString()
    if (take(/JSON\.parse\(\s*/)) {
      const inner: unknown = JSON.parse(readString())
      return takeSign(')') ? inner : fail()
    }
    const number = take(/[+-]?(?:0x[\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/)
    if (number !== null) return number.startsWith('-') ? -Number(number.slice(1)) : Number(number)
    const word = take(/!0|!1|void 0|[a-zA-Z]+/) ?? fail()
    return Object.hasOwn(WORDS, word) ? WORDS[word] : fail()
  }

  try {
    return readValue(0)
  } catch (error) {
    if (error instanceof NotALiteral || error instanceof SyntaxError || error instanceof RangeError)
      return undefined
    throw error
  }
}
