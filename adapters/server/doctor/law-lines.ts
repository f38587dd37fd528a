import { gapFinding, unruledFindings } from './check-law.js'
import type { LawDiagnosis } from './check-law.js'
import { groupBy, plural } from '../../../core/shared/index.js'
import type { LawGap } from '../../../core/use-cases/law/find-law-gaps.js'
import { findingLines } from './finding-lines.js'
import type { Colours } from '../terminal/terminal.js'

/** The notice printed with every result, since a table of rules cannot replace a lawyer. */
const NOTICE =
  'This is not legal advice: it lists what can be read from files. docs/law.md names the sources.'

const count = (gaps: readonly LawGap[], level: LawGap['level']): number =>
  gaps.filter((gap) => gap.level === level).length

/** The figures by country; countries with the same figures share a line. */
function countryLines({ countries, unruled, gaps }: LawDiagnosis): readonly string[] {
  const figures = (country: string): string => {
    const own = gaps.filter((gap) => gap.countries.includes(country))
    return `${plural(count(own, 'problem'), 'problem')}, ${plural(count(own, 'note'), 'note')}.`
  }
  const ruled = countries.filter((country) => !unruled.includes(country))
  return [...groupBy(ruled, figures)].map(([said, alike]) => `${alike.join(', ')}: ${said}`)
}

/** The result for people: findings, then the figures of each country. */
export const lawLines = (diagnosis: LawDiagnosis, colours: Colours): readonly string[] => [
  ...findingLines([...diagnosis.gaps.map(gapFinding), ...unruledFindings(diagnosis)], colours),
  ...countryLines(diagnosis),
  NOTICE,
]

/** The result for programs. */
export const lawJson = (diagnosis: LawDiagnosis) => ({
  findings: [
    ...diagnosis.gaps.map((gap) => ({ check: 'law', ...gap })),
    ...unruledFindings(diagnosis).map((finding) => ({
      ...finding,
      rule: 'unruled',
      countries: diagnosis.unruled,
      source: '',
    })),
  ],
  countries: diagnosis.countries,
  notice: NOTICE,
})

/** The number of problems, without notes. */
export const lawProblems = ({ gaps }: LawDiagnosis): number => count(gaps, 'problem')
