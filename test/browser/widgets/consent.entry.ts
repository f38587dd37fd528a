import { start } from '../../../composition/page/features/consent.js'
import { createTestContext } from '../support/page-context.js'

const consent = start(createTestContext())
const news: unknown[] = []
document.addEventListener('vitrine:consent', (event) => news.push((event as CustomEvent<unknown>).detail))
Object.assign(window, { Webflow: consent, news })
consent.ready()
