import type { AccountEntry, AccountFile, AccountValues } from '../../../accounts/index.js'
import { ownValue } from '../../../shared/index.js'
import { fileOf } from './account-file.js'
import type { FileWork } from './count-file.js'

/** The current file of a field; null if there is none. */
const fileIn = (values: AccountValues, fieldId: string): AccountFile | null => {
  const value = ownValue(values, fieldId) ?? null
  return value?.tag === 'file' ? value.file : null
}

/** Converts the files of a form into values. `refused` has the fields whose file is not the member's. */
export async function takeFiles(
  { fileRecords }: FileWork,
  member: { readonly id: string; readonly values: AccountValues },
  entries: readonly AccountEntry[],
): Promise<{ readonly values: AccountValues; readonly refused: readonly string[] }> {
  const values = new Map<string, AccountValues[string]>()
  const refused: string[] = []
  for (const { id, type, value } of entries) {
    if (type !== 'FileRef') continue
    const before = fileIn(member.values, id)
    if (value.tag === 'kept') {
      if (before?.id === value.fileId) values.set(id, { tag: 'file', file: before })
      else refused.push(id)
      continue
    }
    const found = value.tag === 'uploaded' ? await fileRecords.find(value.key) : null
    const isOwn = found?.memberId === member.id && found.fieldId === id
    if (value.tag === 'uploaded') {
      if (!isOwn || !(await fileRecords.move(value.key, 'arrived', 'saved'))) {
        refused.push(id)
        continue
      }
      values.set(id, { tag: 'file', file: fileOf(value.key) })
    } else values.set(id, null)
    if (before !== null) await fileRecords.move(before.id, 'saved', 'dropped')
  }
  return { values: Object.fromEntries(values), refused }
}
