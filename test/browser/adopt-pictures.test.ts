import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { pageReport } from '../../adapters/site/adoption/report-page.js'
import { findBrowser } from '../../adapters/site/screenshots/find-browser.js'
import { pictureSite } from '../../adapters/server/terminal/site/take-pictures.js'
import { serveSite } from '../../composition/cli/site/adopt.js'
import { exportFolder } from '../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../adapters/site/export/support/export-folders.js'
import { valueOf } from '../support/value-of.js'

jest.setTimeout(120_000)

const page = (body: string): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">${body}`
const SLIDES = '<div aria-hidden="true" style="visibility:hidden">Another slide</div>'
const removals: (() => void)[] = []
const folderOf = (files: ExportFiles): string => {
  const { folder, remove } = exportFolder({ 'favicon.ico': '', ...files })
  removals.push(remove)
  return folder
}

afterEach(() => removals.splice(0).forEach((remove) => remove()))

describe('pictures of pages before and after', () => {
  it('are taken at both widths, and report the difference and invisible elements', async () => {
    const browser = findBrowser(process.env) ?? ''
    // Covers the lower half of a narrow window, and nothing of a wide one.
    const narrow =
      '<style>@media (max-width:500px){div.x{height:422px;background:#000}}</style><div class="x"></div>'
    const hidden = '<p style="opacity:0">Hidden</p><script>console.error("broken")</script>'
    const before = { 'index.html': page(hidden), 'same.html': page('<p>Same') }
    const after = {
      'index.html': page(`${narrow}${SLIDES}`),
      'same.html': page('<p>Same'),
      'new.html': page(''),
    }
    const seen = valueOf(
      await pictureSite({
        browser,
        input: folderOf(before),
        site: folderOf(after),
        serve: serveSite,
        pages: ['index.html', 'same.html', 'new.html'].map((path) => ({ path, source: path })),
        onProgress: () => undefined,
      }),
    )
    expect([...seen.values()].map((widths) => widths.map(({ width }) => width))).toEqual(
      Array.from({ length: 3 }, () => [1280, 390]),
    )
    const [wide, slim] = seen.get('index.html') ?? []
    expect([wide?.differing, slim?.differing]).toEqual([0, expect.closeTo(0.5, 1)])
    expect([wide?.before?.invisible, wide?.after?.invisible]).toEqual([1, 0])
    expect([wide?.before?.errors, wide?.after?.errors]).toEqual([['broken'], []])
    expect(seen.get('same.html')?.map(({ differing }) => differing)).toEqual([0, 0])
    const report = pageReport({ pages: [] } as never, [], seen)
    expect(report).toMatch(
      /1280 pixels wide: 0\.0 % of the first screen differs.*390 pixels wide: (?:4|5)\d\./s,
    )
  })
})
