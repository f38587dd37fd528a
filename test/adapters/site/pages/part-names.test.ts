import { describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage, withPartNames } from '../../../../adapters/site/pages/index.js'
import { partNamesIn } from '../../../../core/site/page-texts/part-names.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const pageIn = (lang: string, body: string): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>A</title></head><body>${body}</body></html>`
const VIEW = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }

/** The body of a page as it is sent in a language. */
function sent(body: string, lang = 'de-AT'): string {
  const html = pageIn(lang, body)
  const page = applyEdits(html, withPartNames(valueOf(parsePage(html)), VIEW).edits)
  return page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'))
}

const slider = (mask: string, more = ''): string =>
  `<div class="w-slider"${more}><div class="w-slider-mask">${mask}</div><div class="w-slider-arrow-left"></div></div>`

describe('a sent page with names for assistive technology', () => {
  it.each([
    ['the fields of a form', '<div class="w-form"><form></form></div>', 'aria-label="Formular"'],
    [
      'the message of a form by its name',
      '<div class="w-form"><form data-name="Post"></form><div class="w-form-done"></div></div>',
      'aria-label="Post: gesendet"',
    ],
    [
      'the refusal of a form by the label of its owner',
      '<div class="w-form"><form aria-label="Brief"></form><div class="w-form-fail"></div></div>',
      'aria-label="Brief: Fehler"',
    ],
    ['a slider', slider(''), 'aria-label="Karussell"'],
    ['an arrow', slider(''), 'aria-label="Vorherige Folie"'],
    [
      'a slide by its place',
      slider('<i class="w-slide"></i><i class="w-slide"></i>'),
      'aria-label="2 von 2"',
    ],
    ['the role of a slide', slider('<i class="w-slide"></i>'), 'aria-roledescription="Folie"'],
    ['what a saver kept of the English', slider('', ' aria-label="carousel"'), 'aria-label="Karussell"'],
    ['a menu without a text', '<div class="w-nav-button"><i></i></div>', 'aria-label="Menü"'],
    ['a logo', '<a class="w-nav-brand" href="/"><img src="a.png"></a>', 'aria-label="Startseite"'],
    ['a picture', '<a class="w-lightbox"><img src="a.png"></a>', 'aria-label="Bild vergrößern"'],
    ['a banner', '<div data-vitrine-consent="banner"></div>', 'aria-label="Cookie-Einwilligung"'],
  ])('has %s in its language', (_, body, expected) => {
    expect(sent(body)).toContain(expected)
    expect(sent(body, 'en')).toBe(body)
    expect(sent(body, 'nl')).toBe(body)
  })

  it.each([
    ['a slider', slider('', ' aria-label="Team" aria-roledescription="Show"'), 'aria-label="Team"'],
    ['a menu that says what it is', '<div class="w-nav-button">Alles</div>', '>Alles<'],
    [
      'a form of the shop',
      '<div class="w-form"><form data-node-type="commerce-cart-form"></form></div>',
      'w-form',
    ],
    [
      'a message',
      '<div class="w-form"><form></form><p class="w-form-done" aria-label="Ja"></p></div>',
      '"Ja"',
    ],
  ])("keeps the owner's words on %s", (_, body, expected) => {
    expect(sent(body)).toContain(expected)
    expect(sent(sent(body))).toBe(sent(body))
  })

  it('gives a slider inside a slide its own numbers', () => {
    const inner = slider('<i class="w-slide"></i>')
    const labels = [
      ...sent(slider(`<b class="w-slide">${inner}</b><b class="w-slide"></b>`)).matchAll(/"(\d von \d)"/g),
    ]
    expect(labels.map(([, label]) => label)).toEqual(['1 von 2', '1 von 1', '2 von 2'])
  })

  it('has each name in German, French and Spanish, with the places of the English one', () => {
    const german = partNamesIn('de') ?? {}
    for (const language of ['de', 'fr', 'es'])
      for (const [english, name] of Object.entries<string>(partNamesIn(language) ?? german)) {
        expect(name.match(/\{\w+\}/g)).toEqual(english.match(/\{\w+\}/g))
        expect(name).not.toBe(english)
      }
  })
})
