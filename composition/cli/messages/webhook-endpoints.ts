import {
  endpointLine,
  NO_ENDPOINTS,
  rotatedLines,
} from '../../../adapters/server/terminal/site/endpoint-lines.js'
import type { Command } from 'commander'
import { badInput, err, mapResult, ok } from '../../../core/shared/index.js'
import { secretRotationWords } from '../../../core/use-cases/owner/audit-words.js'
import { finish, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

/** `vitrine events endpoints`: the endpoints, without their secrets. */
export function registerEndpoints(events: Command, terminal: Terminal, fail: Fail): void {
  nameData(events.command('endpoints'))
    .description(
      'list the endpoints of the last start of the site; `vitrine events rotate` gives one a secret',
    )
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) => {
        const json = await shop.desks.webhooks.list()
        return ok({ json, lines: json.length === 0 ? [NO_ENDPOINTS] : json.map(endpointLine) })
      })
      finish({ terminal, fail }, options, read)
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
          const desk = shop.desks.webhooks
          const entry = shop.entryOf(secretRotationWords(url))
          const done = await desk.rotate(url, options.atOnce === true, entry)
          if (done.tag === 'rotated') return ok({ ...done.endpoint, secret: done.secret })
          const known = (await desk.list()).map((each) => each.url)
          const rest = known.length === 0 ? NO_ENDPOINTS : `There are ${known.join(', ')}.`
          return err(badInput(`There is no endpoint "${plainLine(url)}".`, plainLine(rest)))
        })
        const result = mapResult(rotated, (json) => ({ json, lines: rotatedLines(json) }))
        finish({ terminal, fail }, options, result)
      },
    )
}
