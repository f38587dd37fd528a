/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals'
import { BREAKPOINTS, elementStyle } from '../../../../../adapters/payments/stripe/page/style-map.js'

/** A field whose colour names the breakpoints that match, the last of them. */
const holder = document.createElement('div')
const map = Object.fromEntries(BREAKPOINTS.map(([name]) => [name, { noPseudo: { fontFamily: name } }]))

beforeEach(() => {
  holder.setAttribute('data-wf-style-map', JSON.stringify(map))
  document.body.replaceChildren(holder)
})

/** The window at a width: lengths in px, as the queries of the table have them. */
function windowOf(widthPx: number): Window {
  const matches = (query: string): boolean => {
    const [, end, px] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? []
    return end === 'min' ? widthPx >= Number(px) : widthPx <= Number(px)
  }
  return Object.assign(Object.create(window), {
    matchMedia: (query: string) => ({ matches: matches(query) }),
    getComputedStyle: () => ({ color: 'red', fontFamily: 'own', fontSize: '1px', fontWeight: '400' }),
  }) as Window
}

it.each([
  [320, 'tiny'],
  [479, 'tiny'],
  [480, 'small'],
  [767, 'small'],
  [768, 'medium'],
  [991, 'medium'],
  [992, 'main'],
  [1279, 'main'],
  [1280, 'large'],
  [1439, 'large'],
  [1440, 'xl'],
  [1919, 'xl'],
  [1920, 'xxl'],
  [10_001, 'xxl'],
])('a card field in a window of %i px has the styles of the breakpoint %s', (widthPx, breakpoint) => {
  expect(elementStyle(holder, windowOf(widthPx)).base?.fontFamily).toBe(breakpoint)
})

it('a card field in a window over 10000 px has no styles of the main breakpoint', () => {
  holder.setAttribute('data-wf-style-map', JSON.stringify({ main: { noPseudo: { fontFamily: 'main' } } }))
  expect([10_000, 10_001].map((widthPx) => elementStyle(holder, windowOf(widthPx)).base?.fontFamily)).toEqual(
    ['main', 'own'],
  )
})

it.each([
  ['hover', ':hover'],
  ['focus', ':focus'],
  ['placeholder', '::placeholder'],
])('the state %s of a card field is %s for Stripe, for each kind of content', (state, pseudo) => {
  holder.setAttribute('data-wf-style-map', JSON.stringify({ main: { [state]: { color: 'blue' } } }))
  const style = elementStyle(holder, windowOf(1000))
  for (const kind of ['base', 'invalid', 'empty', 'complete'] as const)
    expect(style[kind]).toMatchObject({ color: 'red', [pseudo]: { color: 'blue' } })
})
