import {
  endpointLine,
  NO_ENDPOINTS,
  rotatedLines,
} from '../../../adapters/server/terminal/site/endpoint-lines.js'
import type { Command } from 'commander'
import { createSqlWebhookDesk } from '../../../adapters/server/sql/events/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import { secretRotationWords } from '../../../core/use-cases/owner/audit-words.js'
import { atShop } from '../catalogue/at-shop.js'
import type { AtShop, ShopOptions } from '../catalogue/at-shop.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData } from '../people/owner-data.js'

const deskOf = (shop: AtShop) => createSqlWebhookDesk({ ...shop, clock: { wallTime: () => shop.nowMs } })

/** `vitrine events endpoints`: the endpoints, without their secrets. */
export function registerEndpoints(events: Command, terminal: Terminal, fail: Fail): void {
  nameData(events.command('endpoints'))
    .description('list the endpoints of the last start of the site; `events rotate` gives one a secret')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) => ok(await deskOf(shop).list()))
      if (!read.ok) return fail(read.failure)
      if (options.json) return terminal.out(jsonText(read.value))
      if (read.value.length === 0) return terminal.out(NO_ENDPOINTS)
      read.value.map(endpointLine).forEach(terminal.out)
    })
}

/** `vitrine events rotate`: another secret for an endpoint. */
export function registerRotate(events: Command, terminal: Terminal, fail: Fail): void {
  nameData(events.command('rotate').argument('<url>', 'the address of an endpoint'))
    .description('give an endpoint a new secret, shown once; for a day its events are signed with both')
    .option('--at-once', 'stop using the earlier secret at once, if a stranger may have it')
    .option('--json', 'write JSON')
    .action(
      async (
        url: string,
        folder: string | undefined,
        options: ShopOptions & { readonly atOnce?: boolean },
      ) => {
        const rotated = await atShop(folder, options, async (shop) => {
          const desk = deskOf(shop)
          const entry = shop.entryOf(secretRotationWords(url))
          const done = await desk.rotate(url, options.atOnce === true, entry)
          if (done.tag === 'rotated') return ok({ ...done.endpoint, secret: done.secret })
          const known = (await desk.list()).map((each) => each.url)
          const rest = known.length === 0 ? NO_ENDPOINTS : `There are ${known.join(', ')}.`
          return err(badInput(`There is no endpoint "${plainLine(url)}".`, plainLine(rest)))
        })
        if (!rotated.ok) return fail(rotated.failure)
        if (options.json) return terminal.out(jsonText(rotated.value))
        rotatedLines(rotated.value).forEach(terminal.out)
      },
    )
}
