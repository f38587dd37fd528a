import { expect, it } from '@jest/globals'
import { reportImportProgress } from '../../../../adapters/server/site-folder/report-import-progress.js'

it.each([
  [100, []],
  [12_000, ['5000 of 12000', '10000 of 12000']],
])('an import of %i products reports its progress, and its end with its result', (total, told) => {
  const lines: string[] = []
  const onProgress = reportImportProgress((line) => lines.push(line))
  for (let done = 0; done <= total; done += 100) onProgress({ done, total })
  expect(lines).toEqual(told.map((part) => `catalogue.csv has changed: ${part} changed products so far.`))
})
