import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../../../composition/cli/program.js'
import { createRemoteImports } from '../../../../../adapters/server/routes/accounts/member-imports.js'
import { readAccountSecrets, startSite } from '../../../../../composition/server/index.js'
import type { RunningSite } from '../../../../../composition/server/index.js'
import { followImport, MEMBER_IMPORT_POLL } from '../../../../../core/account-flows/index.js'
import type { MemberImports } from '../../../../../core/ports/accounts/member-imports.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { describeMemberImports } from '../../../../contracts/member-imports.contract.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTemporaryPglite } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'
import { scratchSite } from '../../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../../composition/support/site-folder.js'

const KEY = 'k'.repeat(64)

let site: ScratchSite
let running: RunningSite
let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTemporaryPglite())
  site = scratchSite()
  const accounts = valueOf(readAccountSecrets({ VITRINE_OWNER_KEY: KEY }))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, accounts }))
}, 240_000)
afterAll(async () => {
  await running.close()
  await fixture.close()
  site.remove()
})

describeMemberImports('the store', async () => fixture.accounts.imports)
describeMemberImports('over the wire', async () => createRemoteImports(running.server.url, KEY))

describe('an import of members over HTTP', () => {
  const path = '/.vitrine/members/imports'
  const send = (headers: Readonly<Record<string, string>>, body = 'Name,Email\n', method = 'POST') =>
    fetch(new URL(path, running.server.url), { method, headers, ...(method === 'POST' && { body }) })

  it('requires the key and a file of at most 4 MB, and is refused to browsers', async () => {
    const authorization = `Bearer ${KEY}`
    const statuses = [
      await send({}),
      await send({ authorization: `Bearer ${KEY.slice(1)}x` }),
      await send({ authorization: KEY }),
      await send({ authorization }, 'Email\n'.padEnd(4 * 1024 * 1024 + 1, 'x')),
      await send({ authorization }, '', 'GET'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 413, 405])
    const begun = await send({ authorization }, 'Name,Email\nZ,zoe@example.com\n')
    expect([begun.status, begun.headers.get('location')?.startsWith(`${path}/`)]).toEqual([202, true])
  })

  it.each([
    ['of Windows', 'latin1'],
    ['of two bytes a letter', 'utf16le'],
  ] as const)('is read in an encoding %s', async (_name, encoding) => {
    const bytes = Buffer.from(
      '\ufeffName,Email\nKäthe,kaethe@example.com\n'.slice(encoding === 'latin1' ? 1 : 0),
      encoding,
    )
    const sent = await fetch(new URL(path, running.server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: bytes,
    })
    expect(sent.status).toBe(202)
  })

  it('is started and polled by the command', async () => {
    const file = join(site.root, 'members.csv')
    writeFileSync(file, 'Name,Email\nY,yves@example.com\n')
    const [out, err]: [string[], string[]] = [[], []]
    const terminal = {
      out: (line: string) => void out.push(line),
      err: (line: string) => void err.push(line),
    }
    const { env } = process
    env['VITRINE_OWNER_KEY'] = KEY
    try {
      const words = ['members', 'import', file, '--over', running.server.url]
      expect([await runCommand(words, terminal), err]).toEqual([0, []])
    } finally {
      delete env['VITRINE_OWNER_KEY']
    }
    expect(out.join('\n')).toContain('1 member was imported.')
    expect(await runCommand(['members', 'import', file, '--over', running.server.url], terminal)).not.toBe(0)
    expect(err.join('\n')).toContain('VITRINE_OWNER_KEY')
  })

  it('is polled at most 240 times', async () => {
    const standing = { id: '1', state: 'running', total: 2, done: 1, added: 0, problems: [] } as const
    let reads = 0
    const imports: MemberImports = {
      begin: async () => ok(standing),
      read: async () => {
        reads += 1
        return ok(standing)
      },
    }
    const clock = {
      setTimer: (_: number, run: () => void) => {
        run()
        return () => undefined
      },
    }
    expect(await followImport(imports, clock, '')).toMatchObject({ failure: { tag: 'endless' } })
    expect(reads).toBe(MEMBER_IMPORT_POLL.most)
  })
})
