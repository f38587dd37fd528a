import { describe, expect, it } from '@jest/globals'
import { applyEdits, hiddenAccountParts, parsePage } from '../../../../adapters/site/pages/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const sent = (html: string): string => {
  const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
  return applyEdits(html, hiddenAccountParts(valueOf(parsePage(html)), view).edits)
}
const page = (body: string): string =>
  `<html><head><link rel="stylesheet" href="site.css"></head><body>${body}</body></html>`

describe('what account forms show later', () => {
  it.each([
    '<div class="w-users-userformsuccessstate w-form-success">Welcome.</div>',
    '<div class="w-users-usersignupverificationmessage">Look into your mailbox.</div>',
    '<div data-wf-user-form-error="true" style="margin: 0">No.</div>',
    '<div data-wf-user-subscriptions-empty="true">None.</div>',
  ])('is hidden from the start, behind what the site says of it: %s', (part) => {
    const html = sent(page(part))
    expect(html).toMatch(/<link[^>]*><style>:where\([^{]*\) \{ display: none \}<\/style><\/head>/)
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
  ])('leaves a page as it is where it %s', (_, part) => {
    expect(sent(page(part))).toBe(page(part))
  })

  it('leaves a page as it is whose head does not end in its text', () => {
    const html = '<title>A page</title><div class="w-users-userformsuccessstate">Yes.</div>'
    expect(sent(html)).toBe(html)
  })
})
