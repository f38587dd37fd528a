import { ofLanguage } from '../../../shared/index.js'
import { DOCUMENT_WORDS_DE } from './document-words.de.js'
import { DOCUMENT_WORDS_EN } from './document-words.en.js'
import { DOCUMENT_WORDS_ES } from './document-words.es.js'
import { DOCUMENT_WORDS_FR } from './document-words.fr.js'
import type { DocumentWords } from './document-words.js'

const LANGUAGES: Readonly<Record<string, DocumentWords>> = {
  en: DOCUMENT_WORDS_EN,
  de: DOCUMENT_WORDS_DE,
  fr: DOCUMENT_WORDS_FR,
  es: DOCUMENT_WORDS_ES,
}

/** The words of documents for a language such as `de` or `de-AT`; English if there are none. */
export const documentWordsFor = (language: string): DocumentWords =>
  ofLanguage(LANGUAGES, language) ?? DOCUMENT_WORDS_EN
