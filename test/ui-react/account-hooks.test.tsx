/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createSession } from '../../core/account-flows/index.js'
import type { SiteUser } from '../../core/ports/accounts/account-gateway.port.js'
import { ok } from '../../core/shared/index.js'
import { AccountsProvider, Gate, useAccount, useSession } from '../../ui-react/index.js'
import type { VisitorAccounts } from '../../ui-react/index.js'
import { createScriptedAccount, refuse } from '../fakes/account-gateway.fake.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const ADA: SiteUser = { id: 'u1', email: 'ada@example.org', groups: ['gold'] }

let root: Root | null = null
let host = document.createElement('div')

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  host = document.createElement('div')
})

/** A guest, or the member that a server has read. */
function visitor(given?: SiteUser | null) {
  const account = createScriptedAccount()
  const storage = createFakeStorage()
  let user: SiteUser | null = given ?? null
  const asked: string[] = []
  const sessionOf = (entrance = account.entrance) =>
    createSession({
      accounts: {
        readUser: async () => {
          asked.push('user')
          return ok(user)
        },
      },
      entrance: {
        logIn: async (credentials) => {
          const answer = await entrance.logIn(credentials)
          if (answer.ok) user = ADA
          return answer
        },
        logOut: async () => {
          user = null
          return entrance.logOut()
        },
      },
      storage: storage.tab(),
      random: createFakeRandom(),
      ...(given === undefined ? {} : { given }),
    })
  const session = sessionOf()
  const accounts: VisitorAccounts = {
    session,
    profile: account.profile,
    first: session.user.getSnapshot(),
  }
  return { account, accounts, asked, otherTab: sessionOf(), become: (next: SiteUser | null) => (user = next) }
}

const draw = (accounts: VisitorAccounts, node: ReactNode): ReactNode => (
  <StrictMode>
    <AccountsProvider accounts={accounts}>{node}</AccountsProvider>
  </StrictMode>
)

async function render(accounts: VisitorAccounts, node: ReactNode): Promise<void> {
  root = createRoot(host)
  await act(async () => root?.render(draw(accounts, node)))
}

const press = (name: string): Promise<void> =>
  act(async () => {
    host.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()
  })

function Who() {
  const { user, isLoading, logIn, logOut } = useSession()
  return (
    <p>
      {isLoading ? 'reading' : user === undefined ? 'unknown' : (user?.email ?? 'guest')}
      <button name="in" onClick={() => void logIn({ email: ADA.email, password: 'long enough' })} />
      <button name="out" onClick={() => void logOut()} />
    </p>
  )
}

describe('useSession', () => {
  it('reads the logged-in user once for any number of components', async () => {
    const { accounts, asked } = visitor()
    await render(
      accounts,
      <>
        <Who />
        <Who />
      </>,
    )
    expect([host.textContent, asked.length]).toEqual(['guestguest', 1])
  })

  it('follows log-ins and log-outs here and in another tab', async () => {
    const { accounts, otherTab, become } = visitor()
    await render(accounts, <Who />)
    await press('in')
    expect(host.textContent).toBe('ada@example.org')
    await press('out')
    expect(host.textContent).toBe('guest')
    become(ADA)
    await act(async () => otherTab.changed())
    expect(host.textContent).toBe('ada@example.org')
  })

  it('stays unchanged if a log-in is refused', async () => {
    const { accounts, account } = visitor()
    account.answer('logIn', refuse('UsysInvalidCredentials'))
    await render(accounts, <Who />)
    await press('in')
    expect(host.textContent).toBe('guest')
  })
})

describe('Gate', () => {
  const gates = (
    <>
      <Gate pending="wait " fallback="stranger ">
        member{' '}
      </Gate>
      <Gate groups={['gold', 'staff']} fallback="no gold ">
        gold{' '}
      </Gate>
      <Gate groups={['staff']} fallback="no staff ">
        staff{' '}
      </Gate>
      <Gate guests>guest</Gate>
    </>
  )

  it.each([
    [null, 'stranger no gold no staff guest'],
    [ADA, 'member gold no staff '],
  ])('opens for its members: %j', async (user, text) => {
    await render(visitor(user).accounts, gates)
    expect(host.textContent).toBe(text)
  })

  it("hydrates a server's drawing without a difference", async () => {
    const problems: unknown[] = []
    // The output of react-dom/server for a visitor whom the server knows.
    host.innerHTML = '<p>member</p>'
    await act(async () => {
      root = hydrateRoot(
        host,
        draw(
          visitor(ADA).accounts,
          <Gate fallback={<p>stranger</p>}>
            <p>member</p>
          </Gate>,
        ),
        { onRecoverableError: (problem) => problems.push(problem) },
      )
    })
    expect([host.innerHTML, problems]).toEqual(['<p>member</p>', []])
  })
})

describe('useAccount', () => {
  const NICKNAME = { id: 'b6f7', type: 'PlainText' } as const

  function Account() {
    const { account, form, save } = useAccount([NICKNAME])
    const value = account?.values['b6f7']
    return (
      <p>
        {account === undefined
          ? 'unread'
          : account === null
            ? 'guest'
            : value?.tag === 'text'
              ? value.text
              : '-'}
        {` ${form.tag}`}
        <button
          name="save"
          onClick={() => save([{ ...NICKNAME, value: { tag: 'text', text: 'countess' } }])}
        />
      </p>
    )
  }
  const accountOf = (text: string) =>
    ok({ id: 'u1', createdOnMs: 0, values: { b6f7: { tag: 'text', text } as const } })

  it('shows the account, saves it, and shows the saved values', async () => {
    const { account, accounts } = visitor(ADA)
    account.answer('readAccount', accountOf('ada'))
    account.answer('updateAccount', ok({ b6f7: { tag: 'text', text: 'countess' } }))
    await render(accounts, <Account />)
    expect(host.textContent).toBe('ada idle')
    expect(account.asked.find(({ call }) => call === 'readAccount')?.with).toEqual([NICKNAME])
    await press('save')
    expect(host.textContent).toBe('countess saved')
  })

  it('reads it again when another member is logged in', async () => {
    const { account, accounts, become } = visitor(ADA)
    account.answer('readAccount', accountOf('ada'))
    await render(accounts, <Account />)
    account.answer('readAccount', ok(null))
    become(null)
    await act(async () => accounts.session.logOut())
    expect(host.textContent).toBe('guest idle')
  })
})
