/** Uploads a small PDF as the form at an address does; answers its id, which the form sends along. */
export async function uploadFormFile(form: string, name: string): Promise<string> {
  const content = '%PDF-'
  const signing = await fetch(`${form}/signFile?name=${encodeURIComponent(name)}&size=${content.length}`)
  const { fileId, s3Url, postData } = (await signing.json()) as {
    readonly fileId: string
    readonly s3Url: string
    readonly postData: Readonly<Record<string, string>>
  }
  const upload = new FormData()
  for (const [field, value] of Object.entries(postData)) upload.append(field, value)
  upload.append('file', new Blob([content]), name)
  await fetch(new URL(s3Url, form), { method: 'POST', body: upload })
  return fileId
}
