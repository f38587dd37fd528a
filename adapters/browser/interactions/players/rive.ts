import type { ItemPlan } from '../../../../core/animation/index.js'
import type { PageContext, PageModule } from '../../kit/page-module.js'
import type { AnimationPlayer } from '../plugins/player-plugin.js'
import { createPlayerStart } from './await-player.js'

interface RiveInput {
  readonly name: string
  readonly type: number
  value?: number | boolean
  readonly fire?: () => void
}

/** The members of a Rive player that are used; the player is the page's own. */
interface RiveAnimation {
  readonly stateMachineInputs: (name: string) => readonly RiveInput[] | undefined
  readonly playingStateMachineNames: readonly string[]
  readonly play: (name: string) => void
  readonly cleanup: () => void
}

interface RiveRuntime {
  readonly Rive: new (options: Readonly<Record<string, unknown>>) => RiveAnimation
  readonly Layout: new (options: Readonly<Record<string, unknown>>) => unknown
  readonly StateMachineInputType: {
    readonly Boolean: number
    readonly Number: number
    readonly Trigger: number
  }
}

interface Scene {
  animation: RiveAnimation | null
  isLoaded: boolean
  waiting: (() => void) | null
}

const nameOf = (item: ItemPlan): string => {
  const value: unknown = item.pluginValue
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : null
  return typeof name === 'string' ? name : ''
}

/** Gives the inputs of a state machine the values of their names, and has the machine play. */
function setInputs(
  animation: RiveAnimation,
  machine: string,
  types: RiveRuntime['StateMachineInputType'],
  numbers: Parameters<AnimationPlayer['render']>[2],
): void {
  if (!animation.playingStateMachineNames.includes(machine)) animation.play(machine)
  for (const input of animation.stateMachineInputs(machine) ?? []) {
    const value = numbers[input.name]
    if (value === undefined) continue
    if (input.type === types.Number) input.value = value
    else if (input.type === types.Boolean) input.value = value > 0
    else if (value > 0) input.fire?.()
  }
}

/** `Webflow.require('rive')`: Rive elements (reference/interactions#players), played by `window.rive`. */
export function createRive(context: PageContext): PageModule &
  AnimationPlayer & {
    readonly init: () => void
    readonly createInstance: (element: Element) => RiveAnimation | null
    readonly getInstance: (element: Element) => RiveAnimation | null
  } {
  const { window, prefersReducedMotion } = context
  const scenes = new Map<Element, Scene>()
  const runtime = (): RiveRuntime | undefined => Reflect.get(window, 'rive') as RiveRuntime | undefined

  const load = (
    element: Element,
    canvas: HTMLCanvasElement,
    rive: RiveRuntime,
    scene: Scene,
    isRetry: boolean,
  ): void => {
    const read = (name: string): string | undefined => element.getAttribute(`data-rive-${name}`) ?? undefined
    scene.animation = new rive.Rive({
      canvas,
      src: read('url'),
      ...(isRetry ? {} : { artboard: read('artboard'), stateMachines: read('state-machine') }),
      autoplay: read('autoplay') === 'true' && !prefersReducedMotion(),
      isTouchScrollEnabled: read('is-touch-scroll-enabled') === 'true',
      automaticallyHandleEvents: read('automatically-handle-events') === 'true',
      layout: new rive.Layout({ fit: read('fit') ?? 'contain', alignment: read('alignment') ?? 'center' }),
      onLoad: () => {
        scene.isLoaded = true
        scene.waiting?.()
        scene.waiting = null
        element.dispatchEvent(new CustomEvent('w-rive-load', { bubbles: true }))
      },
      onLoadError: () => {
        if (!isRetry) load(element, canvas, rive, scene, true)
      },
    })
  }
  const sceneOf = (element: Element): Scene | null => {
    const known = scenes.get(element)
    if (known) return known
    const rive = runtime()
    const canvas = element.querySelector('canvas')
    if (!rive || !canvas) return null
    const scene: Scene = { animation: null, isLoaded: false, waiting: null }
    scenes.set(element, scene)
    load(element, canvas, rive, scene, false)
    return scene
  }
  const ready = createPlayerStart(context, {
    type: 'rive',
    global: 'window.rive',
    find: runtime,
    start: sceneOf,
  })
  return {
    init: ready,
    ready,
    destroy: () => {
      for (const scene of scenes.values()) scene.animation?.cleanup()
      scenes.clear()
    },
    createInstance: (element) => sceneOf(element)?.animation ?? null,
    getInstance: (element) => scenes.get(element)?.animation ?? null,
    render: (element, item, numbers) => {
      const scene = sceneOf(element)
      const rive = runtime()
      if (!scene || !rive) return
      const run = (): void => {
        const machine = nameOf(item)
        const { animation } = scene
        if (animation && machine !== '') setInputs(animation, machine, rive.StateMachineInputType, numbers)
      }
      if (scene.isLoaded) run()
      else scene.waiting = run
    },
  }
}
