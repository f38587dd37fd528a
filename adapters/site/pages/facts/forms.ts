import type { Element } from 'domhandler'
import { attributeOf } from '../elements.js'
import { descendants } from '../select.js'
import type { ParsedPage } from '../parse-page.js'

/** The purpose of a form of a page. */
export type FormKind = 'add-to-cart' | 'checkout' | 'cart' | 'account' | 'search' | 'message'

/** A form of a page and where it sends. */
export interface PageForm {
  readonly kind: FormKind
  readonly element: Element
  /** The name that the owner sees: `data-name`, else `name`, else `id`; empty: nothing names it. */
  readonly name: string
  /** As written; empty: it says nothing. */
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
  /** The page to open after success, as written; null: it names none. */
  readonly redirect: string | null
  /** Ids of the custom fields it has. */
  readonly customFields: readonly string[]
}

const METHODS = ['get', 'post', 'dialog'] as const

function kindOf(form: Element): FormKind {
  const node = attributeOf(form, 'data-node-type') ?? ''
  if (node === 'commerce-add-to-cart-form') return 'add-to-cart'
  if (node.startsWith('commerce-cart')) return 'cart'
  if (node.startsWith('commerce-checkout')) return 'checkout'
  if (attributeOf(form, 'data-wf-user-form-type') !== null) return 'account'
  return attributeOf(form, 'action') === '/search' ||
    /(?:^|\s)w-form-search/.test(form.attribs['class'] ?? '')
    ? 'search'
    : 'message'
}

function readForm(element: Element): PageForm {
  const fields = descendants(element).filter(({ name }) => /^(?:input|select|textarea)$/.test(name))
  const method = (attributeOf(element, 'method') ?? 'get').toLowerCase()
  const named = ['data-name', 'name', 'id'].map((name) => attributeOf(element, name))
  return {
    kind: kindOf(element),
    element,
    name: named.find((name) => name) ?? '',
    action: attributeOf(element, 'action')?.trim() ?? '',
    method: METHODS.find((known) => known === method) ?? 'get',
    fields: [...new Set(fields.flatMap((field) => attributeOf(field, 'name') || []))],
    hasFileField: fields.some((field) => attributeOf(field, 'type')?.toLowerCase() === 'file'),
  }
}

/** The forms of a page in their order. */
export const pageForms = ({ elements }: ParsedPage): readonly PageForm[] =>
  elements.filter(({ name }) => name === 'form').map(readForm)

/** True if a browser sends this form to the site itself, with or without the page script. */
export const isSentToSite = ({ kind, method, action }: PageForm): boolean =>
  kind === 'message' && method === 'post' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(action)

/** The account forms of a page. */
export const accountForms = (page: ParsedPage): readonly AccountForm[] =>
  page.elements.flatMap((element): readonly AccountForm[] => {
    const type = attributeOf(element, 'data-wf-user-form-type')
    const kind = ACCOUNT_KINDS.find((known) => known === type)
    if (element.name !== 'form' || kind === undefined) return []
    const fields = descendants(element).flatMap((field) => attributeOf(field, 'data-wf-user-field') || [])
    return [
      {
        kind,
        element,
        redirect: attributeOf(element, 'data-wf-user-form-redirect') || null,
        customFields: [...new Set(fields.filter((field) => !field.startsWith('wf-user-field-')))],
      },
    ]
  })
