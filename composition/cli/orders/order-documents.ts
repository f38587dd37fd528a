import type { Command } from 'commander'
import { writePaper } from '../../../adapters/server/documents/write-paper.js'
import type { PaperFiles } from '../../../adapters/server/documents/write-paper.js'
import { headingOf } from '../../../core/orders/index.js'
import { badInput, err, ok, orderNumber, someOf } from '../../../core/shared/index.js'
import { makeCreditNote, makeInvoice, makePackingSlip } from '../../../core/use-cases/documents/make-paper.js'
import type { MakePaper } from '../../../core/use-cases/documents/make-paper.js'
import { loadOrder } from '../../../core/use-cases/shop/orders/change-order.js'
import { orderFailure } from '../../../adapters/server/terminal/orders/order-failure.js'
import { atDesk } from './at-desk.js'
import { jsonText, plainLine, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { readMailSite } from '../messages/read-mail-site.js'

const MAX_NAMED = 5

interface DocumentOptions extends ShopOptions, PaperFiles {
  readonly number?: string
}

/** Adds a command that makes a paper of one order. */
function registerPaper(
  orders: Command,
  { terminal, fail }: Outputs,
  [name, description]: readonly [string, string],
  make: MakePaper,
): Command {
  const named = orders.command(name).argument('<order>', 'the order number (7K3M-9QWT) or the id')
  return nameData(named)
    .description(description)
    .option('--pdf <file>', 'write it as a PDF')
    .option('--html <file>', 'write it as a page to print')
    .option('--json', 'write it as JSON')
    .action(async (order: string, folder: string | undefined, options: DocumentOptions) => {
      if (folder === undefined)
        return fail(badInput('Name the site folder: its vitrine.json names the seller.'))
      const site = await readMailSite(folder)
      if (!site.ok) return fail(site.failure)
      const made = await atDesk(folder, options, async (ports) => {
        const found = await loadOrder(ports.desk, order)
        if (!found.ok) return err(orderFailure(found.failure))
        const paper = await make(ports, found.value, {
          shop: site.value.shop,
          settings: site.value.settings.invoices,
          isDryRun: options.dryRun === true,
          ...(options.number !== undefined && { number: options.number }),
        })
        return paper.ok ? ok({ paper: paper.value, orderId: found.value.id }) : paper
      })
      if (!made.ok) return fail(made.failure)
      const { paper, orderId } = made.value
      const written = await writePaper(paper, site.value, options)
      if (!written.ok) return fail(written.failure)
      const { files, missing } = written.value
      if (missing.length > 0)
        terminal.err(
          shownLine(
            plainLine(
              `The PDF shows empty boxes for ${someOf(missing, MAX_NAMED)}: name a font that has these letters in ` +
                '"font" of "invoices" (docs/documents.md#pdf).',
            ),
          ),
        )
      if (options.json) return terminal.out(jsonText({ ...paper.document, number: paper.number }))
      const heading = headingOf(paper.document, paper.number)
      terminal.out(shownLine(plainLine(`${heading}, order ${orderNumber(orderId)}`)))
      for (const file of files) terminal.out(shownLine(plainLine(`Written: ${file}`)))
      if (options.dryRun === true) terminal.out(shownLine('This is only a preview; nothing was issued.'))
      else if (files.length === 0)
        terminal.out(shownLine('Write it with --pdf <file> or --html <file>, or read it with --json.'))
    })
}

/** `vitrine orders invoice|credit-note|packing-slip`: the papers of one order, also while its shop runs. */
export function registerOrderDocuments(orders: Command, terminal: Terminal, fail: Fail): void {
  const wiring = { terminal, fail }
  const invoice = [
    'invoice',
    'write the invoice of a paid order; the first call issues it with the next number',
  ] as const
  registerPaper(orders, wiring, invoice, makeInvoice).option('--dry-run', 'only show it and issue nothing')
  const note = ['credit-note', 'write the credit note of the last refund; missing ones are issued'] as const
  registerPaper(orders, wiring, note, makeCreditNote).option(
    '--number <number>',
    'one credit note of several, as `vitrine invoices list` shows it (default: the last)',
  )
  registerPaper(
    orders,
    wiring,
    ['packing-slip', 'write the packing slip for the pieces that are not sent yet'],
    makePackingSlip,
  )
}
