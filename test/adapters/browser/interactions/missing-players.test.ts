/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createLottie } from '../../../../adapters/browser/interactions/players/lottie.js'
import { createRive } from '../../../../adapters/browser/interactions/players/rive.js'
import { createSpline } from '../../../../adapters/browser/interactions/players/spline.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'

const context = { window, document, prefersReducedMotion: () => false } as unknown as PageContext

let said: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  said.mockRestore()
  document.body.replaceChildren()
  for (const name of ['lottie', 'SPLINE', 'rive']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(document, 'readyState')
})

const page = (kind: string, state: DocumentReadyState): void => {
  document.body.innerHTML =
    `<div data-animation-type="${kind}" data-spline-url="/s"><canvas></canvas></div>`.repeat(2)
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}
const loaded = (): boolean => window.dispatchEvent(new Event('load'))

describe.each([
  ['lottie', createLottie, 'window.lottie'],
  ['spline', createSpline, 'window.SPLINE'],
  ['rive', createRive, 'window.rive'],
] as const)('a page with %s elements and no player', (kind, create, global) => {
  it('reports a missing global once, after loading', () => {
    page(kind, 'interactive')
    const player = create(context)
    player.ready?.()
    player.ready?.()
    expect(said).not.toHaveBeenCalled()
    loaded()
    loaded()
    expect(said).toHaveBeenCalledTimes(1)
    expect(said.mock.calls[0]?.[0]).toContain(`${global} is missing`)
  })

  it('reports it at once if it has already loaded', () => {
    page(kind, 'complete')
    create(context).ready?.()
    expect(said).toHaveBeenCalledTimes(1)
  })

  it('reports nothing without such an element', () => {
    page('other', 'complete')
    create(context).ready?.()
    expect(said).not.toHaveBeenCalled()
  })
})

it('a player that comes while the page loads plays its elements', () => {
  page('lottie', 'interactive')
  createLottie(context).ready?.()
  const started: unknown[] = []
  const loadAnimation = ({ container }: { readonly container: Element }) => {
    started.push(container)
    return { isLoaded: false, addEventListener: () => undefined, setSubframe: () => undefined }
  }
  Object.assign(window, { lottie: { loadAnimation } })
  loaded()
  expect(started).toEqual([...document.querySelectorAll('[data-animation-type]')])
  expect(said).not.toHaveBeenCalled()
})
