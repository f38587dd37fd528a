const COMMENT = /\/\*[^]*?(?:\*\/|$)/g
const HEX3 = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0*)?\s*)?\)$/i
const MAX_VARIABLES = 5

export type Declarations = ReadonlyMap<string, string>

/** The declarations of each class, of the body and of the root; later ones override earlier ones. */
export type StyleRules = ReadonlyMap<string, Declarations>

/** Reads the simple rules of style sheets: those of one class, of the body and of the root. */
export function rulesIn(styles: string): StyleRules {
  const rules = new Map<string, Map<string, string>>()
  for (const part of styles.replace(COMMENT, '').split('}')) {
    const open = part.lastIndexOf('{')
    const body = part.slice(open + 1)
    const selectors = open < 0 ? '' : part.slice(part.lastIndexOf('{', open - 1) + 1, open)
    for (const selector of selectors.split(',')) {
      const name = selector.trim()
      if (!/^(?:\.[\w-]+|body|:root)$/.test(name)) continue
      const known = rules.get(name) ?? new Map<string, string>()
      for (const declaration of body.split(';')) {
        const [property = '', ...value] = declaration.split(':')
        if (value.length > 0) known.set(property.trim().toLowerCase(), value.join(':').trim())
      }
      rules.set(name, known)
    }
  }
  return rules
}

/** A value with the variables of `:root` replaced; null for an unknown variable. */
export function resolved(value: string | undefined, rules: StyleRules): string | null {
  let text = value ?? null
  for (let times = 0; text?.startsWith('var(') === true; times += 1) {
    const name: string = /^var\(\s*(--[\w-]+)/.exec(text)?.[1] ?? ''
    text = times < MAX_VARIABLES ? (rules.get(':root')?.get(name.toLowerCase()) ?? null) : null
  }
  return text
}

/** A colour as `#rrggbb`; null for other notations, or a transparent one. */
export function hexOf(text: string | null): string | null {
  if (text === null) return null
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
  const [, red, green, blue] = HEX3.exec(text) ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase()
  const channels = (RGB.exec(text)?.slice(1, 4) ?? []).map(Number)
  if (channels.length === 0 || channels.some((channel) => channel > 255)) return null
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
