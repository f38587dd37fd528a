import { expect, it } from '@jest/globals'
import { findKeptFile } from '../../../../../core/use-cases/owner/files/find-kept-file.js'
import { err, ok } from '../../../../../core/shared/index.js'

const ID = '0123456789abcdef0123456789abcdef'
const uploads = {
  find: async (id: string) => ok(id === ID ? { id, name: 'sent.pdf', form: 'f', sizeBytes: 1 } : null),
}
const files = [
  { id: `members/${ID}`, kind: 'member', name: 'own.png' },
  { id: 'downloads/map.pdf', kind: 'download', name: 'map.pdf' },
]
const desk = {
  list: {
    page: async ({ filter }: { readonly filter: { readonly id?: string } }) =>
      ok({ items: files.filter(({ id }) => id === filter.id), next: null }),
  },
}
type Places = Parameters<typeof findKeptFile>[0]

it.each([
  ['a file of a form', ID, { key: `forms/${ID}`, name: 'sent.pdf' }],
  ['an unknown file of a form', 'f'.repeat(32), null],
  ['a file of a member', `members/${ID}`, { key: `accounts/${ID}`, name: 'own.png' }],
  ['an unknown file of a member', `members/${'f'.repeat(32)}`, null],
  ['a file for buyers, which is in the site folder', 'downloads/map.pdf', null],
  ['another text', '../secret', null],
])('finds %s', async (_, id, found) => {
  expect(await findKeptFile({ uploads, desk } as unknown as Places, id)).toEqual(found)
})

it('finds none if the storage fails', async () => {
  const broken = { find: async () => err({ tag: 'unavailable', message: 'no disk' }) }
  expect(await findKeptFile({ uploads: broken, desk } as unknown as Places, ID)).toBeNull()
})
