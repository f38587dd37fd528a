import { describe, expect, it } from '@jest/globals'
import { ownWords, parsePage, productForms } from '../../../../adapters/site/pages/index.js'
import { valueOf } from '../../../support/value-of.js'

const FORM = '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p"></form>'
const OVERLAY = '<div class="search-overlay"><h1>Search Here</h1></div>'
const PRODUCT = `<main><h1>Becher</h1><p>Für Tee.</p>${FORM}</main>`

/** The name and description that a page gives its product. */
function words(head: string, body: string): readonly (string | null)[] {
  const page = valueOf(parsePage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`))
  const [form] = productForms(page)
  if (form === undefined) throw new Error('The page has no form.')
  const { name, description } = ownWords(page, form.element)
  return [name, description]
}

describe('the words of a saved product page', () => {
  it.each([
    ['its title', '<title>Becher | Laden</title>'],
    ['its preview', '<title>Laden</title><meta property="og:title" content="BECHER">'],
  ])('are those of the heading that %s repeats, not of a search before it', (_, head) => {
    expect(words(head, OVERLAY + PRODUCT)).toEqual(['Becher', 'Für Tee.'])
  })

  it('are those of the first heading if no title repeats one', () => {
    expect(words('<title>Laden</title>', PRODUCT + OVERLAY)).toEqual(['Becher', 'Für Tee.'])
  })

  it('are those of the preview if there is no heading', () => {
    const preview =
      '<meta property="og:title" content="Becher"><meta property="og:description" content="Für Tee.">'
    expect(words(preview, FORM)).toEqual(['Becher', 'Für Tee.'])
  })
})
