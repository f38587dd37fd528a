import type { FormSubmission } from '../../ports/forms/form-submissions.port.js'
import { ofLanguage, oneLine } from '../../shared/index.js'
import { FORM_WORDS, formLines, plainFormText } from '../../site/index.js'
import type { FormWords } from '../../site/index.js'
import type { WrittenContent } from './mail-content.js'
import type { NoticeShop } from './orders/mailed-order.js'
import { fillLine, fillText } from './render/fill-template.js'
import { noticeTextsFor } from './texts/notice-texts.js'

const MAX_SUBJECT = 150

/** The words of values, and the sentence about how to get a file. */
interface EntryWords extends FormWords {
  readonly retrieve: string
}

const ENGLISH: EntryWords = { ...FORM_WORDS, retrieve: 'Get a file with' }

const OTHERS: Readonly<Record<string, EntryWords>> = {
  de: {
    file: 'Datei',
    missing: 'die Datei kam nicht an',
    yes: 'Ja',
    no: 'Nein',
    retrieve: 'Eine Datei holen mit',
  },
  fr: {
    file: 'fichier',
    missing: 'le fichier n’est pas arrivé',
    yes: 'Oui',
    no: 'Non',
    retrieve: 'Récupérer un fichier avec',
  },
  es: {
    file: 'archivo',
    missing: 'el archivo no llegó',
    yes: 'Sí',
    no: 'No',
    retrieve: 'Obtener un archivo con',
  },
}

/** HTML shows these, unlike spaces: a further line of a value must not look like another field. */
const INDENT = '\u00a0'.repeat(4)

/** Writes the owner's mail about an entry in the language of the shop, or with the owner's text. */
export function writeSubmission(
  submission: Pick<FormSubmission, 'formName' | 'fields' | 'files' | 'source'>,
  { name: site, language, notices }: NoticeShop,
): WrittenContent {
  const { subject, text } = notices.submission ?? noticeTextsFor(language).submission
  const words = ofLanguage(OTHERS, language) ?? ENGLISH
  const hasFile = submission.files.some(({ file }) => file !== null)
  const parts = {
    site,
    form: plainFormText(submission.formName),
    fields: formLines(submission, words)
      .map((line) => line.replaceAll('\n    ', `\n${INDENT}`))
      .join('\n'),
    files: hasFile ? `${words.retrieve}: vitrine forms file <id>` : '',
    page: plainFormText(submission.source),
  }
  return {
    tag: 'written',
    subject: oneLine(fillLine(subject, parts)).slice(0, MAX_SUBJECT),
    text: fillText(text, parts).replace(/\n{3,}/g, '\n\n'),
    html: null,
    links: [],
  }
}
