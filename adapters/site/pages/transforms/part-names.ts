import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { fillPlaces } from '../../../../core/site/page-texts/page-texts.js'
import { partNamesIn } from '../../../../core/site/page-texts/part-names.js'
import type { PartName, PartNames } from '../../../../core/site/page-texts/part-names.js'
import { attributeSetting } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageIdentity } from '../facts/site.js'
import type { ParsedPage } from '../parse-page.js'
import { selectOnPage } from '../select.js'
import { textOf } from '../text-of.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** A text that occurs in every page with one of these parts. */
const TRACE = /w-slider|w-form|w-nav-|w-lightbox|data-vitrine-consent/

/** Names of the parts of consent, by the values of their attribute. */
const CONSENT: readonly (readonly [part: string, name: PartName])[] = [
  ['banner', 'Cookie consent'],
  ['panel', 'Cookie settings'],
  ['preferences', 'Cookie preferences'],
]

const isEmpty = (element: Element): boolean => textOf(element).trim() === ''

/** Names a part in the language of its page; null: the page has its own name for it. */
type Name = (
  element: Element | undefined,
  name: PartName,
  places?: Readonly<Record<string, string | number>>,
  attribute?: string,
) => readonly Edit[]

/** English names are replaced too, since the builder's script leaves them in saved pages. */
const namer =
  (names: PartNames): Name =>
  (element, name, places = {}, attribute = 'aria-label') => {
    const known = element && attributeOf(element, attribute)
    if (element === undefined || (known && known !== fillPlaces(name, places))) return []
    const edit = attributeSetting(element, attribute, fillPlaces(names[name], places))
    return edit === null ? [] : [edit]
  }

/** The parts directly in an element, without those of another widget inside it. */
const partsOf = (parent: Element, className: string): readonly Element[] =>
  parent.children.filter((child): child is Element => isTag(child) && hasClass(child, className))

function sliderEdits(page: ParsedPage, name: Name): readonly Edit[] {
  return selectOnPage(page, '.w-slider').flatMap((root) => {
    const [mask] = partsOf(root, 'w-slider-mask')
    const slides = mask === undefined ? [] : partsOf(mask, 'w-slide')
    const isNamed = attributeOf(root, 'aria-labelledby') !== null
    return [
      ...(isNamed ? [] : name(root, 'carousel')),
      ...name(root, 'carousel', {}, 'aria-roledescription'),
      ...name(partsOf(root, 'w-slider-arrow-left')[0], 'previous slide'),
      ...name(partsOf(root, 'w-slider-arrow-right')[0], 'next slide'),
      ...slides.flatMap((slide, index) => [
        ...name(slide, '{index} of {count}', { index: index + 1, count: slides.length }),
        ...name(slide, 'slide', {}, 'aria-roledescription'),
      ]),
    ]
  })
}

function formEdits(page: ParsedPage, names: PartNames, name: Name): readonly Edit[] {
  return selectOnPage(page, '.w-form').flatMap((wrapper) => {
    const form = wrapper.children.find((child): child is Element => isTag(child) && child.name === 'form')
    const isOfShop = ['data-node-type', 'data-wf-user-form-type'].some(
      (mark) => mark in (form?.attribs ?? {}),
    )
    if (form === undefined || isOfShop) return []
    const given = attributeOf(form, 'aria-label') ?? attributeOf(form, 'data-name')
    const places = { name: given ?? names.Form }
    return [
      ...(given === null ? name(form, 'Form') : []),
      ...name(partsOf(wrapper, 'w-form-done')[0], '{name} success', places),
      ...name(partsOf(wrapper, 'w-form-fail')[0], '{name} failure', places),
    ]
  })
}

/**
 * Names the parts of a page for assistive technology in the language of the page; the page script would name them in
 * English. They are sliders, forms with their messages, menus, lightboxes and the consent to cookies.
 */
export const withPartNames: PageTransform = (page) => {
  const names = TRACE.test(page.html) ? partNamesIn(pageIdentity(page).language) : null
  if (names === null) return UNCHANGED
  const name = namer(names)
  const unnamed = (selector: string): readonly Element[] => selectOnPage(page, selector).filter(isEmpty)
  return {
    edits: [
      ...sliderEdits(page, name),
      ...formEdits(page, names, name),
      ...unnamed('.w-nav-button').flatMap((button) => name(button, 'menu')),
      ...unnamed('.w-nav-brand[href="/"]').flatMap((brand) => name(brand, 'home')),
      ...unnamed('.w-lightbox').flatMap((link) => name(link, 'open lightbox')),
      ...CONSENT.flatMap(([part, of]) =>
        selectOnPage(page, `[data-vitrine-consent="${part}"]`).flatMap((block) => name(block, of)),
      ),
    ],
    isForAudience: false,
  }
}
