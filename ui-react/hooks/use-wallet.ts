import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createQuickCheckoutService, problemOfCheckout, sheetRequestOf } from '../../core/checkout/index.js'
import type { QuickCheckoutService } from '../../core/checkout/index.js'
import type { ProblemFacts } from '../../core/errors/index.js'
import type { OrderReading } from '../../core/ports/shop/commerce-gateway.port.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { SheetEvent, WalletSheet } from '../../core/ports/payments/wallet-sheet.port.js'
import type { Shop } from '../shop.js'

/** Payment in the sheet of a browser's wallet. */
export interface WalletHook {
  /**
   * The button that opens the sheet: the application's own, in Apple's style or in any, or the wallet's own,
   * which it has drawn in `place`. null: no wallet is available.
   */
  readonly button: WalletSheet['button'] | null
  /** Opens the sheet: call it in the click itself, without awaiting anything before. */
  readonly pay: () => void
  /** The `ref` of an element in which a wallet may draw its own button. */
  readonly place: (element: Element | null) => void
  /** The problem of the last sheet; null: none. */
  readonly problem: ProblemFacts | null
}

const NO_PLACE = {}

/** The wallets of a checkout, updated with every read of its order. */
export function useWallet(
  shop: Shop,
  payments: Required<Pick<PaymentForm, 'perform' | 'wallets'>>,
  reading: OrderReading | null,
): WalletHook {
  const [sheet, setSheet] = useState<WalletSheet | null>(null)
  const [problem, setProblem] = useState<ProblemFacts | null>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const opened = useRef<WalletSheet | null>(null)
  const service = useMemo<QuickCheckoutService>(() => {
    const { commerce, cart, navigator, random, storage, confirmationUrl } = shop
    return createQuickCheckoutService({
      commerce,
      navigator,
      random,
      storage,
      payments: { perform: (action) => payments.perform(action) },
      tell: (failure, outcome) => {
        const told = outcome.tag === 'show' ? outcome.checkout : problemOfCheckout(failure)
        setProblem(outcome.tag === 'alert' ? { ...told, key: outcome.key, text: outcome.text } : told)
      },
      onOrderChanged: () => void cart.invalidate(),
      confirmationUrl,
    })
  }, [shop, payments])
  const open = useCallback(() => {
    if (opened.current === null) return
    setProblem(null)
    service.open(opened.current)
  }, [service])

  const request = reading && sheetRequestOf(reading.order, reading.shop)
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
    if (request) opened.current?.update(request.contents)
  })
  // A sheet accepts new amounts, but not another country, currency or need to ship.
  const kind =
    request && [request.country, request.requiresShipping, request.contents.total.amount.currency].join()
  useEffect(() => {
    const wanted = latest.current
    if (kind === null || wanted === null) return undefined
    let isOver = false
    const take = (prepared: WalletSheet | null): void => {
      opened.current = prepared
      setSheet(prepared)
    }
    const tell = (event: SheetEvent): void => (event.tag === 'opened' ? open() : service.tell(event))
    void payments.wallets.prepare(wanted, place ?? NO_PLACE, tell).then((prepared) => {
      if (isOver) prepared?.dispose()
      else take(prepared)
    })
    return () => {
      isOver = true
      opened.current?.dispose()
      take(null)
    }
  }, [kind, place, payments, service, open])

  return { button: sheet?.button ?? null, pay: open, place: setPlace, problem }
}
