import type { Element } from 'domhandler'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { fieldsOf, insideForm, nameOf } from './form-elements.js'
import { inPieces } from './in-pieces.js'
import { plainAccountForm } from './plain-account-form.js'

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
    const type = attributeOf(element, 'data-wf-user-form-type') ?? plainAccountForm(element, page)?.purpose
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
