import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SHORTENED_NAMES } from '../../../support/site/shortened-names.js'

/** Pages about names for page code; the other pages also name folders, ports and servers. */
const PAGES = [
  'docs/bindings.md',
  'docs/cart-api.md',
  'docs/checkout.md',
  'docs/forms.md',
  'docs/widgets.md',
  ...readdirSync('docs/reference').map((name) => join('docs/reference', name)),
]

/** The code of a documentation page, without folder names. */
const codeOf = (text: string): readonly string[] =>
  [...text.matchAll(/```[^]*?```|`[^`\n]+`/g)].map(([code]) => code.replace(/[\w-]+\/[\w/.-]*/g, ''))

/** The places in which page code uses names: its arguments and its results. */
const MEMBER = /\.([A-Za-z_$][\w$]*)|(?<=[{,]\s*)([A-Za-z_$][\w$]*)(?=\s*[:,}])/g

const membersIn = (source: string): readonly string[] =>
  [...source.matchAll(MEMBER)].map(([, read, written]) => read ?? written ?? '')

const shortenedIn = (text: string): readonly string[] =>
  codeOf(text)
    .flatMap((code) => [...membersIn(code), code.slice(1, -1)])
    .filter((name) => SHORTENED_NAMES.has(name))

describe('the names that the page script shortens', () => {
  it.each(PAGES)('do not include the names of %s for page code', (page) => {
    expect(shortenedIn(readFileSync(page, 'utf8'))).toEqual([])
  })

  it('are found if the code of a page uses them', () => {
    for (const text of [
      'Read `wantsFrame`.',
      'Call `session.wantsFrame`.',
      '```js\nconst { wantsFrame } = Vitrine.inspect()\nlisten({ wantsFrame: true })\n```',
    ])
      expect(shortenedIn(text)).toContain('wantsFrame')
    expect(shortenedIn('It lies in `adapters/browser/interactions/stage`, and wantsFrame is prose.')).toEqual(
      [],
    )
  })
})
