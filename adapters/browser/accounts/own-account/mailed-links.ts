import { ownProblem, withSecondFactor } from '../../../../core/account-flows/index.js'
import { translated } from '../../kit/page-texts.js'
import { takeMailedToken } from './mailed-token.js'
import { logInTarget } from './own-page.js'
import type { OwnPage } from './own-page.js'

const CONFIRMED = 'Your new e-mail address is confirmed.'

/** Shows the result of a link before everything else on the page, and announces it to screen readers. */
function tell({ context }: OwnPage, message: string, isGood: boolean): void {
  const { document } = context
  const element = document.createElement('div')
  element.className = isGood ? 'w-form-done' : 'w-form-fail'
  element.setAttribute('role', isGood ? 'status' : 'alert')
  element.setAttribute('data-runtime-owned', '')
  element.tabIndex = -1
  element.style.display = 'block'
  element.textContent = translated(document, message)
  ;(document.querySelector('main, [role=main]') ?? document.body).prepend(element)
  element.focus()
}

async function confirmEmail(page: OwnPage, token: string): Promise<void> {
  const answer = await page.account.confirmEmail(token)
  if (!answer.ok) return tell(page, ownProblem(answer.failure).text, false)
  page.own.changed()
  tell(page, CONFIRMED, true)
}

async function logInByLink(page: OwnPage, token: string): Promise<void> {
  const { account, navigator, onUserChanged, askCode } = page
  const answer = await withSecondFactor((code) => account.openLink({ token, code }), askCode)
  if (!answer.ok) return tell(page, ownProblem(answer.failure).text, false)
  onUserChanged()
  navigator.go(logInTarget(page, answer.value.redirectPath))
}

/** Follows the link of a mail that the page was opened with. */
export async function followMailedLink(page: OwnPage): Promise<void> {
  const emailToken = takeMailedToken(page, 'emailToken')
  if (emailToken !== null) await confirmEmail(page, emailToken)
  const linkToken = takeMailedToken(page, 'linkToken')
  if (linkToken !== null) await logInByLink(page, linkToken)
}
