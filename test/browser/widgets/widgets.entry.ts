import { createBackgroundVideo } from '../../../adapters/browser/widgets/background-video.js'
import { createBadge } from '../../../adapters/browser/widgets/badge.js'
import { createDropdown } from '../../../adapters/browser/widgets/dropdown.js'
import { createWidgets } from '../../../adapters/browser/widgets/index.js'
import { createNavbar } from '../../../adapters/browser/widgets/navbar.js'
import { createScrollRunner } from '../../../adapters/browser/widgets/scroll/scroll-runner.js'
import { createSlider } from '../../../adapters/browser/widgets/slider.js'
import { createTabs } from '../../../adapters/browser/widgets/tabs.js'
import { createTestContext } from '../support/page-context.js'

const context = createTestContext()
const modules = new Map([
  ...Object.entries(createWidgets(context, async () => createScrollRunner(context))),
  ['brand', createBadge(context)],
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
