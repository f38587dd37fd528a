import { Option } from 'commander'
import type { Command } from 'commander'
import { MEMBER_SORT_KEYS, MEMBER_STATUSES, MEMBERS_PER_PAGE } from '../../../core/accounts/index.js'
import type { MemberFilter, MemberSortKey, MemberStatus } from '../../../core/accounts/index.js'
import type { MemberAdmin } from '../../../core/ports/owner/member-desk.port.js'
import { withoutUndefined } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { finish, plainLine, printList, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal, PrintedResult } from '../../../adapters/server/terminal/index.js'
import { registerInviteAll } from './invite-all.js'
import { registerMemberFiles } from './member-files.js'
import { withMembers } from './member-data.js'
import type { MembersData, MembersOptions } from './member-data.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { readWords } from '../../../adapters/server/terminal/arguments/repeated.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { nameData } from '../at-shop.js'
import {
  banMember,
  changeGroups,
  deleteMember,
  inviteMember,
  logOutMember,
  removeFactor,
  showMember,
} from '../../../adapters/server/terminal/people/member-commands.js'
import { memberLine } from '../../../adapters/server/terminal/people/member-lines.js'

interface ListMembersOptions extends MembersOptions, ListOptions<MemberSortKey> {
  readonly status?: MemberStatus
  readonly group?: string
  readonly banned?: boolean
  readonly search?: string
}

const filterOf = ({ status, group, banned: isBanned, search: text }: ListMembersOptions): MemberFilter =>
  withoutUndefined({ status, group, isBanned, text })

function registerList(members: Command, { terminal, fail }: Outputs): void {
  addListOptions(nameData(members.command('list')), { sortKeys: MEMBER_SORT_KEYS, limit: MEMBERS_PER_PAGE })
    .description('list members, the newest first')
    .addOption(new Option('--status <status>', 'only members in this state').choices(MEMBER_STATUSES))
    .option('--group <id>', 'only members of this group')
    .option('--banned', 'only members who are banned')
    .option('--search <text>', 'only members with this text in the name or address')
    .action(async (folder: string | undefined, options: ListMembersOptions) => {
      const read = await withMembers(folder, options, ({ list }) =>
        readList(list, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: isNarrowed(options, filterOf(options))
          ? 'There are no such members.'
          : 'There are no members yet.',
        lines: (items) => items.map((member) => plainLine(memberLine(member))),
      })
    })
}

/** A command about one member: `vitrine members <name> <e-mail> [folder]`. */
function registerOne<Options extends MembersOptions>(
  command: Command,
  out: Outputs,
  work: (
    admin: MemberAdmin,
    email: string,
    options: Options,
    data: MembersData,
  ) => Promise<Result<PrintedResult, OwnerFailure>>,
  mailsLink = false,
): Command {
  return nameData(command.argument('<e-mail>', 'the address of the member')).action(
    async (email: string, folder: string | undefined, options: Options) => {
      const done = await withMembers(folder, options, (data) => work(data.admin, email, options, data), {
        mailsLink,
      })
      finish(out, options, done)
    },
  )
}

interface GroupOptions extends MembersOptions {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

function registerChanges(members: Command, out: Outputs): void {
  registerOne<GroupOptions>(members.command('groups'), out, (admin, email, options, { settings }) =>
    changeGroups(admin, email, options, settings),
  )
    .description('add a member to groups or remove them, with effect from their next request')
    .option('--add <groups>', 'groups to join, separated by commas', readWords, [])
    .option('--remove <groups>', 'groups to leave, separated by commas', readWords, [])
  registerOne<MembersOptions & { readonly lift?: boolean }>(
    members.command('ban'),
    out,
    (admin, email, { lift = false }) => banMember(admin, email, lift),
  )
    .description('ban a member: end all sessions and refuse further log-ins')
    .option('--lift', 'lift the ban')
  registerOne(members.command('log-out'), out, logOutMember).description(
    'end all sessions of a member, who may log in again',
  )
  registerOne(members.command('factor-off'), out, removeFactor).description(
    'remove the second factor of a member who has lost it',
  )
  registerOne<MembersOptions & { readonly yes?: boolean }>(
    members.command('delete'),
    out,
    (admin, email, { yes = false }) => deleteMember(admin, email, yes),
  )
    .description('delete the account of a member')
    .option('--yes', 'do it')
}

interface InviteOptions extends MembersOptions {
  readonly name: string
  readonly groups: readonly string[]
}

function registerReads(members: Command, out: Outputs): void {
  registerOne(members.command('show'), out, (admin, email, _options, data) =>
    showMember(admin, email, data.context.desks.subscriptions, data),
  )
    .description('show one member with their subscriptions')
    .option('--json', 'write JSON')
  const invite = async (admin: MemberAdmin, email: string, options: InviteOptions, data: MembersData) => {
    const done = await inviteMember(admin, email, options, data)
    if (done.ok && !data.isOriginKnown)
      out.terminal.err(shownLine('If the site is elsewhere, name its address with --url.'))
    return done
  }
  registerOne(members.command('invite'), out, invite, true)
    .description('invite a person by mail')
    .option('--name <name>', 'their name', '')
    .option('--groups <groups>', 'groups to join, separated by commas', readWords, [])
    .option(
      '--url <address>',
      'the public address of the site (default: of the running site, VITRINE_SITE_URL, baseUrl)',
      parseSiteUrl,
    )
}

/** `vitrine members ...`: the members of a site, also while it runs. */
export function registerMembers(program: Command, terminal: Terminal, fail: Fail): void {
  const members = program.command('members').description('the members of a site')
  const out = { terminal, fail }
  registerList(members, out)
  registerReads(members, out)
  registerChanges(members, out)
  registerInviteAll(members, out)
  registerMemberFiles(members, terminal, fail)
}
