import { escapeHtml, htmlPage, NO_INDEX } from '../../shared/index.js'
import { mailLocale } from '../accounts/mails/mail-texts.js'
import { textOn } from '../mails/mail-look.js'
import type { MailLook } from '../mails/mail-look.js'
import { DECLARATION_FIELDS } from './declare-withdrawal.js'
import type { Declaration } from './declare-withdrawal.js'
import { withdrawalTextsFor } from './texts/withdrawal-texts.js'
import type { WithdrawalTexts } from './texts/withdrawal-texts.js'

/** The step of a withdrawal that a page shows. */
export type WithdrawalStep =
  | {
      readonly tag: 'form'
      readonly declaration: Declaration
      readonly problems: readonly (keyof Declaration)[]
    }
  | { readonly tag: 'check'; readonly declaration: Declaration }
  | { readonly tag: 'done' }

/** The site that the page stands on. */
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

const hidden = (declaration: Declaration): string =>
  DECLARATION_FIELDS.map(
    (field) => `<input type="hidden" name="${field}" value="${escapeHtml(declaration[field])}">`,
  ).join('')

function bodyOf(step: WithdrawalStep, texts: WithdrawalTexts): string {
  switch (step.tag) {
    case 'form': {
      const { declaration, problems } = step
      return (
        `<p>${escapeHtml(texts.intro)}</p>` +
        (problems.length === 0
          ? ''
          : `<p class="problem" id="problem" role="alert">${escapeHtml(texts.problem)}</p>`) +
        `<form method="post">` +
        DECLARATION_FIELDS.map((field) =>
          fieldOf(field, declaration[field], problems.includes(field), texts),
        ).join('') +
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
        `</dl><form method="post">${hidden(step.declaration)}` +
        `<button name="step" value="confirm">${escapeHtml(texts.confirm)}</button>` +
        `<p><button class="plain" name="step" value="change">${escapeHtml(texts.change)}</button></p></form>`
      )
    case 'done':
      return `<p role="status">${escapeHtml(texts.done)}</p>`
  }
}

/** The page on which shoppers withdraw from a contract; every text is escaped, and nothing in it runs. */
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
