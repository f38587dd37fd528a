import { describe, expect, it } from '@jest/globals'
import { computeLength } from '../../../../../core/animation/timelines/values/length-terms.js'
import type { Length } from '../../../../../core/animation/timelines/values/length-terms.js'

/** Numbers without a unit, px, em of 10 px and percentages. */
function lengthOf(term: string): Length | null {
  const [, figure, unit] = /^([\d.]+)(px|em|%)?$/.exec(term) ?? []
  if (figure === undefined) return null
  const value = Number(figure)
  if (unit === '%') return { px: 0, percent: value, isPlain: false }
  return { px: unit === 'em' ? value * 10 : value, percent: 0, isPlain: unit === undefined }
}

/** The length of a text as `px`, `px + %` or `plain`, where the whole is 200 px. */
function computed(text: string): string | null {
  const length = computeLength(text, lengthOf, () => 200)
  return length && `${length.px}${length.isPlain ? '' : 'px'} ${length.percent}%`
}

describe('a length of CSS terms', () => {
  it.each([
    ['12px', '12px 0%'],
    ['3', '3 0%'],
    ['-2em', '-20px 0%'],
    ['+5px', '5px 0%'],
    ['- - 5px', '5px 0%'],
    ['calc(1px + 2em)', '21px 0%'],
    ['calc(50% - 4px)', '-4px 50%'],
    ['calc(10px - 2px - 3px)', '5px 0%'],
    ['calc(2px + 3 * 4px)', '14px 0%'],
    ['calc((2px + 3px) * 4)', '20px 0%'],
    ['calc(2 * 3 * 10%)', '0px 60%'],
    ['calc(8px / 2 / 2)', '2px 0%'],
    ['calc(2 * 3)', '6 0%'],
    ['CALC(1px)', '1px 0%'],
    ['min(30px, 10%)', '0px 10%'],
    ['min(10px, 10%)', '10px 0%'],
    ['max(30px, 10%)', '30px 0%'],
    ['max(10px, 10%, 15px)', '0px 10%'],
    ['min(9px, 7px, 8px)', '7px 0%'],
    ['clamp(5px, 1px, 9px)', '5px 0%'],
    ['clamp(5px, 7px, 9px)', '7px 0%'],
    ['clamp(5px, 12px, 9px)', '9px 0%'],
    ['clamp(9px, 12px, 5px)', '9px 0%'],
    ['max(1px, min(4px, calc(1px + 2px)))', '3px 0%'],
  ])('%s is %s', (text, length) => {
    expect(computed(text)).toBe(length)
  })

  it.each([
    ['nothing', ''],
    ['an unknown unit', '3furlong'],
    ['a word', 'auto'],
    ['a product of two lengths', 'calc(2px * 3px)'],
    ['a division by a length', 'calc(6px / 2px)'],
    ['a plain number by a length', 'calc(6 / 2px)'],
    ['a division by zero', 'calc(6px / 0)'],
    ['an open bracket', 'calc(1px + 2px'],
    ['an empty bracket', 'calc()'],
    ['a sum without an end', 'calc(1px + )'],
    ['two lengths', '1px 2px'],
    ['a closing bracket too many', 'calc(1px))'],
    ['a wrong term among others', 'min(1px, red)'],
    ['more than 200 terms', `calc(${Array(120).fill('1px').join(' + ')})`],
  ])('%s is none', (_, text) => {
    expect(computed(text)).toBeNull()
  })

  it('of 200 terms is computed', () => {
    expect(computed(`calc(${Array(99).fill('1px').join(' + ')})`)).toBe('99px 0%')
  })
})
