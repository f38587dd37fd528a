import {
  decideCancel,
  decideCapture,
  decideFulfil,
  decideNote,
  decideRefund,
  decideSendDownloads,
} from '../../../orders/index.js'
import type { CancelRequest, FulfilRequest, RefundRequest } from '../../../orders/index.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { changeOrder } from './change-order.js'
import type { ChangedOrder, DeskPorts, OrderCommand, OrderFailure } from './change-order.js'

type Answer = Promise<Result<ChangedOrder, OrderFailure>>

/** Sends pieces of an order; the first parcel captures held money. */
export const fulfilOrder = (ports: DeskPorts, command: OrderCommand & FulfilRequest): Answer =>
  changeOrder(ports, command, (order, act) => decideFulfil(order, command, act))

/** Cancels an order of which nothing was sent: its stock and its money are returned. */
export const cancelOrder = (ports: DeskPorts, command: OrderCommand & CancelRequest): Answer =>
  changeOrder(ports, command, (order, act) => decideCancel(order, command, act))

/** Requests a refund; `settleRefunds` asks the provider. */
export const refundOrder = (ports: DeskPorts, command: OrderCommand & RefundRequest): Answer =>
  changeOrder(ports, command, (order, act) => {
    const decided = decideRefund(order, command, act)
    if (!decided.ok) return decided
    return ok(decided.value.tag === 'repeated' ? null : decided.value.decision)
  })

/** Requests the capture of held money; a job of the shop asks the provider. */
export const captureOrder = (ports: DeskPorts, command: OrderCommand): Answer =>
  changeOrder(ports, command, decideCapture)

/** Stores a note with an order, for the shop only. */
export const noteOrder = (ports: DeskPorts, command: OrderCommand & { readonly text: string }): Answer =>
  changeOrder(ports, command, (_, act) => decideNote(command.text, act))

/** Mails the files of an order to its shopper again. */
export const sendDownloads = (ports: DeskPorts, command: OrderCommand): Answer =>
  changeOrder(ports, command, decideSendDownloads)
