import { isMailingListSuccess, mailingListFields, mailingListUrl } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { loadScript } from '../../kit/load-script.js'

/** The answer of a mailing list: taken, refused, or out of reach of scripts. */
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

/** Without its script a list still takes a form of its own field names, and answers on a page of its own. */
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
