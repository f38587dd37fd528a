import { isMailingListSuccess, mailingListFields, mailingListUrl } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { loadScript } from '../../kit/load-script.js'

/** The result of a mailing list sign-up: accepted, refused, or unknown to scripts. */
export type SubscribeOutcome = 'subscribed' | 'refused' | 'unreachable'

let calls = 0

/**
 * Signs up through the list's script form, since its answers cannot be read otherwise
 * (reference/forms#mailing-lists).
 */
export async function subscribe(
  context: PageContext,
  action: string,
  fields: FormFields,
): Promise<SubscribeOutcome> {
  const { window } = context
  const callback = `vitrineMailingList${++calls}`
  const url = mailingListUrl(action, mailingListFields(fields), callback)
  if (!url) return 'unreachable'
  let answer: unknown
  Object.defineProperty(window, callback, {
    configurable: true,
    value: (value: unknown) => (answer = value),
  })
  const isLoaded = await loadScript(context, url)
  Reflect.deleteProperty(window, callback)
  if (!isLoaded) return 'unreachable'
  return isMailingListSuccess(answer) ? 'subscribed' : 'refused'
}

/**
 * If the script fails, a normal form with the list's field names still works, and shows the list's own page.
 */
export function subscribeOnItsPage(
  { document }: PageContext,
  form: HTMLFormElement,
  fields: FormFields,
): void {
  const sent = document.createElement('form')
  sent.method = 'post'
  sent.action = form.action
  sent.target = form.target
  sent.hidden = true
  for (const [name, value] of Object.entries(mailingListFields(fields))) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    sent.append(input)
  }
  document.body.append(sent)
  sent.submit()
  sent.remove()
}
