import { parseQuery, textParameter } from './page-query.js'

/** The parameters in the address of an account page (reference/accounts#parameters); null: not given. */
export interface AccountParameters {
  /** From the link of an invitation. */
  readonly inviteToken: string | null
  /** From the link of a verification mail. */
  readonly verifyToken: string | null
  /** From the link of a mail to set a new password. */
  readonly token: string | null
  /** The invited e-mail address. */
  readonly email: string | null
}

/** Reads the parameters of account pages; `path` is a path with its query. */
export function accountParameters(path: string): AccountParameters {
  const query = parseQuery(/\?([^#]*)/.exec(path)?.[1] ?? '')
  const text = (name: string): string | null => textParameter(query, name) || null
  return {
    inviteToken: text('inviteToken'),
    verifyToken: text('verifyToken'),
    token: text('token'),
    email: text('email'),
  }
}
