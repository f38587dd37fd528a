/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createDisclosure } from '../../../../../adapters/browser/kit/focus/disclosure.js'
import type { Disclosure, DisclosureOptions } from '../../../../../adapters/browser/kit/focus/disclosure.js'

let life = new AbortController()

beforeEach(() => {
  life = new AbortController()
  document.body.innerHTML =
    '<div id="root"><button id="control"></button><div id="panel"><a href="#x" id="link"></a></div>' +
    '</div><p id="beside"></p>'
  // This page has no layout, and only visible elements take the focus.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
})
afterEach(() => life.abort())

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const contains = ({ target }: Event): boolean => part('root').contains(target as Node)

/** A disclosure with all options; `log` records its drawings. */
function full(overrides: Partial<DisclosureOptions<string>> = {}) {
  const log: string[] = []
  const disclosure: Disclosure<string> = createDisclosure<string>({
    signal: life.signal,
    control: () => part('control'),
    controlled: () => part('panel'),
    root: part('root'),
    listen: (type, listener) => document.addEventListener(type, listener, { signal: life.signal }),
    outside: { type: 'click', isOutside: (event) => !contains(event) },
    escape: 'keydown',
    show: (how, keepFocus) => {
      log.push(`show ${how ?? ''}`.trim())
      if (how === 'dialog') keepFocus(part('panel'), { returnFocus: part('control') })
    },
    hide: (how, returnFocus) => {
      log.push(`hide ${how ?? ''}`.trim())
      returnFocus()
    },
    ...overrides,
  })
  return { ...disclosure, log }
}

const expanded = (): string | null => part('control').getAttribute('aria-expanded')
const key = (id: string, type: string, init: KeyboardEventInit): KeyboardEvent => {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init })
  part(id).dispatchEvent(event)
  return event
}
const escape = (id: string, init: KeyboardEventInit = {}): KeyboardEvent =>
  key(id, 'keydown', { key: 'Escape', ...init })

describe('a disclosure', () => {
  it('is drawn once for each change, and gives the control its state and its target', () => {
    const menu = full()
    menu.describe()
    expect([expanded(), part('control').getAttribute('aria-controls')]).toEqual(['false', 'panel'])
    menu.open('once')
    menu.open('twice')
    expect(expanded()).toBe('true')
    menu.close('once')
    menu.close('twice')
    expect(expanded()).toBe('false')
    expect(menu.log).toEqual(['show once', 'hide once'])
  })

  it('sets and announces its state before it is drawn', () => {
    const seen: unknown[] = []
    const note = (): unknown => seen.push([menu.isOpen(), expanded()])
    const menu = full({ show: note, hide: note })
    menu.open()
    menu.close()
    expect(seen).toEqual([
      [true, 'true'],
      [false, 'false'],
    ])
  })

  it.each([
    { what: 'a press outside', act: () => part('beside').click(), closes: true, focus: 'link' },
    { what: 'a press inside', act: () => part('link').click(), closes: false, focus: 'link' },
    { what: 'Escape inside', act: () => escape('link'), closes: true, focus: 'control' },
    { what: 'Escape elsewhere', act: () => escape('beside'), closes: true, focus: 'link' },
    { what: 'another key', act: () => key('link', 'keydown', { key: 'a' }), closes: false, focus: 'link' },
    {
      what: 'an Escape that something else used',
      act: () => {
        part('beside').addEventListener('keydown', (event) => event.preventDefault(), { once: true })
        escape('beside')
      },
      closes: false,
      focus: 'link',
    },
    {
      what: 'a press outside after its end',
      act: () => {
        life.abort()
        part('beside').click()
        escape('link')
      },
      closes: false,
      focus: 'link',
    },
  ])('$what: closes $closes, focus on $focus', ({ act, closes, focus }) => {
    const menu = full()
    menu.open()
    part('link').focus()
    act()
    expect([menu.isOpen(), document.activeElement?.id]).toEqual([!closes, focus])
  })

  it('uses up an Escape inside only while it is open', () => {
    const heard: string[] = []
    const listener = (): unknown => heard.push('outer')
    document.body.addEventListener('keydown', listener, { signal: life.signal })
    const menu = full()
    expect(escape('link').defaultPrevented).toBe(false)
    menu.open()
    expect(escape('link').defaultPrevented).toBe(true)
    expect(heard).toEqual(['outer'])
  })

  it('closes the inner of two with the first Escape, the outer with the second', () => {
    const outer = full()
    const inner = full({ root: part('panel'), control: () => part('link') })
    outer.open()
    inner.open()
    escape('link')
    expect([outer.isOpen(), inner.isOpen()]).toEqual([true, false])
    escape('link')
    expect([outer.isOpen(), inner.isOpen()]).toEqual([false, false])
  })

  it('ignores a press outside if the owner handles it', () => {
    let asked = 0
    const outside = { type: 'click', isOutside: () => true, dismiss: () => void asked++ } as const
    const menu = full({ outside })
    part('beside').click()
    menu.open()
    part('beside').click()
    expect([asked, menu.isOpen()]).toEqual([1, true])
  })

  it('keeps the focus while a dialog is open, and gives it back', () => {
    const dialog = full()
    dialog.open('dialog')
    expect(document.activeElement?.id).toBe('link')
    expect(key('link', 'keydown', { key: 'Tab' }).defaultPrevented).toBe(true)
    dialog.close()
    expect(document.activeElement?.id).toBe('control')
    expect(key('link', 'keydown', { key: 'Tab' }).defaultPrevented).toBe(false)
    dialog.open('dialog')
    dialog.release()
    expect(document.activeElement?.id).toBe('control')
  })

  it('follows a state that the page keeps', () => {
    const root = part('root')
    const menu = full({
      state: {
        isOpen: () => root.hasAttribute('data-open'),
        setOpen: (isOpen) => root.toggleAttribute('data-open', isOpen),
      },
    })
    root.setAttribute('data-open', '')
    menu.open()
    expect([menu.isOpen(), menu.log]).toEqual([true, []])
    escape('link')
    expect([root.hasAttribute('data-open'), menu.log]).toEqual([false, ['hide']])
  })

  it('alternates openings and closings for any calls, and always reports its state', () => {
    const acts = {
      open: (menu: Disclosure<string>) => menu.open(),
      dialog: (menu: Disclosure<string>) => menu.open('dialog'),
      close: (menu: Disclosure<string>) => menu.close(),
      describe: (menu: Disclosure<string>) => menu.describe(),
      release: (menu: Disclosure<string>) => menu.release(),
      inside: () => void escape('link'),
      elsewhere: () => void escape('beside'),
      press: () => part('beside').click(),
    }
    const names = Object.keys(acts) as readonly (keyof typeof acts)[]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (moves) => {
        const menu = full()
        menu.describe()
        for (const move of moves) {
          acts[move](menu)
          expect(expanded()).toBe(`${menu.isOpen()}`)
        }
        const drawn = menu.log.map((line) => line.slice(0, 4))
        expect(drawn).toEqual(drawn.map((_, index) => (index % 2 === 0 ? 'show' : 'hide')))
        expect(menu.isOpen()).toBe(drawn.length % 2 === 1)
        menu.close()
        life.abort()
        life = new AbortController()
      }),
    )
  })
})
