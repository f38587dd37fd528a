import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { processingRecord } from '../../../core/use-cases/privacy/processing-record.js'
import type { ProcessingRecord } from '../../../core/use-cases/privacy/processing-record.js'
import { createSiteFiles } from '../../site/files/index.js'
import { createPassingPageStore } from '../../site/pages/index.js'
import { readFileSettings } from '../settings/environment/file-settings.js'
import { readFormSettings } from '../settings/environment/form-settings.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { checkCatalogue } from '../site-folder/site-catalogue.js'
import { readSiteFolder } from '../site-folder/read-site-folder.js'
import { parseCatalogue } from '../sql/shop/index.js'
import { pagesOf } from './check-folder.js'
import { readProcessingFacts } from './read-processing-facts.js'
import type { ProcessingSources } from './read-processing-facts.js'

/** The recipients of personal data that a site's settings name. */
export type Recipients = Pick<ProcessingSources, 'forms' | 'payments' | 'fileSettings'>

/** Reads the recipients from the settings outside the site folder; `providers`: the payment providers set up. */
export function readRecipientSettings(
  secrets: Environment,
  providers: Result<Readonly<Record<string, object | null>>, readonly string[]>,
): Result<Recipients, OwnerFailure> {
  const forms = readFormSettings(secrets)
  const files = readFileSettings(secrets)
  if (!forms.ok) return err(badInput(...forms.failure))
  if (!providers.ok) return err(badInput(...providers.failure))
  if (!files.ok) return err(badInput(...files.failure))
  const payments = Object.entries(providers.value).flatMap(([name, one]) => (one === null ? [] : [name]))
  return ok({ forms: forms.value, payments, fileSettings: files.value })
}

/** The record of a site's processing of personal data; `databaseUrl`: null if the data are in a folder. */
export async function readProcessingRecord(
  path: string,
  recipients: Recipients,
  databaseUrl: string | null,
): Promise<Result<ProcessingRecord, OwnerFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, settings, catalogue } = site.value
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const products = catalogue === null ? null : await parseCatalogue(catalogue, settings)
  const facts = await readProcessingFacts({
    settings,
    products: products?.ok ? products.value : null,
    ...recipients,
    databaseUrl,
    files: createSiteFiles({ folder }),
    store: createPassingPageStore(),
    pages: await pagesOf(folder),
  })
  return ok(processingRecord(facts))
}
