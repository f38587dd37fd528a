import type { OwnerProblem } from '../../../../core/owners/index.js'
import type { ShopFile, ShopFileKind } from '../../../../core/ports/owner/file-desk.port.js'
import { ok } from '../../../../core/shared/index.js'
import { removeFile } from '../../../../core/use-cases/owner/files/remove-file.js'
import { changeOnce, entriesOf } from './keyed-change.js'
import type { OwnerContext } from './owner-services.js'
import { pageOf, setOnly } from './page-of.js'
import type { PageArgs } from './page-of.js'
import { doneAnswer } from './sign-in-resolvers.js'

const fileValue = ({ atMs, ...file }: ShopFile) => ({ ...file, at: atMs })

interface FilesArgs extends PageArgs {
  readonly filter?: { readonly search?: string | null; readonly kind?: ShopFileKind | null } | null
}

/** The queries of the files that the shop keeps. */
export const fileQueries = {
  files: (_: unknown, args: FilesArgs, { services }: OwnerContext) =>
    pageOf(services.files.list, { filter: setOnly(args.filter), args, by: 'time' }, fileValue),
  fileRoom: (_: unknown, __: unknown, { services }: OwnerContext) => services.files.room(),
}

/** Removes a file. */
export const removeFileMutation = async (
  _: unknown,
  { key, id }: { readonly key: string; readonly id: string },
  context: OwnerContext,
): Promise<object> =>
  doneAnswer(
    await changeOnce<void, OwnerProblem>(context, {
      operation: 'removeFile',
      key,
      asked: id,
      repeated: async () => ok(undefined),
      work: (request) => removeFile(context.services.files, { id, entryOf: entriesOf(context, request) }),
    }),
  )
