import { createAnnouncer } from '../kit/announcer.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import { bindFormWhenUsed } from './forms/bind-when-used.js'
import { createMirroredInputs } from './forms/mirrored-inputs.js'
import type { MirroredInputs } from './forms/mirrored-inputs.js'

/** Forms of the page (reference/forms). */
export type FormsModule = PageModule

/** Shop and account forms have their own features. */
const FORMS = '.w-form form:not([data-node-type],[data-wf-user-form-type])'

/** Creates the forms module: sending, messages, uploads, captcha and custom check boxes (reference/forms). */
export function createForms(context: PageContext): FormsModule {
  const announcer = createAnnouncer(context.document)
  const forms = createBoundElements(context.document, FORMS, (form, index) =>
    bindFormWhenUsed(context, form as HTMLFormElement, index, announcer),
  )
  let mirrored: MirroredInputs | undefined
  return {
    ready: () => {
      forms.ready()
      mirrored ??= createMirroredInputs(context)
      mirrored.refresh()
    },
    destroy: () => {
      forms.destroy()
      announcer.dispose()
      mirrored?.destroy()
      mirrored = undefined
    },
  }
}
