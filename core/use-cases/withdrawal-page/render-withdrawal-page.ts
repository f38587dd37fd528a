import { escapeHtml, htmlPage, NO_INDEX } from '../../shared/index.js'
import { mailLocale } from '../accounts/mails/mail-texts.js'
import { textOn } from '../mails/render/mail-look.js'
import type { MailLook } from '../mails/render/mail-look.js'
import { DECLARATION_FIELDS } from './declare-withdrawal.js'
import type { Declaration } from './declare-withdrawal.js'
import { chosenText, hiddenField, lineFields, ownFields } from './render-withdrawal-lines.js'
import type { OwnWithdrawal } from './render-withdrawal-lines.js'
import { withdrawalTextsFor } from './texts/withdrawal-texts.js'
import type { WithdrawalTexts } from './texts/withdrawal-texts.js'

/** The step of a withdrawal that a page shows. */
export type WithdrawalStep =
  | {
      readonly tag: 'form'
      readonly declaration: Declaration
      readonly problems: readonly (keyof Declaration)[]
      /** null: the shopper is not identified. */
      readonly own: OwnWithdrawal | null
    }
  | { readonly tag: 'check'; readonly declaration: Declaration; readonly own: OwnWithdrawal | null }
  | { readonly tag: 'done' }
  /** Nothing is left in the order of the shopper. */
  | { readonly tag: 'none' }
  /** The shop has no form of withdrawal. */
  | { readonly tag: 'closed' }

/** The site around the page. */
export interface WithdrawalFrame {
  readonly siteName: string
  readonly language: string
  readonly look: MailLook
}

/** The style sheet of the page. */
export const withdrawalStyle = ({ accent, font, radiusPx }: MailLook): string =>
  `*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1.25rem;max-width:36rem;color:#1a1d21;background:#fff;` +
  `font:16px/1.55 ${font.replace(/[^\w#%.,' -]/g, '')};overflow-wrap:anywhere}a{color:inherit}` +
  `label{display:block;margin:1rem 0 .25rem;font-weight:600}input,textarea{width:100%;padding:.65rem .75rem;` +
  `font:inherit;color:inherit;background:#fff;border:1px solid #6b737c;border-radius:${radiusPx}px}` +
  `[aria-invalid=true]{border:2px solid #b3261e}.problem{color:#b3261e;font-weight:600}` +
  `button{margin:1.5rem 0 0;padding:.8rem 1.4rem;font:inherit;font-weight:600;border:0;cursor:pointer;` +
  `border-radius:${radiusPx}px;background:${accent};color:${textOn(accent)}}` +
  `button.plain{background:none;color:inherit;text-decoration:underline;padding:.4rem 0}` +
  `fieldset{margin:1rem 0;padding:.25rem 1rem 1rem;border:1px solid #6b737c;border-radius:${radiusPx}px}` +
  `legend{font-weight:600}fieldset label{font-weight:400}fieldset input{max-width:8rem}` +
  `:focus-visible{outline:3px solid #1a1d21;outline-offset:2px}` +
  `dt{color:#50575f}dd{margin:0 0 .75rem;white-space:pre-line}`

const TYPES: Readonly<Record<Exclude<keyof Declaration, 'statement'>, string>> = {
  number: 'type="text" autocomplete="off" required',
  name: 'type="text" autocomplete="name" required',
  email: 'type="email" autocomplete="email" required',
}

function fieldOf(field: keyof Declaration, value: string, isWrong: boolean, texts: WithdrawalTexts): string {
  const marks = `id="${field}" name="${field}"${isWrong ? ' aria-invalid="true" aria-describedby="problem"' : ''}`
  const control =
    field === 'statement'
      ? `<textarea ${marks} rows="4" maxlength="2000">${escapeHtml(value)}</textarea>`
      : `<input ${marks} ${TYPES[field]} value="${escapeHtml(value)}">`
  return `<label for="${field}">${escapeHtml(texts[field])}</label>${control}`
}

/** The fields that an identified order provides, and those that its shopper still fills in. */
const KNOWN_FIELDS = ['number', 'email'] as const satisfies readonly (keyof Declaration)[]
const OWN_FIELDS = ['name', 'statement'] as const satisfies readonly (keyof Declaration)[]

const hidden = (
  declaration: Declaration,
  fields: readonly (keyof Declaration)[] = DECLARATION_FIELDS,
): string => fields.map((field) => hiddenField(field, declaration[field])).join('')

function bodyOf(step: WithdrawalStep, texts: WithdrawalTexts): string {
  switch (step.tag) {
    case 'form': {
      const { declaration, problems, own } = step
      const problem = problems.length > 0 ? texts.problem : own?.problem && texts[own.problem]
      const fields = own === null ? DECLARATION_FIELDS : OWN_FIELDS
      return (
        `<p>${escapeHtml(texts.intro)}</p>` +
        (problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : '') +
        `<form method="post">` +
        (own === null ? '' : ownFields(own) + hidden(declaration, KNOWN_FIELDS) + lineFields(own, texts)) +
        fields.map((field) => fieldOf(field, declaration[field], problems.includes(field), texts)).join('') +
        `<button name="step" value="check">${escapeHtml(texts.withdraw)}</button></form>`
      )
    }
    case 'check':
      return (
        `<p>${escapeHtml(texts.check)}</p><dl>` +
        DECLARATION_FIELDS.filter((field) => step.declaration[field] !== '')
          .map(
            (field) => `<dt>${escapeHtml(texts[field])}</dt><dd>${escapeHtml(step.declaration[field])}</dd>`,
          )
          .join('') +
        (step.own === null
          ? ''
          : `<dt>${escapeHtml(texts.pieces)}</dt><dd>${escapeHtml(chosenText(step.own))}</dd>`) +
        `</dl><form method="post">${hidden(step.declaration)}${step.own === null ? '' : ownFields(step.own, true)}` +
        `<button name="step" value="confirm">${escapeHtml(texts.confirm)}</button>` +
        `<p><button class="plain" name="step" value="change">${escapeHtml(texts.change)}</button></p></form>`
      )
    case 'none':
    case 'closed':
    case 'done':
      return `<p role="status">${escapeHtml(texts[step.tag])}</p>`
  }
}

/** The withdrawal page; every text is escaped, and no script runs. */
export function renderWithdrawalPage(
  step: WithdrawalStep,
  { siteName, language, look }: WithdrawalFrame,
): string {
  const texts = withdrawalTextsFor(language)
  const title = step.tag === 'done' ? texts.doneTitle : texts.title
  return htmlPage({
    language: mailLocale(language),
    title: `${title} - ${siteName}`,
    head: NO_INDEX,
    style: withdrawalStyle(look),
    body:
      `<header><a href="/">${escapeHtml(siteName)}</a></header>` +
      `<main><h1>${escapeHtml(title)}</h1>${bodyOf(step, texts)}</main>`,
  })
}
