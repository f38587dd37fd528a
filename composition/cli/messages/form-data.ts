import { createSqlKeptForms } from '../../../adapters/server/forms/index.js'
import type { KeptFormsWithFiles } from '../../../adapters/server/forms/index.js'
import type { SubmissionFilter } from '../../../core/ports/forms/form-submissions.port.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { atFiles } from '../at-files.js'
import type { AtShop, ShopOptions } from '../at-shop.js'

/** The options of every command about forms. */
export interface FormsOptions extends ShopOptions {
  readonly form?: string
}

/** The filter for submissions that the options describe. */
export const filterOf = ({ form }: FormsOptions): SubmissionFilter =>
  form === undefined ? {} : { formName: form }

/** Opens the submissions of a site while `work` runs. */
export const withForms = <T>(
  folder: string | undefined,
  options: FormsOptions,
  work: (forms: KeptFormsWithFiles, shop: AtShop) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atFiles(folder, options, (files, shop) => work({ ...createSqlKeptForms(shop), files }, shop))
