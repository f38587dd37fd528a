import { fillPlaces, PAGE_TEXTS_ATTRIBUTE } from '../../../core/site/page-texts/page-texts.js'
import type { PageText } from '../../../core/site/page-texts/page-texts.js'
import { isRecord, ownValue } from '../../../core/shared/index.js'

const known = new WeakMap<Document, Readonly<Record<string, unknown>>>()

/** The texts that the server wrote into a page in another language than English. */
function textsOf(document: Document): Readonly<Record<string, unknown>> {
  const earlier = known.get(document)
  if (earlier !== undefined) return earlier
  let read: unknown = null
  try {
    read = JSON.parse(document.querySelector(`script[${PAGE_TEXTS_ATTRIBUTE}]`)?.textContent ?? '{}')
  } catch {
    // The page was changed by other code: its texts are English then.
  }
  const texts = isRecord(read) ? read : {}
  known.set(document, texts)
  return texts
}

/** A text that may have one in the page's language, else as it is. */
export function translated(document: Document, text: string): string {
  const own = ownValue(textsOf(document), text)
  return typeof own === 'string' ? own : text
}

/** A text of the page script in the page's language, with the values of its places. */
export const pageText = (
  document: Document,
  text: PageText,
  values: Readonly<Record<string, string | number>> = {},
): string => fillPlaces(translated(document, text), values)
