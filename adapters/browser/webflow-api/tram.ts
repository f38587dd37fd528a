import type { PageContext } from '../kit/page-module.js'
import { cssEasing } from '../../../core/site/index.js'
import type { Tram, TramStyles as Styles } from './tram-names.js'

const UNITLESS = ['opacity', 'scale', 'scaleX', 'scaleY']
const TRANSFORMS: Readonly<Record<string, string>> = {
  x: 'translateX',
  y: 'translateY',
  z: 'translateZ',
  scale: 'scale',
  rotate: 'rotate',
  rotation: 'rotate',
  scaleX: 'scaleX',
  scaleY: 'scaleY',
}

function applyStyles(element: HTMLElement, styles: Styles): void {
  const moves: string[] = []
  for (const [name, value] of Object.entries(styles)) {
    const isRotation = name.startsWith('rotat')
    const text =
      typeof value === 'string' || UNITLESS.includes(name)
        ? `${value}`
        : `${value}${isRotation ? 'deg' : 'px'}`
    const transform = TRANSFORMS[name]
    if (transform) moves.push(`${transform}(${text})`)
    else element.style.setProperty(name.replace(/[A-Z]/g, '-$&').toLowerCase(), text)
  }
  if (moves.length > 0) element.style.transform = moves.join(' ')
}

/**
 * `Webflow.tram(element)` (reference/page-api#transitions): CSS transitions whose end is a timer of the same
 * length.
 */
export function createTram({ clock, prefersReducedMotion }: PageContext): (target: unknown) => Tram {
  return (target) => {
    const element = (
      target instanceof HTMLElement ? target : (target as readonly HTMLElement[])[0]
    ) as HTMLElement
    const transitions = new Map<string, { readonly ms: number; readonly text: string }>()
    let cancel = (): void => undefined
    let isWaiting = false
    let steps: (() => void)[] = []
    const next = (): void => {
      isWaiting = false
      steps.shift()?.()
    }
    const pause = (ms: number): void => {
      isWaiting = true
      cancel = clock.setTimer(ms, next)
    }
    const start = (styles: Styles): Tram => {
      cancel()
      element.style.transition = prefersReducedMotion()
        ? 'none'
        : [...transitions.values()].map(({ text }) => text).join(', ')
      void element.offsetWidth
      applyStyles(element, styles)
      pause(prefersReducedMotion() ? 0 : Math.max(0, ...[...transitions.values()].map(({ ms }) => ms)))
      return tram
    }
    const tram: Tram = {
      add: (declaration) => {
        const [name = '', duration = '500', easing = 'ease', delay = '0'] = declaration.trim().split(/\s+/)
        const property = TRANSFORMS[name] ? 'transform' : name
        const ms = Number.parseFloat(duration) + Number.parseFloat(delay)
        transitions.set(property, {
          ms,
          text: `${property} ${Number.parseFloat(duration)}ms ${cssEasing(easing)} ${Number.parseFloat(delay)}ms`,
        })
        return tram
      },
      set: (styles) => {
        tram.stop()
        element.style.transition = 'none'
        applyStyles(element, styles)
        return tram
      },
      start,
      then: (step) => {
        const run = (): void => {
          if (typeof step !== 'function') return void start(step)
          step()
          next()
        }
        if (isWaiting) steps.push(run)
        else run()
        return tram
      },
      wait: (ms) => {
        if (isWaiting) steps.push(() => pause(ms))
        else pause(ms)
        return tram
      },
      stop: () => {
        cancel()
        steps = []
        isWaiting = false
        return tram
      },
      show: (display = 'block') => tram.set({ display }),
      hide: () => tram.set({ display: 'none' }),
      redraw: () => {
        void element.offsetWidth
        return tram
      },
      destroy: () => {
        transitions.clear()
        element.style.transition = ''
        return tram.stop()
      },
    }
    return tram
  }
}
