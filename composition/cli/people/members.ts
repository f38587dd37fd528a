import { Option } from 'commander'
import type { Command } from 'commander'
import { createMemberAdmin, createSqlMemberList } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberAdmin } from '../../../adapters/server/sql/accounts/index.js'
import { createSqlSubscriptionList } from '../../../adapters/server/sql/shop/index.js'
import { MEMBER_SORT_KEYS, MEMBER_STATUSES, MEMBERS_PER_PAGE } from '../../../core/accounts/index.js'
import type {
  MemberFilter,
  MemberSortKey,
  MemberStatus,
  MemberSummary,
} from '../../../core/accounts/index.js'
import { err, ok, badInput, withoutUndefined } from '../../../core/shared/index.js'
import type { SubscriptionSummary } from '../../../core/subscriptions/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { jsonText, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { registerInviteAll } from './invite-all.js'
import { registerMemberFiles } from './member-files.js'
import { withMembers } from './member-data.js'
import type { MembersData, MembersOptions } from './member-data.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { readWords } from '../../../adapters/server/terminal/arguments/repeated.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { nameData } from './owner-data.js'
import { answered, checkGroups } from '../../../adapters/server/terminal/people/member-answers.js'
import { memberLine, memberLines } from '../../../adapters/server/terminal/people/member-lines.js'
import { subscriptionLine } from '../../../adapters/server/terminal/orders/subscription-lines.js'

interface ListMembersOptions extends MembersOptions, ListOptions<MemberSortKey> {
  readonly status?: MemberStatus
  readonly group?: string
  readonly banned?: boolean
  readonly search?: string
}

const filterOf = ({ status, group, banned: isBanned, search: text }: ListMembersOptions): MemberFilter =>
  withoutUndefined({ status, group, isBanned, text })

