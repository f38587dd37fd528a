import { start } from '../../../composition/page/features/forms.js'
import { createTestContext } from '../support/page-context.js'

const forms = start(createTestContext())
Object.assign(window, {
  Webflow: { require: () => forms, ready: forms.ready, destroy: forms.destroy },
  news: [],
})
forms.ready()
