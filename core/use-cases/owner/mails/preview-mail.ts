import type { CurrencyCode } from '../../../money/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { MailShop } from '../../mails/orders/mailed-order.js'
import type { MailLook } from '../../mails/render/mail-look.js'
import { writeSampleText } from '../../mails/samples/sample-mail.js'
import type { MailTextName } from '../../mails/mail-kinds.js'
import type { SampleMail } from '../../mails/samples/sample-mail.js'
import { draftMailText } from './edit-mail-text.js'
import type { MailTextPorts } from './edit-mail-text.js'

/** The shop in its mails. */
interface PreviewSite {
  readonly shop: MailShop
  readonly look: MailLook
  readonly currency: CurrencyCode
}

/** Writes a mail about a sample order; `draft`: with an unsaved text, null: with the saved one. */
export async function previewMail(
  site: PreviewSite,
  texts: MailTextPorts,
  name: MailTextName,
  draft: string | null,
): Promise<Result<SampleMail, OwnerProblem>> {
  if (draft === null) return ok(writeSampleText(site, name))
  const drafted = await draftMailText(texts, name, draft)
  return drafted.ok
    ? ok(writeSampleText({ ...site, shop: { ...site.shop, ...drafted.value } }, name))
    : drafted
}
