import { createTransitionPlayer } from '../kit/play-transition.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import { bindSlider } from './slider/bind-slider.js'

/** Sliders of the page; `redraw` measures them again at once (reference/widgets#slider). */
export interface SliderModule extends PageModule {
  readonly redraw: () => void
}

/** Creates the slider module: `.w-slider` with a mask of slides, arrows and dots (reference/widgets#slider). */
export function createSlider(context: PageContext): SliderModule {
  const player = createTransitionPlayer(context)
  const sliders = createBoundElements(context.document, '.w-slider', (root, index) =>
    bindSlider(context, player, root, index),
  )
  const ready = (): void => {
    sliders.ready()
    const placements = sliders.all().map((slider) => slider.measure())
    for (const place of placements) place()
  }
  return { ready, redraw: ready, destroy: sliders.destroy }
}
