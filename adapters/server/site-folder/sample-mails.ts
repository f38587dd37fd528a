import { writeInto } from '../../site/safe-files/write-into.js'
import { ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { SENT_MAIL_NAMES } from '../../../core/use-cases/mails/mail-kinds.js'
import type { SentMailName } from '../../../core/use-cases/mails/mail-kinds.js'
import { templateText, writeSampleMail } from '../../../core/use-cases/mails/samples/sample-mail.js'
import type { AccountSampleSite, AnySampleMail } from '../../../core/use-cases/mails/samples/sample-mail.js'
import type { MailSite } from './mail-site.js'

const sampleSiteOf = ({ shop, look, settings }: MailSite): AccountSampleSite => ({
  shop,
  look,
  currency: settings.currency,
  accountTexts: settings.accounts.mails,
})

/** Writes a mail of a site with sample data. */
export const writeSample = (site: MailSite, name: SentMailName): AnySampleMail =>
  writeSampleMail(sampleSiteOf(site), name)

/** The present template of a mail of a site; null: it has none. */
export const templateOf = (site: MailSite, name: SentMailName): string | null =>
  templateText(sampleSiteOf(site), name)

/** Writes all mails of a site into a folder, as text and HTML; returns the names of the files. */
export async function writeSamples(
  site: MailSite,
  folder: string,
): Promise<Result<readonly string[], OwnerFailure>> {
  const names: string[] = []
  for (const name of SENT_MAIL_NAMES) {
    const { text, html } = writeSample(site, name)
    for (const [file, content] of [
      [`${name}.txt`, `${text}\n`],
      [`${name}.html`, html],
    ] as const) {
      if (content === null) continue
      const written = await writeInto(folder, file, Buffer.from(content))
      if (!written.ok) return written
      names.push(file)
    }
  }
  return ok(names)
}
