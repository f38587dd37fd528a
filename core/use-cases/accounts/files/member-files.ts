import type { MemberFiles } from '../../../ports/accounts/member-files.port.js'
import type { AccountClock, AccountData } from '../account-ports.js'
import { currentMember } from '../sessions.js'
import { countFile } from './count-file.js'
import { expectedSince } from './reserve-file.js'

/** Creates the uploads of members' files, and their downloads for their members alone. */
export const createMemberFiles = (ports: AccountData & AccountClock): MemberFiles => ({
  redeem: async (id, token) => {
    const file = await ports.store.fileRecords.redeem(id, token, expectedSince(ports))
    return file && { id: file.id, memberId: file.memberId, name: file.name, keptBytes: file.sizeBytes }
  },
  end: ({ id, memberId, keptBytes }, state, sizeBytes) =>
    ports.unitOfWork(async (work) => {
      await work.fileRecords.lockBytes()
      if (!(await work.fileRecords.endReceiving(id, state, sizeBytes))) return false
      await countFile(work, { memberId, sizeBytes: keptBytes }, sizeBytes)
      return true
    }),
  findOwn: async (visitor, id) => {
    const member = await currentMember(ports, visitor)
    const file = member && (await ports.store.fileRecords.find(id))
    if (file === null || file.memberId !== member?.id || file.state !== 'saved') return null
    return { memberId: file.memberId, name: file.name }
  },
})
