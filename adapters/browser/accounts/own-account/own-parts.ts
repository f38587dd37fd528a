import { createBoundElements } from '../../kit/bound-elements.js'
import type { PageModule } from '../../kit/page-module.js'
import { OWN_FORMS } from '../account-page.js'
import { createFactorView } from './factor-view.js'
import { followMailedLink } from './mailed-links.js'
import { createOwnActions } from './own-actions.js'
import { OWN_BINDINGS } from './own-forms.js'
import { createOwnLists } from './own-lists.js'
import type { OwnPage } from './own-page.js'

export type { OwnPage } from './own-page.js'

/** Ids of these forms must differ from those of the builder's. */
const FIRST_INDEX = 1000

/**
 * Starts the parts of a page with which members manage their account (docs/account-pages.md). Only a published
 * page makes calls for them; elsewhere the forms are bound, since they refuse to be sent there.
 */
export function createOwnParts(page: OwnPage): PageModule {
  const forms = createBoundElements(page.context.document, OWN_FORMS, (form, index) => {
    const bind = OWN_BINDINGS[form.getAttribute('data-wf-user-form-type') ?? '']
    return bind ? bind(page, form as HTMLFormElement, FIRST_INDEX + index) : { destroy: () => undefined }
  })
  const isLive = page.context.mode() === 'published'
  const parts = isLive
    ? [forms, createOwnLists(page), createOwnActions(page), createFactorView(page, page.factor)]
    : [forms]
  if (isLive) void followMailedLink(page)
  return {
    ready: () => {
      for (const part of parts) part.ready()
    },
    destroy: () => {
      for (const part of parts) part.destroy()
    },
  }
}
