import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { ACCOUNT_FORMS } from './account-page.js'
import type { AccountPage } from './account-page.js'
import { ACCOUNT_ROOTS, bindAccountRoot } from './account-root.js'
import { bindLogIn, bindPasswordReset, bindPasswordUpdate } from './call-form.js'
import { applySchema } from './field-schema.js'
import { FILE_INPUTS, noFileFields } from './file-fields.js'
import type { BindFileFields } from './file-fields.js'
import { bindSignUp } from './sign-up-form.js'

const NOTHING: BoundElement = { destroy: () => undefined }

/** A form that is not bound in a preview: the browser would send its values by itself. */
function unsent(form: HTMLElement): BoundElement {
  const refuse = (event: Event): void => event.preventDefault()
  form.addEventListener('submit', refuse)
  return { destroy: () => form.removeEventListener('submit', refuse) }
}
const WITH_FIELDS = `${ACCOUNT_FORMS} [data-wf-user-field]`

/** The forms of accounts on a page. */
export interface AccountForms {
  /** Resolves when the forms on the page work; rejects if their code does not load. */
  readonly ready: () => Promise<void>
  readonly destroy: () => void
}

/** Starts the forms of a page (reference/accounts#forms). */
export function createAccountForms(page: AccountPage): AccountForms {
  const { context, profile } = page
  const { document } = context
  let defined: Promise<void> | null = null
  let signUps = 0
  let bindFiles: BindFileFields = noFileFields
  let isOver = false

  /** Loaded once for each page; if a site defines no fields, the forms stay unchanged. */
  const define = async (): Promise<void> => {
    const schema = await profile.readFields()
    if (!schema.ok) return console.error(`[vitrine] ${schema.failure.message}`)
    for (const form of document.querySelectorAll<HTMLElement>(ACCOUNT_FORMS)) applySchema(form, schema.value)
  }

  const bind = (form: HTMLElement, index: number): BoundElement => {
    const element = form as HTMLFormElement
    switch (form.getAttribute('data-wf-user-form-type')) {
      case 'login':
        return bindLogIn(page, element, index)
      case 'signup':
        signUps += 1
        return bindSignUp(page, element, index, { isFirst: signUps === 1, bindFiles })
      case 'resetPassword':
        return bindPasswordReset(page, element, index)
      case 'updatePassword':
        return bindPasswordUpdate(page, element, index)
      default:
        return context.mode() === 'preview' ? unsent(form) : NOTHING
    }
  }
  const forms = createBoundElements(document, ACCOUNT_FORMS, bind)
  const roots = createBoundElements(document, ACCOUNT_ROOTS, (root, index) =>
    context.mode() === 'published'
      ? bindAccountRoot(page, root, {
          firstIndex: (index + 1) * 100,
          whenDefined: defined ?? Promise.resolve(),
          bindFiles,
        })
      : NOTHING,
  )

  return {
    ready: async () => {
      isOver = false
      if (document.querySelector(FILE_INPUTS)) bindFiles = (await import('./file-field.js')).bindFileFields
      if (isOver) return
      if (document.querySelector(WITH_FIELDS)) defined ??= define()
      forms.ready()
      roots.ready()
    },
    destroy: () => {
      isOver = true
      forms.destroy()
      roots.destroy()
      signUps = 0
      defined = null
    },
  }
}
