import { CHALLENGE_BLOCKED } from '../../../../core/errors/challenge-blocked.js'
import { translated } from '../page-texts.js'
import { submitsOf } from './submit-controls.js'

/**
 * Shows a notice above the buttons of a form whose challenge service did not load; the form can be sent, and
 * the server decides. Returns the function that removes it.
 */
export function showChallengeBlocked(form: HTMLFormElement): () => void {
  const notice = form.ownerDocument.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.dataset['runtimeOwned'] = ''
  notice.textContent = translated(form.ownerDocument, CHALLENGE_BLOCKED)
  const [button] = submitsOf(form)
  if (button === undefined) form.append(notice)
  else button.before(notice)
  return () => notice.remove()
}
