import { fillPlaces, PAGE_TEXTS_ATTRIBUTE } from '../../../core/site/page-texts/page-texts.js'
import type { PageText } from '../../../core/site/page-texts/page-texts.js'
import { ownValue, parseJson, toRecord, toText } from '../../../core/shared/index.js'

/** A text that may have one in the page's language, which the server wrote into the page; else as it is. */
export function translated(document: Document, text: string): string {
  const written = document.querySelector(`[${PAGE_TEXTS_ATTRIBUTE}]`)?.textContent ?? ''
  return toText(ownValue(toRecord(parseJson(written)), text)) ?? text
}

/** A text of the page script in the page's language, with the values of its places. */
export const pageText = (
  document: Document,
  text: PageText,
  values: Readonly<Record<string, string | number>> = {},
): string => fillPlaces(translated(document, text), values)
