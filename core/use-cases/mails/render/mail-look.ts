import { contrastOf } from './color-contrast.js'

export { contrastOf }

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

const DARK_TEXT = '#000000'
const LIGHT_TEXT = '#ffffff'

/** Black or white, the more readable one on a colour. */
export const textOn = (colour: string): string =>
  contrastOf(colour, LIGHT_TEXT) >= contrastOf(colour, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT
