import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createForms } from '../../../adapters/dom-widgets/forms.js'

/** Starts the forms on pages that have a `.w-form` or a custom check box (contract/animation 6.7). */
export const start = (context: PageContext): PageModule => createForms(context)
