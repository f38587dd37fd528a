import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openSharedDatabase } from '../../../../adapters/server/sql/engine/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../../composition/cli/program.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { productSlug } from '../../../../core/catalog/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { valueOf } from '../../../support/value-of.js'
import { writeMember } from '../../../support/accounts/member-rows.js'
import { openBrowser } from '../../support/member-browser.js'
import { placeOrder } from '../../support/place-order.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const IDA = 'ida@example.org'

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
})
afterAll(async () => {
  await running.close()
  site.remove()
})

async function vitrine(...words: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand([...words, '--data', site.data], {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const privacy = (...words: readonly string[]) => vitrine('privacy', ...words)

describe('personal data of a site', () => {
  it('are exported, and erased except for records that bookkeeping needs', async () => {
    const { commerce } = openBrowser(running.server.url)
    const { orderId: recent } = await placeOrder(commerce, { email: IDA })
    const { orderId: old } = await placeOrder(openBrowser(running.server.url).commerce, {
      email: 'IDA@example.org',
    })
    const { orderId: another } = await placeOrder(openBrowser(running.server.url).commerce)
    const cart = openBrowser(running.server.url).commerce
    const { product } = valueOf(await cart.readProduct({ slug: productSlug('oak-stool') }))
    const sku = product.skus[0]?.id ?? skuId('none')
    valueOf(await cart.addToCart({ skuId: sku, count: 1, buyNow: false, key: 'cart' }))
    valueOf(await cart.updateIdentity(IDA))
    const sql = valueOf(await openSharedDatabase(site.data))
    await sql.query('UPDATE shop_order SET placed_on = $1 WHERE id = $2', [Date.UTC(2010, 0, 1), old])
    for (const [id, text] of [
      ['one', `Mail me: ${IDA}`],
      ['two', 'Mail n.ida@example.org'],
    ] as const)
      await sql.query(
        `INSERT INTO form_submission (site_id, id, form_name, page_id, source, fields, files, received_at)
          VALUES ('main', $1, 'Contact', 'p', '/', $2, '{}', 5)`,
        [id, JSON.stringify({ message: text })],
      )

    const exported = await privacy('export', IDA)
    const { tables, formSubmissions } = JSON.parse(exported.out) as {
      tables: Record<string, readonly Record<string, unknown>[]>
      formSubmissions: readonly { id: string }[]
    }
    expect(tables['shop_order']).toHaveLength(3)
    expect(tables['mail']?.length).toBeGreaterThan(0)
    expect(formSubmissions.map(({ id }) => id)).toEqual(['one'])
    expect(exported.out).toContain('Am Markt 1')
    expect(exported.out).not.toMatch(/"(token|payment_method|site_id)"/)

    const planned = await privacy('erase', IDA)
    expect(planned).toMatchObject({ code: EXIT.ok, err: expect.stringContaining('Nothing was changed') })
    for (const line of [
      'What would be erased:\n  1 cart',
      'documents of the order ' + orderNumber(old),
      '1 submission of forms',
      `What stays:\n  the order ${orderNumber(recent)}, for the books, until `,
    ])
      expect(planned.out).toContain(line)
    expect((await privacy('export', IDA)).out.length).toBe(exported.out.length)

    expect(await privacy('erase', IDA, '--yes')).toMatchObject({
      code: EXIT.ok,
      err: expect.stringContaining('backups'),
    })
    const { rows } = await sql.query(`SELECT id, email, snapshot FROM shop_order WHERE status = 'placed'`)
    const byId = new Map(rows.map((row) => [String(row['id']), row]))
    expect([byId.get(recent)?.['email'], byId.get(old)?.['email'], byId.size]).toEqual([IDA, null, 3])
    expect(byId.get(another)?.['email']).toBe('anna@example.org')
    const rest = JSON.stringify(
      (await sql.query(`SELECT * FROM payment_attempt WHERE order_id = $1`, [old])).rows,
    )
    expect(`${rest}${String(byId.get(old)?.['snapshot'])}`).not.toMatch(/ida@example|Am Markt|Anna Berg/i)
    expect(String(byId.get(old)?.['snapshot'])).toContain('Oak stool')
    const left = await privacy('erase', IDA)
    expect(left.out).toContain(`There is nothing to erase of ${IDA}`)
    expect(JSON.parse((await privacy('export', IDA)).out)).toMatchObject({
      tables: { mail: [] },
      formSubmissions: [],
    })
    expect((await sql.query('SELECT id FROM form_submission')).rows).toEqual([{ id: 'two' }])
  })

  it.each([
    ['', EXIT.usage, 'It is empty: write the e-mail here'],
    ['ida', EXIT.badInput, 'is no mail address'],
    ['%', EXIT.badInput, 'is no mail address'],
    ["'; DROP TABLE mail; --", EXIT.badInput, 'is no mail address'],
  ])('are not selected by %j', async (email, code, message) => {
    expect(await privacy('erase', email, '--yes')).toMatchObject({
      code,
      err: expect.stringContaining(message),
    })
  })
})

describe('accounts that share a mailbox', () => {
  // Stored before both spellings of a host were one.
  const SHARED = ['zoe@b\u00fccher.example', 'zoe@xn--bcher-kva.example'] as const
  const OTHERS = ['zoe@example.org', 'zo\u00e9@b\u00fccher.example']
  const emails = async (): Promise<readonly unknown[]> =>
    (
      await valueOf(await openSharedDatabase(site.data)).query('SELECT email FROM member ORDER BY email')
    ).rows.map(({ email }) => email)
  const join = async (ids: readonly string[]): Promise<void> => {
    const sql = valueOf(await openSharedDatabase(site.data))
    for (const id of ids) await writeMember({ sql, siteId: 'main' }, id)
  }

  it('are named by the doctor, and each is deleted by its exact address', async () => {
    await join([...OTHERS, ...SHARED])
    const named = `Accounts share one mailbox: ${SHARED.join(', ')}.`
    const findings = async (): Promise<string> => (await vitrine('doctor', site.folder)).out
    const found = await findings()
    expect(found).toContain(named)
    expect(found).toContain('vitrine members delete')
    expect(found.split('share one mailbox')).toHaveLength(2)
    expect((await vitrine('members', 'delete', SHARED[1], '--yes')).code).toBe(EXIT.ok)
    expect(await emails()).toEqual([...OTHERS, SHARED[0]].sort())
    expect(await findings()).not.toContain('share one mailbox')
  })

  it('are all erased with their person', async () => {
    await join([SHARED[1]])
    expect(await privacy('erase', SHARED[0], '--yes')).toMatchObject({ code: EXIT.ok })
    expect(await emails()).toEqual([...OTHERS].sort())
  })
})

describe('the record of processing activities of a site', () => {
  it('is made of its settings and pages, as Markdown, HTML, JSON or a file', async () => {
    site.write(
      'contact.html',
      '<form data-name="Write to us" method="post"><input name="email"></form>' +
        '<script src="https://static.hotjar.com/c/hotjar.js"></script>',
    )
    const run = async (...words: readonly string[]) => {
      const out: string[] = []
      const err: string[] = []
      const code = await runCommand(['privacy', 'record', site.folder, ...words], {
        out: (line) => out.push(line),
        err: (line) => err.push(line),
      })
      return { code, out: out.join('\n'), err: err.join('\n') }
    }
    const json = await run('--json')
    const record = JSON.parse(json.out) as { activities: { name: string; recipients: string[] }[] }
    expect(record.activities.map(({ name }) => name)).toEqual([
      'Orders',
      'Forms (Write to us)',
      'Analysis and advertising',
      'Running the site',
    ])
    expect(record.activities[2]?.recipients).toEqual(['hotjar.com'])
    expect((await run()).out).toMatch(/^# Record of processing activities: Scratch\n/)
    const html = (await run('--format', 'html')).out
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('<code>vitrine privacy erase</code>')
    expect(html).not.toContain('`')
    const file = `${site.root}/record.md`
    expect(await run('--output', file)).toMatchObject({ code: EXIT.ok, out: '' })
    expect(readFileSync(file, 'utf8')).toContain('| Recipients | hotjar.com |')
    expect(await run('--output', `${site.root}/none/record.md`)).toMatchObject({ code: EXIT.badInput })

    // Scripts that wait for consent process data of those who agree.
    const settings = JSON.parse(readFileSync(`${site.folder}/vitrine.json`, 'utf8')) as object
    site.write('vitrine.json', JSON.stringify({ ...settings, consent: { hosts: ['chat.example.com'] } }))
    site.write(
      'asked.html',
      '<script src="https://chat.example.com/c.js"></script>' +
        '<script type="text/plain" data-vitrine-consent="script" src="https://pixel.example.com/p.js"></script>',
    )
    const asked = JSON.parse((await run('--json')).out) as typeof record
    expect([...(asked.activities[2]?.recipients ?? [])].sort()).toEqual([
      'hotjar.com',
      'https://chat.example.com',
      'https://pixel.example.com',
    ])
  })
})