function registerList(members: Command, terminal: Terminal, fail: Fail): void {
  addListOptions(nameData(members.command('list')), { sortKeys: MEMBER_SORT_KEYS, limit: MEMBERS_PER_PAGE })
    .description('list members, the newest first')
    .addOption(new Option('--status <status>', 'only members in this state').choices(MEMBER_STATUSES))
    .option('--group <id>', 'only members of this group')
    .option('--banned', 'only members who are banned')
    .option('--search <text>', 'only members with this text in the name or address')
    .action(async (folder: string | undefined, options: ListMembersOptions) => {
      const read = await withMembers(folder, options, ({ context }) =>
        readList(createSqlMemberList(context), filterOf(options), options),
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
  fail: Fail,
  work: (
    email: string,
    admin: MemberAdmin,
    options: Options,
    data: MembersData,
  ) => Promise<Result<void, OwnerFailure>>,
  mailsLink = false,
): Command {
  return nameData(command.argument('<e-mail>', 'the address of the member')).action(
    async (email: string, folder: string | undefined, options: Options) => {
      const done = await withMembers(
        folder,
        options,
        (data) => work(email, createMemberAdmin(data.context), options, data),
        { mailsLink },
      )
      if (!done.ok) fail(done.failure)
    },
  )
}

function registerChanges(members: Command, terminal: Terminal, fail: Fail): void {
  interface GroupOptions extends MembersOptions {
    readonly add: readonly string[]
    readonly remove: readonly string[]
  }
  registerOne<GroupOptions>(members.command('groups'), fail, async (email, admin, { add, remove }, data) => {
    const checked = checkGroups(data.settings, add)
    if (!checked.ok) return checked
    const done = answered(await admin.changeGroups(email, { add, remove }))
    if (done.ok) terminal.out(`Groups: ${done.value.join(', ') || 'none'}`)
    return done.ok ? ok(undefined) : done
  })
    .description('add a member to groups or remove them, with effect from their next request')
    .option('--add <groups>', 'groups to join, separated by commas', readWords, [])
    .option('--remove <groups>', 'groups to leave, separated by commas', readWords, [])

  registerOne<MembersOptions & { readonly lift?: boolean }>(
    members.command('ban'),
    fail,
    async (email, admin, { lift = false }) => {
      const done = answered(await admin.ban(email, !lift))
      if (done.ok)
        terminal.out(lift ? 'They may log in again.' : 'They are logged out and cannot log in any more.')
      return done
    },
  )
    .description('ban a member: end all sessions and refuse further log-ins')
    .option('--lift', 'lift the ban')

  registerOne(members.command('log-out'), fail, async (email, admin) => {
    const done = answered(await admin.logOut(email))
    if (done.ok) terminal.out('They are logged out everywhere.')
    return done
  }).description('end all sessions of a member, who may log in again')

  registerOne(members.command('factor-off'), fail, async (email, admin) => {
    const done = answered(await admin.removeFactor(email))
    if (done.ok)
      terminal.out(
        done.value
          ? 'The second factor is off, with its recovery codes. The member is told by mail.'
          : 'There is no second factor to remove.',
      )
    return done.ok ? ok(undefined) : done
  }).description('remove the second factor of a member who has lost it')

  registerOne<MembersOptions & { readonly yes?: boolean }>(
    members.command('delete'),
    fail,
    async (email, admin, { yes = false }) => {
      if (!yes)
        return err(
          badInput(
            `This would delete the account of ${email}.`,
            'Say --yes to do it; `vitrine members ban` keeps it.',
          ),
        )
      const done = answered(await admin.remove(email))
      if (done.ok) terminal.out('The account is deleted. Orders stay.')
      return done
    },
  )
    .description('delete the account of a member')
    .option('--yes', 'do it')
}

const MAX_SUBSCRIPTIONS = 100

async function subscriptionsOf(
  { context }: MembersData,
  { email }: MemberSummary,
): Promise<Result<readonly SubscriptionSummary[], OwnerFailure>> {
  const sort = { key: 'purchased', isDescending: true } as const
  const list = createSqlSubscriptionList(context)
  const page = await readList(list, { email }, { sort, limit: MAX_SUBSCRIPTIONS })
  return page.ok ? ok(page.value.items) : page
}

function registerReads(members: Command, terminal: Terminal, fail: Fail): void {
  registerOne(members.command('show'), fail, async (email, admin, options: MembersOptions, data) => {
    const member = await admin.find(email)
    if (member === null) return answered(err('unknown-member'))
    const subscriptions = await subscriptionsOf(data, member)
    if (!subscriptions.ok) return subscriptions
    if (options.json) terminal.out(jsonText({ ...member, subscriptions: subscriptions.value }))
    else
      for (const line of [
        ...memberLines(member, data.settings),
        ...subscriptions.value.map((one) => `  Subscription ${subscriptionLine(one, data.priceText)}`),
      ])
        terminal.out(plainLine(line))
    return ok(undefined)
  })
    .description('show one member with their subscriptions')
    .option('--json', 'write JSON')

  interface InviteOptions extends MembersOptions {
    readonly name: string
    readonly groups: readonly string[]
  }
  registerOne<InviteOptions>(
    members.command('invite'),
    fail,
    async (email, admin, { name, groups }, data) => {
      const checked = checkGroups(data.settings, groups)
      if (!checked.ok) return checked
      const done = answered(await admin.invite(email, { name, groups }))
      if (!done.ok) return done
      terminal.out(
        'The site mails the invitation, now or when it runs next, if a mail server is set. It is valid for seven days.',
      )
      terminal.out(new URL(done.value, data.origin).href)
      if (!data.isOriginKnown) terminal.err('If the site is elsewhere, name its address with --url.')
      return ok(undefined)
    },
    true,
  )
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
  registerList(members, terminal, fail)
  registerReads(members, terminal, fail)
  registerChanges(members, terminal, fail)
  registerInviteAll(members, terminal, fail)
  registerMemberFiles(members, terminal, fail)
}
