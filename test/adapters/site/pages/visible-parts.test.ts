import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parse } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { isTag, isText } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { applyEdits } from '../../../../adapters/site/pages/edits.js'
import { parsePage } from '../../../../adapters/site/pages/parse-page.js'
import { visiblePartSteps } from '../../../../adapters/site/pages/transforms/visible-parts.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import type { Audience } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const PRESS: Audience = { tag: 'members', groups: ['press'] }

/** The page as it leaves the server. */
function sent(html: string, audience: Audience = PUBLIC): string {
  const page = valueOf(parsePage(html))
  const { edits } = allAtOnce(visiblePartSteps(page, audience))
  return applyEdits(page.html, edits)
}

const GOLD = 'data-vitrine-audience="gold"'
const encoded = encodeURIComponent(`<p>open</p><div ${GOLD}>secret</div>`)

describe('a part of a page that is not for all visitors', () => {
  it.each([
    ['in a page without scripts', `<noscript>\r\n<p>open</p>\r\n<div ${GOLD}>secret</div></noscript>`],
    ['in a template of the builder', `<script type="text/x-wf-template">${encoded}</script><p>open</p>`],
    [
      'in a template written as it is',
      `<script type="text/x-wf-template"><p>open</p><b ${GOLD}>secret</b></script>`,
    ],
    ['in a remark', `<p>open</p><!-- <div ${GOLD}>secret</div> -->`],
    [
      'in a page within the page',
      `<p>open</p><iframe srcdoc="<div data-vitrine-audience=gold>secret</div>"></iframe>`,
    ],
    ['in a template element', `<p>open</p><template><div ${GOLD}>secret</div></template>`],
    ['that ends somewhere else than another', `<p>open</p><b ${GOLD}>secret<i ${GOLD}>secret</b>secret</i>`],
    ['that goes on in the next paragraph', `<p>open<b ${GOLD}>secret<p>secret</b></p>`],
    ['in a link that ends within the part', `<p>open</p><a><b ${GOLD}>secret<p ${GOLD}></a>`],
    ['without an end tag', `<p>open</p><div ${GOLD}>secret`],
    ['that is the whole body, said late', `<title>open</title><p>secret</p><body ${GOLD}>`],
    ['before a table', `<p>open</p><table ${GOLD}>secret<tr><td>secret</table>`],
    ['written in capitals', `<p>open</p><DIV DATA-VITRINE-AUDIENCE=gold>secret</DIV>`],
  ])('%s stays on the server', (_, html) => {
    expect(sent(html)).not.toContain('secret')
    expect(decodeURIComponent(sent(html, PRESS))).not.toContain('secret')
    expect(decodeURIComponent(sent(html))).toContain('open')
  })

  it('stays in a template for its audience', () => {
    const gold: Audience = { tag: 'members', groups: ['gold'] }
    const html = `<script type="text/x-wf-template">${encoded}</script><noscript><b ${GOLD}>secret</b></noscript>`
    expect(sent(html, gold)).toBe(html)
  })

  it('does not change page code that names the attribute', () => {
    const html = '<script>document.querySelectorAll("[data-vitrine-audience]")</script><p>open</p>'
    expect(sent(html)).toBe(html)
  })

  const tags = [
    'b',
    'i',
    'p',
    'div',
    'table',
    'tr',
    'td',
    'li',
    'ul',
    'a',
    'select',
    'option',
    'form',
    'h1',
  ] as const
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `<${tag} ${GOLD}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constant('#'),
  )
  /** The words of a page inside a part for others. */
  function hiddenWords(html: string): ReadonlySet<string> {
    const hidden = new Set<string>()
    const walk = (nodes: readonly ChildNode[], isHidden: boolean): void => {
      for (const node of nodes) {
        if (isText(node))
          for (const word of node.data.match(/w\d+/g) ?? []) {
            if (isHidden) hidden.add(word)
          }
        else if (isTag(node))
          walk(node.children, isHidden || node.attribs['data-vitrine-audience'] !== undefined)
      }
    }
    walk(parse(html, { treeAdapter: adapter }).children as readonly ChildNode[], false)
    return hidden
  }

  it('stays on the server for any nesting of its tags', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        let words = 0
        const html = pieces.join('').replace(/#/g, () => `w${(words += 1)} `)
        const left = sent(html)
        for (const word of hiddenWords(html)) expect(left).not.toMatch(new RegExp(`\\b${word}\\b`))
      }),
      { numRuns: 3000 },
    )
  })
})
