import type { Stage } from '../../../../core/ports/page/stage.port.js'
import { BUILDER_MARKUP } from '../../../../core/builder-markup/index.js'
import { createElementFinder } from './element-finder.js'
import { createLayoutReader } from './layout-reader.js'
import type { StageElement } from './stage-element.js'
import { createStyleAccess } from './style-access.js'

/** A document as the stage of interactions. Results are cached between two calls of `refresh`. */
export function createDomStage(document: Document, window: Window & typeof globalThis): Stage<StageElement> {
  const elements = createElementFinder(document)
  const layout = createLayoutReader(document, window)
  return {
    elements,
    styles: createStyleAccess(document, window),
    layout,
    markup: BUILDER_MARKUP,
    pageId: () => document.documentElement.getAttribute('data-wf-page'),
    readyState: () => document.readyState,
    refresh: () => {
      elements.forget()
      layout.forget()
    },
  }
}
