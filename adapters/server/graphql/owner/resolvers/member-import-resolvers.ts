import { createHash } from 'node:crypto'
import { refuse } from '../../../../../core/owners/index.js'
import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type {
  MemberImport,
  MemberImportPreview,
  PreviewedMember,
} from '../../../../../core/ports/accounts/member-imports.port.js'
import type { StorageFailure } from '../../../../../core/ports/platform/storage-failure.js'
import type { Result } from '../../../../../core/shared/index.js'
import { memberImportWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { signedIn } from '../access.js'
import { changeOnce, entriesOf, GONE } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

/** The maximum number of report lines in an answer. */
const MAX_LINES = 1000

const NO_IMPORTS = refuse('not-allowed', 'This site has no member accounts.')

const orProblem = <T>(read: Result<T, StorageFailure>): Result<T, OwnerProblem> =>
  read.ok ? read : refuse('not-allowed', read.failure.message)

function previewValue({ lines, problems, unknownColumns }: MemberImportPreview): object {
  const withOutcome = (outcome: PreviewedMember['outcome']): readonly PreviewedMember[] =>
    lines.filter((line) => line.outcome === outcome)
  const [added, known, refused] = (['added', 'known', 'refused'] as const).map(withOutcome)
  return {
    __typename: 'MembersPreview',
    added: added?.length,
    known: known?.length,
    refused: refused?.length,
    lines: [...(refused ?? []), ...lines.filter(({ outcome }) => outcome !== 'refused')].slice(0, MAX_LINES),
    problems,
    unknownColumns,
  }
}

const importValue = ({ problems, ...standing }: MemberImport): object => ({
  __typename: 'MembersImport',
  ...standing,
  problems: problems.map(({ line, message }) => (line === 0 ? message : `Line ${line}: ${message}`)),
})

/** The state of an import of members. */
export const membersImportQuery = async (
  _: unknown,
  { id }: { readonly id: string },
  { services }: OwnerContext,
): Promise<object | null> => {
  const read = await services.memberImports?.read(id)
  return read?.ok === true && read.value !== null ? importValue(read.value) : null
}

interface ImportInput {
  readonly key: string
  readonly text: string
  readonly dryRun?: boolean | null
}

/** Previews an import of members, or begins it once under its key. */
export async function importMembersMutation(
  _: unknown,
  { input: { key, text, dryRun } }: { readonly input: ImportInput },
  context: OwnerContext,
): Promise<object> {
  const { memberImports: imports } = context.services
  if (imports === null) return toProblem(NO_IMPORTS.failure)
  if (dryRun === true) {
    const preview = orProblem(await imports.preview(text))
    return preview.ok ? previewValue(preview.value) : toProblem(preview.failure)
  }
  const { owner } = signedIn(context)
  const id = createHash('sha256')
    .update(JSON.stringify([owner.id, key]))
    .digest('hex')
    .slice(0, 32)
  const done = await changeOnce<MemberImport, OwnerProblem>(context, {
    operation: 'importMembers',
    key,
    asked: text,
    repeated: async () => {
      const read = orProblem(await imports.read(id))
      if (!read.ok) return read
      return read.value === null ? GONE : { ok: true, value: read.value }
    },
    work: async (request) => {
      const entryOf = entriesOf(context, request)
      return orProblem(
        await imports.beginAs(text, { id, entryOf: (count) => entryOf(memberImportWords(count)) }),
      )
    },
  })
  return done.ok ? importValue(done.value) : toProblem(done.failure)
}
