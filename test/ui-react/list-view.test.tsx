/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createListView } from '../../ui-react/index.js'
import type { ListView } from '../../core/ports/page/list-view.port.js'
import type { DrawnElement, DrawnNode } from '../../core/markup/index.js'

const element = (tag: string, parts: Partial<DrawnElement> = {}): DrawnElement => ({
  kind: 'element',
  key: null,
  tag,
  attributes: {},
  styles: {},
  value: null,
  checked: null,
  children: [],
  ...parts,
})

const text = (words: string): DrawnNode => ({ kind: 'text', text: words })

const line = (id: string, count: string): DrawnElement =>
  element('div', {
    key: id,
    attributes: { class: 'line', 'data-line': id },
    children: [
      element('b', { children: [text(`Line ${id}`)] }),
      element('input', { value: count, attributes: { type: 'number' } }),
    ],
  })

let view: ListView<Element> | null = null
let host: HTMLElement

function show(...entries: readonly DrawnElement[]): void {
  if (!view) {
    host = document.createElement('div')
    host.append('the designer’s sample')
    document.body.append(host)
    view = createListView(document)
  }
  view.show([{ host, entries }])
}

afterEach(() => {
  view?.dispose()
  view = null
  document.body.replaceChildren()
})

const field = (index: number): HTMLInputElement =>
  host.querySelectorAll('input')[index] ?? document.createElement('input')

describe('the list view', () => {
  it('draws entries into the designer’s element at once, in the place of the sample', () => {
    show(line('a', '1'), line('b', '2'))
    expect(host.textContent).toBe('Line aLine b')
    expect([...host.children].map((child) => child.getAttribute('data-line'))).toEqual(['a', 'b'])
  })

  it('restores the sample at its end, and when the list is no longer shown', () => {
    show(line('a', '1'))
    view?.show([])
    expect(host.textContent).toBe('the designer’s sample')
    show(line('a', '1'))
    view?.dispose()
    view = null
    expect(host.textContent).toBe('the designer’s sample')
  })

  it('keeps the elements of remaining lines when others are added or removed', () => {
    show(line('a', '1'), line('b', '2'), line('c', '3'))
    const [, , third] = host.children
    show(line('c', '3'), line('d', '1'))
    expect(host.children[0]).toBe(third)
    expect(host.textContent).toBe('Line cLine d')
  })

  it('keeps focus and typed text while other lines change', () => {
    show(line('a', '1'), line('b', '2'))
    field(1).focus()
    field(1).value = '25'
    show(line('a', '9'), line('b', '2'))
    expect(document.activeElement).toBe(field(1))
    expect([field(0).value, field(1).value]).toEqual(['9', '25'])
  })

  it('writes a field when the data bring another value', () => {
    show(line('a', '1'))
    field(0).value = '5'
    show(line('a', '7'))
    expect(field(0).value).toBe('7')
  })

  it('writes nothing for unchanged data', async () => {
    show(line('a', '1'), line('b', '2'))
    const records: MutationRecord[] = []
    const observer = new MutationObserver((all) => records.push(...all))
    observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true })
    show(line('a', '1'), line('b', '2'))
    await Promise.resolve()
    expect(records).toEqual([])
    observer.disconnect()
  })

  it('draws a radio button by its state, and changes the choice', () => {
    const method = (id: string, checked: boolean): DrawnElement =>
      element('label', {
        key: id,
        children: [element('input', { attributes: { type: 'radio', name: 'method' }, value: id, checked })],
      })
    show(method('post', true), method('courier', false))
    expect([field(0).checked, field(1).checked, field(0).value]).toEqual([true, false, 'post'])
    show(method('post', false), method('courier', true))
    expect([field(0).checked, field(1).checked]).toEqual([false, true])
  })
})

describe('drawing the designer’s attributes', () => {
  const drawn = (
    tag: string,
    attributes: Record<string, string>,
    parts: Partial<DrawnElement> = {},
  ): Element => {
    show(element(tag, { key: 'x', attributes, ...parts }))
    return host.firstElementChild as Element
  }

  it.each<[string, Record<string, string>]>([
    [
      'a',
      {
        class: 'w-inline-block',
        href: '#',
        role: 'button',
        'data-wf-cart-action': 'remove-item',
        value: 'Remove',
      },
    ],
    ['label', { for: 'quantity', class: 'label' }],
    ['div', { tabindex: '-1', 'aria-live': 'polite', 'data-x': '', lang: 'de', title: 'T' }],
    ['img', { src: '/a.svg', srcset: '/a.svg 1x', alt: '', loading: 'lazy' }],
    [
      'input',
      {
        type: 'number',
        pattern: '^[0-9]+$',
        inputmode: 'numeric',
        name: 'quantity',
        autocomplete: 'off',
        min: '0',
      },
    ],
  ])('gives <%s> exactly the attributes of the template', (tag, attributes) => {
    const made = drawn(tag, attributes)
    expect(Object.fromEntries([...made.attributes].map(({ name, value }) => [name, value]))).toEqual(
      attributes,
    )
  })

  it('treats flags as on with any text', () => {
    expect((drawn('input', { required: '', disabled: 'false' }) as HTMLInputElement).required).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['a handler', { onclick: 'alert(1)' }],
    ['an address that runs something', { href: 'java\nscript:alert(1)' }],
    ['a document in an attribute', { srcdoc: '<script>alert(1)</script>' }],
    ['markup for React', { dangerouslySetInnerHTML: '{"__html":"x"}' }],
  ])('leaves out %s', (_name, attributes) => {
    expect(drawn('a', attributes).attributes).toHaveLength(0)
  })

  it('sets styles one by one, those of the template and those of bindings', () => {
    const made = drawn(
      'div',
      {
        style: `color: red; background: url("data:image/svg+xml;utf8,<svg/>") ; --gap: 2px;-webkit-line-clamp:2`,
      },
      { styles: { 'background-color': 'blue' } },
    ) as HTMLElement
    expect(made.style.color).toBe('red')
    expect(made.style.backgroundColor).toBe('blue')
    expect(made.style.getPropertyValue('--gap')).toBe('2px')
  })

  it('draws pictures of the designer in SVG', () => {
    const path = element('path', { attributes: { d: 'M0 0', fill: 'none' } })
    const made = drawn('svg', { viewBox: '0 0 9 9' }, { children: [path] })
    expect(made.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(made.getAttribute('viewBox')).toBe('0 0 9 9')
    expect(made.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  })
})
