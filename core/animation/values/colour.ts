/** Red, green, blue 0..255 and alpha 0..1; undefined: the source has no such channel. */
export interface Colour {
  readonly r?: number
  readonly g?: number
  readonly b?: number
  readonly a: number
}

/** The start colour if an element's own cannot be read: white (reference/interactions#colours). */
const WHITE = [255, 255, 255, 1] as const

/**
 * The first `rgb(...)` or `rgba(...)` with commas in a style value, as four numbers; white if there is none,
 * as with `oklch()` (reference/interactions#colours).
 */
export function styleColour(value: string): readonly number[] {
  const channels = /rgba?\(([^()]+)\)/.exec(value)?.[1]?.split(',')
  if (!channels || channels.length < 3) return WHITE
  return WHITE.map((fallback, index) => {
    const text = channels[index]
    const number = index < 3 ? Number.parseInt(text ?? '', 10) : Number.parseFloat(text ?? '1')
    return Number.isNaN(number) ? fallback : number
  })
}

type Three = [number, number, number]

/** Hexadecimal digits, each doubled if there are only `short` of them. */
const widened = (digits: string, short: number): string =>
  digits.length === short ? digits.replace(/./g, '$&$&') : digits

function fromHue(hue: number, saturation: number, lightness: number): readonly number[] {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation
  const sector = hue / 60
  const middle = chroma * (1 - Math.abs((sector % 2) - 1))
  const base = lightness - chroma / 2
  const order = [
    [chroma, middle, 0],
    [middle, chroma, 0],
    [0, chroma, middle],
    [0, middle, chroma],
    [middle, 0, chroma],
  ][Math.floor(sector)] ?? [chroma, 0, middle]
  return order.map((part) => Math.round((part + base) * 255))
}

/**
 * A colour of a custom property: `#rgb`, `#rrggbb`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, with commas or
 * spaces, and colour names through `toHex` (reference/interactions#colours). Other texts give only alpha 1.
 */
export function parseColour(text: string, toHex: (name: string) => string | null): Colour {
  const word = text.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word)?.[1]
  if (hex) {
    const [r, g, b] = (widened(hex, 3).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)) as Three
    return { r, g, b, a: 1 }
  }
  const call = /^(rgb|hsl)(a?)\(([^)]*)\)$/.exec(word)
  if (!call) {
    const named = /^[a-z]+$/.test(word) && word !== 'transparent' ? toHex(word) : null
    return named ? parseColour(named, () => null) : { a: 1 }
  }
  const parts = (call[3] ?? '').split(/[\s,/]+/).filter(Boolean)
  const [x, y, z] = parts.map(Number.parseFloat) as Three
  const last = parts[3] ?? ''
  const a = last ? Number.parseFloat(last) / (last.endsWith('%') ? 100 : 1) : call[2] ? NaN : 1
  const [r, g, b] = (call[1] === 'rgb' ? [x, y, z].map(Math.trunc) : fromHue(x, y / 100, z / 100)) as Three
  return { r, g, b, a }
}

/**
 * A swatch's colour: as `parseColour`, and also `#rgba` and `#rrggbbaa`. Published pages play these, although
 * the original's own reader does not return them (C03, C04).
 */
export function swatchColour(text: string, toHex: (name: string) => string | null): Colour {
  const hex = /^#([0-9a-f]{4}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]
  if (!hex) return parseColour(text, toHex)
  const wide = widened(hex, 4)
  return { ...parseColour(`#${wide.slice(0, 6)}`, toHex), a: Number.parseInt(wide.slice(6), 16) / 255 }
}

/** The text to paint: whole channels, alpha as given, `rgb()` if opaque. */
export function colourText(channels: readonly number[]): string {
  const [r = 0, g = 0, b = 0, a = 1] = channels
  const rgb = `${Math.round(r)},${Math.round(g)},${Math.round(b)}`
  return a >= 1 ? `rgb(${rgb})` : `rgba(${rgb},${a})`
}
