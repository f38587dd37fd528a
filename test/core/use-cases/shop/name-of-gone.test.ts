import { describe, expect, it } from '@jest/globals'
import { nameOfGone } from '../../../../core/use-cases/shop/name-of-gone.js'

describe('the name of a line whose product was withdrawn', () => {
  it.each([
    ['en', 'Tea (no longer available)'],
    ['de-CH', 'Tea (nicht mehr erhältlich)'],
    ['fr', 'Tea (n’est plus disponible)'],
    ['es-419', 'Tea (ya no está disponible)'],
    ['nl', 'Tea (no longer available)'],
  ])('states it in the language of the site: %s', (language, name) => {
    expect(nameOfGone('Tea', language)).toBe(name)
  })
})
