import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { valueOf } from '../../../support/value-of.js'
import { joinSite, openBrowser, readMails } from '../../support/member-browser.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const FIELD = 'b6f7c1d2e3f4a5b6c7d8e9f0a1b2382d'
const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: {
    fields: [{ id: FIELD, name: 'Phone number', type: 'PlainText', maxLength: 30 }],
    groups: [{ id: 'gold' }, { id: 'press' }],
    mails: { welcome: { subject: 'Hello {name}', text: 'At {site}.\n\n{link}' } },
  },
}

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  site.write('index.html', '<!doctype html><html lang="de"><title>Klub</title></html>')
  running = valueOf(
    await startSite(site.folder, { port: 0, dataFolder: site.data, siteUrl: 'https://club.example' }),
  )
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

async function vitrine(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
  const code = await runCommand([...words, '--data', site.data], terminal)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('mails to members', () => {
  it('are written in the language of the site, with links to its address, as text and HTML', async () => {
    const beganMs = Date.now()
    await joinSite(running.server.url, 'ada@example.com')
    const [welcome, verify] = (await readMails(running.server.url)).filter(
      ({ to }) => to === 'ada@example.com',
    )
    expect(welcome).toMatchObject({ subject: 'Hello Ada Lovelace', links: ['https://club.example/'] })
    expect(verify?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(verify?.links[0]).toMatch(/^https:\/\/club\.example\/sign-up\?verifyToken=[0-9a-f]{32}$/)
    expect(verify?.html).toContain(`href="${verify?.links[0]?.replaceAll('&', '&amp;')}"`)
    expect(Date.parse(verify?.sentOn ?? '')).toBeGreaterThanOrEqual(beganMs)
  })

  it('are shown on this machine only', async () => {
    const address = `${running.server.url}/.vitrine/mailbox`
    expect((await fetch(address)).headers.get('content-type')).toContain('text/html')
    expect((await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  })
})

describe('vitrine members', () => {
  it('removes a second factor, and reports a missing one', async () => {
    const email = 'ada@example.com'
    const none = await vitrine('members', 'factor-off', email, site.folder)
    expect([none.code, none.out]).toEqual([0, 'There is no second factor to remove.'])
    const unknown = await vitrine('members', 'factor-off', 'none@example.com', site.folder)
    expect([unknown.code === 0, unknown.err]).toEqual([false, expect.stringContaining('no member')])
  })

  it('invites a person, whose address alone can sign up with the link, without further proof', async () => {
    const invited = await vitrine('members', 'invite', 'grace@example.com', site.folder, '--groups', 'press')
    const link = new URL(invited.out.split('\n').at(-1) ?? '')
    // The command got no address and reads it from the running site.
    expect(link.origin).toBe('https://club.example')
    expect((await readMails(running.server.url))[0]).toMatchObject({
      to: 'grace@example.com',
      subject: 'Einladung zu Club',
    })
    const form = {
      email: 'eve@example.com',
      name: 'Grace',
      password: 'seven green kettles',
      acceptPrivacy: true,
      acceptCommunications: false,
      inviteToken: link.searchParams.get('inviteToken'),
      captchaToken: null,
      redirectPath: null,
      entries: [],
    }
    const { entrance, accounts } = openBrowser(running.server.url)
    expect(await entrance.signUp(form)).toMatchObject({ failure: { code: 'UsysMustUseInvitation' } })
    const right = { ...form, email: link.searchParams.get('email') ?? '' }
    expect(valueOf(await entrance.signUp(right))).toMatchObject({ emailVerified: true })
    expect(await entrance.signUp(right)).toMatchObject({ failure: { code: 'UsysUnauthorizedEmail' } })
    valueOf(await entrance.logIn(right))
    expect(valueOf(await accounts.readUser())).toMatchObject({ groups: ['press'] })
  })

  it('invites all who never logged in, in steps, and stops', async () => {
    const all = (...words: readonly string[]) => vitrine('members', 'invite-all', site.folder, ...words)
    const { count: before } = JSON.parse((await all('--dry-run', '--json')).out) as { count: number }
    const file = join(site.root, 'new.csv')
    writeFileSync(file, 'Email,Name\nnew1@example.com,One\nnew2@example.com,Two')
    await vitrine('members', 'import', file, site.folder)
    expect((await all('--dry-run')).out).toContain(`${before + 2} members would be invited: 100 an hour`)
    expect((await all('--per-hour', '1', '--reminders', '3')).code).not.toBe(0)
    expect((await all('--per-hour', '1001')).err).toContain('From 1 to 1000')
    const started = await all('--per-hour', '1', '--reminders', '0', '--json')
    expect(JSON.parse(started.out)).toEqual({ count: before + 2, perHour: 1, reminders: 0, isChanged: true })
    expect((await all()).out).toContain('There is no member to invite')
    expect((await all('--show')).out).toMatch(/^Started .* UTC for \d members: \d mailed, 0 of them came\./)
    expect((await all('--stop')).out).toMatch(/^\d members? will get no more mails/)
    expect((await all('--stop')).out).toBe('No mail was planned.')
    const log = JSON.parse((await vitrine('audit', 'list', site.folder, '--json')).out) as readonly object[]
    expect(log.slice(0, 2)).toMatchObject([
      { operation: 'stopInvitations' },
      { operation: 'startInvitations' },
    ])
    for (const name of ['new1', 'new2'])
      await vitrine('members', 'delete', `${name}@example.com`, site.folder, '--yes')
  })

  it('mails no link to this machine if a database server holds the members', async () => {
    const url = process.env['DATABASE_URL']
    // The address is asked for before the server is.
    process.env['DATABASE_URL'] = 'postgres://shop@127.0.0.1:1/shop'
    const out: string[] = []
    const say = (line: string): void => void out.push(line)
    const code = await runCommand(['members', 'invite', 'grace@example.com', site.folder], {
      out: say,
      err: say,
    })
    if (url === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = url
    expect(code).toBe(3)
    expect(out.join('\n')).toMatch(/none was sent[^]*--url[^]*VITRINE_SITE_URL[^]*baseUrl/)
  })

  it('shows and lists members, by page and filter, while the site runs', async () => {
    await joinSite(running.server.url, 'bob@example.com')
    const first = await vitrine('members', 'list', site.folder, '--sort', 'email', '--limit', '1')
    expect(first.out).toContain('ada@example.com')
    const cursor = /--after (\S+)/.exec(first.err)?.[1] ?? ''
    const words = ['--sort', 'email', '--limit', '1', '--after', cursor]
    expect((await vitrine('members', 'list', site.folder, ...words)).out).toContain('bob@example.com')
    expect((await vitrine('members', 'list', site.folder, '--group', 'press')).out).toContain(
      'grace@example.com',
    )
    expect((await vitrine('members', 'list', site.folder, '--search', 'unknown')).out).toBe(
      'There are no such members.',
    )
    const shown = JSON.parse((await vitrine('members', 'show', 'BOB@example.com', site.folder, '--json')).out)
    expect(shown).toMatchObject({ email: 'bob@example.com', status: 'verified', groups: [] })
    expect((await vitrine('members', 'show', 'x@example.com', site.folder)).code).not.toBe(0)
  })

  it('asks the running site at once, instead of waiting for its folder', async () => {
    const waits = jest.spyOn(Atomics, 'wait')
    expect(await vitrine('members', 'list', site.folder)).toMatchObject({ code: 0 })
    expect(waits).not.toHaveBeenCalled()
    waits.mockRestore()
  })

  it('imports 6,000 members of the builder with progress, without any action of theirs', async () => {
    const lines = Array.from({ length: 6_000 }, (_, n) => `Member ${n},member${n}@example.com,+49 ${n}`)
    const file = join(site.root, 'users.csv')
    writeFileSync(file, ['Name,Email,Phone number', ...lines].join('\n'))
    const dry = await vitrine('members', 'import', file, site.folder, '--dry-run')
    expect(dry.out).toBe('6000 members can be imported; nothing was changed.')
    const asJson = await vitrine('members', 'import', file, site.folder, '--dry-run', '--json')
    expect(JSON.parse(asJson.out)).toEqual({ members: 6000 })
    const done = await vitrine('members', 'import', file, site.folder)
    expect(done.out).toMatch(/^6000 members were imported\./)
    expect(done.err).toContain('5000 of 6000')
    expect((await vitrine('members', 'import', file, site.folder)).out).toContain('6000 were members already')
    const { entrance, profile, accounts } = openBrowser(running.server.url)
    valueOf(await entrance.resetPassword('member77@example.com'))
    let token: string | null = null
    while (token === null) {
      const mail = (await readMails(running.server.url)).find(({ to }) => to === 'member77@example.com')
      token = mail === undefined ? null : new URL(mail.links[0] ?? '').searchParams.get('token')
    }
    valueOf(await entrance.updatePassword({ token, password: 'seven green kettles' }))
    expect(valueOf(await accounts.readUser())).toMatchObject({ email: 'member77@example.com' })
    const account = valueOf(await profile!.readAccount([{ id: FIELD, type: 'PlainText' }]))
    expect(account?.values[FIELD]).toEqual({ tag: 'text', text: '+49 77' })
  }, 120_000)

  it('exports a file from which an empty site imports the same members', async () => {
    const file = join(site.root, 'out.csv')
    expect((await vitrine('members', 'export', site.folder, '-o', file)).code).toBe(0)
    const imported = await vitrine('members', 'import', file, site.folder, '--site', 'copy', '--json')
    const { members, ...counts } = JSON.parse(imported.out) as { members: number }
    expect([members > 6000, counts]).toEqual([true, { added: members, known: 0 }])
    const again = await vitrine('members', 'export', site.folder, '--site', 'copy')
    expect(again.out).toBe(readFileSync(file, 'utf8').trimEnd())
    expect(again.out).not.toContain('argon2')
  }, 60_000)

  it('reads a file of a spreadsheet in its own encoding and with its own separator', async () => {
    const file = join(site.root, 'windows.csv')
    writeFileSync(file, Buffer.from('Name;Email\nKäthe;kaethe@example.com\n', 'latin1'))
    const imported = await vitrine('members', 'import', file, site.folder, '--site', 'windows')
    expect([imported.code, imported.err]).toEqual([0, ''])
    const { out } = await vitrine('members', 'export', site.folder, '--site', 'windows')
    expect(out).toContain('kaethe@example.com,Käthe')
  })

  it('reports the mistakes of a file line by line, and changes nothing', async () => {
    const file = join(site.root, 'bad.csv')
    const lines = [
      'zoe@example.com,Zoe,',
      'noone,N,often',
      'ZOE@example.com,Twice,',
      'amy@example.com,"Amy,',
      'x,Y,',
      ',No address,',
    ]
    writeFileSync(file, ['Email,Name,Status', ...lines].join('\n'))
    const { code, err } = await vitrine('members', 'import', file, site.folder)
    expect(code).not.toBe(0)
    expect(err.split('\n').slice(1)).toEqual([
      '  line 3, column "Email": "noone" is not an e-mail address; write it as name@example.com.',
      '  line 3, column "Status": "often" is not a status; write one of invited, unverified, verified.',
      '  line 4, column "Email": ZOE@example.com is on line 2 already; leave one of the two out.',
      '  line 5: A value begins with a quote (") that is never closed.',
      '  line 6, column "Email": "x" is not an e-mail address; write it as name@example.com.',
      '  line 7, column "Email": This line has no e-mail address; write it as name@example.com.',
    ])
    expect((await vitrine('members', 'list', site.folder, '--search', 'zoe')).out).toBe(
      'There are no such members.',
    )
  })

  it('deletes only on request', async () => {
    expect((await vitrine('members', 'delete', 'bob@example.com', site.folder)).err).toContain('--yes')
    expect((await vitrine('members', 'show', 'bob@example.com', site.folder)).code).toBe(0)
  })
})
