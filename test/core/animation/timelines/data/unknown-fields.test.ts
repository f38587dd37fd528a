import { expect, it } from '@jest/globals'
import { neededChunks, TIMES } from '../../../../../core/animation/timelines/data/further-parts.js'
import { FIELDS } from '../../../../../core/animation/timelines/data/unknown-fields.js'

const known = `${FIELDS.timing} ${FIELDS.stagger} ${FIELDS.settings}`.split(' ')

it('searches unknown fields in exactly the data that have one', () => {
  expect(new Set(TIMES.split('|'))).toEqual(new Set(known))
})

it.each(['timing', 'settings'])('loads no further code for the known fields of %s', (part) => {
  const needed = known.filter((field) => neededChunks(`"${part}":{"${field}":1}`).length > 0)
  expect(needed).toEqual([])
  expect(neededChunks(`"${part}":{"${known[0]}":1,"dealy":1}`)).toEqual(['rare', 'more'])
})
