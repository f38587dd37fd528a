import { writeInto } from '../../site/safe-files/write-into.js'
import { ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { PREVIEW_NAMES, writeSampleMail } from '../../../core/use-cases/mails/samples/sample-mail.js'
import type { PreviewName, SampleMail } from '../../../core/use-cases/mails/samples/sample-mail.js'
import type { MailSite } from './mail-site.js'

/** Writes a mail of a site about a sample order. */
export const writeSample = ({ shop, look, settings }: MailSite, name: PreviewName): SampleMail =>
  writeSampleMail({ shop, look, currency: settings.currency }, name)

/** Writes all mails of a site into a folder, as text and HTML; returns the names of the files. */
export async function writeSamples(
  site: MailSite,
  folder: string,
): Promise<Result<readonly string[], OwnerFailure>> {
  const names: string[] = []
  for (const name of PREVIEW_NAMES) {
    const { text, html } = writeSample(site, name)
    for (const [file, content] of [
      [`${name}.txt`, `${text}\n`],
      [`${name}.html`, html],
    ] as const) {
      const written = await writeInto(folder, file, Buffer.from(content))
      if (!written.ok) return written
      names.push(file)
    }
  }
  return ok(names)
}
