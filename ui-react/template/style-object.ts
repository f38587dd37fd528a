import type { CSSProperties } from 'react'

/**
 * An inline style in React's form. A page under a strict policy may not set style attributes, but React sets
 * styles one by one through the style object, which the policy allows. Semicolons inside quotes and brackets,
 * as in data addresses, do not end a declaration.
 */
export function styleObject(text: string, more: Readonly<Record<string, string>> = {}): CSSProperties {
  const style: Record<string, string> = {}
  for (const declaration of text.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? []) {
    const colon = declaration.indexOf(':')
    if (colon > 0) style[styleName(declaration.slice(0, colon).trim())] = declaration.slice(colon + 1).trim()
  }
  for (const [name, value] of Object.entries(more)) style[styleName(name)] = value
  return style as CSSProperties
}

/**
 * `background-image` is `backgroundImage`, `-webkit-transform` is `WebkitTransform`; custom properties keep
 * their name.
 */
const styleName = (property: string): string =>
  property.startsWith('--')
    ? property
    : property
        .replace(/-([a-z])/gi, (_, letter: string) => letter.toUpperCase())
        .replace(/^Ms(?=[A-Z])/, 'ms')
