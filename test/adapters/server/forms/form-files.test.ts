import { describe, expect, it } from '@jest/globals'
import { readKeptFile } from '../../../../core/ports/platform/read-kept-file.js'
import { contact, serveForms } from './support/form-server.js'

const { state, post, list } = serveForms()

describe('a file', () => {
  interface Signed {
    readonly fileId: string
    readonly s3Url: string
    readonly postData: Readonly<Record<string, string>>
    readonly msg?: string
  }
  const sign = async (name: string, size: number): Promise<Signed> => {
    const query = new URLSearchParams({ name, size: `${size}` })
    return (await (await fetch(`${state.origin}/api/v1/form/abc/signFile?${query}`)).json()) as Signed
  }
  const upload = async (signed: Signed, content: string): Promise<string> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(signed.postData)) body.append(name, value)
    body.append('file', new Blob([content]), 'cv.pdf')
    const response = await fetch(new URL(signed.s3Url, state.origin), { method: 'POST', body })
    return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? ''}`.trim()
  }

  it('is taken once with its token', async () => {
    const signed = await sign('cv.pdf', 5)
    expect(await upload(signed, '%PDF-')).toBe('204')
    const kept = await readKeptFile(state.files, `forms/${signed.fileId}`)
    expect(kept.ok && kept.value && Buffer.from(kept.value).toString()).toBe('%PDF-')
    expect(await upload(signed, '%PDF-')).toBe('403 AccessDenied')
  })

  it('is refused with a wrong token, another size, or too late', async () => {
    const signed = await sign('cv.pdf', 5)
    const forged = { ...signed, s3Url: signed.s3Url.replace(/token=.*/, 'token=x') }
    expect(await upload(forged, '%PDF-')).toBe('403 AccessDenied')
    expect(await upload({ ...signed, s3Url: '/api/v1/form-upload' }, '%PDF-')).toBe('403 AccessDenied')
    expect(await upload(signed, 'much longer')).toBe('413 EntityTooLarge')
    const late = await sign('cv.pdf', 5)
    state.nowMs += 11 * 60_000
    expect(await upload(late, '%PDF-')).toBe('403 AccessDenied')
    const kept = await readKeptFile(state.files, `forms/${signed.fileId}`)
    expect(kept).toEqual({ ok: true, value: null })
  })

  it('belongs to the one submission that names it', async () => {
    const signed = await sign('cv.pdf', 5)
    await upload(signed, '%PDF-')
    await post({ ...contact, 'fileUploads[CV]': signed.fileId, 'fileUploads[Other]': 'made-up' })
    state.nowMs += 1
    await post({ ...contact, name: 'Thief', 'fileUploads[CV]': signed.fileId })
    expect(await list()).toMatchObject([
      { formName: 'Thief', files: [{ field: 'CV', file: null }] },
      {
        formName: 'Contact',
        files: [
          { field: 'CV', file: { id: signed.fileId, name: 'cv.pdf', sizeBytes: 5 } },
          { field: 'Other', file: null },
        ],
      },
    ])
  })

  it.each([
    ['text', 'text/plain', '415 InvalidContentType'],
    ['text', 'multipart/form-data; boundary=x', '400 MalformedPOSTRequest'],
    ['x'.repeat(100_000), 'multipart/form-data; boundary=x', '413 EntityTooLarge'],
  ])('that is invalid is refused as an object store refuses', async (body, type, refusal) => {
    const { s3Url } = await sign('cv.pdf', 5)
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const response = await fetch(new URL(s3Url, state.origin), init)
    expect(`${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? ''}`).toBe(refusal)
  })

  it('that was not requested is refused, however large it is', async () => {
    const init = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'x'.repeat(7_000_000),
    }
    const response = await fetch(`${state.origin}/api/v1/form-upload?key=a&token=b`, {
      method: 'POST',
      ...init,
    })
    expect([response.status, await response.text()]).toEqual([403, expect.stringMatching('AccessDenied')])
  })

  it('is neither signed nor read if no form has a field for files, except for pages elsewhere', async () => {
    const signed = await sign('cv.pdf', 5)
    state.hasFileFields = false
    const signUrl = `${state.origin}/api/v1/form/abc/signFile?name=cv.pdf&size=5`
    expect((await fetch(signUrl)).status).toBe(404)
    expect(await upload(signed, '%PDF-')).toBe('404')
    const elsewhere = await fetch(signUrl, { headers: { origin: 'https://static.test' } })
    expect(elsewhere.status).toBe(200)
  })

  it('is not signed when the files of all submissions would take too much', async () => {
    for (let count = 0; count < 2; count++) await upload(await sign('a.pdf', 9_999), '%PDF-'.padEnd(9_999))
    expect((await sign('a.pdf', 1000)).msg).toBe('There is no room for more files.')
    expect(state.failures.join()).toMatch('vitrine forms delete')
  })

  it('is not signed for a visitor who has requested a hundred in a day', async () => {
    for (const count of [25, 25, 25, 25]) {
      state.nowMs += 61_000
      await Promise.all(Array.from({ length: count }, () => sign('a.exe', 1)))
    }
    state.nowMs += 61_000
    expect(await sign('a.pdf', 5)).toMatchObject({ code: 429 })
    state.nowMs += 24 * 60 * 60_000
    expect(await sign('a.pdf', 5)).toHaveProperty('fileId')
  })

  it('of a forbidden kind or size is not signed', async () => {
    expect((await sign('a.exe', 5)).msg).toBe('InvalidFileTypeError: a.exe')
    expect((await sign('a.pdf', 11 * 1024 * 1024)).msg).toBe('MaxFileSizeError: a.pdf')
  })
})
