import { expect, it } from '@jest/globals'
import { memberName, orderName, withOpened } from '../../../ui-react/desk/shell/use-recent.js'
import type { Opened } from '../../../ui-react/desk/shell/use-recent.js'

const opened = (id: string): Opened => ({ kind: 'order', path: `/orders/${id}`, name: id })
const pathsOf = (ids: readonly string[]): readonly string[] => ids.map((id) => opened(id).path)

it('lists pages once each, the last one first, and few of them', () => {
  const all = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'].map(opened)
  const listed = all.reduce<readonly Opened[]>((before, next) => withOpened(before, next), [])
  expect(listed.map(({ path }) => path)).toEqual(pathsOf(['g', 'f', 'e', 'd', 'a', 'c']))
})

it.each([
  [orderName({ number: 'AB12', name: 'Mara Lind' }), 'AB12 · Mara Lind'],
  [orderName({ number: 'AB12', name: null }), 'AB12'],
  [memberName({ name: '', email: 'mara@example.org' }), 'mara@example.org'],
])('names what was opened: %s', (name, text) => expect(name).toBe(text))
