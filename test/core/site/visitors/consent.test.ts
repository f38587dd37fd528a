import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allowsCategory, parseConsent } from '../../../../core/site/index.js'

describe('a visitor’s consent', () => {
  it.each([[null], [''], ['{'], ['null'], ['[true]'], ['3']])('is none in %j', (stored) => {
    expect(parseConsent(stored)).toBeUndefined()
  })

  it('keeps only yes and no', () => {
    expect(parseConsent('{"analytics":true,"marketing":"yes","personal":false}')).toEqual({
      analytics: true,
      personal: false,
    })
  })

  it('is restored from storage unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.boolean(), { noNullPrototype: true }), (choice) => {
        expect(parseConsent(JSON.stringify(choice))).toEqual(choice)
      }),
    )
  })

  it.each([
    [undefined, 'analytics', false],
    [{}, 'analytics', false],
    [{ analytics: true, marketing: false }, 'analytics', true],
    [{ analytics: true, marketing: false }, 'marketing', false],
    [{ analytics: true, marketing: false }, 'chat', false],
    [{ essential: true, analytics: true }, 'chat', true],
    [{ all: true }, 'analytics', true],
    [{ all: false }, 'analytics', false],
  ])('of %j about scripts of the category %s is %j', (choice, category, isAllowed) => {
    expect(allowsCategory(choice, category)).toBe(isAllowed)
  })
})
