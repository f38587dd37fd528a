import type { BackendFixture } from '../../contracts/backend/backend-fixture.js'

/** The token of the newest mail of a kind to an address; empty: there is none. */
export async function newestToken(
  { mailsTo }: Pick<BackendFixture, 'mailsTo'>,
  email: string,
  kind: string,
): Promise<string> {
  return (await mailsTo!(email)).filter((mail) => mail.kind === kind).at(-1)?.token ?? ''
}
