import type { AnimationPlugins } from '../../../../core/animation/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { colourName } from '../stage/style-access.js'
import type { StageElement } from '../stage/stage-element.js'
import { createPlayerPlugin } from './player-plugin.js'
import { createVariablePlugin } from './variable-plugin.js'

/**
 * The action types that external players show. The modules of Lottie, Spline and Rive are looked up through
 * `require` when needed.
 */
export function createPlugins(
  { document }: PageContext,
  require: (name: string) => object | undefined,
): AnimationPlugins<StageElement> {
  const player = (name: string) => createPlayerPlugin(document, () => require(name))
  return {
    PLUGIN_VARIABLE: createVariablePlugin(document, (name) => colourName(document, name)),
    PLUGIN_LOTTIE: player('lottie'),
    PLUGIN_SPLINE: player('spline'),
    PLUGIN_RIVE: player('rive'),
  }
}
