import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findInteractions, findTimelines, parseScript } from '../../../../adapters/site/pages/index.js'
import { literalAt } from '../../../../adapters/site/pages/scripts/literal.js'
import { buildChildScript } from '../../../support/processes/child-script.js'
import type { ChildScript } from '../../../support/processes/child-script.js'
import { expectLinear } from '../../../support/processes/linear-time.js'

const readLiteral = (text: string, start: number): unknown => literalAt(text, start)?.value

describe('literals of scripts', () => {
  it.each([
    [
      'objects with bare, quoted and number keys',
      `{a:1,"b":2,'c':3,4:5,$d_:6,}`,
      { a: 1, b: 2, c: 3, 4: 5, $d_: 6 },
    ],
    ['lists', '[1, [2,], []]', [1, [2], []]],
    ['numbers as minifiers write them', '[.5,-3,1e3,0xff,1.5E-2,+2]', [0.5, -3, 1000, 255, 0.015, 2]],
    [
      'words and what stands for them',
      '[!0,!1,void 0,null,true,false]',
      [true, false, undefined, null, true, false],
    ],
    [
      'strings of all quotes and escapes',
      String.raw`["a\"b",'it\'s',` + '`c`' + String.raw`,"\n\tA\u{1F446}\x41\/"]`,
      ['a"b', "it's", 'c', '\n\tA👆A/'],
    ],
    ['gaps and comments', '{ /* one */ a : [ 1 , // two\n 2 ] }', { a: [1, 2] }],
    ['JSON in a string', String.raw`{a:JSON.parse('{"b":"it\'s"}')}`, { a: { b: "it's" } }],
  ])('are read: %s', (_, text, value) => {
    expect(readLiteral(`x=${text};`, 2)).toEqual(value)
  })

  it.each([
    'f()',
    '{a:b}',
    '{a:1',
    '[1 2]',
    '"open',
    '`${1}`',
    'JSON.parse(x)',
    'JSON.parse("{")',
    '[new Date]',
    '',
  ])('are not made of anything that would have to be run: %s', (text) => {
    expect(readLiteral(text, 0)).toBeUndefined()
  })

  it('may be nested only to the depth of data', () => {
    expect(readLiteral('['.repeat(100) + ']'.repeat(100), 0)).toBeDefined()
    expect(readLiteral('['.repeat(100_000), 0)).toBeUndefined()
  })

  it('include all of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readLiteral(JSON.stringify(value), 0)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('interaction data', () => {
  const data = { events: { e: { eventTypeId: 'MOUSE_CLICK' } }, actionLists: {}, site: {} }
  const json = JSON.stringify(data)
  const bare = '{events:{e:{eventTypeId:"MOUSE_CLICK"}},actionLists:{},site:{}}'

  it.each([
    ['a JSON file', `\uFEFF ${json}`],
    ['an exported script', `!function(){var a={}}();\nWebflow.require('ix2').init(\n${json}\n);`],
    ['a minified chunk', `(self.c=self.c||[]).push([[7],{1:(e,t,n)=>{n(2).init(${bare})}}])`],
    ['a chunk with JSON in a string', `n(2).init(JSON.parse('${json}'))`],
    ['a chunk that names the data first', `const d=${bare};Webflow.require("ix2").init(d)`],
    ['a page with an inline script', `<html><script>Webflow.require("ix2").init(${json})</script></html>`],
    ['a script that is cut off behind it', `require("ix2").init(${bare});!function(){`],
    ['a module', `import a from "./a.js";a(2).init(${bare})`],
    [
      'a page with an inline script among others',
      `<script>x=1</script><p><script type=module>n(1).init(${bare})</script>`,
    ],
    ['a script that hands over something else first', `r("a").init({events:{}});r("ix2").init(${bare})`],
    [
      'a script with older JSON in a comment before',
      `/* require("ix2").init({"events":{"old":{}}}) */ require("ix2").init(${json})`,
    ],
    ['a script with JSON that is cut off behind it', `require("ix2").init(${json});!function(){`],
    ['a script that talks of init before', `require("ix2").init(later);require("ix2").init(${bare})`],
  ])('are found in %s', (_, text) => {
    expect(findInteractions(text)).toEqual(data)
  })

  it.each([
    '',
    '{}',
    '{"name":"site"}',
    'require("ix2").init()',
    'x.init({events:load()})',
    '{"events":',
    `<!-- <script>require("ix2").init(${bare})</script> -->`,
    `"require('ix2').init(${json.replaceAll('"', "'")})"`,
    `'require("ix2").init(${json})'`,
    `"text about init(${bare.replaceAll('"', '')})"`,
  ])('are not found in %j', (text) => {
    expect(findInteractions(text)).toBeUndefined()
  })

  it('are read to their own end, with anything in their strings', () => {
    const odd = { events: { e: { name: '}"]\\{\u2028' } }, actionLists: {} }
    expect(findInteractions(`require("ix2").init(${JSON.stringify(odd)}, {});x("}")`)).toEqual(odd)
  })

  it('are found in code of any depth, and searched in limited time', () => {
    const sum = `x=${'1+'.repeat(20_000)}1;`
    expect(findInteractions(`${sum}n(2).init(${bare})`)).toEqual(data)
    for (const text of [
      '{events:{'.repeat(20_000),
      'n.init({events:{'.repeat(20_000),
      `${'['.repeat(50_000)}require("ix2").init(`,
      'JSON.parse(\'{"events'.repeat(20_000),
    ])
      expect(findInteractions(text)).toBeUndefined()
  }, 20_000)
})

describe('the newer interactions of scripts', () => {
  const interactions = [
    { id: 'i-1', deleted: false, triggers: [['wf:load', { delay: 0.8 }]], timelineIds: ['t-1'] },
  ]
  const timelines = [{ id: 't-1', actions: [{ tt: 2, targets: [['wf:attribute', "[a='b']"]] }] }]
  const bare =
    `[{id:"i-1",deleted:!1,triggers:[["wf:load",{delay:.8}]],timelineIds:["t-1"]}],` +
    `[{id:'t-1',actions:[{tt:0x2,targets:[["wf:attribute","[a='b']"]]}]}]`
  const both = { interactions, timelines }

  it.each([
    [
      'one script',
      `let e=Webflow.require("ix3");e.ready().then(()=>{e.getInstance().register(${bare})})`,
      both,
    ],
    [
      'a chunk',
      `(self.webpackChunk=[]).push([[1],{5(e,t,n){n(9).register(x),i("ix3").register(${bare})}}])`,
      both,
    ],
    ['a script that ends in the middle', `r("ix3").getInstance().register(${bare});function (`, both],
    [
      'several calls beside the older kind',
      `r("ix2").init({events:{}});r("ix3").register(${bare});r("ix3").register([{triggers:[]}],[])`,
      { interactions: [...interactions, { triggers: [] }], timelines },
    ],
  ])('are found in %s', (_, code, expected) => {
    expect(findTimelines(code)).toEqual(expected)
  })

  it.each(['', 'r("ix3").register(a,b)', 'r("ix3").register([{triggers:f()}],[])', `gsap.register(${bare})`])(
    'are not found in %j',
    (code) => {
      expect(findTimelines(code)).toBeNull()
    },
  )
})

describe('code that is nested', () => {
  let child: ChildScript
  beforeAll(async () => {
    child = await buildChildScript('nested-code')
  })
  afterAll(() => child.remove())

  // A new process is needed, since only there the parser's patterns are compiled at any stack depth.
  it.each(['`${', '(', '{a:', '2**', 'a=>', 'if(1)', 'a?b:', 'let ['])(
    'without an end by %j counts as no script, and ends no process',
    async (piece) => {
      const parsing = ['1000', '2200', '20000'].map((depth) => child.start(piece, depth))
      expect(await Promise.all(parsing.map(({ ended }) => ended))).toEqual([0, 0, 0])
      expect(parsing.map(({ lines }) => lines)).toEqual([['no script'], ['no script'], ['no script']])
    },
  )

  it.each<[string, string, (at: number) => string, string]>([
    ['names', '', (at) => `let a${at};`, ''],
    ['imports', 'import{', (at) => `a${at},`, '}from"a"'],
    ['exports', '', (at) => `export let a${at};`, ''],
    ['private names', 'class A{a=[', (at) => `this.#a${at},`, ']}'],
    ['groups of one name in a pattern', 'x=/', () => '(?<a>)|', '/'],
  ])('takes linear time: many %s', async (_, before, piece, after) => {
    await expectLinear(parseScript, (length) => {
      const pieces = Array.from({ length: Math.ceil(length / piece(1).length) }, (__, at) => piece(at))
      return before + pieces.join('') + after
    })
  })

  it.each([
    ['blocks', '{'.repeat(301) + '}'.repeat(301)],
    ['labels', `${Array.from({ length: 301 }, (_, at) => `a${at}:`).join('')}{}`],
    ['loops', `${'for(;;)'.repeat(301)};`],
  ])('with too many %s counts as no script', (_, code) => {
    expect(parseScript(code)).toBeNull()
  })

  it.each([
    ['parentheses', `${'('.repeat(100)}1${')'.repeat(100)}`],
    ['functions', `${'(function(){'.repeat(50)}${'})()'.repeat(50)}`],
    ['a long sum', `${'a+'.repeat(1_000)}a`],
    ['a long row of conditions', `${'a?1:'.repeat(200)}2`],
    ['a chain of calls', `a${'.b()'.repeat(1_000)}`],
  ])('as minifiers write it is read: %s', (_, code) => {
    expect(parseScript(code)).not.toBeNull()
  })
})
