import { videoPaddingTop } from '../../../core/site/index.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'

/** Background videos and video embeds (reference/widgets#background-video). */
export type BackgroundVideoModule = PageModule

/**
 * Creates the video module: videos pause while the visitor prefers reduced motion,
 * `.w-background-video--control` pauses and plays, and a video embed without a shape gets one from its
 * frame's size (reference/widgets#background-video, reference/constants#widgets).
 */
export function createBackgroundVideo(context: PageContext): BackgroundVideoModule {
  const { document } = context
  const controls = createBoundElements(document, '.w-background-video--control', (button) =>
    bindControl(context, button),
  )
  let life: AbortController | undefined

  const respectMotion = (isChange: boolean): void => {
    const isReduced = context.prefersReducedMotion()
    for (const video of document.querySelectorAll('video')) {
      if (isReduced) video.pause()
      else if (isChange && video.autoplay) video.play().catch(() => undefined)
    }
  }

  const shapeEmbeds = (): void => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.w-video > iframe')) {
      const embed = frame.parentElement
      if (!embed || embed.style.paddingTop) continue
      const padding = videoPaddingTop(
        Number(frame.getAttribute('width')),
        Number(frame.getAttribute('height')),
      )
      if (padding) embed.style.paddingTop = padding
    }
  }

  return {
    ready: () => {
      shapeEmbeds()
      controls.ready()
      if (!document.querySelector('video')) return
      respectMotion(false)
      if (life) return
      life = new AbortController()
      const { signal } = life
      context.motion.addEventListener('change', () => respectMotion(true), { signal })
    },
    destroy: () => {
      life?.abort()
      life = undefined
      controls.destroy()
    },
  }
}

function bindControl({ document, window }: PageContext, button: HTMLElement): BoundElement {
  const life = new AbortController()
  const { signal } = life
  const video = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!(video instanceof window.HTMLVideoElement)) return { destroy: () => undefined }
  const show = (): void => {
    const [whilePlaying, whilePaused] = button.querySelectorAll<HTMLElement>(':scope > span')
    if (whilePlaying) whilePlaying.hidden = video.paused
    if (whilePaused) whilePaused.hidden = !video.paused
  }
  for (const type of ['play', 'pause']) video.addEventListener(type, show, { signal })
  const toggle = (): void => {
    if (video.paused) video.play().catch(show)
    else video.pause()
  }
  button.addEventListener('click', toggle, { signal })
  show()
  return { refresh: show, destroy: () => life.abort() }
}
