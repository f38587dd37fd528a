import { createForms } from '../../../adapters/browser/widgets/forms-module.js'
import { createTestContext } from '../support/page-context.js'

const forms = createForms(createTestContext())
Object.assign(window, {
  Webflow: { require: () => forms, ready: forms.ready, destroy: forms.destroy },
  news: [],
})
forms.ready()
