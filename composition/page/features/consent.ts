import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createConsent } from '../../../adapters/dom-widgets/consent.js'

/** Starts the cookie banner and its companions on pages that have them (spec 1, spec 4 "Visual states"). */
export const start = (context: PageContext): PageModule => createConsent(context)
