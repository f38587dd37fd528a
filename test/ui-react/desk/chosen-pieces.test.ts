import { expect, it } from '@jest/globals'
import { chosenPieces } from '../../../ui-react/desk/orders/chosen-pieces.js'

const LINES = [
  { id: 'a', toSend: 1 },
  { id: 'b', toSend: 3 },
  { id: 'c', toSend: 2 },
]
const COUNTS = new Map([
  ['a', 2],
  ['b', 3],
  ['c', 0],
  ['gone', 1],
])

it('leaves out lines without pieces, and lines that the order no longer has', () => {
  expect(chosenPieces(LINES, COUNTS)).toEqual([
    { lineId: 'a', count: 2 },
    { lineId: 'b', count: 3 },
  ])
})

it('chooses at most the possible pieces of each line', () => {
  expect(chosenPieces(LINES, COUNTS, ({ toSend }) => toSend - 1)).toEqual([{ lineId: 'b', count: 2 }])
})
