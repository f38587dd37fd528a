/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals'
import type { ListDrawing, ListView } from '../../../../core/ports/page/list-view.port.js'
import { createLazyListView } from '../../../../adapters/browser/template/lazy-list-view.js'
import type { DrawnElement } from '../../../../core/markup/index.js'

const ENTRY: DrawnElement = {
  kind: 'element',
  key: 'a',
  tag: 'p',
  attributes: {},
  styles: {},
  value: null,
  checked: null,
  children: [],
}

function setUp() {
  const shown: (readonly ListDrawing<Element>[])[] = []
  let disposals = 0
  let loads = 0
  const loaded: ListView<Element> = { show: (lists) => shown.push(lists), dispose: () => (disposals += 1) }
  const failures: Error[] = []
  const view = createLazyListView(async () => {
    loads += 1
    const failure = failures.shift()
    if (failure) throw failure
    return loaded
  })
  const host = document.createElement('div')
  host.append('sample')
  return { view, host, shown, failures, loads: () => loads, disposals: () => disposals }
}

const arrived = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe('a view that is loaded on demand', () => {
  it('empties a list without entries and loads nothing for it', async () => {
    const { view, host, loads } = setUp()
    view.show([{ host, entries: [] }])
    await arrived()
    expect([host.textContent, loads()]).toEqual(['', 0])
  })

  it('loads once for the first entries and shows the newest lists', async () => {
    const { view, host, shown, loads } = setUp()
    view.show([{ host, entries: [ENTRY] }])
    view.show([{ host, entries: [ENTRY, ENTRY] }])
    await arrived()
    expect([loads(), shown]).toEqual([1, [[{ host, entries: [ENTRY, ENTRY] }]]])
    view.show([{ host, entries: [] }])
    expect(shown).toHaveLength(2)
  })

  it('tries again with the next data when it could not be loaded', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { view, host, shown, failures, loads } = setUp()
    failures.push(new Error('offline'))
    view.show([{ host, entries: [ENTRY] }])
    await arrived()
    expect([loads(), shown.length, report.mock.calls.length]).toEqual([1, 0, 1])
    view.show([{ host, entries: [ENTRY] }])
    await arrived()
    expect([loads(), shown.length]).toEqual([2, 1])
    report.mockRestore()
  })

  it('restores the sample at the end, also if it ended before it was loaded', async () => {
    const { view, host, disposals } = setUp()
    view.show([{ host, entries: [] }])
    view.show([{ host, entries: [ENTRY] }])
    view.dispose()
    await arrived()
    expect([host.textContent, disposals()]).toEqual(['sample', 1])
  })
})
