import { expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../../core/ports/forms/form-submissions.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { cleanUpForms, deleteOnceSure } from '../../../../core/use-cases/forms/delete-submissions.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeFileStore } from '../../../fakes/file-store.fake.js'
import { createFakeForms } from '../../../fakes/forms.fake.js'
import { createFakeRandom } from '../../../fakes/random.fake.js'

const DAY_MS = 24 * 60 * 60_000
const FORM = { formName: 'Contact', pageId: 'home', source: '/', fields: { name: 'Ada' }, files: {} }

/** The forms of a site with a submission of each age in days. */
async function formsOf(...days: readonly number[]) {
  const clock = createFakeClock()
  clock.advance(100 * DAY_MS)
  const forms = createFakeForms({ clock: { wallTime: () => sentMs }, random: createFakeRandom() })
  let sentMs = 0
  for (const day of days) {
    sentMs = clock.wallTime() - day * DAY_MS
    await forms.submissions.add({ ...FORM, attempt: `${day}` }, { needsMail: false })
  }
  const left = async (): Promise<readonly string[]> => {
    const page = await forms.list.page({
      ...{ filter: {}, sort: { key: 'time', isDescending: true }, limit: 100, after: null },
    })
    return page.ok ? page.value.items.map(({ id }: FormSubmission) => id) : []
  }
  return { clock, keeping: { ...forms, files: createFakeFileStore() }, left }
}

it.each([
  [null, ['0', '30', '31']],
  [30, ['0', '30']],
  [31, ['0', '30', '31']],
  [0, ['0']],
])('keeps the submissions of %s days', async (keptDays, expected) => {
  const { clock, keeping, left } = await formsOf(0, 30, 31)
  await cleanUpForms(keeping, { clock, keepMs: keptDays === null ? null : keptDays * DAY_MS })
  expect(await left()).toEqual(expected)
})

it.each([
  ['not sure', false, {}, 2, [], ['1', '2']],
  ['sure', true, {}, 2, [2], []],
  ['sure, of none', true, { id: 'x' }, 0, [], ['1', '2']],
])('deletes for an owner who is %s', async (_, isSure, filter, count, entered, expected) => {
  const { keeping, left } = await formsOf(1, 2)
  const entries: number[] = []
  const enter = async (entry: number) => void entries.push(entry)
  expect(await deleteOnceSure(keeping, filter, { isSure, enter })).toEqual(ok(count))
  expect([entries, await left()]).toEqual([entered, expected])
})

it('keeps the submission of a file that cannot be removed', async () => {
  const { clock, keeping, left } = await formsOf(40)
  const away = err({ tag: 'unavailable', message: 'away' } as const)
  const files = { ...keeping.files, remove: async () => away }
  const page = keeping.list.page
  const list: typeof keeping.list = {
    ...keeping.list,
    page: async (query) => {
      const found = await page(query)
      const file = { id: 'cv', name: 'cv.pdf', sizeBytes: 1 }
      if (found.ok)
        for (const one of found.value.items) Object.assign(one, { files: [{ field: 'cv', file }] })
      return found
    },
  }
  await cleanUpForms({ ...keeping, list, files }, { clock, keepMs: DAY_MS })
  expect(await left()).toEqual(['40'])
})
