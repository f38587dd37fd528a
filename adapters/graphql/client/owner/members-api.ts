import {
  BAN_MEMBER,
  CHANGE_MEMBER_GROUPS,
  IMPORT_MEMBERS,
  OWNER_IMPORT_ENDPOINT,
  READ_MEMBERS_IMPORT,
  INVITE_MEMBER,
  LIST_MEMBERS,
  LIST_MEMBER_GROUPS,
  LOG_MEMBER_OUT,
  NOTE_MEMBER,
  READ_INVITATIONS,
  READ_MEMBER,
  START_INVITATIONS,
  STOP_INVITATIONS,
} from '../../protocol/owner/index.js'
import type {
  DeskFailure,
  DeskInvitations,
  DeskMemberView,
  DeskProblem,
} from '../../../../core/desk/index.js'
import type { OwnerMembersApi } from '../../../../core/ports/owner/api/owner-members-api.port.js'
import { err, mapResult, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

const UNEXPECTED: DeskFailure = {
  tag: 'faulty',
  message: 'The server gave another answer. Load the page again.',
}

const viewOf = (
  answer: Result<{ readonly details: DeskMemberView } | DeskProblem, DeskFailure>,
): Result<DeskMemberView, DeskFailure> =>
  mapResult(problemAsFailure<{ readonly details: DeskMemberView }>(answer), ({ details }) => details)

const standingOf = (
  answer: Result<{ readonly invitations: DeskInvitations } | DeskProblem, DeskFailure>,
): Result<DeskInvitations, DeskFailure> =>
  mapResult(
    problemAsFailure<{ readonly invitations: DeskInvitations }>(answer),
    ({ invitations }) => invitations,
  )

/** The operations about members of the site, over HTTP. */
export const createMembersApi = ({ ask }: Pick<PeopleApiOptions, 'ask'>): OwnerMembersApi => ({
  members: async ({ search, banned = null, status = null, after }) => {
    const filter = { search, isBanned: banned, status }
    return mapResult(await ask(LIST_MEMBERS, { filter, after }), ({ members }) => members)
  },
  member: async (id) => mapResult(await ask(READ_MEMBER, { id }), ({ member }) => member),
  memberGroups: async () => mapResult(await ask(LIST_MEMBER_GROUPS, {}), ({ memberGroups }) => memberGroups),
  inviteMember: async (input) =>
    viewOf(mapResult(await ask(INVITE_MEMBER, { input }), ({ inviteMember }) => inviteMember)),
  changeMemberGroups: async (input) =>
    viewOf(
      mapResult(await ask(CHANGE_MEMBER_GROUPS, { input }), ({ changeMemberGroups }) => changeMemberGroups),
    ),
  banMember: async (change) => viewOf(mapResult(await ask(BAN_MEMBER, change), ({ banMember }) => banMember)),
  logMemberOut: async (change) =>
    viewOf(mapResult(await ask(LOG_MEMBER_OUT, change), ({ logMemberOut }) => logMemberOut)),
  noteMember: async (change) =>
    viewOf(mapResult(await ask(NOTE_MEMBER, change), ({ noteMember }) => noteMember)),
  invitations: async () => mapResult(await ask(READ_INVITATIONS, {}), ({ invitations }) => invitations),
  startInvitations: async (input) =>
    standingOf(
      mapResult(await ask(START_INVITATIONS, { input }), ({ startInvitations }) => startInvitations),
    ),
  previewMembers: async (text) => {
    const input = { key: '', text, dryRun: true }
    const answer = await ask(IMPORT_MEMBERS, { input }, OWNER_IMPORT_ENDPOINT)
    const done = problemAsFailure(mapResult(answer, ({ importMembers }) => importMembers))
    if (!done.ok) return done
    return 'lines' in done.value ? ok(done.value) : err(UNEXPECTED)
  },
  importMembers: async (input) => {
    const answer = await ask(IMPORT_MEMBERS, { input }, OWNER_IMPORT_ENDPOINT)
    const done = problemAsFailure(mapResult(answer, ({ importMembers }) => importMembers))
    if (!done.ok) return done
    return 'state' in done.value ? ok(done.value) : err(UNEXPECTED)
  },
  membersImport: async (id) =>
    mapResult(await ask(READ_MEMBERS_IMPORT, { id }), ({ membersImport }) => membersImport),
  stopInvitations: async (key) =>
    standingOf(mapResult(await ask(STOP_INVITATIONS, { key }), ({ stopInvitations }) => stopInvitations)),
})
