import { openDesk } from './owner-desk.js'
import type { DeskBrowser } from './owner-desk.js'

/** A person at the desk, with the browser of their session. */
export interface DeskPerson {
  readonly browser: DeskBrowser
  readonly email: string
  readonly id: string
  readonly version: number
}

/** The invitation of a person, which answers their code. */
export const INVITE = `mutation ($input: InviteOwnerInput!) { inviteOwner(input: $input) {
  ... on OwnerCode { code owner { id version hasAccess } } ... on Problem { problem: code } } }`

const USE_CODE = `mutation ($input: UseCodeInput!) { useCode(input: $input) {
  ... on SignedIn { session { owner { id version } } } } }`

/** Signs a person in with a code. */
export async function useCode(browser: DeskBrowser, email: string, code: string): Promise<DeskPerson> {
  const input = { code, email, password: `a long word of ${email}` }
  const { data } = await browser.ask(USE_CODE, { input })
  const { session } = (
    data as never as { useCode: { session: { owner: Pick<DeskPerson, 'id' | 'version'> } } }
  ).useCode
  return { browser, email, ...session.owner }
}

/** A person whom an owner invited to the desk of a site, after the first use of their code. */
export async function inviteOwner(
  owner: DeskBrowser,
  siteUrl: string,
  { email, role }: { readonly email: string; readonly role: 'OWNER' | 'STAFF' | 'READ_ONLY' },
): Promise<DeskPerson> {
  const { data } = await owner.ask(INVITE, { input: { key: `invite ${email}`, email, role } })
  const { code } = (data as never as { inviteOwner: { code: string } }).inviteOwner
  return useCode(openDesk(siteUrl), email, code)
}
