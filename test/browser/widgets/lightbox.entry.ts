import { start } from '../../../composition/page/features/lightbox.js'
import { createTestContext } from '../support/page-context.js'

const lightbox = start(createTestContext())
Object.assign(window, { Webflow: { require: () => lightbox, destroy: lightbox.destroy }, news: [] })
lightbox.ready()
