import { InvalidArgumentError } from 'commander'

/** The site that commands are about if none is named. */
export const MAIN_SITE = 'main'

/** The help text of `--site`. */
export const SITE_WORDS = 'the name of the site, if several sites share one database'

const MAX_CHARS = 100

/** Parses the name of a site: one line without spaces around it. */
export function parseSiteId(text: string): string {
  if (text !== '' && text.trim() === text && text.length <= MAX_CHARS && !/\p{C}/u.test(text)) return text
  throw new InvalidArgumentError(
    `The name of a site is one line of 1 to ${MAX_CHARS} characters, such as main.`,
  )
}
