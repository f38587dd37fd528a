import { expect, it } from '@jest/globals'
import type { MemberDesk } from '../../../../core/ports/owner/member-desk.port.js'
import { changeMemberGroups, inviteMember } from '../../../../core/use-cases/owner/work-with-members.js'

const refused = () => {
  throw new Error('nothing may be read or written')
}
const desk = { groups: [], find: refused, admin: refused } as unknown as MemberDesk
const command = { desk, entryOf: refused }
const many = Array.from({ length: 101 }, (_, index) => `group-${index}`)

it.each([
  ['too many groups', many, 'Name at most 100 groups at once.'],
  ['an empty group', ['  '], 'The id of a group has 1 to 100 characters.'],
  ['a group with a very long id', ['x'.repeat(101)], 'The id of a group has 1 to 100 characters.'],
])('%s are refused before any write', async (_, groups, message) => {
  const failure = { tag: 'bad-input', message }
  const invited = await inviteMember(command, { email: 'ida@example.org', name: 'Ida', groups })
  expect(invited).toMatchObject({ ok: false, failure })
  const changed = await changeMemberGroups(command, 'id', { add: groups, remove: [] })
  expect(changed).toMatchObject({ ok: false, failure })
})

it('refuses to remove a member from too many groups at once', async () => {
  const changed = await changeMemberGroups(command, 'id', { add: [], remove: many })
  expect(changed).toMatchObject({ ok: false, failure: { message: 'Name at most 100 groups at once.' } })
})
