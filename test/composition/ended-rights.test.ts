import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import {
  OWNER_ENDPOINT,
  OWNER_HEADER,
  OWNER_HEADER_VALUE,
} from '../../adapters/graphql/protocol/owner/index.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { eventually } from '../browser/support/eventually.js'
import { readSlowly } from '../support/files/read-slowly.js'
import { startPostgres } from '../support/sql/postgres.js'
import { valueOf } from '../support/value-of.js'
import { INVITE, inviteOwner, useCode } from './support/invited-owner.js'
import type { DeskPerson } from './support/invited-owner.js'
import { joinSite } from './support/member-browser.js'
import { openDesk } from './support/owner-desk.js'
import type { DeskAnswer, DeskBrowser } from './support/owner-desk.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

// A person loses their rights while one of their requests is under way.

const DISCOUNT = `mutation ($input: CreateDiscountInput!) { createDiscount(input: $input) { __typename } }`

/** The ways in which a person loses their rights. */
const ENDS: Readonly<Record<string, (owner: DeskBrowser, person: DeskPerson) => Promise<DeskAnswer>>> = {
  'is removed': (owner, { id, version }) =>
    owner.ask(`mutation ($input: RemoveOwnerInput!) { removeOwner(input: $input) { __typename } }`, {
      input: { key: id, id, version },
    }),
  'gets a lower role': (owner, { id, version }) =>
    owner.ask(`mutation ($input: ChangeOwnerRoleInput!) { changeOwnerRole(input: $input) { __typename } }`, {
      input: { key: id, id, version, role: 'READ_ONLY' },
    }),
  'signs out': (_, { browser }) =>
    openDesk(running.server.url, browser.cookie()).ask('mutation { signOut { __typename } }'),
}

/** More than the system takes of a connection that is not read. */
const LONG_FILE_BYTES = 40 * 1024 * 1024

let site: ScratchSite
let running: RunningSite
let database: pg.Client
let owner: DeskBrowser
const closing: (() => unknown)[] = []

const invite = (email: string): Promise<DeskPerson> =>
  inviteOwner(owner, running.server.url, { email, role: 'OWNER' })

beforeAll(async () => {
  site = scratchSite()
  mkdirSync(join(site.folder, '.downloads'))
  mkdirSync(join(site.folder, 'club'))
  site.write('.downloads/long.pdf', 'x'.repeat(LONG_FILE_BYTES))
  site.write('club/film.mp4', 'x'.repeat(LONG_FILE_BYTES))
  site.write(
    'vitrine.json',
    JSON.stringify({ name: 'Scratch', currency: 'EUR', country: 'DE', gates: [{ path: '/club/*' }] }),
  )
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createShopDatabase()
  running = valueOf(await startSite(site.folder, { port: 0, databaseUrl }))
  database = new pg.Client(databaseUrl)
  await database.connect()
  closing.push(
    () => running.close(),
    () => database.end(),
    () => postgres.close(),
  )
  owner = openDesk(running.server.url)
  await useCode(owner, 'owner@example.org', running.firstOwnerCode?.code ?? '')
}, 240_000)
afterAll(async () => {
  for (const close of closing) await close()
  site.remove()
})

/** Sends an operation whose body is complete only after `meanwhile`. */
async function askSlowly(
  { browser }: DeskPerson,
  operation: { readonly query: string; readonly variables: object },
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const body = JSON.stringify(operation)
  const sent = request(`${running.server.url}${OWNER_ENDPOINT}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      [OWNER_HEADER]: OWNER_HEADER_VALUE,
      Cookie: browser.cookie(),
    },
  })
  const answer = new Promise<string>((resolve, reject) => {
    sent.on('response', (response) => resolve(text(response))).on('error', reject)
  })
  await new Promise((resolve) => sent.write(body.slice(0, 10), resolve))
  // The server answers a later request of this process, so it has read the head of the first one.
  await fetch(`${running.server.url}/`)
  await meanwhile()
  sent.end(body.slice(10))
  return answer
}

describe.each(Object.keys(ENDS))('a person who %s', (name) => {
  const end = ENDS[name]!
  const word = name.replaceAll(' ', '-')

  it('changes nothing by a request whose body arrives later', async () => {
    const person = await invite(`slow-${word}@example.org`)
    const email = `door-${word}@example.org`
    const variables = { input: { key: 'door', email, role: 'OWNER' } }
    const answer = await askSlowly(person, { query: INVITE, variables }, () => end(owner, person))
    expect(answer).toMatch(/"code":"(?:UNAUTHENTICATED|FORBIDDEN)"/)
    const { data } = await owner.ask('{ owners { email } }')
    expect(JSON.stringify(data)).not.toContain(email)
  })

  it('gets the rest of a long file only with a session', async () => {
    const person = await invite(`reader-${word}@example.org`)
    const headers = { cookie: person.browser.cookie() }
    const url = `${running.server.url}/vitrine/files/downloads/long.pdf`
    // Each role may read files.
    expect(await readSlowly(url, headers, () => end(owner, person))).toBe(name === 'gets a lower role')
  })

  it('changes nothing by a request that waits for a lock', async () => {
    const person = await invite(`locked-${word}@example.org`)
    await database.query('BEGIN')
    await database.query('LOCK TABLE discount IN EXCLUSIVE MODE')
    const code = `LOCK-${word}`.toUpperCase()
    const answer = person.browser.ask(DISCOUNT, { input: { key: code, code, percent: 10 } })
    await eventually(async () => {
      const { rows } = await database.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)
      expect(rows).toHaveLength(1)
    })
    await end(owner, person)
    await database.query('COMMIT')
    expect((await answer).codes).toEqual([name === 'gets a lower role' ? 'FORBIDDEN' : 'UNAUTHENTICATED'])
    const { data } = await owner.ask('{ discounts { items { code } } }')
    expect(JSON.stringify(data)).not.toContain(code)
  })
})

describe('a member who logs out', () => {
  it('gets no more of a long file behind a gate', async () => {
    const member = await joinSite(running.server.url, 'film@example.org')
    const headers = { cookie: `vitrine_session=${member.cookie('vitrine_session')}` }
    const url = `${running.server.url}/club/film.mp4`
    expect(await readSlowly(url, headers, () => undefined)).toBe(true)
    expect(await readSlowly(url, headers, () => member.entrance.logOut())).toBe(false)
  })
})
