import type { AnimationPlugins } from '../../../../core/animation/index.js'
import type { PageContext } from '../../page/page-module.js'
import { createDomStage } from '../dom-stage.js'
import type { StageElement } from '../dom-stage.js'
import { createVariablePlugin } from './variable-plugin.js'

/** The action types that something outside plays. Players of Lottie, Spline and Rive are the page's own; `require` finds them. */
export function createPlugins(
  { document, window }: PageContext,
  _require: (name: string) => object | undefined,
): AnimationPlugins<StageElement> {
  const { colourName } = createDomStage(document, window)
  return { PLUGIN_VARIABLE: createVariablePlugin(document, colourName) }
}
