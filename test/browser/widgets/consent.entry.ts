import { createConsent } from '../../../adapters/browser/widgets/consent.js'
import { createTestContext } from '../support/page-context.js'

const consent = createConsent(createTestContext())
const news: unknown[] = []
document.addEventListener('vitrine:consent', (event) => news.push((event as CustomEvent<unknown>).detail))
Object.assign(window, { Webflow: consent, news })
consent.ready()
