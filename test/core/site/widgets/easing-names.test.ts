import { describe, expect, it } from '@jest/globals'
import { cssEasing } from '../../../../core/site/index.js'

describe('the reader of easing names in attributes', () => {
  it.each(['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'])('keeps the CSS keyword %s', (name) => {
    expect(cssEasing(name)).toBe(name)
  })

  it.each([
    ['ease-out-quad', 'cubic-bezier(.25,.46,.45,.94)'],
    ['ease-in-out-expo', 'cubic-bezier(1,0,0,1)'],
    ['ease-in-back', 'cubic-bezier(.6,-.28,.735,.045)'],
  ])('turns %s into %s', (name, css) => {
    expect(cssEasing(name)).toBe(css)
  })

  it.each(['in', 'out', 'in-out'])('has all eight families of ease-%s', (side) => {
    for (const family of ['quad', 'cubic', 'quart', 'quint', 'sine', 'expo', 'circ', 'back'])
      expect(cssEasing(`ease-${side}-${family}`)).toMatch(/^cubic-bezier\((-?[\d.]+,){3}-?[\d.]+\)$/)
  })

  it('uses the fallback for anything else', () => {
    expect(cssEasing('wobble')).toBe('ease')
    expect(cssEasing('', 'linear')).toBe('linear')
    expect(cssEasing(null, 'ease-out')).toBe('ease-out')
    expect(cssEasing('constructor')).toBe('ease')
  })
})
