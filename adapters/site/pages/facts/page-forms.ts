import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { purposeOfPlainForm } from '../../../../core/site/index.js'
import { attributeOf, hostOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { textOf } from '../text-of.js'
import { inPieces } from './in-pieces.js'

/** The purpose of a form of a page. */
export type FormKind = 'add-to-cart' | 'checkout' | 'cart' | 'account' | 'search' | 'message'

/** A form of a page and its target. */
export interface PageForm {
  readonly kind: FormKind
  readonly element: Element
  /** The name for the owner: `data-name`, else `name`, else `id`; empty if there is none. */
  readonly name: string
  /** As written; empty if absent. */
  readonly action: string
  readonly method: 'get' | 'post' | 'dialog'
  /** Names of its fields, each once. */
  readonly fields: readonly string[]
  readonly hasFileField: boolean
}

/** The kinds of account forms, as `data-wf-user-form-type` names them. */
const ACCOUNT_KINDS = ['login', 'signup', 'resetPassword', 'updatePassword', 'userAccount'] as const

/** The purpose of an account form. */
export type AccountFormKind = (typeof ACCOUNT_KINDS)[number]

/** A form of the visitors' accounts. */
export interface AccountForm {
  readonly kind: AccountFormKind
  readonly element: Element
  /** The page to open after success, as written; null if absent. */
  readonly redirect: string | null
  /** Ids of the custom fields it has. */
  readonly customFields: readonly string[]
}

const METHODS = ['get', 'post', 'dialog'] as const

/** The address of the builder's password page. */
const PASSWORD_ADDRESS = '/.wf_auth'
const OF_A_SERVICE = /^data-(?:ms-|memberstack|outseta|o-auth)/
const NO_ENTRY = /^(?:submit|button|image|reset|hidden)$/

/**
 * The elements of a form without those of nested forms, whose fields belong to the outer form in browsers as well:
 * each element is visited for one form, at any nesting depth.
 */
function insideForm(form: Element): readonly Element[] {
  const inside: Element[] = []
  const open: ChildNode[] = [...form.children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node) || node.name === 'form') continue
    inside.push(node)
    for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at] as ChildNode)
  }
  return inside
}

const titles = new WeakMap<ParsedPage, string | null>()

/** The words of a page's title, computed once for all forms; null if it has none. */
function titleOf(page: ParsedPage): string | null {
  const known = titles.get(page)
  if (known !== undefined) return known
  const element = page.elements.find(({ name }) => name === 'title')
  const title = element === undefined ? null : textOf(element)
  titles.set(page, title)
  return title
}

const fieldsOf = (form: Element): readonly Element[] =>
  insideForm(form).filter(({ name }) => /^(?:input|select|textarea)$/.test(name))

const typeOf = (field: Element): string =>
  field.name === 'input' ? (attributeOf(field, 'type') ?? 'text').toLowerCase() : field.name

/** True for a form with a password field that this site answers: neither a member service nor another host does. */
export function asksForPassword(form: Element): boolean {
  const action = attributeOf(form, 'action')?.trim() ?? ''
  if (action === PASSWORD_ADDRESS || hostOf(action) !== null) return false
  const isOfService = [form, ...insideForm(form)].some(({ attribs }) =>
    Object.keys(attribs).some((key) => OF_A_SERVICE.test(key)),
  )
  return !isOfService && fieldsOf(form).some((field) => typeOf(field) === 'password')
}

/** The kind of an unmarked form that its words identify as a log-in or a sign-up; null for others. */
export function plainAccountForm(form: Element, page: ParsedPage): 'login' | 'signup' | null {
  if (attributeOf(form, 'data-wf-user-form-type') !== null || !asksForPassword(form)) return null
  const fields = fieldsOf(form)
  const button = [...fields, ...insideForm(form)].find(
    (each) => typeOf(each) === 'submit' || (each.name === 'button' && attributeOf(each, 'type') !== 'button'),
  )
  const title = titleOf(page)
  return purposeOfPlainForm({
    fields: fields.map(typeOf).filter((type) => !NO_ENTRY.test(type)),
    clues: [
      nameOf(form),
      ...(button ? [attributeOf(button, 'value') ?? textOf(button)] : []),
      ...(title === null ? [] : [title]),
    ],
  })
}

const nameOf = (form: Element): string =>
  ['data-name', 'name', 'id'].map((name) => attributeOf(form, name)).find((name) => name) ?? ''

function kindOf(form: Element, page: ParsedPage): FormKind {
  const node = attributeOf(form, 'data-node-type') ?? ''
  if (node === 'commerce-add-to-cart-form') return 'add-to-cart'
  if (node.startsWith('commerce-cart')) return 'cart'
  if (node.startsWith('commerce-checkout')) return 'checkout'
  if (attributeOf(form, 'data-wf-user-form-type') !== null || plainAccountForm(form, page)) return 'account'
  return attributeOf(form, 'action') === '/search' ||
    /(?:^|\s)w-form-search/.test(form.attribs['class'] ?? '')
    ? 'search'
    : 'message'
}

function readForm(element: Element, page: ParsedPage): PageForm {
  const fields = fieldsOf(element)
  const method = (attributeOf(element, 'method') ?? 'get').toLowerCase()
  return {
    kind: kindOf(element, page),
    element,
    name: nameOf(element),
    action: attributeOf(element, 'action')?.trim() ?? '',
    method: METHODS.find((known) => known === method) ?? 'get',
    fields: [...new Set(fields.flatMap((field) => attributeOf(field, 'name') || []))],
    hasFileField: fields.some((field) => attributeOf(field, 'type')?.toLowerCase() === 'file'),
  }
}

/** The forms of a page in their order, in batches. */
export const formSteps = (page: ParsedPage): Steps<readonly PageForm[]> =>
  inPieces(page.elements, (element) => (element.name === 'form' ? [readForm(element, page)] : []))

/** The forms of a page in their order. */
export const pageForms = (page: ParsedPage): readonly PageForm[] => allAtOnce(formSteps(page))

/** True if a browser sends this form to the site itself, with or without the page script. */
export const isSentToSite = ({ kind, method, action }: PageForm): boolean =>
  kind === 'message' && method === 'post' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(action)

/** The account forms of a page. */
export const accountForms = (page: ParsedPage): readonly AccountForm[] =>
  page.elements.flatMap((element): readonly AccountForm[] => {
    if (element.name !== 'form') return []
    const type = attributeOf(element, 'data-wf-user-form-type') ?? plainAccountForm(element, page)
    const kind = ACCOUNT_KINDS.find((known) => known === type)
    if (kind === undefined) return []
    const fields = insideForm(element).flatMap((field) => attributeOf(field, 'data-wf-user-field') || [])
    return [
      {
        kind,
        element,
        redirect: attributeOf(element, 'data-wf-user-form-redirect') || null,
        customFields: [...new Set(fields.filter((field) => !field.startsWith('wf-user-field-')))],
      },
    ]
  })
