import { problemOfCheckout } from '../../../../core/checkout/index.js'
import type { CheckoutFailure, QuickCheckoutService } from '../../../../core/checkout/index.js'
import type { QuickCheckoutOutcome } from '../../../../core/errors/index.js'
import type {
  SheetEvent,
  SheetRequest,
  WalletSheet,
  WalletSheets,
} from '../../../../core/ports/payments/wallet-sheet.port.js'
import type { PageContext } from '../../kit/page-module.js'
import { translated } from '../../kit/page-texts.js'
import { showCartError } from '../cart/cart-blocks.js'
import { checkoutNodes } from '../checkout/checkout-nodes.js'
import { showProblem } from '../checkout/error-block.js'
import { setShown } from '../shown.js'
import { markWallets } from '../wallet-marks.js'
import {
  blockOwner,
  isSameSheet,
  listenToWalletButtons,
  showWalletButtons,
  walletBlocks,
} from './wallet-blocks.js'

/** The dependencies of the wallet buttons of a page. */
export interface WalletBinding {
  readonly context: Pick<PageContext, 'window' | 'document' | 'clock' | 'mode'>
  readonly wallets: WalletSheets
  /** Makes one quick checkout; `tell` shows its failures. */
  readonly quickCheckout: (
    tell: (failure: CheckoutFailure, outcome: QuickCheckoutOutcome) => void,
  ) => QuickCheckoutService
  /** Tells assistive technology. */
  readonly say: (message: string) => void
}

/** The wallet buttons of a page. */
export interface Wallets {
  /** Shows them for an order; null: nothing can be paid with a wallet. */
  readonly show: (request: SheetRequest | null) => void
  readonly dispose: () => void
}

/** An alert would keep the sheet from closing, so it is shown after the sheet. */
const ALERT_PAUSE_MS = 100

interface Block {
  readonly element: HTMLElement
  readonly service: QuickCheckoutService
  request: SheetRequest | null
  sheet: WalletSheet | null
  /** Identifies the preparation, so that an older one is ignored. */
  turn: number
}

function sayWhatWentWrong(
  { context, say }: WalletBinding,
  element: HTMLElement,
  failure: CheckoutFailure,
  outcome: QuickCheckoutOutcome,
): void {
  const { window, clock } = context
  if (outcome.tag === 'alert') {
    clock.setTimer(ALERT_PAUSE_MS, () => window.alert(translated(window.document, outcome.text)))
    return
  }
  const owner = blockOwner(element)
  if (owner === null) return
  const facts =
    outcome.tag === 'show'
      ? owner.tag === 'cart'
        ? outcome.cart
        : outcome.checkout
      : problemOfCheckout(failure)
  if (owner.tag === 'cart') showCartError(owner.element, facts)
  else say(showProblem(checkoutNodes(owner.element), facts))
}

/**
 * Runs the wallet buttons of a page (reference/checkout#wallets). A block is shown once a wallet is known to
 * work, so that its sheet is ready when the shopper clicks: browsers open one only within the click.
 */
export function startWallets(binding: WalletBinding): Wallets {
  const { context, wallets } = binding
  const { document } = context
  const life = new AbortController()
  const blocks = new Map<HTMLElement, Block>()

  const blockOf = (element: HTMLElement): Block => {
    const known = blocks.get(element)
    if (known) return known
    const service = binding.quickCheckout((failure, outcome) =>
      sayWhatWentWrong(binding, element, failure, outcome),
    )
    const made: Block = { element, service, request: null, sheet: null, turn: 0 }
    blocks.set(element, made)
    return made
  }

  const close = (block: Block): void => {
    block.turn += 1
    block.sheet?.dispose()
    block.sheet = null
    block.request = null
    showWalletButtons(block.element, null)
  }

  const prepare = async (block: Block, request: SheetRequest): Promise<void> => {
    close(block)
    block.request = request
    const { turn } = block
    const tell = (event: SheetEvent): void => {
      if (event.tag === 'opened') open(block)
      else block.service.tell(event)
    }
    const sheet = await wallets.prepare(request, block.element, tell)
    if (turn !== block.turn) return sheet?.dispose()
    block.sheet = sheet
    showWalletButtons(block.element, sheet)
  }

  const open = ({ sheet, service, element }: Block): void => {
    if (sheet === null) return
    const owner = blockOwner(element)
    if (owner?.tag === 'checkout') setShown(checkoutNodes(owner.element).error, false)
    service.open(sheet)
  }

  listenToWalletButtons(
    document,
    (element) => {
      const block = blocks.get(element)
      if (block && context.mode() === 'published') open(block)
    },
    life.signal,
  )

  return {
    show: (request) => {
      for (const element of walletBlocks(document)) {
        const block = blockOf(element)
        if (block.service.getSnapshot().tag !== 'closed') continue
        if (request === null) close(block)
        else if (block.request === null || !isSameSheet(block.request, request)) void prepare(block, request)
        else {
          block.request = request
          block.sheet?.update(request.contents)
          showWalletButtons(element, block.sheet)
        }
      }
    },
    dispose: () => {
      life.abort()
      for (const block of blocks.values()) {
        close(block)
        markWallets(block.element, false)
      }
      blocks.clear()
    },
  }
}
