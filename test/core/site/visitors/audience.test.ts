import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { audienceKey, isAmong, PUBLIC } from '../../../../core/site/index.js'

describe('an audience', () => {
  it('has one key for each set of groups, and never that of another audience', () => {
    const groups = fc.array(fc.string(), { maxLength: 4 })
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const isSame =
          one.every((group) => other.includes(group)) && other.every((group) => one.includes(group))
        const keys = [one, other].map((each) => audienceKey({ tag: 'members', groups: each }))
        expect(keys[0] === keys[1]).toBe(isSame)
        expect(keys).not.toContain(audienceKey(PUBLIC))
      }),
      {
        examples: [
          [['a,b'], ['a', 'b']],
          [
            ['a', 'b', 'a'],
            ['b', 'a'],
          ],
          [[], ['']],
        ],
      },
    )
  })

  it.each([
    ['members', false, true, true],
    ['guests', true, false, false],
    ['gold', false, false, true],
    ['guests gold', true, false, true],
    ['', false, false, false],
    ['golden', false, false, false],
  ])('sees parts for %j if it is among them', (names, guest, member, gold) => {
    expect(isAmong(PUBLIC, names)).toBe(guest)
    expect(isAmong({ tag: 'members', groups: [] }, names)).toBe(member)
    expect(isAmong({ tag: 'members', groups: ['gold'] }, names)).toBe(gold)
  })
})
