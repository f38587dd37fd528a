/** The facts by which a form is recognised as a log-in or a sign-up. */
export interface PlainForm {
  /** The types of its visible fields in order: `email`, `password`, `text`, `checkbox` ... */
  readonly fields: readonly string[]
  /** Texts that hint at its purpose, the most reliable first: the page's address, its name, its button. */
  readonly clues: readonly string[]
}

const SIGN_UP =
  /sign[\s_-]?up|regist(?:er|r)|create[\s_-]?(?:an[\s_-]?)?account|konto[\s_-]?anlegen|inscri(?:ption|re)/i
const LOG_IN = /log[\s_-]?in|sign[\s_-]?in|einloggen|anmelden|connexion|iniciar[\s_-]?sesi[oó]n/i

const purposeOf = (clue: string): 'login' | 'signup' | null => {
  const [isSignUp, isLogIn] = [SIGN_UP.test(clue), LOG_IN.test(clue)]
  return isSignUp === isLogIn ? null : isSignUp ? 'signup' : 'login'
}

/**
 * The purpose of a form without the marks of visitor accounts; null: neither, or it asks for more than an
 * account stores. A log-in has an address and a password; a sign-up may have one more text, the name; both
 * may have boxes to tick.
 */
export function purposeOfPlainForm({ fields, clues }: PlainForm): 'login' | 'signup' | null {
  const count = (type: string): number => fields.filter((field) => field === type).length
  const texts = count('text')
  const isWhole = count('email') + count('password') + count('checkbox') + texts === fields.length
  if (!isWhole || count('email') !== 1 || count('password') !== 1 || texts > 1) return null
  for (const clue of clues) {
    const purpose = purposeOf(clue)
    if (purpose !== null) return purpose === 'login' && texts > 0 ? null : purpose
  }
  return null
}
