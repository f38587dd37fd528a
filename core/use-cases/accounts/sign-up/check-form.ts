import { checkEntries, editableFields, isEmailAddress, missingFields } from '../../../accounts/index.js'
import type { SignUp } from '../../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isStorable } from '../../../shared/index.js'
import type { AccountRules, CaptchaPorts, PasswordPorts } from '../account-ports.js'
import { notAnAddress, refuse } from '../failures.js'
import { refuseData, unstorableEntries } from '../refuse-data.js'
import { refusePassword } from '../refuse-password.js'

type Refusal = ReturnType<typeof refuse>

/** Checks a form alone, without a look-up of accounts; null: it is acceptable. */
export async function refuseForm(ports: PasswordPorts & AccountRules, form: SignUp): Promise<Refusal | null> {
  if (!isEmailAddress(form.email.trim()) || !isStorable(form.email)) return notAnAddress
  const refused = await refusePassword(ports, form.password, form.email)
  if (refused !== null) return refused
  const { fields } = ports.settings
  const name = { id: 'name', type: 'PlainText', value: { tag: 'text', text: form.name } } as const
  const broken = [
    ...checkEntries(editableFields(fields), [name, ...form.entries]),
    ...missingFields(fields, form.entries, {}),
  ]
  return refuseData([...broken, ...unstorableEntries([name, ...form.entries])])
}

/** Checks the challenge of a form; null: it is solved, or the site has none. */
export async function refuseChallenge(
  { captcha }: CaptchaPorts,
  { captchaToken }: SignUp,
  { address = '' }: Visitor,
): Promise<Refusal | null> {
  if (captcha === undefined) return null
  const solved = await captcha.verify(captchaToken ?? '', address)
  // Sign-up stays open if the challenge service does not answer (docs/adr/0022).
  return !solved.ok || solved.value ? null : refuse('UsysCaptchaFailed', 'Please confirm you’re not a robot.')
}
