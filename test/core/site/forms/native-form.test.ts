import { describe, expect, it } from '@jest/globals'
import { findNativeForm, parseFormPost, toFormPost } from '../../../../core/site/index.js'
import type { NativeForm } from '../../../../core/site/index.js'

const contact: NativeForm = {
  name: 'Contact',
  keys: { 'name-2': 'Name', topic: 'topic' },
  boxes: ['agree'],
  asksForPassword: false,
  redirect: null,
}
const news: NativeForm = {
  name: 'news',
  keys: { 'form-name': 'form-name', email: 'email' },
  boxes: [],
  asksForPassword: false,
  redirect: '/a',
}

describe('the form that a browser has sent', () => {
  it('is the named one, the one with all its fields, or the only one', () => {
    const both = [contact, news]
    expect(
      findNativeForm(both, [
        ['form-name', 'news'],
        ['x', ''],
      ]),
    ).toBe(news)
    expect(
      findNativeForm(both, [
        ['email', ''],
        ['bot-field', 'x'],
      ]),
    ).toBe(news)
    expect(findNativeForm(both, [['topic', 'a']])).toBe(contact)
    expect(
      findNativeForm(both, [
        ['topic', 'a'],
        ['email', 'b'],
      ]),
    ).toBeNull()
    expect(findNativeForm(both, [['constructor', 'a']])).toBeNull()
    expect(findNativeForm([contact], [['added-by-a-script', 'a']])).toBe(contact)
    expect(findNativeForm([], [['topic', 'a']])).toBeNull()
  })

  it('has a ticked box as the page script sends it, and other words as they are', () => {
    const pairs = [
      ['agree', 'on'],
      ['topic', 'on'],
    ] as const
    expect(toFormPost(contact, pairs, '').slice(3)).toEqual([
      ['fields[agree]', 'true'],
      ['fields[topic]', 'on'],
    ])
  })

  it('becomes the data that the page script would have sent', () => {
    const pairs = [
      ['name-2', 'Ada'],
      ['topic', 'a'],
      ['topic', 'b'],
      ['toString', 'x'],
    ] as const
    expect(parseFormPost(toFormPost(contact, pairs, 'https://s.test/contact?token=1'))).toMatchObject({
      value: {
        submission: {
          formName: 'Contact',
          source: 'https://s.test/contact',
          fields: { Name: 'Ada', topic: 'a, b', toString: 'x' },
        },
      },
    })
    const captcha = [
      ['name-2', 'Ada'],
      ['g-recaptcha-response', 'solved'],
    ] as const
    expect(parseFormPost(toFormPost(contact, captcha, ''))).toMatchObject({
      value: { captchas: { 'g-recaptcha-response': 'solved' }, submission: { fields: { Name: 'Ada' } } },
    })
    const spam = [
      ['name-2', 'Ada'],
      ['bot-field', 'x'],
    ] as const
    expect(parseFormPost(toFormPost(contact, spam, ''))).toEqual({ ok: true, value: { tag: 'spam' } })
  })
})
