import * as v from 'valibot'
import { DEFAULT_DOCUMENT_SETTINGS, INVOICE_MOMENTS, MAILED_INVOICES } from '../../../../core/orders/index.js'
import { count, means, members, oneOf, optional, orNull, textLike, together } from '../settings-kit.js'

const prefixText = textLike(
  'at most 20 letters, digits, or . / _ -; {year} stands for the year',
  /^(?:[A-Za-z0-9/._-]|\{year\}){0,20}$/,
)

const { issue, prefix, creditPrefix, first, withConfirmation } = DEFAULT_DOCUMENT_SETTINGS

/** The numbering and times of invoices: `invoices` in `vitrine.json` (docs/documents.md). */
export const invoices = v.pipe(
  members({
    issue: means(
      'invoices are issued on request; `"when-paid"`: also automatically',
      optional(oneOf(INVOICE_MOMENTS), issue),
    ),
    prefix: means(
      'the beginning of each number; `{year}` stands for the year (UTC)',
      optional(prefixText, prefix),
    ),
    creditPrefix: means('the same for credit notes', optional(prefixText, creditPrefix)),
    first: means('the number of the first invoice of each series', optional(count, first)),
    withConfirmation: means(
      '`"link"`: the confirmation mail links the invoice; `"pdf"`: it is attached too; `"auto"`: attached if ' +
        'it is issued automatically',
      optional(oneOf(MAILED_INVOICES), withConfirmation),
    ),
    font: means(
      'a TTF or OTF file of the site, such as `fonts/NotoSansJP-Regular.ttf`, for letters of PDFs that the ' +
        'built-in font lacks',
      orNull(textLike('the name of a TTF or OTF file of the site', /^[^\\]+\.(?:ttf|otf)$/i)),
    ),
  }),
  together(['prefix', 'creditPrefix'], 'creditPrefix', (settings) =>
    settings.prefix === settings.creditPrefix
      ? 'must differ from prefix: credit notes count by themselves'
      : null,
  ),
)
