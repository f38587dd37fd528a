import { escapeHtml } from './escape-html.js'

/** A page that is made here and not by a site's designer: an invoice, a mail, a refusal. */
export interface HtmlPage {
  /** The title, as text. */
  readonly title: string
  /** The markup of the body, with its data escaped. */
  readonly body: string
  /** The language of title and body. @default 'en' */
  readonly language?: string
  /** The text of the page's style element. @default none */
  readonly style?: string
  /** More markup of the head, before the title. @default none */
  readonly head?: string
  /** Attributes of the body, such as ` class="m-page"`. @default none */
  readonly bodyAttributes?: string
}

/** Keeps a page about one visitor out of search engines. */
export const NO_INDEX = '<meta name="robots" content="noindex">'

/** Wraps a body in a complete HTML document: encoding, viewport, title, style. */
export const htmlPage = ({
  title,
  body,
  language = 'en',
  style,
  head = '',
  bodyAttributes = '',
}: HtmlPage): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${escapeHtml(title)}</title>` +
  `${style === undefined ? '' : `<style>${style}</style>`}</head><body${bodyAttributes}>${body}</body></html>\n`
