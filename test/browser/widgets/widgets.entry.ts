import { createWidgets } from '../../../adapters/dom/widgets/index.js'
import { createTestContext } from '../support/page-context.js'

const modules = createWidgets(createTestContext())
const ready = (): void => modules.forEach((module) => module.ready())
const news: string[] = []
for (const type of ['COMPONENT_ACTIVE', 'COMPONENT_INACTIVE'])
  document.addEventListener(type, (event) => {
    if (event.target instanceof Element) news.push(`${type.slice(10)} ${event.target.id}`)
  })

Object.assign(window, {
  Webflow: {
    require: (name: string) => modules.get(name),
    ready,
    destroy: () => modules.forEach((module) => module.destroy()),
  },
  news,
})
ready()
