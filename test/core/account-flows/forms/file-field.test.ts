import { describe, expect, it } from '@jest/globals'
import { createFileField, fileEntryValue, inputRules } from '../../../../core/account-flows/index.js'
import type { FileFieldState, UploadFailure } from '../../../../core/account-flows/index.js'
import { NO_RULES } from '../../../../core/accounts/index.js'
import { uploadRefusal } from '../../../../core/errors/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { refused, UNREACHABLE } from '../../../fakes/account-gateway.fake.js'

type Answered = Result<string, UploadFailure>

function scripted() {
  const waiting: ((result: Answered) => void)[] = []
  let cancelled = 0
  const field = createFileField<string>({
    upload: () => ({
      result: new Promise((resolve) => waiting.push(resolve)),
      cancel: () => (cancelled += 1),
    }),
  })
  const answer = async (result: Answered): Promise<void> => {
    waiting.shift()?.(result)
    await Promise.resolve()
  }
  const view = (): FileFieldState['view'] => field.getSnapshot().view
  const value = () => fileEntryValue(field.getSnapshot())
  return { field, answer, view, value, waiting, cancelled: () => cancelled }
}

describe('a file field', () => {
  it('sends nothing while it is untouched', () => {
    const { value, view } = scripted()
    expect([view().tag, value()]).toEqual(['default', null])
  })

  it('uploads what is chosen and sends its key', async () => {
    const { field, answer, view, value } = scripted()
    field.choose('file', 'cv.pdf', false)
    expect(view()).toEqual({ tag: 'uploading', fileName: 'cv.pdf' })
    await answer(ok('tmp/1'))
    expect([view(), value()]).toEqual([
      { tag: 'success', fileName: 'cv.pdf' },
      { tag: 'uploaded', key: 'tmp/1' },
    ])
  })

  it.each([
    ['is on its way', false],
    ['has arrived', true],
  ])('keeps a file that was chosen before the account was read and %s', async (_case, hasArrived) => {
    const { field, answer, value } = scripted()
    field.choose('file', 'cv.pdf', false)
    if (hasArrived) await answer(ok('tmp/1'))
    field.saved('old', 'old.pdf')
    if (!hasArrived) await answer(ok('tmp/1'))
    expect(value()).toEqual({ tag: 'uploaded', key: 'tmp/1' })
    field.saved('new', 'cv.pdf')
    expect(value()).toEqual({ tag: 'kept', fileId: 'new' })
  })

  it('takes one file at a time', () => {
    const { field, waiting, view } = scripted()
    field.choose('file', 'a', true)
    expect(view().tag).toBe('default')
    field.choose('file', 'b', false)
    field.choose('file', 'c', false)
    expect(waiting).toHaveLength(1)
  })

  it.each<[UploadFailure, string]>([
    [{ tag: 'storage', code: 'EntityTooLarge' }, 'Upload failed. File too large.'],
    [{ tag: 'storage', code: 'EntityTooSmall' }, 'Upload failed. File too small.'],
    [{ tag: 'storage', code: null }, 'Upload failed. Something went wrong. Please retry.'],
    [refused('UsysForbiddenFileExtension'), 'Upload failed. Invalid file type.'],
    [UNREACHABLE, 'Upload failed. Something went wrong. Please retry.'],
  ])('reports a failed upload: %j', async (failure, text) => {
    const { field, answer, view, value } = scripted()
    field.choose('file', 'cv.pdf', false)
    await answer(err(failure))
    expect(view()).toMatchObject({ tag: 'error', problem: { text } })
    expect(value()).toBeNull()
  })

  it("keeps the account's file, removes it, and replaces it", async () => {
    const { field, answer, value } = scripted()
    field.saved('file-1', 'cv.pdf')
    expect(value()).toEqual({ tag: 'kept', fileId: 'file-1' })
    field.remove()
    expect(value()).toEqual({ tag: 'empty' })
    field.choose('file', 'new.pdf', false)
    await answer(ok('tmp/2'))
    expect(value()).toEqual({ tag: 'uploaded', key: 'tmp/2' })
    field.saved(null, '')
    expect(value()).toBeNull()
  })

  it('cancels the upload of a removed file', async () => {
    const { field, answer, view, cancelled } = scripted()
    field.choose('file', 'cv.pdf', false)
    field.remove()
    await answer(ok('tmp/1'))
    expect([view().tag, cancelled(), fileEntryValue(field.getSnapshot())]).toEqual(['default', 1, null])
  })

  it.each([
    ['before the account was read', (begin: () => void, read: () => void) => (begin(), read())],
    ['after it was read', (begin: () => void, read: () => void) => (read(), begin())],
  ])("keeps the account's file if an upload, begun %s, is cancelled", (_when, act) => {
    const { field, view, value } = scripted()
    act(
      () => field.choose('file', 'new.pdf', false),
      () => field.saved('file-1', 'cv.pdf'),
    )
    expect(view()).toEqual({ tag: 'uploading', fileName: 'new.pdf' })
    field.remove()
    expect([view(), value()]).toEqual([
      { tag: 'success', fileName: 'cv.pdf' },
      { tag: 'kept', fileId: 'file-1' },
    ])
  })

  it("keeps the account's file removed if the replacing upload is cancelled", () => {
    const { field, view, value } = scripted()
    field.saved('file-1', 'cv.pdf')
    field.remove()
    field.choose('file', 'new.pdf', false)
    field.remove()
    expect([view(), value()]).toEqual([{ tag: 'default' }, { tag: 'empty' }])
  })

  it.each([
    ['EmptyValue', 'Please upload a file.'],
    ['MinSizeError', 'Upload failed. File too large.'],
    ['Other', 'Upload failed. Something went wrong. Please retry.'],
  ])("reports the server's refusal: %s", (name, text) => {
    const { field, view } = scripted()
    field.refuse(uploadRefusal(name))
    expect(view()).toMatchObject({ tag: 'error', problem: { text } })
  })
})

describe('the definition of a field', () => {
  const field = { id: 'f', type: 'PlainText', required: true, rules: NO_RULES } as const

  it('becomes attributes of its input', () => {
    const rules = { ...NO_RULES, minLength: 2, maxLength: 9, min: 0, max: 5, step: 1 }
    expect(inputRules({ ...field, rules })).toEqual({
      required: true,
      attributes: { minlength: '2', maxlength: '9', min: '0', max: '5', step: '1' },
      options: [],
    })
  })

  it('removes a limit that the owner removed, and nothing else', () => {
    expect(inputRules(field)?.attributes).toEqual({ maxlength: null })
  })

  it('demands no files and no consent', () => {
    const rules = { ...NO_RULES, extensions: ['.pdf', '.png'] }
    expect(inputRules({ ...field, type: 'FileRef', rules })).toMatchObject({
      required: null,
      attributes: { accept: '.pdf,.png' },
    })
    expect(inputRules({ ...field, type: 'Bool' })).toBeNull()
  })

  it('gives a select its named choices', () => {
    const options = [
      { slug: 'a', name: 'A' },
      { slug: '', name: 'None' },
      { slug: 'b', name: '' },
    ]
    expect(inputRules({ ...field, type: 'Option', rules: { ...NO_RULES, options } })?.options).toEqual([
      { slug: 'a', name: 'A' },
    ])
  })
})
