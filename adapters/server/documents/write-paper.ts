import { basename, dirname } from 'node:path'
import type { DocumentSettings } from '../../../core/orders/index.js'
import { ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { Paper } from '../../../core/use-cases/documents/make-paper.js'
import { renderDocumentHtml } from '../../../core/use-cases/documents/render-document-html.js'
import type { MailLook } from '../../../core/use-cases/mails/render/mail-look.js'
import type { SiteFiles } from '../../site/files/index.js'
import { writeInto } from '../../site/safe-files/write-into.js'
import { printDocument } from './index.js'
import { readPrintLook } from './print-look.js'
import { missingLetters } from './sheet-fonts.js'
import { composed } from './sheet.js'

/** The files for a document. */
export interface PaperFiles {
  readonly pdf?: string
  readonly html?: string
}

/** The data of the site for its documents. */
interface PaperSite {
  readonly shop: { readonly origin: string }
  readonly look: MailLook
  readonly files: SiteFiles
  readonly settings: { readonly invoices: Pick<DocumentSettings, 'font'> }
}

const write = (path: string, content: string | Uint8Array): Promise<Result<string, OwnerFailure>> =>
  writeInto(dirname(path), basename(path), Buffer.from(content))

/** The written files, and the letters that the PDF shows as empty boxes. */
export interface WrittenPaper {
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

/** Writes a document into the requested files. */
export async function writePaper(
  { document, number, issuedMs }: Paper,
  { shop, look, files, settings }: PaperSite,
  { pdf, html }: PaperFiles,
): Promise<Result<WrittenPaper, OwnerFailure>> {
  let missing: readonly string[] = []
  if (html !== undefined) {
    const written = await write(html, renderDocumentHtml(document, number, { look, download: null }))
    if (!written.ok) return written
  }
  if (pdf !== undefined) {
    const print = await readPrintLook(look, files, { origin: shop.origin, font: settings.invoices.font })
    const written = await write(pdf, await printDocument(document, number, print, issuedMs))
    if (!written.ok) return written
    missing = missingLetters(composed(JSON.stringify(document)), print.font)
  }
  return ok({ files: [html, pdf].filter((path) => path !== undefined), missing })
}
