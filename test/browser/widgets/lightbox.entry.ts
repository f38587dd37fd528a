import { createLightbox } from '../../../adapters/browser/widgets/lightbox.js'
import { createTestContext } from '../support/page-context.js'

const lightbox = createLightbox(createTestContext())
Object.assign(window, { Webflow: { require: () => lightbox, destroy: lightbox.destroy }, news: [] })
lightbox.ready()
