import { describe, expect, it } from '@jest/globals'
import { parseSettings } from '../../../../../adapters/server/sql/shop/index.js'
import { ACCOUNT_MAIL_KINDS } from '../../../../../core/use-cases/accounts/mails/account-mail.js'

const MINIMAL = { name: 'Shop', currency: 'EUR', country: 'DE' }
const MAIL = { subject: 'Hello', text: 'Hello {name}' }
const withMails = (mails: object) => ({ ...MINIMAL, accounts: { mails } })

const problemsOf = (input: unknown): readonly string[] => {
  const parsed = parseSettings(input)
  return parsed.ok ? [] : parsed.failure.map(({ path, message, found }) => `${path} ${message} ${found}`)
}

describe('a name that no setting has', () => {
  it.each([
    [withMails({ resetPasword: MAIL }), 'accounts.mails.resetPasword', 'resetPassword'],
    [withMails({ Welcome: MAIL }), 'accounts.mails.Welcome', 'welcome'],
    [withMails({ orderPlaced: MAIL }), 'accounts.mails.orderPlaced', null],
    [{ ...MINIMAL, shiping: [] }, 'shiping', 'shipping'],
    [{ ...MINIMAL, accounts: { sigUp: 'open' } }, 'accounts.sigUp', 'signUp'],
    [{ ...MINIMAL, palette: [] }, 'palette', null],
  ])('is refused with its place and the one that may be meant: %j', (input, path, meant) => {
    const [problem = ''] = problemsOf(input)
    expect(problem.startsWith(`${path} is not known here; known are `)).toBe(true)
    expect(/; "(.+)" may be meant /.exec(problem)?.[1] ?? null).toBe(meant)
  })
})

it('a text for each mail to members is accepted', () => {
  const mails = Object.fromEntries(ACCOUNT_MAIL_KINDS.map((kind) => [kind, MAIL]))
  const parsed = parseSettings(withMails(mails))
  expect(parsed.ok && parsed.value.accounts.mails).toEqual(mails)
})
