import type { ItemPlan } from '../../../../core/animation/index.js'
import type { PageContext, PageModule } from '../../kit/page-module.js'
import type { AnimationPlayer } from '../plugins/player-plugin.js'
import { createPlayerStart } from './await-player.js'

type Vector = Record<string, number>

/** The members of a Spline scene that are used; the runtime is the page's own. */
interface SplineApplication {
  readonly load: (url: string) => Promise<unknown>
  readonly findObjectById: (id: string) => Record<'position' | 'rotation' | 'scale', Vector> | undefined
  readonly dispose?: () => void
}

type SplineRuntime = new (canvas: HTMLCanvasElement) => SplineApplication

interface Scene {
  readonly application: SplineApplication
  isLoaded: boolean
  readonly waiting: Map<string, () => void>
}

/**
 * `Webflow.require('spline')`: Spline scenes (reference/interactions#players), run by
 * `window.SPLINE.Application` or `window.Application`.
 */
export function createSpline(context: PageContext): PageModule &
  AnimationPlayer & {
    readonly init: () => void
    readonly createInstance: (element: Element) => SplineApplication | null
    readonly getInstance: (element: Element) => SplineApplication | null
    readonly destroyInstance: (element: Element) => void
  } {
  const { window } = context
  const scenes = new Map<Element, Scene>()
  const runtime = (): SplineRuntime | undefined => {
    const own: unknown = Reflect.get(window, 'SPLINE')
    const found: unknown =
      typeof own === 'object' && own !== null
        ? Reflect.get(own, 'Application')
        : Reflect.get(window, 'Application')
    return typeof found === 'function' ? (found as SplineRuntime) : undefined
  }
  const sceneOf = (element: Element): Scene | null => {
    const known = scenes.get(element)
    if (known) return known
    const Runtime = runtime()
    const canvas = element.querySelector('canvas')
    const url = element.getAttribute('data-spline-url')
    if (!Runtime || !canvas || !url) return null
    const scene: Scene = { application: new Runtime(canvas), isLoaded: false, waiting: new Map() }
    scenes.set(element, scene)
    scene.application.load(url).then(
      () => {
        scene.isLoaded = true
        for (const run of scene.waiting.values()) run()
        scene.waiting.clear()
        element.dispatchEvent(new CustomEvent('w-spline-load', { bubbles: true }))
      },
      (error: unknown) => console.error('[vitrine] the scene of this page could not be loaded', error),
    )
    return scene
  }
  const destroyInstance = (element: Element): void => {
    scenes.get(element)?.application.dispose?.()
    scenes.delete(element)
  }
  const ready = createPlayerStart(context, {
    type: 'spline',
    global: 'window.SPLINE',
    find: runtime,
    start: sceneOf,
  })
  return {
    init: ready,
    ready,
    destroy: () => {
      for (const element of [...scenes.keys()]) destroyInstance(element)
    },
    createInstance: (element) => sceneOf(element)?.application ?? null,
    getInstance: (element) => scenes.get(element)?.application ?? null,
    destroyInstance,
    render: (element, { target }: ItemPlan, numbers) => {
      const scene = sceneOf(element)
      const id = target.objectId
      if (!scene || id === null) return
      const run = (): void => {
        const object = scene.application.findObjectById(id)
        for (const [name, value] of Object.entries(numbers)) {
          const [, part, axis] = /^(position|rotation|scale)([XYZ])$/.exec(name) ?? []
          if (object && part && axis) object[part as 'position'][axis.toLowerCase()] = value
        }
      }
      if (scene.isLoaded) run()
      else scene.waiting.set(id, run)
    },
  }
}
