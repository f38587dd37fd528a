import type {
  ExpectedFile,
  FileRecords,
  StoredFile,
} from '../../core/use-cases/accounts/storage/file-records.js'

/** A file as it is kept in memory. */
type KeptFile = StoredFile & Pick<ExpectedFile, 'token' | 'createdOnMs'>

/** Records of members' files in memory. */
export interface FakeFileRecords {
  readonly fileRecords: FileRecords
  readonly files: Map<string, KeptFile>
}

/** Makes records of members' files in memory. */
export function createFakeFileRecords(): FakeFileRecords {
  const files = new Map<string, KeptFile>()
  const bytes = new Map<string, number>()
  let all = 0
  const change = (id: string, from: string, to: Partial<KeptFile>): KeptFile | null => {
    const file = files.get(id)
    if (file?.state !== from) return null
    files.set(id, { ...file, ...to })
    return { ...file, ...to }
  }
  const take = (file: KeptFile): KeptFile => {
    files.delete(file.id)
    return file
  }
  return {
    files,
    fileRecords: {
      find: async (id) => files.get(id) ?? null,
      redeem: async (id, token, sinceMs) => {
        const file = files.get(id)
        const isRight = file?.token === token && file.createdOnMs > sinceMs
        return isRight ? change(id, 'expected', { state: 'receiving' }) : null
      },
      move: async (id, from, to) => change(id, from, { state: to }) !== null,
      endReceiving: async (id, to, sizeBytes) => change(id, 'receiving', { state: to, sizeBytes }) !== null,
      insert: async (file) => {
        files.set(file.id, { ...file, state: 'expected' })
      },
      remove: async (id) => {
        const file = files.get(id)
        return file === undefined ? null : take(file)
      },
      removeUnsent: async (untilMs) =>
        [...files.values()]
          .filter(({ state, createdOnMs }) => state === 'expected' && createdOnMs <= untilMs)
          .map(take),
      leftOver: async (beforeMs, limit) =>
        [...files.values()]
          .filter(
            ({ state, createdOnMs }) => state === 'dropped' || (state !== 'saved' && createdOnMs < beforeMs),
          )
          .map(({ id }) => id)
          .slice(0, limit),
      lockBytes: async () => all,
      bytesOf: async (memberId) => bytes.get(memberId) ?? 0,
      addBytes: async (memberId, added) => {
        all += added
        bytes.set(memberId, (bytes.get(memberId) ?? 0) + added)
      },
    },
  }
}
