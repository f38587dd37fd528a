import { describe, expect, it } from '@jest/globals'
import type { Adoption, PageSummary } from '../../../../adapters/site/adoption/adopt-outcome.js'
import { pageReport } from '../../../../adapters/site/adoption/report-page.js'

const cellOf = (summary: Partial<PageSummary>): string | undefined => {
  const page = {
    ...{ path: 'index.html', accountForms: [], widgets: [], shopBlocks: [], forms: [], services: [] },
    ...{ embeds: 0, codeHosts: [], ...summary },
  }
  const report = pageReport({ pages: [page] } as unknown as Adoption, [], new Map())
  return /<td>index\.html<\/td><td>(.*?)<\/td>/.exec(report)?.[1]
}

describe('the animations of a page in the report', () => {
  const timelines = { tag: 'timelines', count: 3, ignored: [] } as const
  const missing = (isBuilder: boolean) => ({ tag: 'script-missing', path: 'js/own.js', isBuilder }) as const

  it.each<[string, Pick<PageSummary, 'playsInteractions' | 'notes'>, string]>([
    [
      'a script of the owner is missing beside what plays',
      { playsInteractions: true, notes: [timelines, missing(false)] },
      'play, 3 of the newer kind',
    ],
    [
      'a script of the builder is missing beside what plays',
      { playsInteractions: true, notes: [timelines, missing(true)] },
      'play, 3 of the newer kind, data lost',
    ],
    [
      'a script is missing and nothing plays',
      { playsInteractions: false, notes: [missing(false)] },
      'data lost',
    ],
    ['nothing is missing', { playsInteractions: true, notes: [timelines] }, 'play, 3 of the newer kind'],
  ])('%s', (_, summary, cell) => {
    expect(cellOf(summary)).toBe(cell)
  })
})
