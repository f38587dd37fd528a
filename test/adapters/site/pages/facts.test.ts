import { describe, expect, it } from '@jest/globals'
import { BUILDER_MARKUP } from '../../../../core/builder-markup/index.js'
import {
  accountForms,
  interactionTargets,
  pageBindings,
  pageBlocks,
  pageForms,
  pageIdentity,
  pageScripts,
  parsePage,
  productForms,
  productIds,
  publishedKeys,
  selectOnPage,
} from '../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../support/value-of.js'

const read = (html: string) => valueOf(parsePage(html))

describe('the facts of a page', () => {
  it('include its ids, domain, language and title', () => {
    const page = read(
      '<!doctype html><html data-wf-page="p1" data-wf-site="s1" data-wf-domain="" lang=fr>' +
        '<title> Lamps </title><body data-wf-locale=x>',
    )
    expect(pageIdentity(page)).toEqual({
      pageId: 'p1',
      siteId: 's1',
      domain: null,
      locale: null,
      language: 'fr',
      collectionId: null,
      itemSlug: null,
      title: 'Lamps',
    })
    expect(pageIdentity(read('')).title).toBe('')
  })

  it('include its scripts by the kinds of browsers', () => {
    const page = read(`<script>1</script><script type="MODULE" src="a.js"></script>
      <script src=//cdn.example/b.js>ignored</script><script type="text/x-wf-template">%3Cp%3E</script>`)
    const [first, second, third, fourth] = pageScripts(page)
    expect(first).toMatchObject({ tag: 'inline', code: '1', isModule: false })
    expect(second).toMatchObject({ tag: 'file', source: 'a.js', host: null, isModule: true })
    expect(third).toMatchObject({ tag: 'file', host: 'cdn.example' })
    expect(fourth).toMatchObject({ tag: 'data', type: 'text/x-wf-template', text: '%3Cp%3E' })
  })

  it('include its forms, with their purpose and address', () => {
    const page = read(`<div class="w-form"><form id="email-form" name="wf-form-Contact" data-name="Contact"
        method="POST" action=" https://forms.example/x ">
        <input name="Name"><select name="Topic"></select><textarea name="Name"></textarea><input type="FILE"
          name="cv"></form></div>
      <form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p" data-commerce-sku-id=""></form>
      <form data-node-type="commerce-cart-form"></form><form data-node-type="commerce-checkout-shipping-address"></form>
      <form action="/search" class="w-form"></form>
      <form data-wf-user-form-type="signup" data-wf-user-form-redirect="/in"><input
        data-wf-user-field="wf-user-field-name"><input data-wf-user-field="b6f7"></form>`)
    expect(pageForms(page).map(({ kind }) => kind)).toEqual([
      'message',
      'add-to-cart',
      'cart',
      'checkout',
      'search',
      'account',
    ])
    expect(pageForms(page)[0]).toMatchObject({
      name: 'Contact',
      action: 'https://forms.example/x',
      method: 'post',
      fields: ['Name', 'Topic', 'cv'],
      hasFileField: true,
    })
    expect(accountForms(page)).toMatchObject([{ kind: 'signup', redirect: '/in', customFields: ['b6f7'] }])
    expect(productForms(page)).toMatchObject([{ productId: 'p', skuId: null }])
    expect(productIds(page)).toEqual(['p'])
  })

  it('include its blocks, its bindings and its published keys', () => {
    const page =
      read(`<div data-node-type="commerce-cart-wrapper"><a data-publishable-key="pk_1" href="/checkout"></a>
      <b data-wf-bindings="%5B%5D" data-wf-conditions=""></b><i data-vitrine-bind="name"></i></div>
      <script src="https://js.stripe.com/v3/" data-wf-ecomm-key="pk_2"></script>`)
    expect(pageBlocks(page).map(({ type }) => type)).toEqual(['commerce-cart-wrapper'])
    expect(pageBindings(page).map(({ attribute, text }) => [attribute, text])).toEqual([
      ['data-wf-bindings', '[]'],
      ['data-wf-conditions', ''],
      ['data-vitrine-bind', 'name'],
    ])
    expect(publishedKeys(page)).toEqual({ checkoutKeys: ['pk_1'], providerKeys: ['pk_2'] })
  })

  it('include the targets of interactions, with any quotes', () => {
    const page = read(
      `<html data-wf-page='p'><a data-w-id=one class=" a  b "></a><p class=b data-w-id="two">`,
    )
    expect(interactionTargets(page)).toEqual({
      pageId: 'p',
      ids: new Set(['one', 'two']),
      classes: new Set(['a', 'b']),
      markup: BUILDER_MARKUP,
    })
  })

  it('include elements by selectors', () => {
    const page = read('<ul><li class="Price-Tag">1</li><li>2</li></ul>')
    expect(selectOnPage(page, '[class*="price" i]:not(a *)')).toHaveLength(1)
    expect(selectOnPage(page, 'li:nth-of-type(2)')).toHaveLength(1)
  })
})
