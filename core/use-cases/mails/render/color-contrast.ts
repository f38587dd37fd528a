const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** A colour's relative luminance (WCAG 2): 0 is black, 1 white; null: not `#rrggbb`. */
function luminanceOf(colour: string): number | null {
  const [, ...channels] = HEX.exec(colour) ?? []
  if (channels.length === 0) return null
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = parseInt(channel, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours (WCAG 2), from 1 to 21; 1 if one of them is invalid. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  if (first === null || second === null) return 1
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
