/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildNodes } from '../../../../adapters/browser/template/build-nodes.js'
import { richMarkup } from '../../../../adapters/browser/template/rich-markup.js'
import { parse } from './bound-scope.fixture.js'

describe('rich text', () => {
  const show = (html: string): string => {
    const holder = document.createElement('div')
    holder.append(...buildNodes(richMarkup(html, parse), document))
    return holder.innerHTML
  }

  it.each<[string, string]>([
    ['<p>A <strong>mug</strong></p>', '<p>A <strong>mug</strong></p>'],
    ['<p onclick="x()" style="color:red" class="a">A</p>', '<p class="a">A</p>'],
    ['<script>x()</script>A', 'A'],
    ['<style>p{}</style><custom-tag>A</custom-tag>', 'A'],
    ['<a href="javascript:x()">A</a>', '<a>A</a>'],
    ['<a href=" jav&#x09;ascript:x()">A</a>', '<a>A</a>'],
    [
      '<a href="/about?a=b:c" target="_blank">A</a>',
      '<a href="/about?a=b:c" target="_blank" rel="noopener">A</a>',
    ],
    ['<a href="mailto:a@example.com">A</a>', '<a href="mailto:a@example.com">A</a>'],
    ['<img src="x" onerror="y()">', '<img src="x">'],
    ['<img src="data:text/html,x">', '<img>'],
    ['<iframe src="javascript:x()"></iframe>', ''],
    ['<iframe src="/own"></iframe>', ''],
    [
      '<iframe src="https://player.example.com/1"></iframe>',
      '<iframe src="https://player.example.com/1"></iframe>',
    ],
    ['<svg><script>x()</script></svg>', ''],
    ['<form action="/x"><input></form>', ''],
  ])('of %p shows %p', (html, shown) => {
    expect(show(html)).toBe(shown)
  })

  it('never lets a handler or a script through', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        ' ',
        '=',
        'script',
        'img',
        'svg',
        'onerror',
        'src',
        'href',
        'javascript:',
        '&#x3c;',
        '<!--',
        '-->',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const holder = document.createElement('div')
        holder.append(...buildNodes(richMarkup(pieces.join(''), parse), document))
        const elements = [...holder.querySelectorAll('*')]
        expect(
          elements.filter(({ localName }) => ['script', 'style', 'svg', 'object'].includes(localName)),
        ).toEqual([])
        const attributes = elements.flatMap(({ attributes: own }) => [...own])
        expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
        expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
      }),
    )
  })
})
