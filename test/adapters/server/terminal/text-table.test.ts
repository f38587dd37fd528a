import { expect, it } from '@jest/globals'
import { textTable } from '../../../../adapters/server/terminal/text-table.js'

it('pads values to their column, except for a very long one', () => {
  const long = 'x'.repeat(200)
  expect(
    textTable(
      ['Name', 'Mail'],
      [
        ['Ada', 'a@x.org'],
        [long, 'b@x.org'],
        ['Barbara', 'c@x.org'],
      ],
    ),
  ).toEqual(['Name     Mail', 'Ada      a@x.org', `${long}  b@x.org`, 'Barbara  c@x.org'])
})
