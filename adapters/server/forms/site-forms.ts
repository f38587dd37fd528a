import { createFormHandler, createSqlForms } from './index.js'
import { cleanUpForms } from '../../../core/use-cases/forms/delete-submissions.js'
import type { FindNativeForms } from './index.js'
import { systemClock } from '../platform/index.js'
import type { Route } from '../http/index.js'
import type { Sql } from '../sql/engine/index.js'
import type { KeptUploads } from '../../../core/ports/forms/form-uploads.port.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import type { FormSettings } from '../settings/environment/form-settings.js'
import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'

/** The dependencies of a site's forms. */
export interface FormsOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly random: Random
  readonly trustProxy: boolean
  readonly settings: FormSettings
  /** Checks the challenges of forms; null: they are not checked. */
  readonly captcha: CaptchaVerifier | null
  /** Other origins whose pages may use the server; they may send its forms as well. @default none */
  readonly guests?: readonly string[]
  /** Counts what visitors send. */
  readonly limit: RateLimit
  /** The store of their files. */
  readonly files: FileStore
  /** Called when a mail to the owner was queued with a submission. @default none is queued */
  readonly onMail?: () => void
  /** The language of the pages that visitors without the page script see. @default English */
  readonly language?: string
  /** Finds forms that browsers send to the pages directly. @default none */
  readonly findForms?: FindNativeForms
  /** True if any form of the site has a field for files. @default it may have */
  readonly takesFiles?: () => Promise<boolean>
  /** Called with messages for the owner, without any data of a visitor. */
  readonly onFailure?: (message: string) => void
}

/** The forms of a site. */
export interface Forms {
  /** Answers their requests. */
  readonly route: Route
  /** Deletes expired data; call it regularly. Never rejects. */
  readonly cleanUp: () => Promise<void>
  /** The stored uploads, for the owner. */
  readonly uploads: KeptUploads
}

/** Makes the server side of a site's forms. */
export function createForms(options: FormsOptions): Forms {
  const { trustProxy, settings, captcha, limit, files, guests = [], onFailure } = options
  const clock = systemClock
  const forms = createSqlForms({ ...options, clock })
  const { keepMs, origins } = settings
  return {
    route: createFormHandler({
      submissions: forms.submissions,
      uploads: forms.uploads,
      files,
      limit,
      clock,
      trustProxy,
      ...(options.language !== undefined && { language: options.language }),
      origins: [...origins, ...guests],
      ...(options.findForms && { findForms: options.findForms }),
      ...(options.takesFiles && { takesFiles: options.takesFiles }),
      onFailure: (reason) => onFailure?.(`A form could not be accepted: ${reason}`),
      ...(captcha && { captcha }),
      ...(options.onMail && { onStored: options.onMail }),
    }),
    cleanUp: async () => {
      await cleanUpForms({ ...forms, files }, { clock, keepMs })
      await limit.cleanUp()
    },
    uploads: forms.uploads,
  }
}
