/** The look of a site's mails; colours are `#rrggbb`. */
export interface MailLook {
  /** A picture for mail programs, by its whole address; null: the site's name is shown instead. */
  readonly logo: string | null
  /** The colour of buttons. */
  readonly accent: string
  /** The corners of buttons, in px. */
  readonly radiusPx: number
  /** The font family of the text in CSS, with fallbacks. */
  readonly font: string
}

const SYSTEM_FONT = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** The look of mails if the site defines none. */
export const DEFAULT_MAIL_LOOK: MailLook = {
  logo: null,
  accent: '#1f4f8f',
  radiusPx: 6,
  font: SYSTEM_FONT,
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const DARK_TEXT = '#000000'
const LIGHT_TEXT = '#ffffff'

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

/** Black or white, the more readable one on a colour. */
export const textOn = (colour: string): string =>
  contrastOf(colour, LIGHT_TEXT) >= contrastOf(colour, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT
