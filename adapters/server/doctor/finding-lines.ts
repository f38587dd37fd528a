import type { Diagnosis } from './check-folder.js'
import type { SiteFinding } from './site-finding.js'
import { groupBy, plural, someOf } from '../../../core/shared/index.js'
import { plainText } from '../terminal/plain-words.js'
import type { Colours } from '../terminal/terminal.js'

/** The maximum number of named pages in one finding, since a footer link is on all pages. */
const MAX_NAMED = 3

function placed(pages: readonly string[], message: string): string {
  const [first] = pages
  if (first === undefined) return message
  if (pages.length === 1) return `${first}: ${message}`
  return `${message} (On ${pages.length} pages: ${someOf(pages, MAX_NAMED)}.)`
}

const linesOf = (
  { level, message, fix }: SiteFinding,
  same: readonly SiteFinding[],
  { red, yellow, dim }: Colours,
): readonly string[] => [
  `${level === 'problem' ? red('problem') : yellow('note')}  ${plainText(
    placed(
      same.flatMap(({ page }) => page ?? []),
      message,
    ),
  )}`,
  dim(`         ${plainText(fix)}`),
]

/** Findings for a terminal: two lines each; a finding that many pages share is printed once. */
export const findingLines = (findings: readonly SiteFinding[], colours: Colours): readonly string[] =>
  [...groupBy(findings, ({ level, message, fix }) => [level, message, fix].join('\n')).values()].flatMap(
    (same) => same.slice(0, 1).flatMap((finding) => linesOf(finding, same, colours)),
  )

/** A diagnosis for a terminal, with its totals. */
export const diagnosisLines = (
  { folder, fixed, findings }: Diagnosis,
  colours: Colours,
): readonly string[] => {
  const problems = findings.filter(({ level }) => level === 'problem').length
  return [
    ...(fixed.length === 0 ? [] : [`Fixed: ${fixed.join(', ')}.`]),
    ...findingLines(findings, colours),
    problems === 0 ? `Nothing is wrong with ${folder}.` : `${plural(problems, 'problem')} in ${folder}.`,
  ]
}
