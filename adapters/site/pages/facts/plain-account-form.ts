import type { Element } from 'domhandler'
import { groupBy, oncePer } from '../../../../core/shared/index.js'
import { recognisePlainForm } from '../../../../core/site/index.js'
import type { PlainAccountForm } from '../../../../core/site/index.js'
import { attributeOf, hostOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { textOf } from '../text-of.js'
import { fieldsOf, hasPasswordField, insideForm, nameOf, typeOf } from './form-elements.js'

/** A recognised log-in or sign-up without the builder's marks, with its elements. */
export interface PlainAccountElements extends Pick<PlainAccountForm, 'purpose' | 'asksForUserName'> {
  readonly address: Element
  /** The field for the name of a new member; null: there is none. */
  readonly name: Element | null
  /** The field that repeats the password, with its labels; empty: there is none. */
  readonly repeated: readonly Element[]
}

/** The address of the builder's password page. */
const PASSWORD_ADDRESS = '/.wf_auth'
const OF_A_SERVICE = /^data-(?:ms-|memberstack|outseta|o-auth)/
const NO_ENTRY = /^(?:submit|button|image|reset|hidden)$/
const HEADING = /^h[1-6]$/
/** Attributes of a field that hint at its purpose. */
const FIELD_WORDS = ['name', 'data-name', 'id', 'placeholder', 'aria-label', 'autocomplete'] as const

/** The title of a page, and for each of its forms the last heading before it. */
interface PageWords {
  readonly title: string
  readonly headings: ReadonlyMap<Element, string>
}

/** The words of a page that are computed once for all its forms. */
const wordsOf = oncePer((page: ParsedPage): PageWords => {
  const headings = new Map<Element, string>()
  let heading: Element | null = null
  for (const element of page.elements) {
    if (HEADING.test(element.name)) heading = element
    else if (element.name === 'form' && heading !== null) headings.set(element, textOf(heading))
  }
  const title = page.elements.find(({ name }) => name === 'title')
  return { title: title === undefined ? '' : textOf(title), headings }
})

/**
 * True for a form with a password field that belongs to this site, and not to a member service or another
 * host.
 */
export function asksForPassword(form: Element): boolean {
  const action = attributeOf(form, 'action')?.trim() ?? ''
  if (action === PASSWORD_ADDRESS || hostOf(action) !== null) return false
  const isOfService = [form, ...insideForm(form)].some(({ attribs }) =>
    Object.keys(attribs).some((key) => OF_A_SERVICE.test(key)),
  )
  return !isOfService && hasPasswordField(form)
}

type Labels = ReadonlyMap<string | null, readonly Element[]>

/** The labels of a field in its form, by its id. */
function labelsOf(field: Element, labels: Labels): readonly Element[] {
  const id = attributeOf(field, 'id') ?? attributeOf(field, 'name')
  return id === null || id === '' ? [] : (labels.get(id) ?? [])
}

/** An unmarked form that its words identify as a log-in or a sign-up; null for others. */
export function plainAccountForm(form: Element, page: ParsedPage): PlainAccountElements | null {
  if (attributeOf(form, 'data-wf-user-form-type') !== null || !asksForPassword(form)) return null
  const inside = insideForm(form)
  const entries = fieldsOf(form).filter((field) => !NO_ENTRY.test(typeOf(field)))
  const labels: Labels = groupBy(
    inside.filter(({ name }) => name === 'label'),
    (label) => attributeOf(label, 'for'),
  )
  const button = inside.find(
    (each) =>
      (each.name === 'input' && typeOf(each) === 'submit') ||
      (each.name === 'button' && attributeOf(each, 'type') !== 'button'),
  )
  const ownHeading = inside.find(({ name }) => HEADING.test(name))
  const { title, headings } = wordsOf(page)
  const found = recognisePlainForm({
    fields: entries.map((field) => ({
      type: typeOf(field),
      words: [
        ...FIELD_WORDS.map((name) => attributeOf(field, name) ?? ''),
        ...labelsOf(field, labels).map(textOf),
      ].join(' '),
    })),
    clues: [
      nameOf(form),
      button === undefined ? '' : (attributeOf(button, 'value') ?? textOf(button)),
      ownHeading === undefined ? (headings.get(form) ?? '') : textOf(ownHeading),
      title,
    ],
  })
  const address = entries[found?.address ?? -1]
  if (found === null || address === undefined) return null
  const repeated = found.repeated === null ? undefined : entries[found.repeated]
  return {
    purpose: found.purpose,
    asksForUserName: found.asksForUserName,
    address,
    name: found.name === null ? null : (entries[found.name] ?? null),
    repeated: repeated === undefined ? [] : [repeated, ...labelsOf(repeated, labels)],
  }
}
