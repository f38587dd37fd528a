import { describe, expect, it } from '@jest/globals'
import { isGuessable, passwordLengthProblem } from '../../../core/accounts/index.js'

describe('a password', () => {
  it.each([
    [7, 'too-short'],
    [8, null],
    [72, null],
    [73, 'too-long'],
  ])('of %i visible characters: %j', (count, problem) => {
    expect(passwordLengthProblem('a'.repeat(count))).toBe(problem)
    expect(passwordLengthProblem('🔑'.repeat(count))).toBe(problem)
  })

  it.each([
    ['lamp-shop-1', ['lamp', 'shop'], true],
    ['LampShop2026', ['lamp', 'shop'], true],
    ['lamp12345', ['lamp'], false],
    ['lamp1234', ['lamp'], true],
    ['1234', ['lamp'], false],
    ['adaadaada', ['ada'], false],
    ['', [], false],
  ])('%s is little more than %j: %j', (password, words, isSo) => {
    expect(isGuessable(password, words)).toBe(isSo)
  })
})
