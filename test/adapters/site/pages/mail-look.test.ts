import { describe, expect, it } from '@jest/globals'
import { lookOf } from '../../../../adapters/site/pages/data/mail-look.js'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import { valueOf } from '../../../support/value-of.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

const look = (html: string, ...styles: readonly string[]) => lookOf(valueOf(parsePage(html)), styles)
const BUTTON = '<a class="cta w-button">Buy</a>'

describe('the look of mails, read from a page', () => {
  it.each([
    ['a colour of six digits', '.cta{background-color:#AA0033}', '#aa0033'],
    ['a colour of three digits', '.cta{background-color:#a03}', '#aa0033'],
    ['channels', '.cta{background-color:rgb(170, 0, 51)}', '#aa0033'],
    ['channels that cover', '.cta{background-color:rgba(170,0,51,1)}', '#aa0033'],
    ['a variable', ':root{--brand:#a03;--b2:var(--brand)} .cta{background-color:var(--b2)}', '#aa0033'],
    [
      'the class of its own before the builder’s',
      '.w-button{background-color:#3898EC}.cta{background:#a03}',
      '#aa0033',
    ],
    ['a later rule', '.cta{background-color:#000}.cta,.x{background-color:#a03}', '#aa0033'],
    ['comments', '.cta{/* {} */background-color:#a03}', '#aa0033'],
  ])('takes the colour of the button: %s', (_, styles, accent) => {
    expect(look(BUTTON, styles).accent).toBe(accent)
  })

  it.each([
    ['a colour that can be seen through', '.cta{background-color:rgba(0,0,0,.5)}'],
    ['a picture', '.cta{background:url(x.png)}'],
    ['a variable of itself', ':root{--a:var(--a)}.cta{background-color:var(--a)}'],
    ['a name', '.cta{background-color:rebeccapurple}'],
    ['channels out of range', '.cta{background-color:rgb(300,0,0)}'],
    ['markup', '.cta{background-color:"</style><script>"}'],
    ['no rule', ''],
  ])('keeps our own colour for %s', (_, styles) => {
    expect(look(BUTTON, styles).accent).toBe(DEFAULT_MAIL_LOOK.accent)
  })

  it('takes corners and the font of the text, with ours as the fallback', () => {
    const styles = 'body{font-family:"Open Sans", sans-serif}.cta{background-color:#a03;border-radius:12px}'
    expect(look(BUTTON, styles)).toMatchObject({
      radiusPx: 12,
      font: `'Open Sans', sans-serif, ${DEFAULT_MAIL_LOOK.font}`,
    })
    expect(look(BUTTON, 'body{font-family:x;}</style>').font).toBe(`x, ${DEFAULT_MAIL_LOOK.font}`)
    expect(look(BUTTON, 'body{font-family:url(evil)}').font).toBe(DEFAULT_MAIL_LOOK.font)
  })

  it.each([
    [
      'in the brand of the navigation',
      '<img src="a.png"><a class="w-nav-brand"><div><img src="b.png"></div></a>',
      'b.png',
    ],
    ['by its name', '<img src="a.png"><img src="images/Logo-dark.webp?v=2">', 'images/Logo-dark.webp?v=2'],
    ['none: mail programs show no SVG', '<a class="w-nav-brand"><img src="logo.svg"></a>', null],
    ['none', '<img src="a.png">', null],
  ])('finds the logo %s', (_, html, logo) => {
    expect(look(html).logo).toBe(logo)
  })

  it('reads a megabyte of style without braces at once', () =>
    expectOnceBelow(5000, () =>
      processorMsOf(() => {
        look(BUTTON, '.a,'.repeat(350_000))
        look(BUTTON, '{'.repeat(1_000_000))
      }),
    ))
})
