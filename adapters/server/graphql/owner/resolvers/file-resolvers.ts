import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { ShopFile, ShopFileKind } from '../../../../../core/ports/owner/files/file-desk.port.js'
import { mapResult } from '../../../../../core/shared/index.js'
import {
  finishRemoval,
  ordersOfFile,
  removeFile,
} from '../../../../../core/use-cases/owner/files/remove-file.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { pageOf, setOnly } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { doneAnswer } from './sign-in-resolvers.js'

const fileValue = ({ atMs, ...file }: ShopFile) => ({ ...file, at: atMs })

interface FilesArgs extends PageArgs {
  readonly filter?: { readonly search?: string | null; readonly kind?: ShopFileKind | null } | null
}

/** The queries of the files that the shop keeps. */
export const fileQueries = {
  files: (_: unknown, args: FilesArgs, { services }: OwnerContext) =>
    pageOf(services.files.list, { filter: setOnly(args.filter), args, by: 'time' }, fileValue),
  fileOrders: async (_: unknown, { id }: { readonly id: string }, { services }: OwnerContext) => {
    const found = await ordersOfFile(services.files, id)
    return found.ok ? found.value : { orders: [], hasMore: false }
  },
  fileRoom: (_: unknown, __: unknown, { services }: OwnerContext) => services.files.room(),
}

/** Removes a file. */
export const removeFileMutation = async (
  _: unknown,
  { key, id, evenIfBought }: { readonly key: string; readonly id: string; readonly evenIfBought: boolean },
  context: OwnerContext,
): Promise<object> =>
  doneAnswer(
    await changeOnce<void, OwnerProblem>(context, {
      operation: 'removeFile',
      key,
      asked: [id, evenIfBought],
      repeated: () => finishRemoval(context.services.files, id),
      work: async (request) =>
        mapResult(
          await removeFile(context.services.files, {
            id,
            evenIfBought,
            entryOf: entriesOf(context, request),
          }),
          () => undefined,
        ),
    }),
  )
