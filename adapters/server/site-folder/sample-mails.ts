import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { PREVIEW_NAMES, writeSampleMail } from '../../../core/use-cases/mails/sample-mail.js'
import type { PreviewName, SampleMail } from '../../../core/use-cases/mails/sample-mail.js'
import type { MailSite } from './mail-site.js'

/** Writes a mail of a site about a sample order. */
export const writeSample = ({ shop, look, settings }: MailSite, name: PreviewName): SampleMail =>
  writeSampleMail({ shop, look, currency: settings.currency }, name)

/** Writes all mails of a site into a folder, as text and HTML; returns the names of the files. */
export function writeSamples(site: MailSite, folder: string): Result<readonly string[], OwnerFailure> {
  try {
    mkdirSync(folder, { recursive: true })
    return ok(
      PREVIEW_NAMES.flatMap((name) => {
        const { text, html } = writeSample(site, name)
        writeFileSync(join(folder, `${name}.txt`), `${text}\n`)
        writeFileSync(join(folder, `${name}.html`), html)
        return [`${name}.txt`, `${name}.html`]
      }),
    )
  } catch (thrown) {
    return err(badInput(`${folder} cannot be written: ${(thrown as Error).message}`))
  }
}
