import { createBackgroundVideo } from '../../../adapters/dom-widgets/background-video.js'
import { createBrand } from '../../../adapters/dom-widgets/brand.js'
import { createDropdown } from '../../../adapters/dom-widgets/dropdown.js'
import { createWidgets } from '../../../adapters/dom-widgets/index.js'
import { createNavbar } from '../../../adapters/dom-widgets/navbar.js'
import { createScrollRunner } from '../../../adapters/dom-widgets/scroll/scroll-runner.js'
import { createSlider } from '../../../adapters/dom-widgets/slider.js'
import { createTabs } from '../../../adapters/dom-widgets/tabs.js'
import { createTestContext } from '../support/page-context.js'

const context = createTestContext()
const modules = new Map([
  ...Object.entries(createWidgets(context, async () => createScrollRunner(context))),
  ['brand', createBrand(context)],
  ['background-video', createBackgroundVideo(context)],
  ['dropdown', createDropdown(context)],
  ['navbar', createNavbar(context)],
  ['slider', createSlider(context)],
  ['tabs', createTabs(context)],
])
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
