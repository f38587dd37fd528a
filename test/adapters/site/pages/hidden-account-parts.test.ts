import { describe, expect, it } from '@jest/globals'
import {
  applyEdits,
  hiddenAccountParts,
  parsePage,
  plainAccountForms,
} from '../../../../adapters/site/pages/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const sent = (html: string, transform = hiddenAccountParts): string => {
  const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
  return applyEdits(html, transform(valueOf(parsePage(html)), view).edits)
}
const page = (body: string): string =>
  `<html><head><link rel="stylesheet" href="site.css"></head><body>${body}</body></html>`

describe('parts that account forms show later', () => {
  it.each([
    '<div class="w-users-userformsuccessstate w-form-success">Welcome.</div>',
    '<div class="w-users-usersignupverificationmessage">Look into your mailbox.</div>',
    '<div data-wf-user-form-error="true" style="margin: 0">No.</div>',
    '<div data-wf-user-subscriptions-empty="true">None.</div>',
  ])("are hidden from the start, below the site's own styles: %s", (part) => {
    const html = sent(page(part))
    expect(html).toMatch(/<link[^>]*><style>:where\([^{]*\)\{display:none\}<\/style><\/head>/)
    expect(html.replace(/<style>.*<\/style>/, '')).toBe(page(part))
  })

  it.each([
    ['is hidden in the markup', '<div class="w-users-userformsuccessstate" style="display:none">Yes.</div>'],
    ['is of a form for messages', '<div class="w-form-success">Thanks.</div>'],
    [
      'may be forbidden by the page',
      '<meta http-equiv="Content-Security-Policy"><i class="w-users-userformsuccessstate"></i>',
    ],
    ['is not there', '<p data-wf-user-form-type="login">w-users-</p>'],
  ])('leave a page unchanged if it %s', (_, part) => {
    expect(sent(page(part))).toBe(page(part))
  })

  it('leave a page unchanged if its head has no end tag', () => {
    const html = '<title>A page</title><div class="w-users-userformsuccessstate">Yes.</div>'
    expect(sent(html)).toBe(html)
  })
})

describe('a plain form that logs in or signs up', () => {
  const marked = (body: string): string => sent(page(body), plainAccountForms)
  const entry = '<input type="email"><input type="password"><input type="checkbox">'

  it('is marked for the visitor accounts, with the name field of a sign-up', () => {
    const logIn = `<form name="Log-In Form" method="get">${entry}<input type="submit" value="Submit"></form>`
    expect(marked(logIn)).toBe(page(logIn.replace('<form', '<form data-wf-user-form-type="login"')))
    const signUp = `<form id="a"><input name="Name">${entry}<button>Sign up</button></form>`
    expect(marked(signUp)).toBe(
      page(
        signUp
          .replace('<form', '<form data-wf-user-form-type="signup"')
          .replace('<input name', '<input data-wf-user-field="wf-user-field-name" name'),
      ),
    )
  })

  it('is recognised by the heading before it, or the one in it', () => {
    const form = `<form name="email-form">${entry}<input type="submit" value="Submit"></form>`
    const marks = 'data-wf-user-form-type="login"'
    expect(marked(`<h2>Members</h2><h3>Log in</h3>${form}`)).toContain(marks)
    expect(marked(`<h2>News</h2>${form.replace('<input', '<h4>Sign in</h4><input')}`)).toContain(marks)
    expect(marked(`<h2>Log in</h2><p>On Mondays.</p><h2>Questions</h2>${form}`)).not.toContain(marks)
  })

  it('has its text field for the address marked', () => {
    const form =
      '<form name="login"><label for="a">E-mail</label><input id="a"><input type="password"></form>'
    expect(marked(form)).toBe(
      page(
        form
          .replace('<form', '<form data-wf-user-form-type="login"')
          .replace('<input id', '<input data-wf-user-form-input-type="email" id'),
      ),
    )
  })

  it('loses the field that repeats its password, with its label', () => {
    const form =
      '<form name="Sign up"><input type="email"><input type="password"><label for="b">Again</label>' +
      '<input type="password" id="b" required></form>'
    const html = marked(form)
    expect(html).toContain('<label style="display:none" for="b">')
    expect(html).toContain('<input style="display:none" disabled="" type="password" id="b" required>')
  })

  it.each([
    `<form name="login" data-wf-user-form-type="updatePassword">${entry}</form>`,
    `<form name="login" data-wf-user-form-type="">${entry}</form>`,
    `<form name="login" data-ms-form="login">${entry}</form>`,
    `<form name="login" action="https://members.example/in">${entry}</form>`,
    `<form name="login" action="/.wf_auth">${entry}</form>`,
    `<form name="newsletter">${entry}</form>`,
  ])('is unchanged if another part uses it or its kind is unknown: %s', (form) => {
    expect(marked(form)).toBe(page(form))
  })
})
