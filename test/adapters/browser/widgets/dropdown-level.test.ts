/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createDropdown } from '../../../../adapters/browser/widgets/dropdown.js'
import type { DropdownModule } from '../../../../adapters/browser/widgets/dropdown.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

const clock = createFakeClock()
let dropdowns: DropdownModule
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  dropdowns = createDropdown({
    window,
    document,
    clock,
    redraw: { emit: () => undefined },
  } as unknown as PageContext)
})
afterEach(() => {
  dropdowns.destroy()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it.each([
  ['900', '901'],
  ['901', '901'],
  ['7', ''],
  ['auto', ''],
])('a dropdown at the level %s of its style sheet is at %j while it is open', (level, open) => {
  document.head.innerHTML = `<style>.w-dropdown { z-index: ${level} }</style>`
  document.body.innerHTML = `<div class="w-dropdown"><div class="w-dropdown-toggle" tabindex="0">Menu</div>
    <nav class="w-dropdown-list"><a href="/a">A</a></nav></div>`
  dropdowns.ready()
  const root = document.querySelector<HTMLElement>('.w-dropdown') as HTMLElement
  const press = (): void => {
    root.querySelector<HTMLElement>('.w-dropdown-toggle')?.click()
    clock.advance(1)
  }
  press()
  expect([root.querySelector('.w--open') !== null, root.style.zIndex]).toEqual([true, open])
  press()
  expect([root.querySelector('.w--open'), root.style.zIndex]).toEqual([null, ''])
})
