import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { FormEntry, FormEntryFilter } from '../../../../../core/ports/owner/form-desk.port.js'
import { replyAddressOf } from '../../../../../core/site/index.js'
import { err, mapResult, ok } from '../../../../../core/shared/index.js'
import { actorOf, auditEntry } from '../../../../../core/use-cases/owner/audit.js'
import { replyToEntry } from '../../../../../core/use-cases/owner/forms/reply-to-entry.js'
import { signedIn } from '../access.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { MAX_PAGE, pageOf } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { doneAnswer } from './sign-in-resolvers.js'

const entryValue = (entry: FormEntry) => ({
  id: entry.id,
  form: entry.formName,
  receivedAt: entry.receivedAtMs,
  isRead: entry.isRead,
  page: entry.source,
  replyTo: replyAddressOf(entry),
  fields: Object.entries(entry.fields).map(([name, value]) => ({ name, value })),
  replies: entry.replies.map(({ atMs, ...reply }) => ({ ...reply, at: atMs })),
  files: entry.files.map(({ field, file }) => ({
    field,
    id: file?.id ?? null,
    name: file?.name ?? null,
    sizeBytes: file?.sizeBytes ?? null,
  })),
})

interface EntriesArgs extends PageArgs {
  readonly filter?: { readonly form?: string | null; readonly unread?: boolean | null } | null
}

const page = ({ services }: OwnerContext, filter: FormEntryFilter, args: PageArgs) =>
  pageOf(services.forms.list, { filter, args, by: 'time' }, entryValue)

/** The queries of forms. */
export const formQueries = {
  forms: (_: unknown, __: unknown, { services }: OwnerContext) => services.forms.forms(),
  formEntries: (_: unknown, args: EntriesArgs, context: OwnerContext) => {
    const { form, unread } = args.filter ?? {}
    return page(
      context,
      { ...(form && { formName: form }), ...(unread === true && { isUnread: true }) },
      args,
    )
  },
  formEntry: async (_: unknown, { id }: { readonly id: string }, context: OwnerContext) =>
    id === '' ? null : ((await page(context, { id }, { first: 1 })).items[0] ?? null),
}

const TOO_MANY: OwnerProblem = { tag: 'bad-input', message: `Mark from 1 to ${MAX_PAGE} entries at once.` }

interface MarkArgs {
  readonly key: string
  readonly ids: readonly string[]
  readonly isRead: boolean
}

interface ReplyArgs {
  readonly input: {
    readonly key: string
    readonly id: string
    readonly subject: string
    readonly text: string
  }
}

/** The changes of entries. */
export const formMutations = {
  markEntries: async (_: unknown, { key, ids, isRead }: MarkArgs, context: OwnerContext): Promise<object> => {
    const { services } = context
    return doneAnswer(
      await changeOnce<void, OwnerProblem>(context, {
        operation: 'markEntries',
        key,
        asked: [ids, isRead],
        repeated: async () => ok(undefined),
        work: async (request) => {
          if (ids.length === 0 || ids.length > MAX_PAGE) return err(TOO_MANY)
          const entry = auditEntry(services.realm, actorOf(signedIn(context), request), {
            operation: 'markEntries',
            subject: ids.length === 1 ? (ids[0] ?? null) : null,
            detail: `${ids.length} ${isRead ? 'read' : 'unread'}`,
          })
          await services.forms.mark(ids, isRead, entry)
          return ok(undefined)
        },
      }),
    )
  },
  replyToEntry: async (
    _: unknown,
    { input: { key, ...asked } }: ReplyArgs,
    context: OwnerContext,
  ): Promise<object> => {
    const { forms, realm } = context.services
    return doneAnswer(
      await changeOnce<void, OwnerProblem>(context, {
        operation: 'replyToEntry',
        key,
        asked,
        repeated: async () => ok(undefined),
        work: async (request) => {
          const replied = await replyToEntry(forms, {
            ...asked,
            by: signedIn(context).owner.email,
            nowMs: realm.clock.wallTime(),
            entryOf: entriesOf(context, request),
          })
          return mapResult(replied, () => undefined)
        },
      }),
    )
  },
}
