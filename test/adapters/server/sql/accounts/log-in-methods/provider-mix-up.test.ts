import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createOpenIdProvider } from '../../../../../../adapters/server/openid-connect/index.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { codeOf, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createAccountsFixture, ORIGIN } from '../../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { startLocalProvider } from '../../../../../support/accounts/local-provider.js'
import type { LocalProvider } from '../../../../../support/accounts/local-provider.js'
import { wallClock } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

/** Two providers of one site: an honest one, and one whose owner tries to log in as its members. */
const IDS = ['honest', 'hostile'] as const
type Id = (typeof IDS)[number]
const otherOf = (id: Id): Id => (id === 'honest' ? 'hostile' : 'honest')

let providers: Readonly<Record<Id, LocalProvider>>
let fixture: AccountsFixture
const told: string[] = []
beforeAll(async () => {
  providers = { honest: await startLocalProvider(), hostile: await startLocalProvider() }
  for (const id of IDS) await providers[id].serves([`${ORIGIN}/.vitrine/log-in/${id}/back`])
  const known = IDS.map((id) => ({
    id,
    name: id,
    issuer: providers[id].issuer,
    clientId: providers[id].clientId,
    scopes: ['openid', 'email'],
  }))
  fixture = await createAccountsFixture(
    await openTestMemory(),
    { providers: known },
    {
      providers: known.map((each) =>
        createOpenIdProvider({
          ...each,
          clientSecret: providers[each.id].clientSecret,
          clock: wallClock,
        }),
      ),
      onError: (error) => told.push(`${error}`),
    },
  )
}, 240_000)
afterAll(async () => {
  await fixture.close()
  for (const id of IDS) await providers[id].close()
})

let people = 0
const newPerson = () => {
  people += 1
  return { sub: `person-${people}`, email: `q${people}@example.com`, email_verified: true }
}
const begin = async (id: Id, visitor: Visitor): Promise<string> =>
  valueOf(await fixture.accounts.providerLogIn.begin(visitor, id, null))
/** The address to which a provider sends the browser back, with the code of a person. */
async function comeBack(id: Id, visitor: Visitor): Promise<URL> {
  providers[id].enters = newPerson()
  return providers[id].visit(await begin(id, visitor))
}
const finish = (id: Id, visitor: Visitor, query: URLSearchParams) =>
  fixture.accounts.providerLogIn.finish(visitor, id, query)
const changed = (query: URLSearchParams, change: Readonly<Record<string, string | null>>) => {
  const copy = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) copy.delete(name)
    else copy.set(name, value)
  }
  return copy
}
const textOf = (query: URLSearchParams, name: string): string => query.get(name) ?? ''

describe.each(IDS)('an answer of a provider, %s', (id) => {
  const other = otherOf(id)

  it('is sent to the address of that provider alone', async () => {
    const back = await comeBack(id, fixture.newVisitor())
    expect(back.pathname).toBe(`/.vitrine/log-in/${id}/back`)
    expect(back.searchParams.get('iss')).toBe(providers[id].issuer)
  })

  it('is refused for another provider, with its own state', async () => {
    const visitor = fixture.newVisitor()
    const { searchParams } = await comeBack(id, visitor)
    expect(codeOf(await finish(other, visitor, searchParams))).toBe('AccountProviderExpired')
  })

  it.each([
    ['its own issuer', {}],
    ['the other issuer', { iss: 'other' }],
    ['no issuer', { iss: null }],
  ])('is refused for another provider, with the state of a log-in there and %s', async (_, change) => {
    const visitor = fixture.newVisitor()
    const stolen = (await comeBack(id, visitor)).searchParams
    const own = (await comeBack(other, visitor)).searchParams
    const iss = 'iss' in change && change.iss === 'other' ? providers[other].issuer : undefined
    const mixed = changed(stolen, {
      ...('iss' in change && change.iss === null ? { iss: null } : {}),
      ...(iss === undefined ? {} : { iss }),
      state: textOf(own, 'state'),
    })
    expect(codeOf(await finish(other, visitor, mixed))).toBe('AccountProviderRefused')
  })

  it('is accepted with its own issuer alone, which is required once it was named', async () => {
    for (const iss of [providers[other].issuer, `${providers[id].issuer}/`, 'https://evil.example', null]) {
      const visitor = fixture.newVisitor()
      const { searchParams } = await comeBack(id, visitor)
      expect(codeOf(await finish(id, visitor, changed(searchParams, { iss })))).toBe('AccountProviderRefused')
    }
  })

  it('is refused in another browser, with its state or the state of a log-in there', async () => {
    const [victim, thief] = [fixture.newVisitor(), fixture.newVisitor()]
    const { searchParams: stolen } = await comeBack(id, victim)
    expect(codeOf(await finish(id, thief, stolen))).toBe('AccountProviderExpired')
    const { searchParams: own } = await comeBack(id, thief)
    const injected = changed(own, { code: textOf(stolen, 'code') })
    expect(codeOf(await finish(id, thief, injected))).toBe('AccountProviderRefused')
  })

  it('does not log a victim in to the account of a thief who sends the link', async () => {
    const [victim, thief] = [fixture.newVisitor(), fixture.newVisitor()]
    const { searchParams } = await comeBack(id, thief)
    expect(codeOf(await finish(id, victim, searchParams))).toBe('AccountProviderExpired')
    const begun = new URL(await begin(id, victim)).searchParams
    const state = textOf(begun, 'state')
    expect(codeOf(await finish(id, victim, changed(searchParams, { state })))).toBe('AccountProviderRefused')
  })

  it('is refused with a proof for another log-in, another client, or by another issuer', async () => {
    for (const claims of [
      { nonce: 'of another log-in' },
      { aud: 'another-client' },
      { iss: providers[other].issuer },
    ]) {
      const visitor = fixture.newVisitor()
      providers[id].forges = { change: (true_) => ({ ...true_, ...claims }) }
      const { searchParams } = await comeBack(id, visitor)
      expect(codeOf(await finish(id, visitor, searchParams))).toBe('AccountProviderRefused')
      providers[id].forges = null
    }
  })

  it('opens no account of the other provider by the same name there', async () => {
    const person = newPerson()
    const entered = async (at: Id, email: string): Promise<string | undefined> => {
      const visitor = fixture.newVisitor()
      providers[at].enters = { ...person, email }
      const back = await providers[at].visit(await begin(at, visitor))
      const entry = valueOf(await finish(at, visitor, back.searchParams))
      if (entry.tag !== 'entered') throw new Error(entry.tag)
      const { visitor: name, session } = entry.identity
      const member = { id: name, ...(session && { session: session.id }) }
      return valueOf(await fixture.backend.open(member).accounts.readUser())?.email
    }
    expect(await entered(id, person.email)).toBe(person.email)
    const own = `other-${person.email}`
    expect(await entered(other, own)).toBe(own)
    expect(told.join()).not.toMatch(/code=|token/i)
  })
})
