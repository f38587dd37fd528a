import { describe, expect, it } from '@jest/globals'
import { applyEdits, pageResources, parsePage, withPageTexts } from '../../../../adapters/site/pages/index.js'
import {
  ACCOUNT_ERRORS,
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_PROBLEMS,
  LINES_LEFT,
  NOTICES,
  OWN_ACCOUNT_ERRORS,
  UPLOAD_PROBLEMS,
} from '../../../../core/errors/index.js'
import { problemOfCheckout } from '../../../../core/checkout/index.js'
import { pageTextsIn } from '../../../../core/site/page-texts/page-texts-in.js'
import { formFailureText, PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const CART = '<div data-node-type="commerce-cart-wrapper"></div>'
const CHECKOUT = '<div data-node-type="commerce-checkout-form-container"></div>'
const LOG_IN = '<form data-wf-user-form-type="login"><input type="password"></form>'
const FORM = '<div class="w-form"><form></form></div>'
const UPLOAD = '<div class="w-file-upload"></div>'
const CAPTCHA = '<form wf-captcha-site-key="1" data-wf-user-form-type="signup"></form>'
const pageIn = (lang: string, body: string): string =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>A</title></head><body>${body}</body></html>`
const sent = (html: string): string =>
  applyEdits(
    html,
    withPageTexts(valueOf(parsePage(html)), { audience: PUBLIC, isElsewhere: false, path: '/', query: '' })
      .edits,
  )
const SCRIPT = /<script type="application\/json" data-vitrine-texts>([^<]*)<\/script><\/head>/
const textsOf = (html: string): Readonly<Record<string, string>> =>
  JSON.parse(SCRIPT.exec(sent(html))?.[1] ?? '{}') as Readonly<Record<string, string>>

const texts = (problems: Readonly<Record<string, { readonly text: string }>>): readonly string[] =>
  Object.values(problems).map(({ text }) => text)
const OF_CART = [...texts(ADD_TO_CART_PROBLEMS), ...texts(CART_PROBLEMS), LINES_LEFT.text]
const OF_CHECKOUT = [
  ...texts(CHECKOUT_PROBLEMS),
  ...[true, false].map((mayHaveOrdered) => problemOfCheckout({ tag: 'unreachable', mayHaveOrdered }).text),
  ...(['not-placed', 'empty-cart', 'insecure'] as const).map((tag) => problemOfCheckout({ tag }).text),
  NOTICES.cardsBlocked,
  NOTICES.paypalBlocked,
  NOTICES.cardsNotSetUp,
]
const OF_ACCOUNTS = [...Object.values(ACCOUNT_ERRORS), OWN_ACCOUNT_ERRORS].flatMap(({ copies }) =>
  Object.values(copies).map(([, text]) => text),
)
const FIELD = { index: 0, field: '{field}' } as const
const OF_FORMS = [
  ...(['password', 'required', 'email', 'captcha'] as const).map((tag) => formFailureText({ tag, ...FIELD })),
  'The form could not be sent. Please try again.',
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.',
]
const untranslated = (html: string, english: readonly string[]): readonly string[] =>
  english.filter((text) => (textsOf(html)[text] ?? text) === text)
const placesOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

describe('the words of the page script in a page as it is sent', () => {
  it.each(['de', 'fr', 'es', 'de-AT', 'FR'])('are in its language: %s', (lang) => {
    const ofShop = textsOf(pageIn(lang, CART))
    expect(OF_CART.filter((text) => (ofShop[text] ?? text) === text)).toEqual([])
    expect(ofShop).toHaveProperty(['Your cart is empty.'])
    expect(ofShop).toHaveProperty([NOTICES.cardsNotSetUpShort])
    expect(ofShop).not.toHaveProperty([NOTICES.cardsBlocked])
    const ofCheckout = textsOf(pageIn(lang, CART + CHECKOUT))
    expect([...OF_CART, ...OF_CHECKOUT].filter((text) => (ofCheckout[text] ?? text) === text)).toEqual([])
    for (const [english, text] of Object.entries(ofCheckout))
      expect([english, placesOf(text)]).toEqual([english, placesOf(english)])
  })

  it.each(['de', 'fr', 'es'])(
    'are those of accounts, forms, uploads and challenges, without a shop: %s',
    (lang) => {
      expect(untranslated(pageIn(lang, LOG_IN), OF_ACCOUNTS)).toEqual([])
      expect(untranslated(pageIn(lang, FORM), OF_FORMS)).toEqual([])
      expect(untranslated(pageIn(lang, UPLOAD), texts(UPLOAD_PROBLEMS))).toEqual([])
      expect(untranslated(pageIn(lang, CAPTCHA), [NOTICES.challengeBlocked, 'Cancel'])).toEqual([])
      expect(textsOf(pageIn(lang, LOG_IN))).not.toHaveProperty(['Your cart is empty.'])
    },
  )

  it.each([
    ['a button that logs out', '<a data-wf-user-logout="Bye">x</a>'],
    ['an account page', '<div data-wf-user-account></div>'],
    ['a list of subscriptions', '<div data-wf-user-subscriptions-list></div>'],
    ['a plain log-in form', '<form data-name="Log in"><input type="email"><input type="password"></form>'],
  ])('are those of accounts on a page with %s', (_, body) => {
    expect(textsOf(pageIn('de', body))['Log out']).toBe('Abmelden')
  })

  it('are those of payments if a member changes a card', () => {
    const form = '<form data-wf-user-form-type="vitrine-change-card"></form>'
    expect(textsOf(pageIn('de', form))).toHaveProperty([NOTICES.cardsBlocked])
  })

  it.each([
    ['English', pageIn('en', CART + LOG_IN)],
    ['a language without texts', pageIn('nl', CART)],
    ['no stated language', pageIn('', CART)],
    ['no shop', pageIn('de', '<h1>Hallo</h1>')],
  ])('are not written into a page with %s', (_, html) => {
    expect(sent(html)).toBe(html)
  })

  it('run no code: the policy of the page stays the same', () => {
    const html = pageIn('de', CART)
    expect(pageResources(valueOf(parsePage(sent(html))))).toEqual(pageResources(valueOf(parsePage(html))))
  })

  it('are the same list in every language', () => {
    const names = ['de', 'fr', 'es'].map((lang) => {
      return Object.entries(pageTextsIn(lang) ?? {}).map(([part, texts]) => [part, Object.keys(texts).sort()])
    })
    expect(names[1]).toEqual(names[0])
    expect(names[2]).toEqual(names[0])
  })

  it.each([
    ['en', 'This form is not set up correctly and cannot be sent. Please tell the owner of this site.'],
    ['ja', 'This form is not set up correctly and cannot be sent. Please tell the owner of this site.'],
    [
      'de',
      'Dieses Formular ist nicht richtig eingerichtet und kann nicht gesendet werden. Bitte sagen Sie dem ' +
        'Betreiber dieser Website Bescheid.',
    ],
  ])('help visitors with a form that asks for a password and has no receiver: %s', (lang, text) => {
    const refused = '<div class="w-form"><form name="Wi-Fi"><input type="password"></form></div>'
    expect(textsOf(pageIn(lang, refused))['Passwords cannot be submitted.']).toBe(text)
  })

  it.each([FORM, LOG_IN, '<form name="Log in"><input type="email"><input type="password"></form>'])(
    'have no such text in English where no form is refused: %s',
    (body) => {
      expect(textsOf(pageIn('en', body))).toEqual({})
    },
  )
})
