import {
  CANCEL_ORDER,
  CAPTURE_ORDER,
  CREATE_DISCOUNT,
  DELIVER_STOCK,
  DESK_PATH,
  EDIT_DISCOUNT,
  EDIT_PRODUCT,
  END_DISCOUNT,
  FULFIL_ORDER,
  LIST_AUDIT,
  LIST_DISCOUNTS,
  LIST_MAILS,
  LIST_ORDERS,
  LIST_PRODUCTS,
  MOVE_RETURN,
  NOTE_ORDER,
  READ_COUNTS,
  READ_HOME,
  READ_ORDER,
  READ_PRODUCT,
  REFUND_ORDER,
  RETRY_MAILS,
  SEND_DOWNLOADS,
} from '../../protocol/owner/index.js'
import type { DeskDiscount, DeskFailure, DeskProblem } from '../../../../core/desk/index.js'
import { mapResult } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { OwnerApi } from '../../../../core/ports/owner/api/owner-api.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { createAskOwnerApi, problemAsFailure } from './ask-owner-api.js'
import { createCatalogueApi } from './catalogue-api.js'
import { createCollectionsApi } from './collections-api.js'
import { createFilesApi } from './files-api.js'
import { createMembersApi } from './members-api.js'
import { createPeopleApi } from './people-api.js'
import { createSessionApi } from './session-api.js'
import { createSettingsApi } from './settings-api.js'
import { createSiteApi } from './site-api.js'
import type { Passkeys } from './passkeys.js'

/** The dependencies of the API in a page. */
export interface OwnerApiOptions {
  readonly fetch: typeof globalThis.fetch
  readonly random: Pick<Random, 'token'>
  /** Null: this browser does not support passkeys. */
  readonly passkeys: Passkeys | null
  /** Called when an answer says that the session has ended. */
  readonly onSignedOut: () => void
}

/** The discount of an answer. */
const discountOf = (
  answer: Result<{ readonly discount: DeskDiscount } | DeskProblem, DeskFailure>,
): Result<DeskDiscount, DeskFailure> =>
  mapResult(problemAsFailure<{ readonly discount: DeskDiscount }>(answer), ({ discount }) => discount)

/** The owner's API over HTTP. */
export function createOwnerApi({ fetch, random, passkeys, onSignedOut }: OwnerApiOptions): OwnerApi {
  const ask = createAskOwnerApi(fetch, onSignedOut)
  const key = (): string => random.token()
  return {
    ...createPeopleApi({ ask, key, passkeys }),
    ...createMembersApi({ ask }),
    ...createSiteApi({ ask, key }),
    ...createFilesApi({ ask }),
    ...createSettingsApi({ ask }),
    ...createCollectionsApi({ ask, key }),
    ...createCatalogueApi({ ask }),
    ...createSessionApi({ ask, passkeys }),

    home: async (days, timeZone) => mapResult(await ask(READ_HOME, { days, timeZone }), ({ home }) => home),
    counts: async () => mapResult(await ask(READ_COUNTS, {}), ({ home }) => home),
    orders: async (query) => mapResult(await ask(LIST_ORDERS, query), ({ orders }) => orders),
    order: async (id) => mapResult(await ask(READ_ORDER, { id }), ({ order }) => order),
    fulfil: async (input) =>
      problemAsFailure(mapResult(await ask(FULFIL_ORDER, { input }), ({ fulfilOrder }) => fulfilOrder)),
    refund: async (input) =>
      problemAsFailure(mapResult(await ask(REFUND_ORDER, { input }), ({ refundOrder }) => refundOrder)),
    cancel: async (input) =>
      problemAsFailure(mapResult(await ask(CANCEL_ORDER, { input }), ({ cancelOrder }) => cancelOrder)),
    capture: async (input) =>
      problemAsFailure(mapResult(await ask(CAPTURE_ORDER, { input }), ({ captureOrder }) => captureOrder)),
    sendDownloads: async (input) =>
      problemAsFailure(mapResult(await ask(SEND_DOWNLOADS, { input }), ({ sendDownloads }) => sendDownloads)),
    moveReturn: async (input) => {
      const answer = await ask(MOVE_RETURN, { input })
      const moved = problemAsFailure(mapResult(answer, ({ moveReturn }) => moveReturn))
      return mapResult(moved, ({ order }) => ({ order, refund: null }))
    },
    note: async (input) =>
      problemAsFailure(mapResult(await ask(NOTE_ORDER, { input }), ({ noteOrder }) => noteOrder)),

    paperUrl: (kind, orders) =>
      `${DESK_PATH}/papers/${kind}?${new URLSearchParams(orders.map((order) => ['order', order]))}`,

    mails: async ({ state, after }) =>
      mapResult(await ask(LIST_MAILS, { filter: { state }, after }), ({ mails }) => mails),
    retryMails: async (id) => {
      const answer = await ask(RETRY_MAILS, { key: key(), id })
      const retried = problemAsFailure(mapResult(answer, ({ retryMails }) => retryMails))
      return mapResult(retried, ({ count }) => count)
    },
    products: async (query) => mapResult(await ask(LIST_PRODUCTS, query), ({ products }) => products),
    product: async (id) => mapResult(await ask(READ_PRODUCT, { id }), ({ product }) => product),
    editProduct: async (input) => {
      const answer = await ask(EDIT_PRODUCT, { input })
      const edited = problemAsFailure(mapResult(answer, ({ editProduct }) => editProduct))
      return mapResult(edited, ({ product }) => product)
    },
    deliverStock: async (input) => {
      const answer = await ask(DELIVER_STOCK, { input })
      const delivered = problemAsFailure(mapResult(answer, ({ deliverStock }) => deliverStock))
      return mapResult(delivered, ({ left }) => left)
    },
    discounts: async (query) => mapResult(await ask(LIST_DISCOUNTS, query), ({ discounts }) => discounts),
    createDiscount: async (input) =>
      discountOf(mapResult(await ask(CREATE_DISCOUNT, { input }), ({ createDiscount }) => createDiscount)),
    editDiscount: async (input) =>
      discountOf(mapResult(await ask(EDIT_DISCOUNT, { input }), ({ editDiscount }) => editDiscount)),
    endDiscount: async (input) =>
      discountOf(mapResult(await ask(END_DISCOUNT, { input }), ({ endDiscount }) => endDiscount)),
    audit: async (query) => mapResult(await ask(LIST_AUDIT, query), ({ audit }) => audit),
  }
}
