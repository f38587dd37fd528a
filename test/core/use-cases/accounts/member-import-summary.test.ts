import { expect, it } from '@jest/globals'
import { checkedMembers, importedMembers } from '../../../../core/use-cases/accounts/member-import-summary.js'

const NEXT = 'They set a password with the link of a mail when they come next.'

it.each([
  [1, 0, `1 member was imported. ${NEXT}`],
  [2, 1, `2 members were imported, 1 was a member already and stays as it is. ${NEXT}`],
  [0, 3, `0 members were imported, 3 were members already and stay as they are. ${NEXT}`],
])('an import of %i new and %i known members is summed up', (added, known, text) => {
  expect(importedMembers(added, known)).toEqual({ text, report: { members: added + known, added, known } })
})

it('a checked file has no new and known members', () => {
  expect(checkedMembers(2)).toEqual({
    text: '2 members can be imported; nothing was changed.',
    report: { members: 2 },
  })
})
