import { createWidgets } from '../../../adapters/dom/widgets/index.js'
import { start as startVideo } from '../../../composition/page/features/background-video.js'
import { start as startBrand } from '../../../composition/page/features/brand.js'
import { start as startDropdown } from '../../../composition/page/features/dropdown.js'
import { start as startNavbar } from '../../../composition/page/features/navbar.js'
import { start as startSlider } from '../../../composition/page/features/slider.js'
import { start as startTabs } from '../../../composition/page/features/tabs.js'
import { createTestContext } from '../support/page-context.js'

const context = createTestContext()
const modules = new Map([
  ...createWidgets(context),
  ['brand', startBrand(context)],
  ['background-video', startVideo(context)],
  ['dropdown', startDropdown(context)],
  ['navbar', startNavbar(context)],
  ['slider', startSlider(context)],
  ['tabs', startTabs(context)],
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
